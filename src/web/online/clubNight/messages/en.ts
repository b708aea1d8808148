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
  readonly waitsFor: (seats: string) => string;
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
  about: 'Several tables at once, round after round. Everybody joins with a phone; nobody needs an account.',
  open: 'Open an evening',
  openNote: 'You get a page for a big screen, and a link and a code for everybody.',
  nameOfEvening: 'Name of the evening',
  games: 'Game',
  mix: 'Several games take turns, one a round.',
  size: 'At a table',
  upTo: (people) => `up to ${people}`,
  rounds: 'Rounds',
  byNumber: (count) => (count === 1 ? 'one round' : `${count} rounds`),
  byClock: (hours) => `as many as fit into ${hours}`,
  limit: 'Time for a round',
  minutes: (minutes) => `${minutes} min`,
  noLimit: 'no limit',
  fill: 'Bots fill tables up',
  nobodyFills: 'No, somebody sits out',
  begin: 'Open the evening',
  code: 'Code',
  codeNote: 'The big screen shows it.',
  comeIn: 'Come in',
  taken: 'Somebody here has that name. Take another one.',
  noEvening: 'There is no such evening.',
  noServer: 'The server does not answer. The page tries again.',
  notOffered: 'This server holds no club nights.',
  closed: 'The evening is over.',
  full: 'The room is full.',
  locked: 'The organiser lets nobody else in at the moment.',
  removed: 'The organiser has removed you from this club night.',
  crowded: 'Many people are joining at once. The page tries again in a few seconds.',
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
  waitsFor: (seats) => `for seat ${seats}`,
  wins: (names) => `${names} won`,
  cut: 'time was up',
  sitsOut: (names) => `Sitting out: ${names}`,
  peopleHere: (count) => (count === 1 ? 'One person is here' : `${count} people are here`),
  table: (number) => `Table ${number}`,
  go: (table, seat) => `Table ${table}, seat ${seat}: go`,
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
  waitForHost: 'The evening begins soon. Keep this page open.',
  youSitOut: 'You sit out this round',
  outNote: 'It is worth a point, and next time it is somebody else’s turn.',
  tableOver: 'Your table has finished',
  nextIn: 'Next round in',
  missed: 'You were missed at your table, and a bot took the seat.',
  imBack: 'I am here',
  youLeft: 'You have left the evening.',
  leave: 'Leave',
  leaveNote: 'You are not seated from the next round on.',
  isOver: 'That was the evening',
  host: 'You are the host',
  hostNote: 'Rounds follow each other by themselves, even if you close this page.',
  startRound: (round) => `Begin round ${round}`,
  tooFew: 'Too few people are here.',
  hold: 'Wait before the next round',
  admit: 'Let new people in',
  close: 'End the evening',
  closeAsk: 'Really end it?',
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
    'A win is worth as many points as the table has seats; who wins together shares them. Sitting out, or a match that time ended, is worth one.',
  back: 'Back to the club night',
  gone: 'gone',
  late: 'missed',
};
