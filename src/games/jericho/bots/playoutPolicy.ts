/** The value of a move in Jericho at a glance, from its seat's knowledge. It drives playouts and values walls for later rounds. */
import type { Action, Seat, State } from '../../../core/index.ts';
import {
  type Card,
  COLOUR_COUNT,
  COLOURS,
  colourOf,
  KINDS,
  NO_CARD,
  TRUMPET,
  valueOf,
} from '../rules/data.ts';
import { moves } from '../rules/moves.ts';
import { ROUNDS } from '../rules/drawPile.ts';
import type { Jericho, Own, Shared } from '../rules/rules.ts';
import { blowTrumpet, wallAfterTrumpet } from '../rules/trumpet.ts';
import { highestRank, countOnes, type Wall, wallPlace, withCard } from '../rules/walls.ts';
import { drawsAhead, quickLength } from './lookupTables.ts';

/** The weights of a judgement, in won cards unless noted, tuned in thousands of matches. */
interface PlayoutWeights {
  /** A 1 in a wall (J25). */
  readonly one: number;
  readonly trumpet: number;
  readonly kept: number;
  /** How fast that falls towards the end, as the reciprocal of a number of rounds. */
  readonly fading: number;
  readonly coming: number;
  readonly unknown: number;
  /** The safe lead at the scoring, in cards, */
  readonly safe: number;
  /** its increase per turn of each player before the scoring, */
  readonly safeATurn: number;
  /** and the safe lead in later rounds. */
  readonly safeLater: number;
  /** The chance that a trumpet takes the highest cards before the scoring, */
  readonly blown: number;
  /** and its increase per turn of each player before it. */
  readonly blownATurn: number;
  /** The weight of the others' second longest wall as a danger. */
  readonly crowd: number;
  readonly envy: number;
  readonly nobody: number;
  /** Between rounds: the cards of a colour that each further round brings to its winner. */
  readonly laterStake: number;
  /** A first wall (J4): per step of its value, and for a 1; a further card of its colour in the hand counts 1. */
  readonly layValue: number;
  readonly layOne: number;
}

export const PLAYOUT_WEIGHTS: PlayoutWeights = {
  one: 1.065,
  trumpet: 1.745,
  kept: 0.097,
  fading: 1.435,
  coming: 0.702,
  unknown: 0.273,
  safe: 5.348,
  safeATurn: 1.324,
  safeLater: 8.823,
  blown: 0.22,
  blownATurn: 0.09,
  crowd: 0.207,
  envy: 0.975,
  nobody: 0.033,
  laterStake: 2.2,
  layValue: 0,
  layOne: 2.817,
};

/** More turns than these do not make a trumpet on a colour any likelier. */
const MANY_TURNS = 4;
/** Twenty draws before its scoring, a round counts as whole. */
const WHOLE_ROUND = 20;

const listActions = (type: 'lay' | 'feed' | 'build' | 'supply'): Action[] =>
  Array.from({ length: KINDS }, (_, card) => moves.first[type] + card);
const LAY = listActions('lay');
const FEED = listActions('feed');
const BUILD = listActions('build');
const SUPPLY = listActions('supply');
const BLOW = COLOURS.map((_, colour) => moves.first.trumpet + colour);

/** The chance to have the longest wall, from a lead and the safe lead. */
function control(lead: number, safe: number): number {
  const part = lead / safe;
  if (part >= 1) return 1;
  return part <= -1 ? 0 : 0.5 + part * (1 - Math.abs(part) / 2);
}

/** Evaluates moves. It owns its buffers, so that a playout allocates nothing. */
export class MoveEvaluator {
  readonly #weights: PlayoutWeights;
  readonly #stakes = new Float64Array(COLOUR_COUNT);
  readonly #now: Wall[] = [0, 0, 0, 0, 0];
  readonly #after: Wall[] = [0, 0, 0, 0, 0];
  #seat: Seat = 0;
  #seats = 0;
  #safe = 0;
  #blown = 0;
  #envy = 0;
  #later = 0;
  #keeping = 0;
  #best: Action = -1;
  #most = -Infinity;

  constructor(weights: PlayoutWeights) {
    this.#weights = weights;
  }

  choose({ shared, own }: State<Jericho>, seat: Seat): Action {
    const mine = own[seat];
    this.#best = -1;
    this.#most = -Infinity;
    if (shared.phase === 'lay') this.#weighLays(mine.hand);
    else {
      this.#readTable(shared, mine, seat);
      this.#weighWallCards(shared, mine);
      if (mine.hand[mine.hand.length - 1] === TRUMPET) this.#weighTrumpets(shared);
    }
    return this.#best;
  }

  prospects(shared: Shared, seat: Seat): number {
    const { safeLater, blown, blownATurn, laterStake } = this.#weights;
    this.#seat = seat;
    this.#seats = shared.seats;
    this.#safe = safeLater;
    this.#blown = blown + blownATurn * MANY_TURNS;
    this.#envy = 0;
    this.#later = 0;
    this.#stakes.fill(laterStake * (ROUNDS + 1 - shared.round));
    this.#countKnown(shared.supply);
    let sum = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      this.#lookAt(shared, colour);
      sum += this.#worth(this.#now, this.#stakes[colour]);
    }
    return sum;
  }

  #register(action: Action, worth: number): void {
    if (worth <= this.#most) return;
    this.#most = worth;
    this.#best = action;
  }

  #weighLays(hand: readonly Card[]): void {
    const { layValue, layOne } = this.#weights;
    for (const card of hand) {
      if (card === TRUMPET) break;
      let worth = layValue * valueOf(card) + (valueOf(card) === 1 ? layOne : 0);
      for (const other of hand) if (other !== TRUMPET && colourOf(other) === colourOf(card)) worth++;
      this.#register(LAY[card], worth);
    }
    if (this.#best < 0) this.#best = LAY[TRUMPET];
  }

  /** Loads the stakes and the time left. */
  #readTable(shared: Shared, mine: Own, seat: Seat): void {
    const weights = this.#weights;
    const draws = drawsAhead(shared);
    const turns = draws / shared.seats;
    const rounds = ROUNDS - shared.round;
    const rest = Math.min(1, draws / WHOLE_ROUND);
    this.#seat = seat;
    this.#seats = shared.seats;
    this.#safe = weights.safe + weights.safeATurn * turns;
    this.#blown = weights.blown + weights.blownATurn * Math.min(MANY_TURNS, turns);
    this.#envy = weights.envy / (shared.seats - 1);
    this.#later = weights.coming * rounds;
    this.#keeping = Math.min(1, weights.fading * (rounds + rest));
    let hidden = 0;
    for (let other = 0; other < shared.seats; other++) if (other !== seat) hidden += shared.fed[other];
    this.#stakes.fill(weights.unknown * hidden + weights.coming * rest);
    this.#countKnown(shared.supply);
    this.#countKnown(mine.fed);
  }

  #countKnown(cards: readonly Card[]): void {
    for (const card of cards) if (card !== TRUMPET) this.#stakes[colourOf(card)]++;
  }

  #lookAt({ seats, walls }: Shared, colour: number): void {
    for (let seat = 0; seat < seats; seat++) this.#now[seat] = walls[wallPlace(seat, colour)];
  }

  #worth(walls: readonly Wall[], stake: number): number {
    const weights = this.#weights;
    const seat = this.#seat;
    const mine = walls[seat];
    let together = mine;
    let longest = 0;
    let second = 0;
    for (let other = 0; other < this.#seats; other++) {
      if (other === seat) continue;
      const length = quickLength(walls[other]);
      together |= walls[other];
      if (length > longest) {
        second = longest;
        longest = length;
      } else if (length > second) second = length;
    }
    let now = longest === 0 ? weights.nobody : 0;
    let later = now;
    if (mine !== 0) {
      const stands = quickLength(mine) - longest - weights.crowd * second;
      const lead = stands + this.#blown * (this.#leadBlown(walls, highestRank(together)) - stands);
      now = control(lead, this.#safe);
      later = control(lead, weights.safeLater);
    }
    const envy = longest === 0 ? 0 : this.#envy;
    return (
      (now - (1 - now) * envy) * stake +
      (later - (1 - later) * envy) * this.#later +
      weights.one * countOnes(mine)
    );
  }

  /** J13, J14: the lead after another player's trumpet. */
  #leadBlown(walls: readonly Wall[], rank: number): number {
    let longest = 0;
    for (let other = 0; other < this.#seats; other++) {
      if (other === this.#seat) continue;
      const length = quickLength(wallAfterTrumpet(walls[other], rank));
      if (length > longest) longest = length;
    }
    return quickLength(wallAfterTrumpet(walls[this.#seat], rank)) - longest;
  }

  /** J7, J11, J17 */
  #weighWallCards(shared: Shared, { hand, layout }: Own): void {
    const isFeeding = shared.phase === 'feed';
    const now = this.#now;
    const seat = this.#seat;
    let last = NO_CARD;
    let colour = -1;
    let before = 0;
    for (const card of hand) {
      if (card === TRUMPET) return;
      if (card === last) continue;
      last = card;
      if (colourOf(card) !== colour) {
        colour = colourOf(card);
        this.#lookAt(shared, colour);
        if (layout !== NO_CARD && colourOf(layout) === colour) now[seat] = withCard(now[seat], layout);
        before = this.#worth(now, this.#stakes[colour]);
      }
      const cost = before + this.#weights.kept * valueOf(card) * this.#keeping;
      const fed = this.#worth(now, this.#stakes[colour] + 1);
      this.#register(isFeeding ? FEED[card] : SUPPLY[card], fed - cost);
      if (isFeeding) continue;
      const wall = now[seat];
      now[seat] = withCard(wall, card);
      this.#register(BUILD[card], this.#worth(now, this.#stakes[colour]) - cost);
      now[seat] = wall;
    }
  }

  /** J7, J12–J17 */
  #weighTrumpets(shared: Shared): void {
    const cost = this.#weights.trumpet * this.#keeping;
    this.#register(shared.phase === 'feed' ? FEED[TRUMPET] : SUPPLY[TRUMPET], -cost);
    if (shared.phase === 'feed') return;
    const after = this.#after;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      this.#lookAt(shared, colour);
      for (let other = 0; other < this.#seats; other++) after[other] = this.#now[other];
      const { card, taken } = blowTrumpet(after, 0, 1, this.#seats, this.#seat, colour);
      if (card === NO_CARD) continue;
      const removed = card === TRUMPET ? 0 : taken;
      const stake = this.#stakes[colour];
      this.#register(
        BLOW[colour],
        this.#worth(after, stake + removed) - this.#worth(this.#now, stake) - cost,
      );
    }
  }
}
