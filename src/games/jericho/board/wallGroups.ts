/** The walls as the board shows them: a group per colour, with a row per seat. */
import type { Seat, View } from '../../../core/index.ts';
import {
  type Card,
  cardByName,
  type CardName,
  cardName,
  type Colour,
  COLOURS,
  NO_CARD,
  TRUMPET,
  valueOf,
} from '../rules/data.ts';
import type { Jericho, Shared } from '../rules/rules.ts';
import { longestWall } from '../rules/scoring.ts';
import { wallLength, wallCards, wallPlace, withCard } from '../rules/walls.ts';
import type { RecentEvents } from './recentEvents.ts';
import { type TrumpetPreview, previewTrumpet } from '../rules/trumpet.ts';

export type Intent =
  | { readonly kind: 'build'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'sound'; readonly seat: Seat; readonly colour: number | null };

type StoneMark = 'falls' | 'joins' | 'fresh' | '';

export interface Stone {
  readonly id: string;
  readonly card: Card;
  readonly mark: StoneMark;
}

export interface SeatWall {
  readonly seat: Seat;
  readonly stones: readonly Stone[];
  readonly length: number;
  /** J21: whether no wall of the colour is longer. */
  readonly lead: 'alone' | 'tie' | '';
  /** Its length after the previewed move; null if unchanged. */
  readonly next: number | null;
  readonly lost: number;
}

export interface WallGroup {
  readonly colour: Colour;
  readonly index: number;
  readonly leaders: readonly Seat[];
  readonly longest: number;
  readonly rows: readonly SeatWall[];
  readonly sounding: TrumpetPreview | null;
}

/** The seats clockwise from the left neighbour, the viewing seat last. */
export function seatsFrom({ seat, shared }: View<Jericho>): Seat[] {
  const first = seat === null ? 0 : seat + 1;
  return shared.hands.map((_, i) => (first + i) % shared.seats);
}

export const findCard = (name: CardName): Card => cardByName(name) ?? NO_CARD;

export const stoneId = (seat: Seat, colour: number, card: Card, copy: number): string =>
  `wall-${seat}-${COLOURS[colour]}-${card === TRUMPET ? 'trumpet' : valueOf(card)}-${copy}`;

function listStones(
  shared: Shared,
  seat: Seat,
  colour: number,
  mark: (card: Card, copy: number, copies: number) => StoneMark,
): Stone[] {
  const cards = wallCards(shared.walls[wallPlace(seat, colour)] ?? 0, colour);
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    const copies = cards.filter((other) => other === card).length;
    return { id: stoneId(seat, colour, card, copy), card, mark: mark(card, copy, copies) };
  });
}

function isFresh(
  { move, isFalling, isRevealed }: RecentEvents,
  seat: Seat,
  colour: number,
  card: Card,
): boolean {
  if (isRevealed) return true;
  if (move === null || isFalling || move.seat !== seat) return false;
  if (move.type === 'built') return move.card === cardName(card);
  return move.type === 'trumpetPlayed' && move.joins && card === TRUMPET && move.colour === COLOURS[colour];
}

function justLost({ move, isFalling }: RecentEvents, seat: Seat, colour: number): number {
  if (move?.type !== 'trumpetPlayed' || isFalling || move.colour !== COLOURS[colour]) return 0;
  const cards = [...move.removed, ...move.fallen].flatMap((share) =>
    share.seat === seat ? share.cards : [],
  );
  return cards.reduce((sum, name) => sum + (name === 'trumpet' ? 2 : Number(name.split('-')[1])), 0);
}

function createSeatWall(
  shared: Shared,
  seat: Seat,
  group: Omit<WallGroup, 'rows' | 'colour'>,
  intent: Intent | null,
  memory: RecentEvents,
): SeatWall {
  const { index: colour, leaders, sounding } = group;
  const wall = shared.walls[wallPlace(seat, colour)] ?? 0;
  const length = wallLength(wall);
  const stones = listStones(shared, seat, colour, (card, copy, copies) => {
    if (
      sounding !== null &&
      (card === sounding.card || (card === TRUMPET && (sounding.alone[seat] ?? 0) > 0))
    )
      return 'falls';
    return copy === copies - 1 && isFresh(memory, seat, colour, card) ? 'fresh' : '';
  });
  const comes = (card: Card): Stone => ({ id: stoneId(seat, colour, card, 99), card, mark: 'joins' });
  let next = length;
  if (sounding !== null) {
    next = wallLength(sounding.walls[seat] ?? 0);
    if (sounding.joins && intent?.seat === seat) stones.push(comes(TRUMPET));
  } else if (intent?.kind === 'build' && intent.seat === seat && Math.floor(intent.card / 5) === colour) {
    next = wallLength(withCard(wall, intent.card));
    stones.push(comes(intent.card));
  }
  return {
    seat,
    stones,
    length,
    lead: !leaders.includes(seat) ? '' : leaders.length > 1 ? 'tie' : 'alone',
    next: next === length ? null : next,
    lost: justLost(memory, seat, colour),
  };
}

export function createWallGroups(
  view: View<Jericho>,
  intent: Intent | null,
  memory: RecentEvents,
): WallGroup[] {
  const { shared } = view;
  const seats = seatsFrom(view);
  return COLOURS.map((colour, index) => {
    const { length: longest, seats: leaders } = longestWall(shared, index);
    const aimed = intent?.kind === 'sound' && (intent.colour === null || intent.colour === index);
    const sounding = aimed ? previewTrumpet(shared, intent.seat, index) : null;
    const group = { index, leaders, longest, sounding };
    return {
      ...group,
      colour,
      rows: seats.map((seat) => createSeatWall(shared, seat, group, intent, memory)),
    };
  });
}

export const longestWallLength = (groups: readonly WallGroup[]): number =>
  Math.max(
    12,
    ...groups.flatMap(({ rows }) =>
      rows.map(({ stones }) => stones.reduce((sum, { card }) => sum + valueOf(card), 0)),
    ),
  );
