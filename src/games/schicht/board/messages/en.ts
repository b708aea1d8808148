import type { CardName, How } from '../../rules/rules.ts';
import { en as words } from '../../messages/en.ts';
import type { BoardMessages } from '../../../../web/ui/board/boardModule.ts';
import type { AtLeast, Widen } from '../../../../messages/widen.ts';
import { nounIn } from '../../../../messages/text.ts';

export type CorridorKind = 'row' | 'column' | 'pile';

const { card } = words;

const cards = nounIn('en', 'card', 'cards');

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

export const en = {
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
  askSure: (name: CardName, places: readonly string[], gain: number) =>
    places.length === 1
      ? `As things lie now, ${card(name)} would go ${places[0]}${gain > 0 ? ` and take ${cards(gain)}` : ''}.`
      : `As things lie now, you could choose among ${places.length} places for ${card(name)}.`,
  askChosen: (name: CardName, waiting: string, count: number) =>
    `You have chosen ${card(name)}. ${waiting} ${count === 1 ? 'is' : 'are'} still thinking.`,
  askThinking: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} choosing a card.`,
  askLay: (name: CardName, places: number) =>
    places > 1 ? `Lay ${card(name)}: ${places} places to choose from.` : `Lay ${card(name)}.`,
  askLaying: (name: string | null, laid: CardName) =>
    `${name === null ? 'You lay' : `${name} lays`} ${card(laid)}.`,
  askClose: (ways: number) => `Choose how the gaps close: ${ways} ways are equally short.`,
  askClosing: (name: string) => `${name} chooses how the gaps close.`,
  /** `again` in a chain reaction. */
  askCompletes: (name: string | null, kinds: readonly CorridorKind[], count: number, again: boolean) =>
    again
      ? `Chain reaction: ${corridors(kinds)} too, ${cards(count)}.`
      : `${name === null ? 'You complete' : `${name} completes`} ${corridors(kinds)}: ${cards(count)}.`,
  askTakes: (name: string | null, count: number) =>
    `${name === null ? 'You take' : `${name} takes`} ${cards(count)}.`,
  askOver: (winners: string, count: number, taken: number) =>
    `The match is over: ${winners} ${count === 1 ? 'wins' : 'share the victory'} with ${cards(taken)}.`,

  takes,
  thenChoose: 'then you choose how the gaps close',

  chosen: 'chosen',
  recommended: 'recommended',
  laidLast: 'laid last',
  rowName: (colour: string | null) => (colour === null ? 'Row without a colour' : `Row: ${colour}`),
  pileAt: (row: number, column: number, top: string, covered: readonly string[]) =>
    `Row ${row}, column ${column}: ${top}${covered.length === 0 ? '' : ` on ${covered.join(', ')}`}`,
  layHere: (name: CardName, brings: string) => `lay ${card(name)} here: ${brings}`,
  layAt: (name: CardName, place: string, brings: string) => `Lay ${card(name)} ${place}: ${brings}`,
  yourCard: (name: CardName) => `Your card to lay: ${card(name)}`,
  showPile: (count: number) => `Show the ${cards(count)} of this pile`,

  pileTitle: (count: number) => `A pile of ${cards(count)}`,
  pileNote: 'Only the top card counts for order and distance. A pile is always taken as a whole.',
  onTop: 'on top',
  treasureTitle: (name: string) => `Treasure: ${name}`,
  noTreasure: 'No cards yet.',

  players: 'Players',
  layingOrder: 'Laying order',
  thinking: 'thinking',
  hasChosen: 'has chosen',
  hasLaid: 'laid',
  laysNow: 'now',
  waits: 'waits',
  won: 'won',
  inHand: (count: number) => `${cards(count)} in hand`,
  showTreasure: 'show the treasure',

  story: 'Step by step',
  storyTaken: (count: number) => `${cards(count)} taken`,
  storyClosed: (piles: number) => (piles === 1 ? '1 pile moves' : `${piles} piles move`),
  storyAll: (count: number) => `${cards(count)} in all`,
  /** The log: where a card lies, before the picture of the other one; and a chain reaction. */
  log: {
    above: 'above',
    below: 'below',
    left: 'left of',
    right: 'right of',
    onto: 'onto',
    again: 'Chain!',
  } satisfies { readonly [H in Exclude<How, 'first'>]: string } & { readonly again: string },
  storyAgain: (count: number) => `${cards(count)} more`,

  way: (number: number) => `Way ${number}`,
  phraseChoose: (name: CardName) => `play ${card(name)}`,
  phraseLay: (name: CardName, place: string) => `lay ${card(name)} ${place}`,
  phraseClose: (way: number) => `close the gaps in way ${way}`,

  fromRows: 'Rows',
  fromColumns: 'Columns',
  fromPiles: 'Piles',
  fromChains: 'Chain reactions',
  silverAmong: 'Silver among them',
  total: 'Cards taken',
} satisfies AtLeast<BoardMessages>;

export type SchichtBoardMessages = Widen<typeof en, BoardMessages>;
