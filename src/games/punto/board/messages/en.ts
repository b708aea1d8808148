import type { CardName, Options } from '../../rules/rules.ts';
import { en as words } from '../../messages/en.ts';
import type { BoardMessages } from '../../../../web/ui/board/boardModule.ts';
import { describeSetup } from '../introduction.ts';

export type Way = 'across' | 'down' | 'diagonal';

export interface PuntoBoardMessages extends BoardMessages {
  readonly options: { readonly [O in keyof Options]: string };
  readonly optionValues: { readonly [V in Options['reveal']]: string };
  readonly status: (round: number, toWin: number) => string;
  readonly table: string;
  readonly players: string;
  readonly ownCard: string;
  readonly facts: string;
  readonly goal: (length: number, two: boolean) => string;
  /** P11: the number of columns and rows that may still join. */
  readonly frame: (columns: number, rows: number) => string;
  /** P3: the fourth colour with three seats. */
  readonly neutralNote: string;

  readonly free: string;
  readonly neutral: string;
  readonly covers: (cards: readonly CardName[]) => string;
  readonly last: string;
  readonly mayPlace: string;
  readonly mayCover: string;
  readonly waiting: (card: CardName) => string;
  readonly hinted: (mark: string) => string;
  readonly inRow: string;
  readonly leaves: string;
  readonly hasLeft: string;

  readonly next: string;
  readonly partner: string;
  readonly colours: (names: readonly string[]) => string;
  readonly faceDown: string;

  /** The prompt. */
  readonly yourTurn: (card: CardName, isNeutral: boolean) => string;
  readonly yourStart: (card: CardName, isNeutral: boolean) => string;
  readonly theirTurn: (name: string, card: CardName) => string;
  readonly turningUp: (name: string) => string;
  readonly youTurnUp: string;
  readonly sure: (phrase: string) => string;
  readonly placeHere: (card: CardName) => string;

  readonly youWinRow: (length: number) => string;
  readonly winRow: (names: string, count: number, length: number) => string;
  readonly youWinCount: string;
  readonly winCount: (names: string, count: number) => string;
  readonly nobodyWins: string;
  readonly noCard: (name: string) => string;
  readonly noPlace: (name: string) => string;
  readonly counted: (rows: number, points: number) => string;
  readonly highest: (card: CardName) => string;
  readonly goesOut: (card: CardName) => string;
  readonly nothingGoes: string;
  /** How the row came about: the last card, the card it covers, and the row's direction. */
  readonly completes: (card: CardName, covered: CardName | null, way: Way) => string;
  readonly highestTag: string;
  readonly lastTag: string;
  readonly log: {
    readonly on: string;
    readonly won: (by: 'row' | 'count') => string;
    readonly round: (round: number) => string;
  };
  readonly youWinMatch: string;
  readonly winMatch: (names: string, count: number) => string;

  readonly soFar: string;
  readonly roundTo: (round: number, names: string) => string;
  readonly roundToNobody: (round: number) => string;
  readonly roundBy: (round: string, how: string) => string;
  readonly out: string;
  readonly since: (round: string, out: CardName) => string;

  readonly byRow: string;
  readonly byCount: string;
  readonly won: string;

  readonly placeMiddle: (card: CardName) => string;
  readonly placeOn: (card: CardName, covered: CardName) => string;
  readonly placeBeside: (card: CardName, other: CardName) => string;
}

const the = (card: CardName): string => `the ${words.card(card)}`;
const neutral = (card: CardName, isNeutral: boolean): string =>
  isNeutral ? `the neutral ${words.card(card)}` : the(card);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const WAYS = { across: 'across', down: 'down', diagonal: 'diagonally' };
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;
const times = (count: number, one: string): string => `${number(count)} ${one}${count === 1 ? '' : 's'}`;

export const en: PuntoBoardMessages = {
  howTo: (config) => {
    const { length, two, hasNeutral, isAhead, toWin } = describeSetup(config);
    const row = `${number(length)} cards in a row, across, down or diagonally`;
    const goal = {
      seats: `Get ${row}, all in one of your two colours, and you win the round.`,
      teams: `You and the partner opposite share two colours. Get ${row}, all in one of them, and your team wins the round.`,
      single: `Get ${row}, all in your colour, and you win the round.`,
    };
    return [
      goal[two ?? 'single'] + (hasNeutral ? ' Yellow is nobody’s and does not count.' : ''),
      `${isAhead ? 'Everyone’s next card lies face up. On your turn place yours' : 'On your turn a card is turned up for you. Place it'} beside the others, touching an edge or a corner, or on top of any card with fewer points.`,
      'The layout never grows beyond 6 × 6; its edges appear as the cards spread.',
      toWin === 1
        ? 'Win the round and you win the match.'
        : `Win ${number(toWin)} rounds to win the match. But the highest card of your winning row leaves the match for good.`,
    ];
  },
  tempers: [
    'Builds outwards, where there is room.',
    'Stays in the middle, where everything meets.',
    'Keeps cards close together.',
  ],
  options: {
    teams: 'Teams: partners sit opposite',
    reveal: 'Cards are turned up',
    roundsToWin: 'Rounds to win the match',
  },
  optionValues: { turn: 'on each turn', ahead: 'ahead, for all to see' },
  status: (round, toWin) => `Round ${round} · ${toWin === 1 ? 'one wins it all' : `first to ${toWin}`}`,
  table: 'Table',
  players: 'Players',
  ownCard: 'Your card',
  facts: 'Your deck and your goal',
  goal: (length, two) => `${capital(number(length))} in a row${two ? ', in one colour' : ''}`,
  frame: (columns, rows) => {
    if (columns === 0 && rows === 0) return 'Full size: 6 × 6';
    if (columns === 0) return `Can still grow: ${times(rows, 'row')}`;
    if (rows === 0) return `Can still grow: ${times(columns, 'column')}`;
    return `Can still grow: ${times(columns, 'column')}, ${times(rows, 'row')}`;
  },
  neutralNote: 'Yellow is nobody’s and does not count.',
  free: 'free',
  neutral: 'neutral',
  covers: (cards) => `covers ${cards.map(words.card).join(', ')}`,
  last: 'last move',
  mayPlace: 'you may place your card here',
  mayCover: 'you may cover it',
  waiting: (card) => `${words.card(card)} waits here, press again to confirm`,
  hinted: (mark) => `hint ${mark}`,
  inRow: 'in the winning row',
  leaves: 'leaves the match',
  hasLeft: 'has left the match',
  next: 'next',
  partner: 'your partner',
  colours: (names) => names.join(' and '),
  faceDown: 'nothing turned up',
  yourTurn: (card, isNeutral) => `Your turn: place ${neutral(card, isNeutral)}.`,
  yourStart: (card, isNeutral) => `You begin: place ${neutral(card, isNeutral)} in the middle.`,
  theirTurn: (name, card) => `${name} is placing ${the(card)}.`,
  turningUp: (name) => `${name} turns up a card.`,
  youTurnUp: 'You turn up a card.',
  sure: (phrase) => `${capital(phrase)}?`,
  placeHere: (card) => `place ${the(card)} here`,
  youWinRow: (length) => `${capital(number(length))} in a row: you win the round!`,
  winRow: (names, count, length) =>
    `${capital(number(length))} in a row: ${names} ${count === 1 ? 'wins' : 'win'} the round.`,
  youWinCount: 'You win the round on near-rows!',
  winCount: (names, count) => `${names} ${count === 1 ? 'wins' : 'win'} the round on near-rows.`,
  nobodyWins: 'Nobody wins this round.',
  noCard: (name) => `${name} is out of cards. The most rows one card short win; if tied, the lower total.`,
  noPlace: (name) =>
    `${name} can’t place a card. The most rows one card short win; if tied, the lower total.`,
  counted: (rows, points) =>
    rows === 0
      ? 'none'
      : `${rows === 1 ? '1 row' : `${rows} rows`}, ${points === 1 ? '1 point' : `${points} points`}`,
  highest: (card) => `Its highest card is ${the(card)}.`,
  goesOut: (card) => `${capital(the(card))} leaves the match for good.`,
  nothingGoes: 'No card leaves the match.',
  completes: (card, covered, way) =>
    `${capital(the(card))}${covered === null ? '' : ` on ${the(covered)}`} completes it, ${WAYS[way]}.`,
  highestTag: 'highest',
  lastTag: 'last',
  log: {
    on: 'on',
    won: (by) => (by === 'row' ? 'Row complete' : 'Wins on near-rows'),
    round: (round) => `Round ${round}`,
  },
  youWinMatch: 'You win the match!',
  winMatch: (names, count) => `${names} ${count === 1 ? 'wins' : 'win'} the match.`,
  soFar: 'This match',
  roundTo: (round, names) => `Round ${round}: ${names}`,
  roundToNobody: (round) => `Round ${round}: nobody`,
  roundBy: (round, how) => `${round} (${how})`,
  out: 'Out of the match',
  since: (round, out) => `${round}. ${capital(the(out))} is out of the match.`,
  byRow: 'complete rows',
  byCount: 'near-rows',
  won: 'Rounds won',
  placeMiddle: (card) => `place ${the(card)} in the middle`,
  placeOn: (card, covered) => `place ${the(card)} on ${the(covered)}`,
  placeBeside: (card, other) => `place ${the(card)} beside ${the(other)}`,
};
