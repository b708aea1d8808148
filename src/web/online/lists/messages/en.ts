import type { Filters } from '../filters.ts';

export interface ListMessages {
  readonly filters: string;
  readonly filtered: (count: number) => string;
  readonly game: string;
  readonly seats: string;
  readonly clock: string;
  readonly rated: string;
  readonly company: string;
  readonly any: string;
  readonly seatCount: (seats: number) => string;
  readonly clocks: { readonly [C in Exclude<Filters['clock'], 'any'>]: string };
  readonly ratedOnly: { readonly [R in Exclude<Filters['rated'], 'any'>]: string };
  readonly companies: { readonly [C in Exclude<Filters['company'], 'any'>]: string };
  /** Screen readers announce every change. */
  readonly shown: (shown: number, all: number) => string;
  readonly noneLikeThat: string;
  readonly showAll: string;

  readonly running: string;
  readonly runningNote: string;
  readonly noneRunning: string;
  readonly watchBest: string;
  readonly watch: string;
  readonly watchNext: string;
  readonly noNext: string;
  readonly mean: (rating: number) => string;
  readonly watchListed: string;

  readonly lately: string;
  readonly latelyNone: string;
  readonly latelyGuest: string;
  readonly here: string;
  readonly last: (game: string, day: string) => string;
  readonly hereNote: string;
  readonly toAccount: string;

  readonly inviteTitle: string;
  readonly inviteNote: string;
  readonly invite: string;
  readonly inviteNamed: (name: string) => string;
  readonly invited: string;
  readonly refused: string;
  readonly slow: string;
  readonly failed: string;
  readonly invites: (name: string, game: string) => string;
  readonly accept: string;
  readonly decline: string;
  readonly mute: (name: string) => string;
  readonly ended: string;
}

const tables = (count: number): string => `${count} ${count === 1 ? 'table' : 'tables'}`;

export const en: ListMessages = {
  filters: 'Filters',
  filtered: (count) => `${count} active`,
  game: 'Game',
  seats: 'Seats',
  clock: 'Time to think',
  rated: 'Rated',
  company: 'With',
  any: 'any',
  seatCount: (seats) => `${seats} seats`,
  clocks: { none: 'no limit', live: 'all at the table now', turns: 'over hours or days' },
  ratedOnly: { rated: 'rated', casual: 'not rated' },
  companies: { people: 'people only', bots: 'bots too' },
  shown: (shown, all) => (shown === all ? tables(all) : `${shown} of ${tables(all)}`),
  noneLikeThat: 'No open table matches these filters.',
  showAll: 'Show all',

  running: 'In play now',
  runningNote: 'You see what everyone sees, but no hands.',
  noneRunning: 'There is no match to watch right now.',
  watchBest: 'Watch the best match',
  watch: 'Watch',
  watchNext: 'Watch another match',
  noNext: 'There is no other match to watch right now.',
  mean: (rating) => `average rating ${rating}`,
  watchListed: 'Anyone can find and watch the match',

  lately: 'Recent players',
  latelyNone: 'Nobody yet. People you play with while signed in appear here.',
  latelyGuest: 'Names only. With an account you can invite people and see who is online, if they allow it.',
  here: 'online',
  last: (game, day) => `${game}, ${day}`,
  hereNote: 'Others see that you are online only if you allow it in your account.',
  toAccount: 'My account',

  inviteTitle: 'Invite people you have played with',
  inviteNote: 'The seat is reserved for three minutes.',
  invite: 'Invite',
  inviteNamed: (name) => `Invite ${name}`,
  invited: 'invited',
  refused: 'not accepting invitations now',
  slow: 'That was a lot of invitations. Wait a moment.',
  failed: 'That didn’t work. Is a seat free?',
  invites: (name, game) => `${name} invites you to ${game}.`,
  accept: 'Sit down',
  decline: 'No, thanks',
  mute: (name) => `No more invitations from ${name}`,
  ended: 'This invitation has expired.',
};
