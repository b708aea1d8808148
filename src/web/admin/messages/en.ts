import type {
  ParsedAdminAction,
  FeatureName,
  PausePhrase,
  ReportReason,
  ReportState,
  AdminTableFilter,
} from '../../../protocol/index.ts';
import type { Section } from '../adminClient.ts';
import { countIn, unitIn } from '../../../messages/text.ts';
import type { Widen } from '../../../messages/widen.ts';

const count = countIn('en');

const inMinutes = unitIn('en', 'minute');

export const en = {
  title: 'Your server',
  keyNote:
    'This page is for the admin of the server. “tavola admin key” prints the key. This tab keeps the key until you close it.',
  key: 'Key',
  open: 'Open',
  leave: 'Forget the key',
  sections: {
    load: 'Load',
    tables: 'Tables',
    people: 'People',
    reports: 'Reports',
    offer: 'Features',
    log: 'Log',
  } satisfies { readonly [section in Section]: string },
  health: {
    title: 'The server',
    version: 'Version',
    disk: 'Disk',
    free: (free: string, size: string) => `${free} free of ${size}`,
    backup: 'Last backup',
    never: 'never',
    clubNights: 'Club nights',
    nights: (running: number, opened: number) => `${running} running, ${opened} opened in 24 hours`,
    faults: 'Errors in browsers',
  },
  load: {
    process: (number: number, since: string) => `Process ${number}, since ${since}`,
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
  kinds: { playing: 'Running', open: 'Open', over: 'Finished', unplayable: 'Set aside' } satisfies {
    readonly [kind in AdminTableFilter]: string;
  },
  none: 'Nothing here.',
  more: 'Older',
  since: (time: string) => `since ${time}`,
  here: (number: number) => `${number} connected here`,
  bot: 'Bot',
  free: 'free',
  saveRecord: 'Save the match',
  close: 'Close the table',
  closeAsk: 'Close this table?',
  closeNote: 'The match ends here and nobody wins. Everyone at the table sees that you closed it.',
  note: 'Why (for your own log)',
  people: (accounts: number, devices: number) =>
    `${count(accounts, 'account', 'accounts')}, signed in on ${count(devices, 'device', 'devices')}`,
  find: 'Name begins with',
  search: 'Search',
  names: 'Names',
  name: 'Name',
  reserve: 'Reserve',
  freeName: 'Free',
  freeNameNote: 'The person who has the name must choose another one.',
  isName: { taken: 'taken', reserved: 'reserved', held: 'held until' } satisfies {
    readonly [is in 'taken' | 'reserved' | 'held']: string;
  },
  blocks: 'Blocked',
  block: 'Block …',
  blockTitle: (who: string) => `Block ${who}`,
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
  ] satisfies readonly (readonly [minutes: number, label: string])[],
  reason: 'Reason',
  reasons: {
    name: 'Offensive name',
    phrases: 'Spamming phrases',
    leaving: 'Leaving or stalling',
    together: 'Colluding',
    program: 'Using a bot',
    other: 'Something else',
  } satisfies { readonly [reason in ReportReason]: string },
  blockedUntil: (until: string, reason: string) => `until ${until}: ${reason}`,
  unblock: 'Unblock',
  reportLine: (by: string, name: string) => `${by} about ${name}`,
  atVersion: (version: number) => `at entry ${version} of the log`,
  states: { new: 'New', seen: 'Seen', closed: 'Closed' } satisfies {
    readonly [state in ReportState]: string;
  },
  offers: {
    guests: 'Guests may open tables',
    rated: 'Rated tables',
    list: 'List of open tables',
    presence: 'Presence and invitations',
    meet: 'Play with someone now',
    club: 'Club nights',
    words: 'Own words at private tables',
  } satisfies { readonly [name in FeatureName]: string },
  offerNote: 'What you switch off disappears in all processes. What has started continues.',
  notAllowed: 'switched off in the server’s settings',
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
  } satisfies { readonly [phrase in PausePhrase]: string },
  t: 'What everyone reads',
  ownText: 'Or in your own words',
  announce: 'Announce',
  callOff: 'Cancel the pause',
  announced: (from: string, until: string) => `Announced: from ${from} to ${until}`,
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
  } satisfies { readonly [kind in ParsedAdminAction['kind']]: string },
  by: (who: string) => `by ${who}`,
  logNote: 'Everything an admin does is logged here and can’t be changed.',
  /** Every player reads these: the sentence, then the time. */
  pauseSoon: (minutes: number) =>
    minutes <= 0 ? 'The server is about to pause.' : `The server pauses in ${inMinutes(minutes)}.`,
  pauseNow: (until: string) => `The server pauses until about ${until}.`,
};

export type AdminMessages = Widen<typeof en>;
