import { unitIn } from '../../../../messages/quantities.ts';
export interface ClubNightMessages {
  readonly title: string;
  readonly about: string;
  readonly open: string;
  readonly openNote: string;
  readonly nameOfEvening: string;
  readonly games: string;
  readonly mix: string;
  readonly size: string;
  readonly upTo: (people: number) => string;
  readonly rounds: string;
  readonly byNumber: (count: number) => string;
  readonly byClock: (hours: string) => string;
  readonly limit: string;
  readonly minutes: (minutes: number) => string;
  readonly noLimit: string;
  readonly fill: string;
  readonly nobodyFills: string;
  readonly begin: string;
  readonly code: string;
  readonly codeNote: string;
  readonly comeIn: string;
  readonly taken: string;
  readonly noEvening: string;
  readonly noServer: string;
  readonly notOffered: string;
  readonly closed: string;
  readonly full: string;
  readonly locked: string;
  readonly removed: string;
  readonly crowded: string;
  /** The big screen. */
  readonly scan: string;
  readonly orType: string;
  readonly screen: string;
  readonly roundOf: (round: number, of: number | null) => string;
  readonly tables: (count: number) => string;
  readonly leftInRound: string;
  readonly untilNext: string;
  readonly standings: string;
  readonly nextRound: (round: number, game: string) => string;
  readonly seats: (count: number) => string;
  readonly free: string;
  readonly bot: string;
  readonly states: { readonly gathering: string; readonly playing: string; readonly over: string };
  readonly waitsFor: (names: string) => string;
  readonly wins: (names: string) => string;
  readonly cut: string;
  readonly sitsOut: (names: string) => string;
  readonly peopleHere: (count: number) => string;
  readonly table: (number: number) => string;
  /** A participant's phone. */
  readonly go: (table: number, seat: number) => string;
  readonly othersSeated: string;
  readonly openTable: string;
  readonly seated: string;
  readonly notYet: string;
  readonly yourSeat: string;
  readonly you: (name: string) => string;
  readonly endsIn: string;
  readonly youAre: string;
  readonly place: (place: number) => string;
  readonly points: (points: string) => string;
  readonly welcome: (name: string) => string;
  readonly waitForHost: string;
  readonly youSitOut: string;
  readonly outNote: string;
  readonly tableOver: string;
  readonly nextIn: string;
  readonly missed: string;
  readonly imBack: string;
  readonly youLeft: string;
  readonly leave: string;
  readonly leaveNote: string;
  readonly isOver: string;
  /** The organiser. */
  readonly host: string;
  readonly hostNote: string;
  readonly startRound: (round: number) => string;
  readonly tooFew: string;
  readonly hold: string;
  readonly admit: string;
  readonly close: string;
  readonly closeAsk: string;
  readonly closeNote: string;
  readonly remove: (name: string) => string;
  readonly invite: string;
  readonly results: string;
  readonly print: string;
  readonly csv: string;
  readonly placeHead: string;
  readonly name: string;
  readonly pointsHead: string;
  readonly playedHead: string;
  readonly wonHead: string;
  readonly outHead: string;
  readonly pointsNote: string;
  readonly back: string;
  readonly gone: string;
  readonly late: string;
}

export const en: ClubNightMessages = {
  title: 'Club night',
  about: 'Several tables at once, round after round. Everyone joins with a phone; nobody needs an account.',
  open: 'Open a club night',
  openNote: 'You get a page for a big screen, and a link and a code for everyone.',
  nameOfEvening: 'Name of the club night',
  games: 'Game',
  mix: 'Several games take turns, one per round.',
  size: 'Players per table',
  upTo: (people) => `up to ${people}`,
  rounds: 'Rounds',
  byNumber: (count) => (count === 1 ? 'one round' : `${count} rounds`),
  byClock: (hours) => `as many as fit into ${hours}`,
  limit: 'Time per round',
  minutes: unitIn('en', 'minute', 'short'),
  noLimit: 'no limit',
  fill: 'Fill up with bots',
  nobodyFills: 'No, someone sits out',
  begin: 'Open the club night',
  code: 'Code',
  codeNote: 'You find it on the big screen.',
  comeIn: 'Join',
  taken: 'Someone here has that name. Choose another one.',
  noEvening: 'There is no such club night.',
  noServer: 'The server is not responding. Trying again …',
  notOffered: 'This server does not offer club nights.',
  closed: 'The club night is over.',
  full: 'The room is full.',
  locked: 'The organiser is not letting anyone else in right now.',
  removed: 'The organiser has removed you from this club night.',
  crowded: 'Many people are joining at once. Trying again in a few seconds …',
  scan: 'Scan to join',
  orType: 'or type',
  screen: 'Big screen',
  roundOf: (round, of) => (of === null ? `Round ${round}` : `Round ${round} of ${of}`),
  tables: (count) => (count === 1 ? 'one table' : `${count} tables`),
  leftInRound: 'left in this round',
  untilNext: 'until the next round',
  standings: 'Standings',
  nextRound: (round, game) => `Round ${round}: ${game}`,
  seats: (count) => `${count} seats`,
  free: 'free',
  bot: 'bot',
  states: { gathering: 'waiting', playing: 'playing', over: 'finished' },
  waitsFor: (names) => `for ${names}`,
  wins: (names) => `${names} won`,
  cut: 'time ran out',
  sitsOut: (names) => `Sitting out: ${names}`,
  peopleHere: (count) => (count === 1 ? 'One person is here' : `${count} people are here`),
  table: (number) => `Table ${number}`,
  go: (table, seat) => `Go to table ${table}, seat ${seat}`,
  othersSeated: 'the others are seated',
  openTable: 'Open my table',
  seated: 'seated',
  notYet: 'not yet here',
  yourSeat: 'your seat',
  you: (name) => `You, ${name}`,
  endsIn: 'Round ends in',
  youAre: 'You are',
  place: (place) => {
    const [tens, ones] = [place % 100, place % 10];
    const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][ones] ?? 'th');
    return `${place}${ending}`;
  },
  points: (points) => (points === '1' ? '1 point' : `${points} points`),
  welcome: (name) => `Welcome, ${name}`,
  waitForHost: 'It will start soon. Keep this page open.',
  youSitOut: 'You sit out this round',
  outNote: 'It is worth a point, and next time someone else sits out.',
  tableOver: 'Your table has finished',
  nextIn: 'Next round in',
  missed: 'You were missed at your table. A bot took your seat.',
  imBack: 'I’m here now',
  youLeft: 'You have left the club night.',
  leave: 'Leave',
  leaveNote: 'You will get no seat from the next round on.',
  isOver: 'The club night is over',
  host: 'You are the organiser',
  hostNote: 'Rounds start automatically, even if you close this page.',
  startRound: (round) => `Start round ${round}`,
  tooFew: 'Not enough people are here.',
  hold: 'Wait before the next round',
  admit: 'Let new people in',
  close: 'End the club night',
  closeAsk: 'Really end it?',
  closeNote: 'Everyone sees the final standings. Matches that are still running no longer count.',
  remove: (name) => `Remove ${name}`,
  invite: 'Invite',
  results: 'Results',
  print: 'Print',
  csv: 'Table as CSV',
  placeHead: 'Place',
  name: 'Name',
  pointsHead: 'Points',
  playedHead: 'Played',
  wonHead: 'Won',
  outHead: 'Sat out',
  pointsNote:
    'A win is worth one point for each seat at the table; joint winners share them. Sitting out, or a match that ran out of time, is worth one point.',
  back: 'Back to the club night',
  gone: 'left',
  late: 'did not come',
};
