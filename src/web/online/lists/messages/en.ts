import type { Filters } from '../filters.ts';
import type { Widen } from '../../../../messages/widen.ts';
import { nounIn } from '../../../../messages/text.ts';

const tables = nounIn('en', 'table', 'tables');

export const en = {
  filters: 'Filters',
  filtered: (count: number) => `${count} active`,
  seats: 'Seats',
  rated: 'Rated',
  company: 'With',
  any: 'any',
  clocks: { none: 'no limit', live: 'all at the table now', turns: 'over hours or days' } satisfies {
    readonly [C in Exclude<Filters['clock'], 'any'>]: string;
  },
  ratedOnly: { rated: 'rated', casual: 'not rated' } satisfies {
    readonly [R in Exclude<Filters['rated'], 'any'>]: string;
  },
  companies: { people: 'people only', bots: 'bots too' } satisfies {
    readonly [C in Exclude<Filters['company'], 'any'>]: string;
  },
  /** Screen readers announce every change. */
  shown: (shown: number, all: number) => (shown === all ? tables(all) : `${shown} of ${tables(all)}`),
  noneLikeThat: 'No open table matches these filters.',
  showAll: 'Show all',

  running: 'In play now',
  runningNote: 'You see what everyone sees, but no hands.',
  noneRunning: 'There is no match to watch right now.',
  watchBest: 'Watch the best match',
  watchNext: 'Watch another match',
  noNext: 'There is no other match to watch right now.',
  mean: (rating: number) => `average rating ${rating}`,
  watchListed: 'Anyone can find and watch the match',

  lately: 'Recent players',
  latelyNone: 'Nobody yet. People you play with while signed in appear here.',
  latelyGuest: 'Names only. With an account you can invite people and see who is online, if they allow it.',
  here: 'online',
  last: (game: string, day: string) => `${game}, ${day}`,
  hereNote: 'Others see that you are online only if you allow it in your account.',
  toAccount: 'My account',

  inviteTitle: 'Invite people you have played with',
  inviteNote: 'The seat is reserved for three minutes.',
  inviteNamed: (name: string) => `Invite ${name}`,
  invited: 'invited',
  refused: 'not accepting invitations now',
  slow: 'That was a lot of invitations. Wait a moment.',
  failed: 'That didn’t work. Is a seat free?',
  invites: (name: string, game: string) => `${name} invites you to ${game}.`,
  mute: (name: string) => `No more invitations from ${name}`,
  ended: 'This invitation has expired.',
};

export type ListMessages = Widen<typeof en>;
