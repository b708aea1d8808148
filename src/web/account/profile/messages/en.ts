import type { ProfilePart, ShareLevel } from '../../../../protocol/index.ts';
import type { Widen } from '../../../../messages/widen.ts';
import { countIn } from '../../../../messages/text.ts';

const count = countIn('en');

export const en = {
  intro:
    'With an account your tables are on all your devices, and no one else can play under your name. No e-mail, no password, just a passkey on your device.',
  guests: 'An account is optional. You can always play as a guest.',
  make: 'Create an account',
  enter: 'Sign in with a passkey',
  lost: 'I lost my passkey',
  code: 'Recovery code',
  useCode: 'Sign in with the code',
  missing: {
    https:
      'Passkeys need an https address or the computer that runs the server. You can still play as a guest.',
    number: 'Passkeys need a domain name; this server has only an IP address. You can still play as a guest.',
    browser: 'This browser does not support passkeys. You can still play as a guest.',
  } satisfies { readonly [why in 'https' | 'number' | 'browser']: string },
  /** Where players create accounts for this server. */
  elsewhere: 'Accounts of this server are at:',
  cancelled: 'Cancelled: the browser sent no passkey.',

  hello: (name: string) => `You are signed in as ${name}.`,
  nameless: 'The admin has withdrawn your name. Please choose another one.',
  rename: 'Change my name',
  renameNote: 'No one else can take your old name for 90 days. Matches that you have played keep it.',
  backToTable: 'Back to the table',
  myPage: 'My page',
  signOut: 'Sign out on this device',

  claim: (seats: number) => `Add ${count(seats, 'guest match', 'guest matches')} to my account`,
  claimNote: 'You have played as a guest on this device. Those matches can become part of your account.',
  claimed: (seats: number) => `${count(seats, 'guest match', 'guest matches')} added to your account.`,
  claimRefused: (seats: number) => `${count(seats, 'guest match', 'guest matches')} could not be added.`,

  sharing: 'Who sees what',
  sharingNote: 'Your page shows others nothing until you change it here.',
  parts: {
    games: 'Games',
    matches: 'Matches to replay',
    puzzles: 'Puzzles',
    ratings: 'Ratings',
    presence: 'Whether I am online',
  } satisfies { readonly [P in ProfilePart]: string },
  shares: { private: 'only me', played: 'people I have played with', public: 'everyone' } satisfies {
    readonly [S in ShareLevel]: string;
  },
  hereNow: 'Online now',
  invitations: 'Invitations',
  mayInvite: 'People I have played with may invite me',
  mutedNote: 'No invitations from',
  unmute: (name: string) => `Let ${name} invite me again`,

  puzzlesNote: 'Puzzle results stay on this device. Your account knows only what you share here.',
  puzzlesTell: 'Share my puzzle results',
  puzzlesForget: 'Remove my puzzle results',

  passkeys: 'Passkeys',
  passkeysNote: 'A second one, on another device or a security key, lets you in if you lose the first.',
  onlyWay: 'This passkey is the only way into your account. Add a second one, or print recovery codes.',
  addPasskey: 'Add a passkey',
  removePasskey: (label: string) => `Remove the passkey: ${label}`,
  devices: 'Devices',
  addDevice: 'Sign in another device',
  addDeviceNote:
    'Scan this with the other device, or open the link there. It works once, for five minutes. Anyone who opens it gets into your account, so keep it to yourself.',
  deviceAsk: 'Sign in on this device?',
  deviceAskNote: 'Only continue if you have just made this link yourself, on a device of yours.',
  deviceTake: 'Sign in here',
  devicesNote: 'Anyone with one of these devices can play as you. Sign out those you no longer have.',
  thisDevice: 'this device',
  endDevice: (label: string) => `Sign out: ${label}`,
  lastUsed: (day: string) => `last used on ${day}`,

  codes: 'Recovery codes',
  codesNote: 'Print them and keep the sheet. Each code signs you in once, on any device.',
  codesLeft: (codes: number) => `${count(codes, 'code', 'codes')} left.`,
  newCodes: 'Make new codes',
  codesTitle: (name: string, site: string) => `Recovery codes of ${name} at ${site}`,
  codesHow: 'Each code works once. This is the only time you see them; older codes no longer work.',
  save: 'Save as a file',

  files: 'Download my data',
  filesNote: 'Everything this server knows about you, and every match you have finished, move by move.',
  saveAccount: 'Save my account',
  saveRecords: 'Save my matches',

  remove: 'Delete my account',
  removeNote:
    'Your passkeys, devices, codes and your page are deleted at once and for good. Others keep their matches, in which you appear as “Someone”.',
  removeType: (name: string) => `Type ${name} to delete it`,
  removeNow: 'Delete for good',
  keep: 'Keep it',
  removed: 'Your account is deleted. You are a guest again.',

  ownPage: 'This is your page as you see it. Others see only what you share.',
  nobody: 'There is no one by that name here.',
  nothingShown: (name: string) => `${name} does not show anything here.`,
  playedWon: (played: number, won: number) => `${count(played, 'match', 'matches')}, ${won} won`,
  won: 'won',
  notWon: 'not won',
  noMatches: 'No finished matches yet.',
  puzzleRating: (value: number, isProvisional: boolean) =>
    `rating ${value}${isProvisional ? ' (provisional)' : ''}`,
  solved: (solved: number, tried: number) => `${solved} of ${tried} solved`,
};

export type AccountMessages = Widen<typeof en>;
