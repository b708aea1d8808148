import { isDeepStrictEqual } from 'node:util';
import { canBeTakenBack } from '../../src/core/boundary.ts';
import {
  filmFor,
  type Game,
  has,
  heard,
  isRefusal,
  listSeats,
  payoffsOf,
  shuffle,
  type Seat,
  type State,
  Table,
  viewOf,
} from '../../src/core/index.ts';
import {
  applied,
  isLegal,
  luckOf,
  MOST_STEPS,
  observers,
  states,
  type Step,
  type Walk,
  walk,
} from './walk.ts';

/** What a test knows of a game beyond the contract; methods, so that one game's passes for any game's. */
export interface Inventory {
  /** The name of every card or tile, wherever it is. */
  cards(state: State): string[];
  /** The scores counted afresh from what lies on the table. */
  scores(state: State): readonly number[];
}

/** Throws if the game breaks it on this walk. */
export type Law = (game: Game, how: Walk, inventory: Inventory) => void;

const bytes = (value: unknown): string => JSON.stringify(value);

function same(a: unknown, b: unknown, what: string): void {
  if (!isDeepStrictEqual(a, b)) throw new Error(`${what}: ${bytes(a)} is not ${bytes(b)}`);
}

function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

const isOver = (game: Game, state: State): boolean => game.toAct(state) === 0;

/** A world as the observer may imagine it. */
const imagine = (game: Game, state: State, observer: Seat | null, luck: number): State =>
  game.determinize(viewOf(state, observer), luckOf(luck));

/** What the observer saw and heard when the same action was played in the truth and in a world it imagined. */
function* doubles(game: Game, how: Walk): Generator<{ observer: Seat | null; truth: Step; world: Step }> {
  let luck = how.luck;
  for (const truth of walk(game, how))
    for (const observer of observers(how.config.seats)) {
      const world = imagine(game, truth.before, observer, luck++);
      if (isLegal(game, world, truth.seat, truth.action))
        yield { observer, truth, world: applied(game, world, truth.seat, truth.action) };
    }
}

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

/** So many steps of a match are looked at. */
const STEPS = 6;
/** So many worlds speak for what was known before a step, and so many for what is known after it. */
const BEFORE = 60;
const AFTER = 16;
/** A fact that all worlds had before is lost if no more than this many have it after: chance does not do that. */
const RARELY = 4;

/** What a world says of each hand and of what nobody knows: which values are there, and how often. */
function factsOf(state: State, observer: Seat | null): Set<string> {
  const facts = new Set<string>();
  const look = (where: string, value: unknown, counts: Map<unknown, number>): void => {
    if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) look(where, inner, counts);
      return;
    }
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    facts.add(`${where} has ${String(value)} × ${count}`);
  };
  for (const [seat, own] of state.own.entries())
    if (seat !== observer) look(`seat ${seat}`, own, new Map<unknown, number>());
  look('nobody', state.hidden, new Map<unknown, number>());
  return facts;
}

/** The facts of worlds from before a step in which something was done that looked the same to the observer. */
function worldsLedTo(game: Game, step: Step, observer: Seat | null, luck: number): Set<string>[] | undefined {
  const { before, seat, action, told, after } = step;
  const rng = luckOf(luck);
  const seen = bytes([viewOf(after, observer), heard(told, observer), game.toAct(after)]);
  const found: Set<string>[] = [];
  // Where hardly any world would do there is no telling.
  for (let i = 0; i < 10 * (found.length + 6) && found.length < BEFORE; i++) {
    const world = game.determinize(viewOf(before, observer), rng);
    // Who has chosen already is known to all, though no view says so.
    if (game.toAct(world) !== game.toAct(before)) continue;
    const legal = game.legal(viewOf(world, seat));
    const done = i % 2 === 0 ? action : legal[rng.below(legal.length)];
    if (!legal.includes(done)) continue;
    const next = applied(game, world, seat, done);
    const looks = bytes([viewOf(next.after, observer), heard(next.told, observer), game.toAct(next.after)]);
    if (looks === seen) found.push(factsOf(next.after, observer));
  }
  return found.length === BEFORE ? found : undefined;
}

function worldsAfter(
  game: Game,
  { after }: Step,
  observer: Seat | null,
  luck: number,
): Set<string>[] | undefined {
  const rng = luckOf(luck ^ 0x2545f491);
  const found: Set<string>[] = [];
  for (let i = 0; i < 2 * AFTER && found.length < AFTER; i++) {
    const world = game.determinize(viewOf(after, observer), rng);
    if (game.toAct(world) === game.toAct(after)) found.push(factsOf(world, observer));
  }
  return found.length === AFTER ? found : undefined;
}

export const LAWS = {
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
      for (let i = 0; i < 40 && !isOver(game, state); i++) {
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

  'determinize keeps the view'(game, how) {
    let luck = how.luck;
    for (const state of states(game, how))
      for (const observer of observers(how.config.seats)) {
        const world = imagine(game, state, observer, luck++);
        same(bytes(viewOf(world, observer)), bytes(viewOf(state, observer)), `view of ${observer}`);
        same(world.own.length, state.own.length, 'seats of a world');
      }
  },

  'a sampled world can be played to its end'(game, how) {
    let luck = how.luck;
    for (const state of states(game, how))
      for (const observer of observers(how.config.seats)) {
        if (luck++ % 4 !== 0) continue;
        const rng = luckOf(luck);
        const world = imagine(game, state, observer, luck);
        for (let i = 0; !isOver(game, world); i++) {
          holds(i < MOST_STEPS, 'a world ends');
          const seat = listSeats(game.toAct(world))[0];
          const legal = game.legal(viewOf(world, seat));
          holds(legal.length > 0, `seat ${seat} has a legal action in a world of ${observer}`);
          game.apply(world, seat, legal[rng.below(legal.length)]);
        }
      }
  },

  'legality depends on the view only'(game, how) {
    let luck = how.luck;
    for (const state of states(game, how))
      for (let seat = 0; seat < how.config.seats; seat++) {
        const world = imagine(game, state, seat, luck++);
        // Asked as a table asks, so that a game which remembers the state it was shown last is caught too.
        const asked = (of: State): number[] => {
          game.toAct(of);
          return game.legal(viewOf(of, seat));
        };
        same(asked(world), asked(state), `legal of seat ${seat}`);
        const elsewhere = JSON.parse(bytes(viewOf(state, seat)));
        same(game.legal(elsewhere), asked(state), `legal of seat ${seat} from its view alone`);
      }
  },

  'refusal is empty exactly for legal moves'(game, how) {
    let luck = how.luck;
    for (const state of states(game, how))
      for (let seat = 0; seat < how.config.seats; seat++) {
        const view = viewOf(state, seat);
        const legal = game.legal(view);
        for (const action of someActions(game, legal, luck++)) {
          const move = game.moves.decode(action);
          const refusal = game.refusal(view, move);
          const allowed = legal.includes(game.moves.encode(view, move));
          same(refusal === undefined, allowed, `${bytes(move)} of seat ${seat}, refusal ${bytes(refusal)}`);
          if (refusal !== undefined) holds(/^[A-Z]\d+$/.test(refusal.clause), 'a refusal names its clause');
        }
      }
  },

  'simultaneous choices commute'(game, how) {
    for (const { before, seat, action } of walk(game, how))
      for (const other of listSeats(game.toAct(before))) {
        if (other === seat) continue;
        const reply = game.legal(viewOf(before, other))[0];
        const one = applied(game, applied(game, before, seat, action).after, other, reply).after;
        const two = applied(game, applied(game, before, other, reply).after, seat, action).after;
        same(one, two, `seats ${seat} and ${other} in either order`);
      }
  },

  'a choice that others still owe tells them nothing'(game, how) {
    for (const { before, seat, action } of walk(game, how)) {
      if (listSeats(game.toAct(before)).length < 2) continue;
      const one = applied(game, before, seat, action);
      for (const instead of game.legal(viewOf(before, seat)).slice(0, 5)) {
        const two = applied(game, before, seat, instead);
        for (const observer of observers(how.config.seats)) {
          if (observer === seat) continue;
          same(bytes(viewOf(two.after, observer)), bytes(viewOf(one.after, observer)), `view of ${observer}`);
          same(heard(two.told, observer), heard(one.told, observer), `what ${observer} hears`);
        }
      }
    }
  },

  'what a seat is told it can see'(game, how) {
    for (const { observer, truth, world } of doubles(game, how))
      if (bytes(viewOf(truth.after, observer)) === bytes(viewOf(world.after, observer)))
        same(heard(world.told, observer), heard(truth.told, observer), `what ${observer} hears`);
  },

  'what a seat can see it was told'(game, how) {
    for (const { observer, truth, world } of doubles(game, how))
      if (bytes(heard(truth.told, observer)) === bytes(heard(world.told, observer)))
        same(
          bytes(viewOf(world.after, observer)),
          bytes(viewOf(truth.after, observer)),
          `view of ${observer}`,
        );
  },

  'a deal shows a seat nothing it may not know'(game, how) {
    // Both sides are dealt from a transcript, which may leave out what the match does not need any more.
    const dealt = (state: State): State => {
      const fresh = game.transcript.start(how.config, JSON.parse(bytes(game.transcript.deal(state))));
      if ('clause' in fresh) throw new Error(`the deal of a world is refused: ${bytes(fresh)}`);
      return fresh;
    };
    const truth = game.setup(how.config, how.seed);
    for (const [i, observer] of observers(how.config.seats).entries()) {
      const world = imagine(game, truth, observer, how.luck + i);
      same(
        bytes(viewOf(dealt(world), observer)),
        bytes(viewOf(dealt(truth), observer)),
        `view of ${observer}`,
      );
    }
  },

  'what can be taken back showed nothing'(game, how) {
    let luck = how.luck;
    for (const { before, seat, action, after } of walk(game, how)) {
      if (!canBeTakenBack(game, before, seat, action)) continue;
      for (const observer of observers(how.config.seats)) {
        const world = imagine(game, before, observer, luck++);
        if (bytes(viewOf(after, observer)) === bytes(viewOf(before, observer))) continue;
        holds(isLegal(game, world, seat, action), `${observer} knew that seat ${seat} could do it`);
        const imagined = applied(game, world, seat, action).after;
        same(bytes(viewOf(imagined, observer)), bytes(viewOf(after, observer)), `view of ${observer}`);
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

  'a drawn world agrees with everything that was ever public'(game, how) {
    // What is forgotten is forgotten at some step: worlds drawn after it are compared with worlds drawn before it.
    const rng = luckOf(how.luck ^ 0x6a09e667);
    for (const step of shuffle([...walk(game, how)], rng).slice(0, STEPS)) {
      const eyes = observers(how.config.seats);
      const observer = eyes[rng.below(eyes.length)];
      const luck = rng.u32();
      const before = worldsLedTo(game, step, observer, luck);
      const after = worldsAfter(game, step, observer, luck);
      if (before === undefined || after === undefined) continue;
      for (const fact of new Set([...before, ...after].flatMap((facts) => [...facts]))) {
        const [was, is] = [before, after].map((all) => all.filter((facts) => facts.has(fact)).length);
        const isLost = was === before.length && is <= RARELY;
        const isNew = was === 0 && is >= after.length - RARELY;
        holds(
          !isLost && !isNew,
          `${observer} knew better: ${fact} was in ${was} of ${before.length}, is in ${is} of ${after.length}`,
        );
      }
    }
  },

  'cards are conserved'(game, how, { cards }) {
    const all = cards(game.setup(how.config, how.seed)).toSorted();
    let luck = how.luck;
    for (const state of states(game, how)) {
      same(cards(state).toSorted(), all, 'cards of the match');
      for (const observer of observers(how.config.seats))
        same(
          cards(imagine(game, state, observer, luck++)).toSorted(),
          all,
          `cards of a world of ${observer}`,
        );
    }
  },

  'a film ends with what the action leads to when nobody looks'(game, how) {
    for (const { before, seat, action, shots, after } of walk(game, how)) {
      const unseen = game.clone(before);
      game.apply(unseen, seat, action);
      same(after, unseen, 'state when nobody is told');
      const { shared, own } = shots[shots.length - 1].state;
      same([shared, own], [unseen.shared, unseen.own], 'what everyone sees last');
    }
  },

  'every frame of a film is possible'(game, how, { cards }) {
    const all = cards(game.setup(how.config, how.seed)).toSorted();
    const eyes = observers(how.config.seats);
    let luck = how.luck;
    for (const { shots } of walk(game, how))
      for (const { state } of shots.slice(0, -1)) {
        same(cards(state).toSorted(), all, 'cards of a frame');
        const observer = eyes[(luck++ >>> 0) % eyes.length];
        const world = imagine(game, state, observer, luck);
        same(bytes(viewOf(world, observer)), bytes(viewOf(state, observer)), `frame of ${observer}`);
        same(cards(world).toSorted(), all, `cards of a world of a frame of ${observer}`);
      }
  },

  'a frame shows a seat what it was told by then, and nothing else'(game, how) {
    for (const { observer, truth, world } of doubles(game, how)) {
      // A film of one frame is looked at by the two laws above.
      if (truth.shots.length === 1 && world.shots.length === 1) continue;
      const [one, two] = [truth, world].map(({ shots }) => filmFor(shots, observer));
      for (let i = 0; ; i++) {
        const sees = bytes(one[i]?.view) === bytes(two[i]?.view);
        same(sees, bytes(one[i]?.events) === bytes(two[i]?.events), `${observer} sees what frame ${i} tells`);
        if (!sees || i === one.length) break;
      }
    }
  },

  'scores counted afresh agree'(game, how, { scores }) {
    let last = game.setup(how.config, how.seed);
    for (const { after } of walk(game, { ...how, steps: MOST_STEPS })) last = after;
    same(game.transcript.result(last)['scores'], scores(last), 'scores');
  },
} satisfies { [name: string]: Law };

export type LawName = keyof typeof LAWS;
export const LAW_NAMES = Object.keys(LAWS) as LawName[];
