import type { Leaderboard, LeaderboardSpan } from '../../../../protocol/index.ts';

type Missing = NonNullable<NonNullable<Leaderboard['own']>['missing']>;

export interface RatingMessages {
  readonly title: string;
  readonly game: string;
  readonly span: string;
  readonly spans: { readonly [S in LeaderboardSpan]: string };
  readonly columns: {
    readonly [C in 'place' | 'name' | 'rating' | 'matches']: string;
  };
  readonly you: string;
  readonly bot: (level: string) => string;
  readonly landmark: string;
  readonly counted: (people: number) => string;
  readonly around: string;
  readonly empty: { readonly [S in LeaderboardSpan]: string };
  readonly invite: string;
  readonly openRated: (game: string) => string;
  readonly missing: { readonly [M in Missing]: string };
  readonly yours: string;
  readonly show: string;
  readonly guest: string;
  readonly account: string;
  readonly noServer: string;
  readonly off: string;
  readonly whatIsIt: string;
  readonly howItWorks: readonly string[];

  readonly rating: (value: number | string, uncertainty: number) => string;
  readonly provisional: string;
  readonly ratedMatches: (matches: number) => string;

  readonly history: (game: string) => string;
  readonly course: (from: number, to: number, matches: number) => string;
  readonly bandNote: string;
  readonly asNumbers: string;
  readonly when: string;
  readonly watch: (day: string) => string;
  readonly toBoard: string;
  readonly noRatings: string;

  readonly rated: string;
  readonly ratedNote: string;
  readonly needsAccount: string;
  readonly signIn: string;
  readonly leaveNote: string;
  readonly refused: string;
  readonly ratedTable: string;
  readonly ratedTerms: string;
  readonly inviteNote: string;

  readonly changes: string;
  readonly wait: string;
  readonly late: string;
  readonly unchanged: string;
  readonly yourChange: (change: string, rating: string) => string;
  readonly left: string;
  readonly notRated: string;
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const en: RatingMessages = {
  title: 'Leaderboards',
  game: 'Game',
  span: 'Period',
  spans: { month: 'This month', ever: 'All time' },
  columns: { place: 'Rank', name: 'Name', rating: 'Rating', matches: 'Matches' },
  you: 'you',
  bot: (level) => `Bot, ${level}`,
  landmark: 'Bot levels are listed among the people. Their ratings never change.',
  counted: (people) => `${count(people, 'person', 'people')} on this list.`,
  around: 'Around you',
  empty: {
    month: 'Nobody is on this list yet this month.',
    ever: 'Nobody is on this list yet.',
  },
  invite: 'Be the first: open a rated table and invite others.',
  openRated: (game) => `Open a rated table: ${game}`,
  missing: {
    matches: 'You have not played a rated match in this period.',
    provisional: 'You will be on the list once your rating has settled, after a few more rated matches.',
    opponents:
      'You will be on the list once you have played four different opponents. Each bot level counts as one.',
    hidden: 'Only you see your rank: your ratings are not public.',
  },
  yours: 'Your rating',
  show: 'Show my ratings to everyone …',
  guest: 'With an account you can play rated matches and appear on this list.',
  account: 'Account',
  noServer: 'No server is available. You can still play on this device.',
  off: 'This server has no ratings.',
  whatIsIt: 'What the numbers mean',
  howItWorks: [
    'Everyone starts at 1500, the rating of the medium bots. Do better than expected and your rating rises; do worse and it falls.',
    'The number after ± is the margin of error. It shrinks with every match.',
    'A rating with a question mark is provisional: it is not yet certain enough for the list.',
    'The bots have fixed ratings, so a number means the same next year as it does today.',
  ],

  rating: (value, uncertainty) => `${value} ± ${uncertainty}`,
  provisional: 'provisional',
  ratedMatches: (matches) => count(matches, 'rated match', 'rated matches'),

  history: (game) => `${game}: rating history`,
  course: (from, to, matches) => `From ${from} to ${to} in ${count(matches, 'match', 'matches')}.`,
  bandNote: 'The band is the margin of error.',
  asNumbers: 'As numbers',
  when: 'Day',
  watch: (day) => `Replay the match of ${day}`,
  toBoard: 'Leaderboard',
  noRatings: 'No rated matches yet.',

  rated: 'Rated',
  ratedNote:
    'The result counts for everyone’s rating. Options and clock are fixed, there is no undo, and leaving means losing.',
  needsAccount: 'At a rated table everyone needs an account: a name and a passkey, no e-mail.',
  signIn: 'Sign in or create one',
  leaveNote: 'If a bot has to play for you, you rank behind everyone who stayed.',
  refused: 'This table can’t be rated. Sign in again or choose an unrated table.',
  ratedTable: 'This table is rated',
  ratedTerms: 'The result changes everyone’s rating. Only bots and people with an account can sit here.',
  inviteNote: 'Anyone with this link and an account can sit down. Everyone can watch.',

  changes: 'Ratings',
  wait: 'Calculating the ratings …',
  late: 'This is taking longer than usual. Your new rating will appear on your page.',
  unchanged: 'unchanged',
  yourChange: (change, rating) => `Your rating: ${change}, now ${rating}.`,
  left: 'left',
  notRated: 'This match does not count for ratings.',
};
