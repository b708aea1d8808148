/** Laws of the rules: moves, states, records, undo, and how matches end. */
import {
  allSeats,
  type Game,
  seatSetHas,
  isRefusal,
  listSeats,
  computePayoffs,
  singleSeat,
  type State,
  Table,
  viewOf,
} from '../core/index.ts';
import { serialize, sortedCards, assertHolds, imagineState, isOver, type Law, assertSame } from './law.ts';
import { createWalkRng, MOST_STEPS, listObservers, walkStates, playWalk } from './randomWalk.ts';

/** A sample of action numbers: all of a small game, a few hundred of a large one, and always the legal ones. */
function someActions(game: Game, legal: readonly number[], luck: number): number[] {
  const rng = createWalkRng(luck);
  const count = Math.min(game.moves.count, 120);
  const sample = Array.from({ length: count }, (_, i) =>
    game.moves.count === count ? i : rng.below(game.moves.count),
  );
  return [...new Set([...sample, ...legal.slice(0, 60)])];
}

/** Which legal action to take: always the same end of the list, or another one every time. */
const POLICIES: { readonly [policy: string]: (count: number, ply: number) => number } = {
  first: () => 0,
  last: (count) => count - 1,
  stride: (count, ply) => (ply * 7) % count,
};

/** The laws that a match with a turned knob keeps. */
const KNOB_LAWS = [
  'legal iff to act, ascending, in range',
  'a record replays to the same state',
  'games end, and payoffs are shares of one victory',
  'cards are conserved',
  'a seat knows the cards that things name to it',
] as const;

export const RULE_LAWS = {
  'legal iff to act, ascending, in range'(game, how) {
    for (const state of walkStates(game, how))
      for (let seat = 0; seat < how.config.seats; seat++) {
        const legal = game.legal(viewOf(state, seat));
        assertSame(
          legal.length > 0,
          seatSetHas(game.toAct(state), seat),
          `seat ${seat} has a legal action iff it is to act`,
        );
        for (const [i, action] of legal.entries()) {
          assertHolds(
            Number.isInteger(action) && action >= 0 && action < game.moves.count,
            `${action} is in range`,
          );
          assertHolds(i === 0 || legal[i - 1] < action, `legal ascends: ${serialize(legal)}`);
        }
      }
  },

  'encode undoes decode'(game, how) {
    const { moves } = game;
    let luck = how.luck;
    for (const { before, seat } of playWalk(game, how)) {
      const view = viewOf(before, seat);
      const legal = game.legal(view);
      for (const action of legal)
        assertSame(moves.encode(view, moves.decode(action)), action, `action ${action}`);
      // Facts that do not depend on the state need few checks.
      if (luck++ % 16 !== 0) continue;
      const names = new Map<string, number>();
      for (const action of someActions(game, legal, luck)) {
        const move = moves.decode(action);
        assertSame(moves.parse(JSON.parse(serialize(move))), move, 'a move read from JSON');
        assertSame(moves.parse({ ...move, more: 0 }), undefined, 'a move with an extra key');
        assertSame(
          names.get(serialize(move)),
          undefined,
          `another number than ${action} for ${serialize(move)}`,
        );
        names.set(serialize(move), action);
        // All names of a move give the same number, and its name stays.
        const number = moves.encode(view, move);
        assertSame(moves.encode(view, moves.decode(number)), number, `the number of ${serialize(move)}`);
      }
    }
  },

  'a state survives JSON'(game, how) {
    for (const state of walkStates(game, how)) assertSame(JSON.parse(serialize(state)), state, 'state');
  },

  'a clone goes its own way'(game, how) {
    for (const { before, seat, action, after } of playWalk(game, how)) {
      const was = serialize(before);
      const copy = game.clone(before);
      assertSame(copy, before, 'clone');
      let state = copy;
      const rng = createWalkRng(how.luck);
      game.apply(state, seat, action);
      for (let i = 0; i < 20 && !isOver(game, state); i++) {
        const actor = listSeats(game.toAct(state))[0];
        const legal = game.legal(viewOf(state, actor));
        game.apply(state, actor, legal[rng.below(legal.length)]);
        state = game.clone(state);
      }
      assertSame(serialize(before), was, 'the original of a clone that was played on');
      assertHolds(after !== before, 'a step makes a new state');
    }
  },

  'a match played again without a question is the same'(game, how) {
    const steps = [...playWalk(game, { ...how, steps: MOST_STEPS })];
    const again = game.setup(how.config, how.seed);
    for (const { seat, action } of steps) game.apply(again, seat, action);
    assertSame(again, steps.at(-1)?.after, 'state of a match in which nobody asked what is legal');
  },

  'a record replays to the same state'(game, how) {
    const table = new Table(game, how.config, how.seed);
    for (const { seat, action } of playWalk(game, how))
      assertHolds(!isRefusal(table.play(seat, action)), 'no refusal');
    const replayed = Table.replay(game, JSON.parse(serialize(table.record)));
    assertSame(replayed.truth, table.truth, 'replayed state');
    assertSame(replayed.record, table.record, 'replayed record');
  },

  'refusal is empty exactly for legal moves'(game, how) {
    let luck = how.luck;
    for (const state of walkStates(game, how))
      for (let seat = 0; seat < how.config.seats; seat++) {
        const view = viewOf(state, seat);
        const legal = game.legal(view);
        // A seat that is not to act gets few refusals.
        if (luck++ % 8 !== 0 && legal.length === 0) continue;
        for (const action of someActions(game, legal, luck)) {
          const move = game.moves.decode(action);
          const refusal = game.refusal(view, move);
          const allowed = legal.includes(game.moves.encode(view, move));
          assertSame(
            refusal === undefined,
            allowed,
            `${serialize(move)} of seat ${seat}, refusal ${serialize(refusal)}`,
          );
          if (refusal !== undefined)
            assertHolds(/^[A-Z]\d+$/.test(refusal.clause), 'a refusal names its clause');
        }
      }
  },

  'an action taken back was never there'(game, how) {
    const table = new Table(game, how.config, how.seed);
    for (const { seat, action } of playWalk(game, how)) {
      const before = serialize(table.truth);
      table.play(seat, action);
      if (table.canUndo(seat)) {
        assertSame(table.undo(seat)?.undone, true, 'undo');
        assertSame(serialize(table.truth), before, 'state after undo');
        table.play(seat, action);
      } else assertSame(table.undo(seat), undefined, 'undo');
      for (let other = 0; other < how.config.seats; other++)
        if (other !== seat)
          assertSame(table.canUndo(other), false, `seat ${other} takes back what seat ${seat} did`);
    }
  },

  'one drawn at random is one of the legal ones'(game, how) {
    if (game.draw === undefined) return;
    for (const { before, seat } of playWalk(game, how)) {
      const was = serialize(before);
      const action = game.draw(viewOf(before, seat), createWalkRng(how.luck));
      assertHolds(game.legal(viewOf(before, seat)).includes(action), `${action} is legal`);
      assertSame(serialize(before), was, 'the state it was drawn from');
    }
  },

  'games end, and payoffs are shares of one victory'(game, how) {
    const inMatch = (state: State): void =>
      assertSame([...computePayoffs(game, state)], Array(how.config.seats).fill(0), 'payoffs before the end');
    inMatch(game.setup(how.config, how.seed));
    let last = game.setup(how.config, how.seed);
    for (const { after } of playWalk(game, { ...how, steps: MOST_STEPS })) {
      last = after;
      if (!isOver(game, last)) inMatch(last);
    }
    assertHolds(isOver(game, last), `the match is over after ${MOST_STEPS} steps`);
    const payoffs = computePayoffs(game, last);
    assertSame(payoffs.length, how.config.seats, 'seats paid');
    assertHolds(
      payoffs.every((share) => share >= 0 && share <= 1),
      `shares ${serialize(payoffs)}`,
    );
    assertHolds(
      Math.abs(payoffs.reduce((a, b) => a + b, 0) - 1) < 1e-9,
      `shares of one victory: ${serialize(payoffs)}`,
    );
    const { winners } = game.transcript.result(last) as { winners: number[] };
    assertSame(
      payoffs.flatMap((share, seat) => (share > 0 ? [seat] : [])),
      winners,
      'winners',
    );
  },

  'states never repeat'(game, how) {
    const seen = new Set<string>();
    for (const state of walkStates(game, how)) {
      const now = serialize(state);
      assertHolds(!seen.has(now), `the match was here before: ${now}`);
      seen.add(now);
    }
  },

  'matches end however one plays'(game, how) {
    for (const [policy, pick] of Object.entries(POLICIES)) {
      const state = game.setup(how.config, how.seed);
      for (let ply = 0; !isOver(game, state); ply++) {
        assertHolds(
          ply < MOST_STEPS,
          `a match that is played by ${policy} is over after ${MOST_STEPS} steps`,
        );
        const [seat] = listSeats(game.toAct(state));
        const legal = game.legal(viewOf(state, seat));
        game.apply(state, seat, legal[pick(legal.length, ply)]);
      }
    }
  },

  'cards are conserved'(game, how) {
    const all = sortedCards(game, game.setup(how.config, how.seed));
    let luck = how.luck;
    for (const state of walkStates(game, how)) {
      assertSame(sortedCards(game, state), all, 'cards of the match');
      for (const observer of listObservers(how.config.seats))
        assertSame(
          sortedCards(game, imagineState(game, state, observer, luck++)),
          all,
          `cards of a world of ${observer}`,
        );
    }
  },

  'a seat knows the cards that things name to it'(game, how) {
    const everyone = allSeats(how.config.seats);
    let luck = how.luck;
    for (const state of walkStates(game, how))
      for (const observer of listObservers(how.config.seats)) {
        const eyes = observer === null ? everyone : singleSeat(observer);
        const known = (of: State): string[] =>
          game
            .things(of)
            .filter(({ knownTo }) => (knownTo & eyes) === eyes)
            .map(serialize)
            .toSorted();
        assertSame(
          known(imagineState(game, state, observer, luck++)),
          known(state),
          `what ${observer} knows`,
        );
      }
  },

  'standing has a number for each seat, at the end its score'(game, how) {
    let last = game.setup(how.config, how.seed);
    for (const { after } of playWalk(game, { ...how, steps: MOST_STEPS })) {
      last = after;
      const standing = game.standing(last.shared);
      assertHolds(
        standing.length === how.config.seats && standing.every(Number.isFinite),
        `a number for each seat: ${serialize(standing)}`,
      );
    }
    // A game without scores has none in its result.
    const scores = game.transcript.result(last)['scores'] as readonly number[] | undefined;
    if (scores !== undefined && scores.length > 0)
      assertSame([...game.standing(last.shared)], scores, 'standing');
  },

  'scores counted afresh agree'(game, how, inventory) {
    if (inventory === undefined) return;
    let last = game.setup(how.config, how.seed);
    for (const { after } of playWalk(game, { ...how, steps: MOST_STEPS })) last = after;
    assertSame(game.transcript.result(last)['scores'], inventory.scores(last), 'scores');
  },

  'knobs at their defaults are the rules, and turned they leave a game'(game, how) {
    for (const { id, range } of game.knobs ?? []) {
      const { min, max, default: usual } = range(how.config);
      assertHolds(min <= usual && usual <= max, `${id}: ${usual} is from ${min} to ${max}`);
      const atRest = { ...how.config, knobs: { [id]: usual } };
      assertSame(
        game.setup(atRest, how.seed),
        game.setup(how.config, how.seed),
        `the deal with ${id} ${usual}`,
      );
      for (const value of new Set([min, max])) {
        if (value === usual) continue;
        const turned = { ...how, config: { ...how.config, knobs: { [id]: value } } };
        const asDealt = serialize(game.setup(turned.config, how.seed));
        assertHolds(
          asDealt !== serialize(game.setup(how.config, how.seed)),
          `${id} ${value} changes the deal`,
        );
        for (const law of KNOB_LAWS) RULE_LAWS[law](game, turned);
      }
    }
  },
} satisfies { [name: string]: Law };
