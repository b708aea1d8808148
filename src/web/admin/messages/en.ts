import type {
  ParsedAdminAction,
  FeatureName,
  PausePhrase,
  ReportReason,
  ErrorCode,
  ReportState,
  AdminTableFilter,
} from '../../../protocol/index.ts';
import type { Section } from '../sections.ts';

export interface AdminMessages {
  readonly title: string;
  readonly keyNote: string;
  readonly key: string;
  readonly open: string;
  readonly leave: string;
  readonly troubles: {
    readonly [
      code in
        | Extract<
            ErrorCode,
            'key' | 'slow' | 'table' | 'over' | 'person' | 'nameTaken' | 'body' | 'report' | 'open' | 'busy'
          >
        | 'other'
    ]: string;
  };
  readonly sections: { readonly [section in Section]: string };
  readonly load: {
    readonly process: (number: number, since: string) => string;
    readonly cpu: string;
    readonly memory: string;
    readonly sockets: string;
    readonly accounts: string;
    readonly guests: string;
    readonly matches: string;
    readonly aside: string;
    readonly thinking: string;
    readonly decisions: string;
  };
  readonly kinds: { readonly [kind in AdminTableFilter]: string };
  readonly allGames: string;
  readonly none: string;
  readonly more: string;
  readonly since: (time: string) => string;
  readonly here: (count: number) => string;
  readonly bot: string;
  readonly free: string;
  readonly somebody: string;
  readonly watch: string;
  readonly replay: string;
  readonly saveRecord: string;
  readonly close: string;
  readonly closeAsk: string;
  readonly closeNote: string;
  readonly note: string;
  readonly cancel: string;
  readonly people: (accounts: number, devices: number) => string;
  readonly find: string;
  readonly search: string;
  readonly names: string;
  readonly name: string;
  readonly reserve: string;
  readonly freeName: string;
  readonly freeNameNote: string;
  readonly isName: { readonly [is in 'taken' | 'reserved' | 'held']: string };
  readonly blocks: string;
  readonly block: string;
  readonly blockTitle: (who: string) => string;
  readonly blockNote: string;
  readonly address: string;
  readonly addressNote: string;
  readonly howLong: string;
  readonly spans: readonly (readonly [minutes: number, label: string])[];
  readonly reason: string;
  readonly reasons: { readonly [reason in ReportReason]: string };
  readonly blockedUntil: (until: string, reason: string) => string;
  readonly unblock: string;
  readonly reportLine: (by: string, name: string) => string;
  readonly atVersion: (version: number) => string;
  readonly states: { readonly [state in ReportState]: string };
  readonly offers: { readonly [name in FeatureName]: string };
  readonly offerNote: string;
  readonly notAllowed: string;
  readonly games: string;
  readonly seats: string;
  readonly any: string;
  readonly pause: string;
  readonly pauseNote: string;
  readonly begins: string;
  readonly lasts: string;
  readonly minutes: (count: number) => string;
  readonly phrases: { readonly [phrase in PausePhrase]: string };
  readonly t: string;
  readonly ownText: string;
  readonly announce: string;
  readonly callOff: string;
  readonly announced: (from: string, until: string) => string;
  readonly acts: { readonly [kind in ParsedAdminAction['kind']]: string };
  readonly by: (who: string) => string;
  readonly logNote: string;
  /** Every player reads these: the sentence, then the time. */
  readonly pauseSoon: (minutes: number) => string;
  readonly pauseNow: (until: string) => string;
}

const count = (number: number, one: string, more: string): string => `${number} ${number === 1 ? one : more}`;

export const en: AdminMessages = {
  title: 'Your server',
  keyNote:
    'This page is for whoever runs the server. “tavola admin key” prints the key. It is kept until this tab is closed.',
  key: 'Key',
  open: 'Open',
  leave: 'Forget the key',
  troubles: {
    key: 'This key is not the right one.',
    slow: 'Too many wrong keys. Wait a minute.',
    table: 'There is no such table.',
    over: 'This match is over already.',
    person: 'There is nobody like that, or nobody knows their address now.',
    nameTaken: 'Somebody has this name, or one that looks like it, or it is reserved.',
    body: 'Something here is not right: an address of this machine, or a text that is too long?',
    report: 'There is no such report.',
    open: 'No pause is announced.',
    busy: 'That did not work just now. Try again.',
    other: 'The server does not answer. Try again.',
  },
  sections: {
    load: 'Load',
    tables: 'Tables',
    people: 'People',
    reports: 'Reports',
    offer: 'Offered',
    log: 'Log',
  },
  load: {
    process: (number, since) => `Process ${number}, since ${since}`,
    cpu: 'Cores in use',
    memory: 'Memory',
    sockets: 'Connections',
    accounts: 'Accounts here',
    guests: 'Guests here',
    matches: 'Tables in memory',
    aside: 'Tables set aside',
    thinking: 'Bots that think or wait',
    decisions: 'Decisions a second',
  },
  kinds: { playing: 'Running', open: 'Open', over: 'Over', aside: 'Set aside' },
  allGames: 'All games',
  none: 'There is nothing here.',
  more: 'Older ones',
  since: (time) => `since ${time}`,
  here: (number) => `${number} connected here`,
  bot: 'Bot',
  free: 'free',
  somebody: 'somebody',
  watch: 'Watch',
  replay: 'Replay',
  saveRecord: 'Save the record',
  close: 'Close the table',
  closeAsk: 'Close this table?',
  closeNote: 'The match ends here and nobody wins. Everybody there is told that you have closed it.',
  note: 'Why, for your own log',
  cancel: 'Cancel',
  people: (accounts, devices) =>
    `${count(accounts, 'account', 'accounts')}, signed in on ${count(devices, 'device', 'devices')}`,
  find: 'Name begins with',
  search: 'Search',
  names: 'Names',
  name: 'Name',
  reserve: 'Reserve',
  freeName: 'Free',
  freeNameNote: 'Whoever is called by a freed name is asked for another one.',
  isName: { taken: 'taken', reserved: 'reserved', held: 'held until' },
  blocks: 'Blocked',
  block: 'Block …',
  blockTitle: (who) => `Block ${who}`,
  blockNote:
    'They are told the reason and until when. An account is blocked as such; a guest by the address.',
  address: 'Address',
  addressNote: 'An IPv4 address, or any of an IPv6 /64. Everybody in that household is meant.',
  howLong: 'How long',
  spans: [
    [60, 'an hour'],
    [24 * 60, 'a day'],
    [7 * 24 * 60, 'a week'],
    [30 * 24 * 60, 'thirty days'],
    [365 * 24 * 60, 'a year'],
  ],
  reason: 'Reason',
  reasons: {
    name: 'A name that hurts',
    phrases: 'Phrases again and again',
    leaving: 'Leaves, or lets others wait',
    together: 'Plays together with somebody',
    program: 'Lets a program decide',
    other: 'Something else',
  },
  blockedUntil: (until, reason) => `until ${until}: ${reason}`,
  unblock: 'Unblock',
  reportLine: (by, name) => `${by} about ${name}`,
  atVersion: (version) => `at entry ${version} of the match`,
  states: { new: 'New', seen: 'Seen', closed: 'Closed' },
  offers: {
    guests: 'Guests may open tables',
    rated: 'Rated tables',
    list: 'List of open tables',
    presence: 'Presence and invitations',
    meet: 'Play with somebody now',
    club: 'Club nights',
  },
  offerNote: 'What you switch off is not shown any more, in any process. What has begun goes on.',
  notAllowed: 'off in the server’s settings',
  games: 'Games',
  seats: 'Seats at a table, at most',
  any: 'as the game has',
  pause: 'A pause',
  pauseNote: 'Everybody who is here reads it at once. No table is opened in the last five minutes before it.',
  begins: 'Begins in',
  lasts: 'Lasts',
  minutes: (number) => count(number, 'minute', 'minutes'),
  phrases: {
    update: 'A new version is put in place.',
    repair: 'Something has to be repaired.',
    backup: 'Everything is copied to a safe place.',
  },
  t: 'What everybody reads',
  ownText: 'In your own words instead',
  announce: 'Announce',
  callOff: 'Call it off',
  announced: (from, until) => `Announced: from ${from} to ${until}`,
  acts: {
    close: 'Closed a table',
    reserve: 'Reserved a name',
    free: 'Freed a name',
    block: 'Blocked',
    unblock: 'Unblocked',
    offer: 'Changed what is offered',
    pause: 'Announced a pause',
    resume: 'Called a pause off',
    report: 'Dealt with a report',
  },
  by: (who) => `by ${who}`,
  logNote: 'Every act is here, and cannot be changed.',
  pauseSoon: (minutes) =>
    minutes <= 0
      ? 'The server is about to pause.'
      : `The server pauses in ${count(minutes, 'minute', 'minutes')}.`,
  pauseNow: (until) => `The server pauses until about ${until}.`,
};
