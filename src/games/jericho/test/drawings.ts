/**
 * Jericho's tables drawn as text: a line per seat with its walls, the colour's letter and then the cards,
 * highest first (`Y433T1 G1`), the public part of the supply, and the number of trumpets out of the game:
 *
 *     A  G1
 *     B  GT11
 *     C  -
 *     supply  Y3
 *     out  0
 */
import { type Refusal, type Seat, type State, viewOf } from '../../../core/index.ts';
import {
  type Card,
  cardName,
  type CardName,
  type Colour,
  COLOUR_COUNT,
  colourOf,
  TRUMPET,
  valueOf,
} from '../rules/data.ts';
import { placeWalls as raise, parseCard, parseCards, LETTERS } from '../rules/parseDrawing.ts';
import { openMatch } from '../rules/play.ts';
import { jericho } from '../rules/rules.ts';
import type { Event, Jericho, Move } from '../rules/state.ts';
import { wallCards, wallPlace } from '../rules/walls.ts';

export { parseCards };
const letters = (some: Card): string =>
  some === TRUMPET ? 'T' : `${LETTERS[colourOf(some)]}${valueOf(some)}`;
export const formatLetters = (some: readonly Card[]): string => some.map(letters).join(' ') || '-';

export interface DrawnPosition {
  readonly turn?: Seat;
  readonly round?: number;
  readonly hands?: readonly string[];
  /** The rest of the draw pile, top first, "S" for a scoring card. */
  readonly pile?: string;
  readonly fed?: readonly string[];
  readonly won?: readonly string[];
}

const findLine = (lines: readonly (readonly string[])[], name: string): readonly string[] =>
  lines.find((line) => line[0] === name)?.slice(1) ?? [];

export function stateFromDrawing(drawing: string, position: DrawnPosition = {}): State<Jericho> {
  const lines = drawing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const seats = lines.filter(([name]) => name?.length === 1);
  const hands = seats.map((_, seat) => parseCards(position.hands?.[seat] ?? '').toSorted((a, b) => a - b));
  const state = openMatch(position.turn ?? 0, hands, parseCards(position.pile ?? 'R3 R3 R3').toReversed());
  const { shared, own } = state;
  shared.phase = 'turns';
  shared.round = position.round ?? 1;
  shared.hands = hands.map((hand) => hand.length);
  shared.supply.push(...parseCards(findLine(lines, 'supply').join(' ')));
  shared.out = Number(findLine(lines, 'out')[0] ?? 0);
  shared.won = seats.map((_, seat) => parseCards(position.won?.[seat] ?? ''));
  for (const [seat, [, ...walls]] of seats.entries()) {
    own[seat]?.fed.push(...parseCards(position.fed?.[seat] ?? ''));
    shared.fed[seat] = own[seat]?.fed.length ?? 0;
    raise(shared.walls, seat, walls);
  }
  return state;
}

export function drawState({ shared }: State<Jericho>): string {
  const seats = shared.hands.map((_, seat) => {
    const walls: string[] = [];
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const wall = wallCards(shared.walls[wallPlace(seat, colour)] ?? 0, colour);
      const values = wall.map((some) => (some === TRUMPET ? 'T' : String(valueOf(some))));
      if (wall.length > 0) walls.push(`${LETTERS[colour]}${values.join('')}`);
    }
    return `${'ABCDE'[seat]}  ${walls.join(' ') || '-'}`;
  });
  return [...seats, `supply  ${formatLetters(shared.supply)}`, `out  ${shared.out}`].join('\n');
}

export const trimDrawing = (drawing: string): string =>
  drawing
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join('\n');

const named = (text: string): CardName => cardName(parseCard(text));
export const layMove = (text: string): Move => ({ type: 'lay', card: named(text) });
export const feedMove = (text: string): Move => ({ type: 'feed', card: named(text) });
export const buildMove = (text: string): Move => ({ type: 'build', card: named(text) });
export const supplyMove = (text: string): Move => ({ type: 'supply', card: named(text) });
export const trumpetMove = (colour: Colour): Move => ({ type: 'trumpet', colour });

export function playMove(
  state: State<Jericho>,
  seat: Seat,
  move: Move,
  observer: Seat | null = null,
): Event[] {
  const action = jericho.moves.encode(viewOf(state, seat), move);
  if (!jericho.legal(viewOf(state, seat)).includes(action))
    throw new Error(`${JSON.stringify(move)} is not legal`);
  const events: Event[] = [];
  jericho.apply(state, seat, action, (event, secret) =>
    events.push(secret !== undefined && secret.seat === observer ? secret.event : event),
  );
  return events;
}

export const findRefusal = (state: State<Jericho>, seat: Seat | null, move: Move): Refusal | undefined =>
  jericho.refusal(viewOf(state, seat), move);
