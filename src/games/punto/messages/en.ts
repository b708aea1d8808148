import type { CardName, Colour, Options, Punto } from '../rules/rules.ts';
import type { Seat } from '../../../core/index.ts';
import {
  does,
  doesInside,
  type EnglishMessages,
  type GameCatalogue,
  type Names,
  toLabels,
} from '../../../messages/messages.ts';
import type { Widen } from '../../../messages/widen.ts';
import { describeSetup } from './describeSetup.ts';
import { capital } from '../../../messages/text.ts';

const colours = { red: 'red', green: 'green', blue: 'blue', yellow: 'yellow' };
const card = (name: CardName): string => {
  const [colour, points] = name.split('-');
  return `${colours[colour as Colour]} ${points}`;
};
export type Way = 'across' | 'down' | 'diagonal';
const the = (name: CardName): string => `the ${card(name)}`;
const neutral = (name: CardName, isNeutral: boolean): string =>
  isNeutral ? `the neutral ${card(name)}` : the(name);
const WAYS = { across: 'across', down: 'down', diagonal: 'diagonally' };
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;
const times = (count: number, one: string): string => `${number(count)} ${one}${count === 1 ? '' : 's'}`;

export const en = {
  asks: { place: 'Place your card.' },
  colours,
  card,
  round: (round: number, toWin: number) =>
    `Round ${round}, ${toWin === 1 ? 'one round wins' : `${toWin} rounds win`}`,
  wins: (count: number) => (count === 1 ? '1 round won' : `${count} rounds won`),
  deck: (count: number) => (count === 1 ? '1 card left' : `${count} cards left`),
  nextCard: (name: string) => `face up: ${name}`,
  removed: (cards: readonly string[]) => `Out of the match: ${cards.join(', ')}`,
  cell: (x: number, y: number, name: string) => `column ${x}, row ${y}: ${name}`,
  events: {
    turnedUp: (e, names) => `${does(names, e.seat, 'turns', 'turn')} up ${card(e.card)}.`,
    placed: (e, names) =>
      e.covered === null
        ? `${does(names, e.seat, 'places', 'place')} ${card(e.card)} at column ${e.x}, row ${e.y}.`
        : `${does(names, e.seat, 'places', 'place')} ${card(e.card)} on ${card(e.covered)} at column ${e.x}, row ${e.y}.`,
    stuck: (e, names) =>
      e.lacks === 'card'
        ? `${does(names, e.seat, 'is', 'are')} out of cards: the round ends, and rows one card short decide.`
        : `${does(names, e.seat, 'can’t', 'can’t')} place a card: the round ends, and rows one card short decide.`,
    roundWon: (e, names) =>
      `${toLabels(names).seats(e.seats)}: round won ${e.by === 'row' ? 'by a complete row' : 'on near-rows'}; ${card(e.removed)} leaves the match.`,
    roundDrawn: () => 'Nobody wins this round, and no card leaves the match.',
    roundDealt: (e, names) =>
      `Round ${e.round} is dealt, ${doesInside(names, e.start, 'begins', 'begin')}.` +
      (e.surplus.length === 0 ? '' : ` Left over and out of the match: ${e.surplus.map(card).join(', ')}.`),
    matchOver: (e, names) =>
      e.winners.length === 1
        ? `The match is over. Winner: ${toLabels(names).seats(e.winners)}.`
        : `The match is over. Winners: ${toLabels(names).seats(e.winners)}.`,
  },
  refusals: {
    over: 'The match is over.',
    turn: 'It is not your turn.',
    centre: 'The first card of a round goes in the middle.',
    span: 'The cards may not span more than six columns or six rows.',
    apart: 'The card must touch another one by an edge or a corner.',
    points: 'You may only cover a card with fewer points.',
  },
  /** Messages of the board. */
  board: {
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
    } satisfies { readonly [O in keyof Options]: string },
    optionValues: { turn: 'on each turn', ahead: 'ahead, for all to see' } satisfies {
      readonly [V in Options['reveal']]: string;
    },
    optionNotes: {
      teams: 'Partners sit opposite and share two colours. A row needs five cards of one of them.',
      reveal: 'Everyone’s next card lies face up, so you know what others are about to place.',
    },
    status: (round: number, toWin: number) =>
      `Round ${round} · ${toWin === 1 ? 'one wins it all' : `first to ${toWin}`}`,
    table: 'Table',
    players: 'Players',
    ownCard: 'Your card',
    facts: 'Your deck and your goal',
    goal: (length: number, two: boolean) =>
      `${capital(number(length))} in a row${two ? ', in one colour' : ''}`,
    /** P11: the number of columns and rows that may still join. */
    frame: (columns: number, rows: number) => {
      if (columns === 0 && rows === 0) return 'Full size: 6 × 6';
      if (columns === 0) return `Can still grow: ${times(rows, 'row')}`;
      if (rows === 0) return `Can still grow: ${times(columns, 'column')}`;
      return `Can still grow: ${times(columns, 'column')}, ${times(rows, 'row')}`;
    },
    /** P3: the fourth colour with three seats. */
    neutralNote: 'Yellow is nobody’s and does not count.',
    free: 'free',
    neutral: 'neutral',
    covers: (cards: readonly CardName[]) => `covers ${cards.map(card).join(', ')}`,
    last: 'last move',
    mayPlace: 'you may place your card here',
    mayCover: 'you may cover it',
    waiting: (name: CardName) => `${card(name)} waits here, press again to confirm`,
    hinted: (mark: string) => `hint ${mark}`,
    inRow: 'in the winning row',
    leaves: 'leaves the match',
    hasLeft: 'has left the match',
    next: 'next',
    partner: 'your partner',
    colours: (names: readonly string[]) => names.join(' and '),
    faceDown: 'nothing turned up',
    yourTurn: (card: CardName, isNeutral: boolean) => `Your turn: place ${neutral(card, isNeutral)}.`,
    yourStart: (card: CardName, isNeutral: boolean) =>
      `You begin: place ${neutral(card, isNeutral)} in the middle.`,
    theirTurn: (name: string, card: CardName) => `${name} is placing ${the(card)}.`,
    turningUp: (name: string) => `${name} turns up a card.`,
    youTurnUp: 'You turn up a card.',
    sure: (phrase: string) => `${capital(phrase)}?`,
    placeHere: (card: CardName) => `place ${the(card)} here`,
    youWinRow: (length: number) => `${capital(number(length))} in a row: you win the round!`,
    winRow: (names: string, count: number, length: number) =>
      `${capital(number(length))} in a row: ${names} ${count === 1 ? 'wins' : 'win'} the round.`,
    youWinCount: 'You win the round on near-rows!',
    winCount: (names: string, count: number) =>
      `${names} ${count === 1 ? 'wins' : 'win'} the round on near-rows.`,
    nobodyWins: 'Nobody wins this round.',
    noCard: (names: Names, seat: Seat) =>
      `${does(names, seat, 'is', 'are')} out of cards. The most rows one card short win; if tied, fewer points win.`,
    noPlace: (names: Names, seat: Seat) =>
      `${does(names, seat, 'can’t', 'can’t')} place a card. The most rows one card short win; if tied, fewer points win.`,
    counted: (rows: number, points: number) =>
      rows === 0
        ? 'none'
        : `${rows === 1 ? '1 row' : `${rows} rows`}, ${points === 1 ? '1 point' : `${points} points`}`,
    highest: (card: CardName) => `Its highest card is ${the(card)}.`,
    goesOut: (card: CardName) => `${capital(the(card))} leaves the match for good.`,
    nothingGoes: 'No card leaves the match.',
    /** How the row came about: the last card, the card it covers, and the row's direction. */
    completes: (card: CardName, covered: CardName | null, way: Way) =>
      `${capital(the(card))}${covered === null ? '' : ` on ${the(covered)}`} completes it, ${WAYS[way]}.`,
    highestTag: 'highest',
    lastTag: 'last',
    placed: (names: Names, seat: Seat, card: CardName, where: string | null) =>
      `${does(names, seat, 'places', 'place')} ${the(card)}${where === null ? '' : ` ${where}`}.`,
    inMiddle: 'in the middle',
    where: {
      on: (card: CardName) => `on ${the(card)}`,
      left: (card: CardName) => `left of ${the(card)}`,
      right: (card: CardName) => `right of ${the(card)}`,
      above: (card: CardName) => `above ${the(card)}`,
      below: (card: CardName) => `below ${the(card)}`,
      corner: (card: CardName) => `at a corner of ${the(card)}`,
    },
    log: {
      on: 'on',
      left: 'left of',
      right: 'right of',
      above: 'above',
      below: 'below',
      corner: 'at a corner of',
      won: (by: 'row' | 'count') => (by === 'row' ? 'Row complete' : 'Wins on near-rows'),
      round: (round: number) => `Round ${round}`,
    },
    youWinMatch: 'You win the match!',
    winMatch: (names: string, count: number) => `${names} ${count === 1 ? 'wins' : 'win'} the match.`,
    soFar: 'This match',
    roundTo: (round: number, names: string) => `Round ${round}: ${names}`,
    roundToNobody: (round: number) => `Round ${round}: nobody`,
    roundBy: (round: string, how: string) => `${round} (${how})`,
    out: 'Out of the match',
    since: (round: string, out: CardName) => `${round}. ${capital(the(out))} is out of the match.`,
    byRow: 'complete rows',
    byCount: 'near-rows',
    won: 'Rounds won',
    placeMiddle: (card: CardName) => `place ${the(card)} in the middle`,
    placeOn: (card: CardName, covered: CardName) => `place ${the(card)} on ${the(covered)}`,
    placeBeside: (card: CardName, other: CardName) => `place ${the(card)} beside ${the(other)}`,
  },
  /** When something happens for the first time in a match. */
  tips: {
    cover: 'A higher card may cover any lower one, no matter whose.',
    row: 'A row wins the round. Its highest card leaves the match for good.',
    count: 'A player can’t go on, so rows one card short decide.',
    even: 'Equal counts cancel out: nobody wins this round.',
  },
} satisfies EnglishMessages<Punto>;

export type PuntoMessages = Widen<typeof en, GameCatalogue<Punto>>;
