/** Laws of the rules: moves, states, records, taking back, and how matches end. */
import { type Game, has, isRefusal, listSeats, payoffsOf, type State, Table, viewOf } from '../core/index.ts';
import { bytes, cardsIn, holds, imagine, isOver, type Law, same } from './law.ts';
import { luckOf, MOST_STEPS, observers, states, walk } from './walk.ts';

/** Action numbers to ask about: all of a small game, a few hundred of a large one, and always the legal ones. */
function someActions(game: Game, legal: readonly number[], luck: number): number[] {
  const rng = luckOf(luck);
  const count = Math.min(game.moves.count, 120);
  const sample = Array.from({ length: count }, (_, i) =>
    game.moves.count === count ? i : rng.below(game.moves.count),
  );
  return [...new Set([...sample, ...legal.slice(0, 60)])];
}

/** Which of the legal actions to take: always the same end of the list, or another one every time. */
const POLICIES: { readonly [policy: string]: (count: number, ply: number) => number } = {
  first: () => 0,
  last: (count) => count - 1,
  stride: (count, ply) => (ply * 7) % count,
};

export const RULES = {
  'legal iff to act, ascending, in range'(game, how) {
    for (const state of states(game, how))
      for (let seat = 0; seat < how.config.seats; seat++) {
        const legal = game.legal(viewOf(state, seat));
        same(
          legal.length > 0,
          has(game.toAct(state), seat),
          `seat ${seat} has a legal action iff it is to act`,
        );
        for (const [i, action] of legal.entries()) {
          holds(
            Number.isInteger(action) && action >= 0 && action < game.moves.count,
            `${action} is in range`,
          );
          holds(i === 0 || legal[i - 1] < action, `legal ascends: ${bytes(legal)}`);
        }
      }
  },

  'encode undoes decode'(game, how) {
    const { moves } = game;
    let luck = how.luck;
    for (const { before, seat } of walk(game, how)) {
      const view = viewOf(before, seat);
      const legal = game.legal(view);
      for (const action of legal) same(moves.encode(view, moves.decode(action)), action, `action ${action}`);
      // What does not depend on the state need not be asked in every one.
      if (luck++ % 16 !== 0) continue;
      const names = new Map<string, number>();
      for (const action of someActions(game, legal, luck)) {
        const move = moves.decode(action);
        same(moves.parse(JSON.parse(bytes(move))), move, 'a move read from JSON');
        same(moves.parse({ ...move, more: 0 }), undefined, 'a move with an extra key');
        same(names.get(bytes(move)), undefined, `another number than ${action} for ${bytes(move)}`);
        names.set(bytes(move), action);
        // A move that has several names has one number all the same, and keeps it.
        const number = moves.encode(view, move);
        same(moves.encode(view, moves.decode(number)), number, `the number of ${bytes(move)}`);
      }
    }
  },

  'a state survives JSON'(game, how) {
    for (const state of states(game, how)) same(JSON.parse(bytes(state)), state, 'state');
  },

  'a clone goes its own way'(game, how) {
    for (const { before, seat, action, after } of walk(game, how)) {
      const was = bytes(before);
      const copy = game.clone(before);
      same(copy, before, 'clone');
      let state = copy;
      const rng = luckOf(how.luck);
      game.apply(state, seat, action);
      for (let i = 0; i < 20 && !isOver(game, state); i++) {
        const actor = listSeats(game.toAct(state))[0];
        const legal = game.legal(viewOf(state, actor));
        game.apply(state, actor, legal[rng.below(legal.length)]);
        state = game.clone(state);
      }
      same(bytes(before), was, 'the original of a clone that was played on');
      holds(after !== before, 'a step makes a new state');
    }
  },

  'a match played again without a question is the same'(game, how) {
    const steps = [...walk(game, { ...how, steps: MOST_STEPS })];
    const again = game.setup(how.config, how.seed);
    for (const { seat, action } of steps) game.apply(again, seat, action);
    same(again, steps.at(-1)?.after, 'state of a match in which nobody asked what is legal');
  },

  'a record replays to the same state'(game, how) {
    const table = new Table(game, how.config, how.seed);
    for (const { seat, action } of walk(game, how)) holds(!isRefusal(table.play(seat, action)), 'no refusal');
    const replayed = Table.replay(game, JSON.parse(bytes(table.record)));
    same(replayed.truth, table.truth, 'replayed state');
    same(replayed.record, table.record, 'replayed record');
  },

  'refusal is empty exactly for legal moves'(game, how) {
    let luck = how.luck;
    for (const state of states(game, how))
      for (let seat = 0; seat < how.config.seats; seat++) {
        const view = viewOf(state, seat);
        const legal = game.legal(view);
        // Whoever is not to act is refused for little else.
        if (luck++ % 8 !== 0 && legal.length === 0) continue;
        for (const action of someActions(game, legal, luck)) {
          const move = game.moves.decode(action);
          const refusal = game.refusal(view, move);
          const allowed = legal.includes(game.moves.encode(view, move));
          same(refusal === undefined, allowed, `${bytes(move)} of seat ${seat}, refusal ${bytes(refusal)}`);
          if (refusal !== undefined) holds(/^[A-Z]\d+$/.test(refusal.clause), 'a refusal names its clause');
        }
      }
  },

  'an action taken back was never there'(game, how) {
    const table = new Table(game, how.config, how.seed);
    for (const { seat, action } of walk(game, how)) {
      const before = bytes(table.truth);
      table.play(seat, action);
      if (table.canUndo(seat)) {
        same(table.undo(seat)?.undone, true, 'undo');
        same(bytes(table.truth), before, 'state after undo');
        table.play(seat, action);
      } else same(table.undo(seat), undefined, 'undo');
      for (let other = 0; other < how.config.seats; other++)
        if (other !== seat)
          same(table.canUndo(other), false, `seat ${other} takes back what seat ${seat} did`);
    }
  },

  'one drawn at random is one of the legal ones'(game, how) {
    if (game.draw === undefined) return;
    for (const { before, seat } of walk(game, how)) {
      const was = bytes(before);
      const action = game.draw(viewOf(before, seat), luckOf(how.luck));
      holds(game.legal(viewOf(before, seat)).includes(action), `${action} is legal`);
      same(bytes(before), was, 'the state it was drawn from');
    }
  },

  'games end, and payoffs are shares of one victory'(game, how) {
    const inMatch = (state: State): void =>
      same([...payoffsOf(game, state)], Array(how.config.seats).fill(0), 'payoffs before the end');
    inMatch(game.setup(how.config, how.seed));
    let last = game.setup(how.config, how.seed);
    for (const { after } of walk(game, { ...how, steps: MOST_STEPS })) {
      last = after;
      if (!isOver(game, last)) inMatch(last);
    }
    holds(isOver(game, last), `the match is over after ${MOST_STEPS} steps`);
    const payoffs = payoffsOf(game, last);
    same(payoffs.length, how.config.seats, 'seats paid');
    holds(
      payoffs.every((share) => share >= 0 && share <= 1),
      `shares ${bytes(payoffs)}`,
    );
    holds(
      Math.abs(payoffs.reduce((a, b) => a + b, 0) - 1) < 1e-9,
      `shares of one victory: ${bytes(payoffs)}`,
    );
    const { winners } = game.transcript.result(last) as { winners: number[] };
    same(
      payoffs.flatMap((share, seat) => (share > 0 ? [seat] : [])),
      winners,
      'winners',
    );
  },

  'states never repeat'(game, how) {
    const seen = new Set<string>();
    for (const state of states(game, how)) {
      const now = bytes(state);
      holds(!seen.has(now), `the match was here before: ${now}`);
      seen.add(now);
    }
  },

  'matches end however one plays'(game, how) {
    for (const [policy, pick] of Object.entries(POLICIES)) {
      const state = game.setup(how.config, how.seed);
      for (let ply = 0; !isOver(game, state); ply++) {
        holds(ply < MOST_STEPS, `a match that is played by ${policy} is over after ${MOST_STEPS} steps`);
        const [seat] = listSeats(game.toAct(state));
        const legal = game.legal(viewOf(state, seat));
        game.apply(state, seat, legal[pick(legal.length, ply)]);
      }
    }
  },

  'cards are conserved'(game, how, inventory) {
    const all = cardsIn(game.setup(how.config, how.seed), inventory);
    let luck = how.luck;
    for (const state of states(game, how)) {
      same(cardsIn(state, inventory), all, 'cards of the match');
      for (const observer of observers(how.config.seats))
        same(
          cardsIn(imagine(game, state, observer, luck++), inventory),
          all,
          `cards of a world of ${observer}`,
        );
    }
  },

  'scores counted afresh agree'(game, how, inventory) {
    if (inventory === undefined) return;
    let last = game.setup(how.config, how.seed);
    for (const { after } of walk(game, { ...how, steps: MOST_STEPS })) last = after;
    same(game.transcript.result(last)['scores'], inventory.scores(last), 'scores');
  },
} satisfies { [name: string]: Law };
