import type { Leaderboard, LeaderboardSpan } from '../../../../protocol/index.ts';
import type { Widen } from '../../../../messages/widen.ts';
import { countIn } from '../../../../messages/text.ts';

type Missing = NonNullable<NonNullable<Leaderboard['own']>['missing']>;

const count = countIn('en');

export const en = {
  title: 'Leaderboards',
  span: 'Period',
  spans: { month: 'This month', ever: 'All time' } satisfies { readonly [S in LeaderboardSpan]: string },
  columns: { place: 'Rank', name: 'Name', rating: 'Rating', matches: 'Matches' } satisfies {
    readonly [C in 'place' | 'name' | 'rating' | 'matches']: string;
  },
  bot: (level: string) => `Bot, ${level}`,
  landmark: 'Bot levels are listed among the people. Their ratings never change.',
  counted: (people: number) => `${count(people, 'person', 'people')} on this list.`,
  around: 'Around you',
  empty: {
    month: 'Nobody is on this list yet this month.',
    ever: 'Nobody is on this list yet.',
  } satisfies { readonly [S in LeaderboardSpan]: string },
  invite: 'Be the first: open a rated table and invite others.',
  openRated: (game: string) => `Open a rated table: ${game}`,
  missing: {
    matches: 'You have not played a rated match in this period.',
    provisional: 'You will be on the list once your rating has settled, after a few more rated matches.',
    opponents:
      'You will be on the list once you have played four different opponents. Each bot level counts as one.',
    hidden: 'Only you see your rank: your ratings are not public.',
  } satisfies { readonly [M in Missing]: string },
  yours: 'Your rating',
  show: 'Show my ratings to everyone …',
  guest: 'With an account you can play rated matches and appear on this list.',
  off: 'This server has no ratings.',
  whatIsIt: 'What the numbers mean',
  howItWorks: [
    'Everyone starts at 1500, the rating of the medium bots. Do better than expected and your rating rises; do worse and it falls.',
    'The number after ± is the margin of error. It shrinks with every match.',
    'A rating with a question mark is provisional: it is not yet certain enough for the list.',
    'The bots have fixed ratings, so a number means the same next year as it does today.',
  ],

  rating: (value: number | string, uncertainty: number) => `${value} ± ${uncertainty}`,
  provisional: 'provisional',
  ratedMatches: (matches: number) => count(matches, 'rated match', 'rated matches'),

  history: (game: string) => `${game}: rating history`,
  course: (from: number, to: number, matches: number) =>
    `From ${from} to ${to} in ${count(matches, 'match', 'matches')}.`,
  bandNote: 'The band is the margin of error.',
  asNumbers: 'As numbers',
  when: 'Day',
  watch: (day: string) => `Replay the match of ${day}`,
  toBoard: 'Leaderboard',
  noRatings: 'No rated matches yet.',

  rated: 'Rated',
  ratedNote:
    'The result counts for everyone’s rating. Options and clock are fixed, there is no undo, and leaving means losing.',
  needsAccount: 'At a rated table everyone needs an account: a name and a passkey, no e-mail.',
  signIn: 'Sign in or create one',
  costs: {
    loss: (change: string) => `This counts as a loss: up to ${change}.`,
    time: (change: string) => `If your time runs out, it counts as a loss: up to ${change}.`,
    away: (change: string) =>
      `If you are away for a minute when it is your turn, the others may claim the win: up to ${change}.`,
  },
  newRating: (uncertainty: number) =>
    `Your rating was still uncertain (± ${uncertainty}), so a single match moves it a lot. The steps get smaller with every match.`,
  leaveNote: 'If a bot has to play for you, you rank behind everyone who stayed.',
  refused: 'This table can’t be rated. Sign in again or choose an unrated table.',
  ratedTable: 'This table is rated',
  ratedTerms: 'The result changes everyone’s rating. Only bots and people with an account can sit here.',
  inviteNote: 'Anyone with this link and an account can sit down. Everyone can watch.',

  changes: 'Ratings',
  wait: 'Calculating the ratings …',
  late: 'This is taking longer than usual. Your new rating will appear on your page.',
  unchanged: 'unchanged',
  yourChange: (change: string, rating: string) => `Your rating: ${change}, now ${rating}.`,
  left: 'left',
  notRated: 'This match does not count for ratings.',
};

export type RatingMessages = Widen<typeof en>;
