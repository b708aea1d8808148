/** What the host's page says, and what everybody reads about a pause. */
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
import { unitIn } from '../../../messages/quantities.ts';

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
  /** What everybody reads: the sentence, then when. */
  readonly pauseSoon: (minutes: number) => string;
  readonly pauseNow: (until: string) => string;
}

const count = (number: number, one: string, more: string): string => `${number} ${number === 1 ? one : more}`;

const inMinutes = unitIn('en', 'minute');

export const en: AdminMessages = {
  title: 'Your server',
  keyNote:
    'This page is for the admin of the server. “tavola admin key” prints the key. This tab keeps the key until you close it.',
  key: 'Key',
  open: 'Open',
  leave: 'Forget the key',
  troubles: {
    key: 'This key is wrong.',
    slow: 'Too many wrong keys. Wait a minute.',
    table: 'There is no such table.',
    over: 'This match is already over.',
    person: 'There is no such person, or their address is not known right now.',
    nameTaken: 'This name is taken or reserved, or looks just like one that is.',
    body: 'Something here is not right: an address of this machine, or a text that is too long?',
    report: 'There is no such report.',
    open: 'No pause is announced.',
    busy: 'That didn’t work. Try again.',
    other: 'The server is not responding. Try again.',
  },
  sections: {
    load: 'Load',
    tables: 'Tables',
    people: 'People',
    reports: 'Reports',
    offer: 'Features',
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
    thinking: 'Bots thinking or queued',
    decisions: 'Decisions per second',
  },
  kinds: { playing: 'Running', open: 'Open', over: 'Finished', aside: 'Set aside' },
  allGames: 'All games',
  none: 'Nothing here.',
  more: 'Older',
  since: (time) => `since ${time}`,
  here: (number) => `${number} connected here`,
  bot: 'Bot',
  free: 'free',
  somebody: 'Someone',
  watch: 'Watch',
  replay: 'Replay',
  saveRecord: 'Save the match',
  close: 'Close the table',
  closeAsk: 'Close this table?',
  closeNote: 'The match ends here and nobody wins. Everyone at the table sees that you closed it.',
  note: 'Why (for your own log)',
  cancel: 'Cancel',
  people: (accounts, devices) =>
    `${count(accounts, 'account', 'accounts')}, signed in on ${count(devices, 'device', 'devices')}`,
  find: 'Name begins with',
  search: 'Search',
  names: 'Names',
  name: 'Name',
  reserve: 'Reserve',
  freeName: 'Free',
  freeNameNote: 'The person who has the name must choose another one.',
  isName: { taken: 'taken', reserved: 'reserved', held: 'held until' },
  blocks: 'Blocked',
  block: 'Block …',
  blockTitle: (who) => `Block ${who}`,
  blockNote: 'They see the reason and until when. Accounts are blocked themselves, guests by their address.',
  address: 'Address',
  addressNote: 'An IPv4 address, or any address of an IPv6 /64. This blocks the whole household.',
  howLong: 'How long',
  spans: [
    [60, 'an hour'],
    [24 * 60, 'a day'],
    [7 * 24 * 60, 'a week'],
    [30 * 24 * 60, '30 days'],
    [365 * 24 * 60, 'a year'],
  ],
  reason: 'Reason',
  reasons: {
    name: 'Offensive name',
    phrases: 'Spamming phrases',
    leaving: 'Leaving or stalling',
    together: 'Colluding',
    program: 'Using a bot',
    other: 'Something else',
  },
  blockedUntil: (until, reason) => `until ${until}: ${reason}`,
  unblock: 'Unblock',
  reportLine: (by, name) => `${by} about ${name}`,
  atVersion: (version) => `at entry ${version} of the log`,
  states: { new: 'New', seen: 'Seen', closed: 'Closed' },
  offers: {
    guests: 'Guests may open tables',
    rated: 'Rated tables',
    list: 'List of open tables',
    presence: 'Presence and invitations',
    meet: 'Play with someone now',
    club: 'Club nights',
  },
  offerNote: 'What you switch off disappears in all processes. What has started continues.',
  notAllowed: 'switched off in the server’s settings',
  games: 'Games',
  seats: 'Seats per table, at most',
  any: 'as many as the game has',
  pause: 'A pause',
  pauseNote:
    'Everyone who is online sees it at once. In the last five minutes before it, no tables can be opened.',
  begins: 'Starts in',
  lasts: 'Lasts',
  minutes: inMinutes,
  phrases: {
    update: 'We are installing a new version.',
    repair: 'We are repairing something.',
    backup: 'We are making a backup.',
  },
  t: 'What everyone reads',
  ownText: 'Or in your own words',
  announce: 'Announce',
  callOff: 'Cancel the pause',
  announced: (from, until) => `Announced: from ${from} to ${until}`,
  acts: {
    close: 'Closed a table',
    reserve: 'Reserved a name',
    free: 'Freed a name',
    block: 'Blocked',
    unblock: 'Unblocked',
    offer: 'Changed the features',
    pause: 'Announced a pause',
    resume: 'Cancelled a pause',
    report: 'Dealt with a report',
  },
  by: (who) => `by ${who}`,
  logNote: 'Everything an admin does is logged here and can’t be changed.',
  pauseSoon: (minutes) =>
    minutes <= 0 ? 'The server is about to pause.' : `The server pauses in ${inMinutes(minutes)}.`,
  pauseNow: (until) => `The server pauses until about ${until}.`,
};
