/** Accounts and people, in English. */
import type { Part, RefusalCode, Share } from '../../../net/index.ts';

/** What can go wrong here and is worth a sentence of its own. */
export type Trouble =
  | Extract<
      RefusalCode,
      | 'nameLength'
      | 'nameSigns'
      | 'nameScripts'
      | 'nameTaken'
      | 'passkey'
      | 'code'
      | 'last'
      | 'session'
      | 'slow'
    >
  | 'cancelled'
  | 'other';

export interface PeopleWords {
  readonly title: string;
  readonly intro: string;
  readonly guests: string;
  readonly make: string;
  readonly enter: string;
  readonly lost: string;
  readonly code: string;
  readonly useCode: string;
  readonly missing: { readonly [why in 'https' | 'number' | 'browser']: string };
  /** Where accounts of this server are made. */
  readonly elsewhere: string;
  readonly troubles: { readonly [T in Trouble]: string };
  readonly noServer: string;

  readonly hello: (name: string) => string;
  readonly nameless: string;
  readonly rename: string;
  readonly renameNote: string;
  readonly backToTable: string;
  readonly myPage: string;
  readonly signOut: string;

  readonly claim: (seats: number) => string;
  readonly claimNote: string;
  readonly claimed: (seats: number) => string;
  readonly claimRefused: (seats: number) => string;

  readonly sharing: string;
  readonly sharingNote: string;
  readonly parts: { readonly [P in Part]: string };
  readonly shares: { readonly [S in Share]: string };
  /** Of somebody who lets others know. */
  readonly hereNow: string;
  /** Being invited, or not. */
  readonly invitations: string;
  readonly mayInvite: string;
  readonly mutedNote: string;
  readonly unmute: (name: string) => string;

  readonly puzzlesNote: string;
  readonly puzzlesTell: string;
  readonly puzzlesForget: string;

  readonly passkeys: string;
  readonly passkeysNote: string;
  readonly onlyWay: string;
  readonly addPasskey: string;
  readonly removePasskey: (label: string) => string;
  readonly devices: string;
  readonly devicesNote: string;
  readonly thisDevice: string;
  readonly endDevice: (label: string) => string;
  readonly lastUsed: (day: string) => string;

  readonly codes: string;
  readonly codesNote: string;
  readonly codesLeft: (codes: number) => string;
  readonly newCodes: string;
  readonly codesTitle: (name: string, site: string) => string;
  readonly codesHow: string;
  readonly print: string;
  readonly save: string;

  readonly files: string;
  readonly filesNote: string;
  readonly saveAccount: string;
  readonly saveRecords: string;

  readonly remove: string;
  readonly removeNote: string;
  readonly removeType: (name: string) => string;
  readonly removeNow: string;
  readonly keep: string;
  readonly removed: string;

  readonly ownPage: string;
  readonly nobody: string;
  readonly nothingShown: string;
  readonly playedWon: (played: number, won: number) => string;
  readonly won: string;
  readonly notWon: string;
  readonly noMatches: string;
  readonly puzzleRating: (value: number, isProvisional: boolean) => string;
  readonly solved: (solved: number, tried: number) => string;
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const en: PeopleWords = {
  title: 'Account',
  intro:
    'With an account your tables are on all your devices, and nobody else can play under your name. No e-mail, no password: your device keeps a passkey, and that is all.',
  guests: 'Nobody needs one. Everything can be played as a guest, as ever.',
  make: 'Create an account',
  enter: 'Sign in with a passkey',
  lost: 'I have lost my passkey',
  code: 'Recovery code',
  useCode: 'Sign in with the code',
  missing: {
    https:
      'There can be no passkeys here: browsers allow them only where the address begins with https, or on the very machine that serves the page. You can play as a guest all the same.',
    number:
      'There can be no passkeys here: browsers want a name in the address, not a number. You can play as a guest all the same.',
    browser: 'This browser has no passkeys. You can play as a guest all the same.',
  },
  elsewhere: 'Accounts of this server are at:',
  troubles: {
    nameLength: 'A name has 2 to 20 letters.',
    nameSigns: 'A name has letters and digits, with single spaces, dots, dashes or apostrophes between them.',
    nameScripts: 'Please use the letters of one script only: others could be mistaken for them.',
    nameTaken: 'Somebody has this name, or one that looks just like it.',
    passkey: 'That passkey was not accepted. Please try once more.',
    code: 'That is no code of ours, or it has been used before.',
    last: 'Without this passkey you could not sign in any more. Add another one first, or make recovery codes.',
    session: 'You are not signed in on this device any more.',
    slow: 'That was a lot at once. Please wait a minute.',
    cancelled: 'Nothing was done: the browser got no passkey.',
    other: 'That did not work. Please try again.',
  },
  noServer: 'No server answers here. You can still play on this device.',

  hello: (name) => `You are signed in as ${name}.`,
  nameless: 'The host has taken your name back. Please choose another one.',
  rename: 'Change my name',
  renameNote: 'Nobody else can take your old name for 90 days. Matches that you have played keep it.',
  backToTable: 'Back to the table',
  myPage: 'My page',
  signOut: 'Sign out here',

  claim: (seats) => `Make ${count(seats, 'seat', 'seats')} of this device mine`,
  claimNote: 'You have sat at tables as a guest on this device. They can become part of your account.',
  claimed: (seats) => `${count(seats, 'seat is', 'seats are')} yours now.`,
  claimRefused: (seats) => `${count(seats, 'seat', 'seats')} could not be taken over.`,

  sharing: 'Who sees what',
  sharingNote: 'Your page shows others nothing until you say so.',
  parts: {
    games: 'Games',
    matches: 'Matches to replay',
    puzzles: 'Puzzles',
    ratings: 'Ratings',
    presence: 'Whether I am here',
  },
  shares: { private: 'only me', played: 'people I have played with', public: 'everyone' },
  hereNow: 'Here now',
  invitations: 'Invitations',
  mayInvite: 'People I have played with may invite me',
  mutedNote: 'Not invited by',
  unmute: (name) => `Let ${name} invite me again`,

  puzzlesNote:
    'Puzzles are solved on this device alone. Your account learns of it only what you tell it here.',
  puzzlesTell: 'Tell how I do at puzzles',
  puzzlesForget: 'Forget my puzzles',

  passkeys: 'Passkeys',
  passkeysNote: 'A second one, on another device or a key, lets you in when the first is lost.',
  onlyWay: 'This passkey is the only way into your account. Add a second one, or print recovery codes.',
  addPasskey: 'Add a passkey',
  removePasskey: (label) => `Remove the passkey: ${label}`,
  devices: 'Devices',
  devicesNote: 'Whoever has one of these plays for you. Sign out what you no longer have.',
  thisDevice: 'this one',
  endDevice: (label) => `Sign out: ${label}`,
  lastUsed: (day) => `last used on ${day}`,

  codes: 'Recovery codes',
  codesNote: 'Print them and keep the sheet. Each code signs you in once, on any device.',
  codesLeft: (codes) => `${count(codes, 'code', 'codes')} left.`,
  newCodes: 'Make new codes',
  codesTitle: (name, site) => `Recovery codes of ${name} at ${site}`,
  codesHow: 'Each works once. They are shown now and never again; older ones are good for nothing any more.',
  print: 'Print',
  save: 'Save as a file',

  files: 'Everything as files',
  filesNote: 'All that this server knows of you, and every match you have finished, move by move.',
  saveAccount: 'Save my account',
  saveRecords: 'Save my matches',

  remove: 'Delete my account',
  removeNote:
    'Your passkeys, devices, codes and your page are deleted at once and for good. Others keep their matches; where you sat it says “somebody”.',
  removeType: (name) => `Type ${name} to delete it`,
  removeNow: 'Delete for good',
  keep: 'Keep it',
  removed: 'Your account is deleted. You are a guest again.',

  ownPage: 'This is your page, as you see it. Others see what you have chosen for them.',
  nobody: 'Nobody is called that here.',
  nothingShown: 'There is nothing to be seen for you here.',
  playedWon: (played, won) => `${count(played, 'match', 'matches')}, ${won} won`,
  won: 'won',
  notWon: 'not won',
  noMatches: 'No finished match yet.',
  puzzleRating: (value, isProvisional) => `rating ${value}${isProvisional ? ' so far' : ''}`,
  solved: (solved, tried) => `${solved} of ${tried} solved`,
};
