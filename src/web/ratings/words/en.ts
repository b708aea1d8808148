/** Ratings, in English. */
import type { Leaderboard, Span } from '../../../net/index.ts';

type Missing = NonNullable<NonNullable<Leaderboard['own']>['missing']>;

export interface RatingsWords {
  readonly title: string;
  readonly game: string;
  readonly span: string;
  readonly spans: { readonly [S in Span]: string };
  readonly columns: {
    readonly [C in 'place' | 'name' | 'rating' | 'matches']: string;
  };
  readonly you: string;
  readonly bot: (level: string) => string;
  readonly landmark: string;
  readonly counted: (people: number) => string;
  readonly around: string;
  readonly empty: { readonly [S in Span]: string };
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

  /** A rating, and that it is provisional. */
  readonly rating: (value: number | string, uncertainty: number) => string;
  readonly provisional: string;
  readonly ratedMatches: (matches: number) => string;

  /** How a rating came about. */
  readonly history: (game: string) => string;
  readonly course: (from: number, to: number, matches: number) => string;
  readonly bandNote: string;
  readonly asNumbers: string;
  readonly when: string;
  readonly watch: (day: string) => string;
  readonly toBoard: string;
  readonly noRatings: string;

  /** A rated table. */
  readonly rated: string;
  readonly ratedNote: string;
  readonly needsAccount: string;
  readonly signIn: string;
  readonly leaveNote: string;
  readonly refused: string;
  readonly ratedTable: string;
  readonly ratedTerms: string;
  readonly inviteNote: string;

  /** At the end. */
  readonly changes: string;
  readonly wait: string;
  readonly late: string;
  readonly unchanged: string;
  readonly yourChange: (change: string, rating: string) => string;
  readonly left: string;
  readonly notRated: string;
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const en: RatingsWords = {
  title: 'Leaderboards',
  game: 'Game',
  span: 'Time',
  spans: { month: 'This month', ever: 'All time' },
  columns: { place: 'Rank', name: 'Name', rating: 'Rating', matches: 'Matches' },
  you: 'you',
  bot: (level) => `Bot, ${level}`,
  landmark: 'The levels of the bots stand between the people: their ratings never change.',
  counted: (people) => `${count(people, 'person', 'people')} on this list.`,
  around: 'Around you',
  empty: {
    month: 'Nobody is on this list yet this month.',
    ever: 'Nobody is on this list yet.',
  },
  invite: 'Somebody has to be the first: open a rated table and ask others to it.',
  openRated: (game) => `Open a rated table: ${game}`,
  missing: {
    matches: 'You have not played a rated match in this time.',
    provisional: 'You will be on the list once your rating is sure enough. Some more rated matches will do.',
    opponents:
      'You will be on the list once you have played four different opponents. Each level of the bots is one of them.',
    hidden: 'Only you see your rank: your ratings are not for everyone.',
  },
  yours: 'Your rating',
  show: 'Show my ratings to everyone …',
  guest: 'With an account you can play rated matches and find yourself on this list.',
  account: 'Account',
  noServer: 'No server answers here. You can still play on this device.',
  off: 'There are no ratings here.',
  whatIsIt: 'What the numbers mean',
  howItWorks: [
    'Everybody begins at 1500, where the medium bots stand. Whoever does better than their rating expects goes up; whoever does worse goes down.',
    'The number after ± says how far off the rating may well be. It gets smaller with every match.',
    'A rating with a question mark is provisional: too little is known yet to put it on the list.',
    'The bots have fixed ratings. So a number means the same next year as it does today.',
  ],

  rating: (value, uncertainty) => `${value} ± ${uncertainty}`,
  provisional: 'provisional',
  ratedMatches: (matches) => count(matches, 'rated match', 'rated matches'),

  history: (game) => `${game}: how the rating came about`,
  course: (from, to, matches) => `From ${from} to ${to} in ${count(matches, 'match', 'matches')}.`,
  bandNote: 'The band shows how sure each number is.',
  asNumbers: 'In numbers',
  when: 'Day',
  watch: (day) => `Watch the match of ${day}`,
  toBoard: 'Leaderboard',
  noRatings: 'No rated match yet.',

  rated: 'Rated',
  ratedNote:
    'The result counts for everybody’s rating. Options and clock are fixed, nothing is taken back, and whoever leaves has lost.',
  needsAccount: 'For a rated table everybody needs an account: a name and a passkey, no e-mail.',
  signIn: 'Sign in or create one',
  leaveNote: 'If a bot has to decide for you, you come after everybody who has stayed.',
  refused: 'This table cannot be rated: sign in once more, or choose a table without rating.',
  ratedTable: 'This table is rated',
  ratedTerms: 'The result changes everybody’s rating. Only people with an account, and bots, can sit here.',
  inviteNote: 'Whoever has this link and an account can sit down. Everybody can watch.',

  changes: 'Ratings',
  wait: 'The ratings are being worked out …',
  late: 'That takes longer than usual. Your new rating will be on your page.',
  unchanged: 'as it was',
  yourChange: (change, rating) => `Your rating: ${change}, now ${rating}.`,
  left: 'has left',
  notRated: 'This match does not count for ratings.',
};
