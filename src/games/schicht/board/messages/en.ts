import type { CardName, How } from '../../rules/rules.ts';
import { en as words } from '../../messages/en.ts';
import type { BoardMessages } from '../../../../web/ui/board/boardModule.ts';

export type CorridorKind = 'row' | 'column' | 'pile';

export interface SchichtBoardMessages extends BoardMessages {
  readonly mine: string;
  readonly crew: string;
  readonly ownHand: string;
  readonly allHands: string;

  /** Prompts; `name` is null for the viewing seat. */
  readonly askChoose: string;
  readonly askLastCard: string;
  readonly askSure: (card: CardName, places: readonly string[], gain: number) => string;
  readonly askChosen: (card: CardName, waiting: string, count: number) => string;
  readonly askThinking: (names: string, count: number) => string;
  readonly askLay: (card: CardName, places: number) => string;
  readonly askLaying: (name: string | null, card: CardName) => string;
  readonly askClose: (ways: number) => string;
  readonly askClosing: (name: string) => string;
  /** `again` in a chain reaction. */
  readonly askCompletes: (
    name: string | null,
    kinds: readonly CorridorKind[],
    cards: number,
    again: boolean,
  ) => string;
  readonly askTakes: (name: string | null, cards: number) => string;
  readonly askOver: (winners: string, count: number, cards: number) => string;

  readonly takes: (cards: number, steps: number) => string;
  readonly thenChoose: string;

  readonly chosen: string;
  readonly recommended: string;
  readonly laidLast: string;
  readonly rowName: (colour: string | null) => string;
  readonly pileAt: (row: number, column: number, top: string, covered: readonly string[]) => string;
  readonly layHere: (card: CardName, brings: string) => string;
  readonly layAt: (card: CardName, place: string, brings: string) => string;
  readonly yourCard: (card: CardName) => string;
  readonly showPile: (count: number) => string;

  readonly pileTitle: (count: number) => string;
  readonly pileNote: string;
  readonly onTop: string;
  readonly treasureTitle: (name: string) => string;
  readonly noTreasure: string;

  readonly players: string;
  readonly layingOrder: string;
  readonly thinking: string;
  readonly hasChosen: string;
  readonly hasLaid: string;
  readonly laysNow: string;
  readonly waits: string;
  readonly won: string;
  readonly inHand: (count: number) => string;
  readonly showTreasure: string;

  readonly story: string;
  readonly storyTaken: (cards: number) => string;
  readonly storyClosed: (piles: number) => string;
  readonly storyAgain: (cards: number) => string;
  readonly storyAll: (cards: number) => string;
  /** The log: where a card lies, before the picture of the other one; and a chain reaction. */
  readonly log: { readonly [H in Exclude<How, 'first'>]: string } & { readonly again: string };

  readonly way: (number: number) => string;
  readonly phraseChoose: (card: CardName) => string;
  readonly phraseLay: (card: CardName, place: string) => string;
  readonly phraseClose: (way: number) => string;

  readonly fromRows: string;
  readonly fromColumns: string;
  readonly fromPiles: string;
  readonly fromChains: string;
  readonly silverAmong: string;
  readonly total: string;
}

const { card } = words;

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

const KINDS = { row: 'a row', column: 'a column', pile: 'a pile' } as const;
const MANY = { row: 'rows', column: 'columns', pile: 'piles' } as const;
const corridors = (kinds: readonly CorridorKind[]): string =>
  [...new Set(kinds)]
    .map((kind) => {
      const count = kinds.filter((one) => one === kind).length;
      return count === 1 ? KINDS[kind] : `${count} ${MANY[kind]}`;
    })
    .join(' and ');

const takes = (count: number, steps: number): string => {
  if (count === 0) return 'takes nothing';
  return `takes ${cards(count)}${steps > 1 ? ` in ${steps} steps` : ''}`;
};

export const en: SchichtBoardMessages = {
  howTo: () => [
    'Everyone chooses a card in secret, then all are revealed. The highest number is laid first.',
    'A card goes into the row of its colour: to the left or right end if it is lower or higher than all, otherwise onto the pile nearest in number. A new colour starts a row beside the nearest card.',
    'Lay the fourth pile of a row, the fourth row of a column or the fourth card of a pile, and you take all its cards.',
    'The gaps close, which can complete the next corridor. After twelve rounds the most cards win.',
  ],
  tempers: [
    'Goes for whatever takes the most cards right now.',
    'Keeps a card of every colour for as long as possible.',
  ],
  options: { silver: 'Silver cards (advanced game)' },
  optionValues: {},

  mine: 'The layout',
  crew: 'Players',
  ownHand: 'Your hand',
  allHands: 'All hands',

  askChoose: 'Choose a card in secret.',
  askLastCard: 'Play your last card.',
  askSure: (name, places, gain) =>
    places.length === 1
      ? `As things lie now, ${card(name)} would go ${places[0]}${gain > 0 ? ` and take ${cards(gain)}` : ''}.`
      : `As things lie now, you could choose among ${places.length} places for ${card(name)}.`,
  askChosen: (name, waiting, count) =>
    `You have chosen ${card(name)}. ${waiting} ${count === 1 ? 'is' : 'are'} still thinking.`,
  askThinking: (names, count) => `${names} ${count === 1 ? 'is' : 'are'} choosing a card.`,
  askLay: (name, places) =>
    places > 1 ? `Lay ${card(name)}: ${places} places to choose from.` : `Lay ${card(name)}.`,
  askLaying: (name, laid) => `${name === null ? 'You lay' : `${name} lays`} ${card(laid)}.`,
  askClose: (ways) => `Choose how the gaps close: ${ways} ways are equally short.`,
  askClosing: (name) => `${name} chooses how the gaps close.`,
  askCompletes: (name, kinds, count, again) =>
    again
      ? `Chain reaction: ${corridors(kinds)} too, ${cards(count)}.`
      : `${name === null ? 'You complete' : `${name} completes`} ${corridors(kinds)}: ${cards(count)}.`,
  askTakes: (name, count) => `${name === null ? 'You take' : `${name} takes`} ${cards(count)}.`,
  askOver: (winners, count, taken) =>
    `The match is over: ${winners} ${count === 1 ? 'wins' : 'share the victory'} with ${cards(taken)}.`,

  takes,
  thenChoose: 'then you choose how the gaps close',

  chosen: 'chosen',
  recommended: 'recommended',
  laidLast: 'laid last',
  rowName: (colour) => (colour === null ? 'Row without a colour' : `Row: ${colour}`),
  pileAt: (row, column, top, covered) =>
    `Row ${row}, column ${column}: ${top}${covered.length === 0 ? '' : ` on ${covered.join(', ')}`}`,
  layHere: (name, brings) => `lay ${card(name)} here: ${brings}`,
  layAt: (name, place, brings) => `Lay ${card(name)} ${place}: ${brings}`,
  yourCard: (name) => `Your card to lay: ${card(name)}`,
  showPile: (count) => `Show the ${cards(count)} of this pile`,

  pileTitle: (count) => `A pile of ${cards(count)}`,
  pileNote: 'Only the top card counts for order and distance. A pile is always taken as a whole.',
  onTop: 'on top',
  treasureTitle: (name) => `Treasure: ${name}`,
  noTreasure: 'No cards yet.',

  players: 'Players',
  layingOrder: 'Laying order',
  thinking: 'thinking',
  hasChosen: 'has chosen',
  hasLaid: 'laid',
  laysNow: 'now',
  waits: 'waits',
  won: 'won',
  inHand: (count) => `${cards(count)} in hand`,
  showTreasure: 'show the treasure',

  story: 'Step by step',
  storyTaken: (count) => `${cards(count)} taken`,
  storyClosed: (piles) => (piles === 1 ? '1 pile moves' : `${piles} piles move`),
  storyAll: (count) => `${cards(count)} in all`,
  log: {
    above: 'above',
    below: 'below',
    left: 'left of',
    right: 'right of',
    onto: 'onto',
    again: 'Chain!',
  },
  storyAgain: (count) => `${cards(count)} more`,

  way: (number) => `Way ${number}`,
  phraseChoose: (name) => `play ${card(name)}`,
  phraseLay: (name, place) => `lay ${card(name)} ${place}`,
  phraseClose: (way) => `close the gaps in way ${way}`,

  fromRows: 'Rows',
  fromColumns: 'Columns',
  fromPiles: 'Piles',
  fromChains: 'Chain reactions',
  silverAmong: 'Silver among them',
  total: 'Cards taken',
};
