/** Motives for and against choosing, laying and closing: what it takes, what it takes from others, what it leaves. */
import type { Seat, View } from '../../../core/index.ts';
import { compareMotives, type Motive } from '../../../explain/explain.ts';
import { closeGaps, listClosings } from '../rules/closings.ts';
import { type Card, cardByName, NO_CARD } from '../rules/data.ts';
import type { Layout } from '../rules/layout.ts';
import { placeAt, placesFor } from '../rules/placement.ts';
import type { Taking } from '../rules/takings.ts';
import type { Move, Schicht, Shared } from '../rules/state.ts';
import { unseenCards } from '../rules/determinize.ts';
import { forecastRound, type RoundForecast } from './roundForecast.ts';
import {
  cardsTaken,
  type CorridorKind,
  previewClosing,
  previewLaying,
  layingLater,
  mostTaken,
  findOneShort,
} from './outcomes.ts';
import { cardThing } from './vocabulary.ts';

export type SchichtMotive = Motive &
  /** This many cards, by these corridors at once, in this many steps. */
  (
    | {
        readonly type: 'takes';
        readonly count: number;
        readonly kinds: readonly CorridorKind[];
        readonly steps: number;
      }
    | { readonly type: 'wouldTake'; readonly count: number; readonly kinds: readonly CorridorKind[] }
    | { readonly type: 'stops'; readonly seat: Seat; readonly count: number }
    /** The percentage of unseen cards that come later, or earlier. */
    /** Cards that the round would bring on average, compared with the other cards of the hand. */
    | { readonly type: 'brings'; readonly count: number }
    | { readonly type: 'denies'; readonly count: number }
    | { readonly type: 'feeds'; readonly count: number }
    | { readonly type: 'early'; readonly percent: number }
    | { readonly type: 'late'; readonly percent: number }
    | { readonly type: 'safe' }
    | { readonly type: 'quiet' }
    | { readonly type: 'hands'; readonly seat: Seat; readonly count: number }
    | { readonly type: 'opens'; readonly kind: CorridorKind; readonly count: number }
  );

const listKinds = (takings: readonly Taking[]): CorridorKind[] => [
  ...new Set(takings.flatMap(({ corridors }) => corridors.map(({ kind }) => kind))),
];
const things = (cards: readonly Card[]): string[] => cards.map(cardThing);

function forOthers(
  before: Layout,
  after: Layout,
  later: readonly { seat: Seat; card: Card }[],
): SchichtMotive[] {
  const found: SchichtMotive[] = [];
  for (const { seat, card } of later) {
    const had = mostTaken(before, card);
    const has = mostTaken(after, card);
    if (has < had) found.push({ type: 'stops', tone: 'stops', things: [cardThing(card)], seat, count: had });
    if (has > 0) found.push({ type: 'hands', tone: 'risks', things: [cardThing(card)], seat, count: has });
  }
  return found;
}

/** The next round's chances: a corridor one card short with the most cards. */
function leftOver(after: Layout): SchichtMotive {
  const [short] = findOneShort(after).toSorted((a, b) => b.cards.length - a.cards.length);
  return short === undefined
    ? { type: 'safe', tone: 'builds', things: [] }
    : {
        type: 'opens',
        tone: 'risks',
        things: things(short.cards),
        kind: short.kind,
        count: short.cards.length,
      };
}

function settling(
  shared: Shared,
  before: Layout,
  takings: readonly Taking[],
  after: Layout,
  isLaid: boolean,
): SchichtMotive[] {
  const count = cardsTaken(takings);
  const found: SchichtMotive[] = [];
  if (count > 0)
    found.push({
      type: 'takes',
      tone: 'wins',
      things: things(takings.flatMap(({ cards }) => cards)),
      count,
      kinds: listKinds(takings),
      steps: takings.length,
    });
  const later = layingLater(shared, isLaid);
  found.push(...forOthers(before, after, later));
  if (later.length === 0 || !found.some(({ tone }) => tone === 'risks')) found.push(leftOver(after));
  if (found.every(({ tone }) => tone === 'risks'))
    found.push({ type: 'quiet', tone: 'describes', things: [] });
  return found;
}

/** The least difference worth a sentence, in cards of a round. */
const WORTH_SAYING = 0.75;

/** What the round would bring with this card rather than with the others. */
function expecting(view: View<Schicht>, card: Card): SchichtMotive[] {
  const { [card]: mine, ...others } = Object.fromEntries(forecastRound(view));
  const rest = Object.values(others);
  if (mine === undefined || rest.length === 0) return [];
  const mean = (of: (one: RoundForecast) => number): number =>
    rest.reduce((sum, one) => sum + of(one), 0) / rest.length;
  const gain = mine.mine - mean((one) => one.mine);
  const loss = mine.others - mean((one) => one.others);
  const about = { things: [cardThing(card)], count: Math.round(Math.abs(loss)) } as const;
  const found: SchichtMotive[] = [];
  if (gain >= WORTH_SAYING)
    found.push({ type: 'brings', tone: 'wins', ...about, count: Math.round(mine.mine) });
  if (loss <= -WORTH_SAYING) found.push({ type: 'denies', tone: 'stops', ...about });
  if (loss >= WORTH_SAYING) found.push({ type: 'feeds', tone: 'risks', ...about });
  return found;
}

const MOST = 75;

function choosing(view: View<Schicht>, card: Card): SchichtMotive[] {
  const { layout } = view.shared;
  const ways = placesFor(layout, card).map((place) => previewLaying(layout, card, place));
  const [best] = ways.toSorted((a, b) => cardsTaken(b.takings) - cardsTaken(a.takings));
  const found: SchichtMotive[] = [];
  const count = cardsTaken(best.takings);
  if (count > 0)
    found.push({
      type: 'wouldTake',
      tone: 'wins',
      things: things(best.takings[0].cards),
      count,
      kinds: listKinds(best.takings),
    });
  found.push(...expecting(view, card));
  const unseen = unseenCards(view);
  const lower = Math.round(
    (100 * unseen.filter((other) => other < card).length) / Math.max(1, unseen.length),
  );
  const about = { tone: 'builds', things: [cardThing(card)] } as const;
  if (lower >= MOST) found.push({ type: 'early', ...about, percent: lower });
  if (lower <= 100 - MOST) found.push({ type: 'late', ...about, percent: 100 - lower });
  if (count === 0) found.push(leftOver(best.after));
  if (found.every(({ tone }) => tone === 'risks')) found.push({ type: 'quiet', ...about, tone: 'describes' });
  return found;
}

export function listMotives(view: View<Schicht>, move: Move): SchichtMotive[] {
  const { shared, seat } = view;
  const { layout } = shared;
  const found = ((): SchichtMotive[] => {
    switch (move.type) {
      case 'choose':
        return choosing(view, cardByName(move.card) ?? NO_CARD);
      case 'lay': {
        const { takings, after } = previewLaying(
          layout,
          shared.revealed[seat ?? shared.order[shared.laid]],
          placeAt(move.row, move.at),
        );
        return settling(shared, layout, takings, after, false);
      }
      case 'close': {
        const ways = listClosings(layout);
        const { takings, after } = previewClosing(layout, move.option);
        // Compared with the other ways to close: the best one for others is the one it prevents.
        const others = ways
          .filter((_, option) => option !== move.option)
          .map((way) => closeGaps(layout, way));
        const worst =
          others.toSorted((a, b) => worth(b, shared) - worth(a, shared))[0] ??
          closeGaps(layout, ways[move.option]);
        return settling(shared, worst, takings, after, true);
      }
    }
  })();
  return found.sort(compareMotives);
}

const worth = (layout: Layout, shared: Shared): number =>
  layingLater(shared, true).reduce((sum, { card }) => sum + mostTaken(layout, card), 0);
