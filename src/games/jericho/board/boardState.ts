/** The shared state of the board's parts: the chosen card, its legal places, and the effect of a move. */
import { toLabels } from '../../../messages/messages.ts';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { seatSetHas, type Seat, type View } from '../../../core/index.ts';
import { type Card, cardName, colourOf, COLOURS, NO_CARD, TRUMPET } from '../rules/data.ts';
import type { CardName, Event, Jericho, Move } from '../rules/rules.ts';
import { wallLength, wallPlace } from '../rules/walls.ts';
import type { JerichoMessages } from '../messages/en.ts';
import type { Names } from '../../../messages/index.ts';
import type { BoardProps } from '../../../web/ui/board/boardModule.ts';
import { findCard, type WallGroup, type Intent, stoneId } from './wallGroups.ts';
import { type RecentEvents, NO_EVENTS, rememberEvents } from './recentEvents.ts';

export type Props = BoardProps<Jericho, JerichoMessages>;
type CardMove = Extract<Move, { readonly card: CardName }>;

/** A card of the hand; `copy` distinguishes equal cards. */
interface PickedCard {
  readonly card: Card;
  readonly copy: number;
  /** The hand and the phase it was chosen from. */
  readonly from: string;
}

export interface BoardState {
  readonly view: View<Jericho>;
  readonly open: Props['open'];
  readonly words: JerichoMessages;
  readonly says: JerichoMessages['board'];
  readonly names: Names;
  readonly memory: RecentEvents;
  readonly me: Seat | null;
  /** "You" for the viewing seat. */
  readonly seatName: (seat: Seat) => string;
  readonly isToAct: (seat: Seat) => boolean;
  readonly selected: Card | null;
  readonly canPlay: (card: Card) => boolean;
  /** Whether a card may be picked up: during a decision, only one with a legal move (J4). */
  readonly mayPick: (card: Card) => boolean;
  readonly isSelected: (card: Card, copy: number) => boolean;
  readonly pick: (card: Card, copy: number) => void;
  readonly pending: Move | null;
  readonly hint: Move | null;
  /** The legal move of the selected card at that place; null if there is none. */
  readonly offers: {
    readonly colour: (index: number) => Move | null;
    readonly supply: CardMove | null;
    readonly layout: CardMove | null;
  };
  readonly placeOnColour: (index: number) => void;
  readonly placeOnSupply: () => void;
  readonly placeOnLayout: () => void;
  /** Aims a trumpet at a colour, or at none. */
  readonly aim: (index: number | null) => void;
  readonly isAimed: (index: number) => boolean;
  readonly aimed: number | null;
  readonly intent: Intent | null;
  readonly describeTrumpet: (group: WallGroup) => string;
  readonly stoneFrom: (seat: Seat, card: Card) => string;
  readonly supplyFrom: (card: Card, copy: number, copies: number) => string | undefined;
}

/** Keeps recent events from frame to frame, adding each frame once. */
function useRecentEvents(view: View<Jericho>, events: readonly Event[]): RecentEvents {
  const kept = useRef<{ view: View<Jericho>; events: readonly Event[]; memory: RecentEvents } | null>(null);
  const last = kept.current;
  if (last === null || last.view.shared !== view.shared || last.events !== events)
    kept.current = { view, events, memory: rememberEvents(last?.memory ?? NO_EVENTS, view, events) };
  return kept.current!.memory;
}

const isSameMove = (a: Move, b: Move): boolean =>
  a.type === 'trumpet'
    ? b.type === 'trumpet' && a.colour === b.colour
    : b.type === a.type && a.card === b.card;

/** The ids that fallen stones had in their walls. */
function takenStones({ move, isFalling }: RecentEvents): string[] {
  if (move?.type !== 'trumpetPlayed' || isFalling) return [];
  const colour = COLOURS.indexOf(move.colour);
  return move.removed.flatMap(({ seat, cards }) =>
    cards.map((name, copy) => stoneId(seat, colour, findCard(name), copy)),
  );
}

export function useBoardState(props: Props): BoardState {
  const { view, events, moves, toAct, pending, offer, hint, names, words, says, open } = props;
  const memory = useRecentEvents(view, events);
  const picked = useSignal<PickedCard | null>(null);
  const aimed = useSignal<number | null>(null);
  const { shared, own, seat: me } = view;
  const hand = own?.hand ?? [];
  const from = `${shared.phase} ${hand.join()}`;
  const isChosen = own !== null && own.choice !== NO_CARD;
  const canPlay = (card: Card): boolean =>
    moves.some((move) => (move.type === 'trumpet' ? card === TRUMPET : move.card === cardName(card)));
  const mayPick = (card: Card): boolean => moves.length === 0 || canPlay(card);
  const chosen = picked.value?.from === from && mayPick(picked.value.card) ? picked.value : null;
  const only = moves.length > 0 && new Set(hand).size === 1 ? { card: hand[0]!, copy: 0 } : null;
  const selection = isChosen ? null : (chosen ?? only);
  const selected = selection?.card ?? null;
  const legal = (move: Move | null): Move | null =>
    move !== null && moves.some((other) => isSameMove(move, other)) ? move : null;
  const withCard = (type: CardMove['type']): CardMove | null =>
    selected === null ? null : { type, card: cardName(selected) };
  const onColour = (index: number): Move | null =>
    selected === TRUMPET
      ? { type: 'trumpet', colour: COLOURS[index]! }
      : selected !== null && colourOf(selected) === index
        ? withCard('build')
        : null;
  const onSupply = withCard(shared.phase === 'feed' ? 'feed' : 'supply');
  /** While a move waits for confirmation, its place must be visible. */
  const shown = (move: Move | null): Move | null =>
    pending === null || (move !== null && isSameMove(move, pending)) ? legal(move) : null;
  const play = (move: Move | null): void => {
    if (move !== null) offer(move);
  };

  const seatName = (seat: Seat): string => toLabels(names).seat(seat);
  const pendingColour = pending?.type === 'trumpet' ? COLOURS.indexOf(pending.colour) : null;
  const describeTrumpet = ({ colour, index, sounding, rows }: WallGroup): string => {
    if (sounding === null) return '';
    if (sounding.card === null) return `${says.fallsNothing(colour)} ${says.leaves}`;
    const changes = rows.flatMap(({ seat, length }) => {
      const lost = (sounding.taken[seat] ?? 0) + (sounding.alone[seat] ?? 0);
      const mine = wallLength(sounding.walls[seat] ?? 0);
      return lost === 0 ? [] : [`${seatName(seat)} ${length} → ${mine}`];
    });
    const falls = says.falls(
      cardName(sounding.card),
      sounding.taken.reduce((a, b) => a + b, 0),
      changes.join(', '),
    );
    const length =
      me === null ? 0 : wallLength(sounding.walls[me] ?? shared.walls[wallPlace(me, index)] ?? 0);
    return `${falls} ${sounding.joins ? says.joins(length) : says.leaves}`;
  };

  function intentNow(): Intent | null {
    const { move, isFalling } = memory;
    if (move?.type === 'trumpetPlayed' && isFalling)
      return { kind: 'sound', seat: move.seat, colour: COLOURS.indexOf(move.colour) };
    if (me === null) return null;
    if (pendingColour !== null) return { kind: 'sound', seat: me, colour: pendingColour };
    if (pending?.type === 'build') return { kind: 'build', seat: me, card: findCard(pending.card) };
    if (pending !== null || selected === null) return null;
    if (selected === TRUMPET)
      return legal(onColour(0)) === null ? null : { kind: 'sound', seat: me, colour: null };
    return legal(withCard('build')) === null ? null : { kind: 'build', seat: me, card: selected };
  }

  const stones = takenStones(memory);
  return {
    view,
    open,
    words,
    says,
    names,
    memory,
    me,
    seatName,
    isToAct: (seat) => seatSetHas(toAct, seat),
    selected,
    canPlay,
    mayPick,
    isSelected: (card, copy) => selection?.card === card && selection.copy === copy,
    pick: (card, copy) => {
      // J4: a card without a legal move is not picked up; the refusal says why.
      if (!mayPick(card)) {
        offer({ type: 'lay', card: cardName(card) });
        return;
      }
      const again = chosen?.card === card && chosen.copy === copy;
      picked.value = again ? null : { card, copy, from };
    },
    pending,
    hint: hint[0] ?? null,
    offers: {
      colour: (index) => shown(onColour(index)),
      supply: shown(onSupply) as CardMove | null,
      layout: shown(withCard('lay')) as CardMove | null,
    },
    placeOnColour: (index) => play(onColour(index)),
    placeOnSupply: () => play(onSupply),
    placeOnLayout: () => play(withCard('lay')),
    aim: (index) => (aimed.value = index),
    aimed: pendingColour ?? (selected === TRUMPET ? aimed.value : null),
    isAimed: (index) =>
      (pendingColour ?? (selected === TRUMPET && legal(onColour(index)) !== null ? aimed.value : null)) ===
      index,
    intent: intentNow(),
    describeTrumpet,
    stoneFrom: (seat, card) =>
      memory.isRevealed ? `layout-${seat}` : seat === me ? `hand-${cardName(card)}-0` : `seat-${seat}`,
    supplyFrom: (card, copy, copies) => {
      if (memory.telling?.type === 'supplyShown') return 'heap';
      const taken =
        stones.length > 0 && memory.move?.type === 'trumpetPlayed' ? memory.move.removed[0] : undefined;
      return taken?.cards[0] === cardName(card) ? stones[copy - (copies - stones.length)] : undefined;
    },
  };
}
