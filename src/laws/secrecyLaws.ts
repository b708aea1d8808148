/** Laws of secrecy: a seat sees and receives only what it may know, and worlds drawn from a view forget nothing. */
import { isUndoable } from '../core/undo.ts';
import {
  type Game,
  eventsVisibleTo,
  listSeats,
  shuffle,
  type Seat,
  type State,
  type View,
  viewOf,
} from '../core/index.ts';
import {
  serialize,
  playDoubles,
  assertHolds,
  imagineState,
  isOver,
  type Law,
  assertSame,
  assertSameView,
} from './law.ts';
import {
  applyToCopy,
  isLegal,
  createWalkRng,
  MOST_STEPS,
  listObservers,
  walkStates,
  type WalkStep,
  playWalk,
} from './randomWalk.ts';

const STEPS = 6;
/** Sixty worlds show the knowledge before a step, sixteen the knowledge after it. */
const BEFORE = 60;
const AFTER = 16;
/** A fact of all worlds before is lost if no more than this many have it after: chance does not do that. */
const RARELY = 4;

/** A world's facts about each hand and about the hidden part: which values occur, and how often. */
function countFacts(state: State, observer: Seat | null): Set<string> {
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

/** The facts of worlds from before a step that looked the same to the observer. */
function sampleWorldsBefore(
  game: Game,
  step: WalkStep,
  observer: Seat | null,
  luck: number,
): Set<string>[] | undefined {
  const { before, seat, action, emitted, after } = step;
  const rng = createWalkRng(luck);
  const seen = serialize([viewOf(after, observer), eventsVisibleTo(emitted, observer), game.toAct(after)]);
  const found: Set<string>[] = [];
  // Gives up where hardly any world fits.
  for (let i = 0; i < 10 * (found.length + 6) && found.length < BEFORE; i++) {
    const world = game.determinize(viewOf(before, observer), rng);
    // Everyone knows which seats have chosen, though no view says so.
    if (game.toAct(world) !== game.toAct(before)) continue;
    const legal = game.legal(viewOf(world, seat));
    const done = i % 2 === 0 ? action : legal[rng.below(legal.length)];
    if (!legal.includes(done)) continue;
    const next = applyToCopy(game, world, seat, done);
    const looks = serialize([
      viewOf(next.after, observer),
      eventsVisibleTo(next.emitted, observer),
      game.toAct(next.after),
    ]);
    if (looks === seen) found.push(countFacts(next.after, observer));
  }
  return found.length === BEFORE ? found : undefined;
}

function sampleWorldsAfter(
  game: Game,
  { after }: WalkStep,
  observer: Seat | null,
  luck: number,
): Set<string>[] | undefined {
  const rng = createWalkRng(luck ^ 0x2545f491);
  const found: Set<string>[] = [];
  for (let i = 0; i < 2 * AFTER && found.length < AFTER; i++) {
    const world = game.determinize(viewOf(after, observer), rng);
    if (game.toAct(world) === game.toAct(after)) found.push(countFacts(world, observer));
  }
  return found.length === AFTER ? found : undefined;
}

export const SECRECY_LAWS = {
  'determinize keeps the view'(game, how) {
    let luck = how.luck;
    for (const state of walkStates(game, how))
      for (const observer of listObservers(how.config.seats)) {
        const world = imagineState(game, state, observer, luck++);
        assertSameView(game, world, state, observer);
        assertSame(world.own.length, state.own.length, 'seats of a world');
      }
  },

  'a shown view says what the view says'(game, how) {
    const shown = new Map<string, string>();
    const views = new Map<string, string>();
    const look = (view: View): void => {
      const was = serialize(view);
      const twin = game.show(view);
      assertSame(twin.seat, view.seat, 'the seat of a shown view');
      assertSame(serialize(view), was, 'the view that was shown');
      const text = serialize(twin);
      assertSame(JSON.parse(text), twin, 'a shown view');
      assertSame(shown.get(was) ?? text, text, `what ${view.seat} is shown of the same view`);
      assertSame(views.get(text) ?? was, was, `the view behind what ${view.seat} is shown`);
      shown.set(was, text);
      views.set(text, was);
    };
    look(viewOf(game.setup(how.config, how.seed), null));
    for (const { before, seat, after } of playWalk(game, how)) {
      look(viewOf(before, seat));
      look(viewOf(after, seat));
    }
  },

  'a sampled world can be played to its end'(game, how) {
    let luck = how.luck;
    for (const state of walkStates(game, how))
      for (const observer of listObservers(how.config.seats)) {
        if (luck++ % 4 !== 0) continue;
        const rng = createWalkRng(luck);
        const world = imagineState(game, state, observer, luck);
        for (let i = 0; !isOver(game, world); i++) {
          assertHolds(i < MOST_STEPS, 'a world ends');
          const seat = listSeats(game.toAct(world))[0];
          const legal = game.legal(viewOf(world, seat));
          assertHolds(legal.length > 0, `seat ${seat} has a legal action in a world of ${observer}`);
          game.apply(world, seat, legal[rng.below(legal.length)]);
        }
      }
  },

  'legality depends on the view only'(game, how) {
    let luck = how.luck;
    for (const state of walkStates(game, how))
      for (let seat = 0; seat < how.config.seats; seat++) {
        const world = imagineState(game, state, seat, luck++);
        // In the same order as a table, to catch a game that remembers the last state it saw.
        const asked = (of: State): number[] => {
          game.toAct(of);
          return game.legal(viewOf(of, seat));
        };
        assertSame(asked(world), asked(state), `legal of seat ${seat}`);
        const elsewhere = JSON.parse(serialize(viewOf(state, seat)));
        assertSame(game.legal(elsewhere), asked(state), `legal of seat ${seat} from its view alone`);
      }
  },

  'simultaneous choices commute'(game, how) {
    for (const { before, seat, action } of playWalk(game, how))
      for (const other of listSeats(game.toAct(before))) {
        if (other === seat) continue;
        const reply = game.legal(viewOf(before, other))[0];
        const one = applyToCopy(game, applyToCopy(game, before, seat, action).after, other, reply).after;
        const two = applyToCopy(game, applyToCopy(game, before, other, reply).after, seat, action).after;
        assertSame(one, two, `seats ${seat} and ${other} in either order`);
      }
  },

  'a choice that others still owe tells them nothing'(game, how) {
    for (const { before, seat, action } of playWalk(game, how)) {
      if (listSeats(game.toAct(before)).length < 2) continue;
      const one = applyToCopy(game, before, seat, action);
      for (const instead of game.legal(viewOf(before, seat)).slice(0, 5)) {
        const two = applyToCopy(game, before, seat, instead);
        for (const observer of listObservers(how.config.seats)) {
          if (observer === seat) continue;
          assertSameView(game, two.after, one.after, observer);
          assertSame(
            eventsVisibleTo(two.emitted, observer),
            eventsVisibleTo(one.emitted, observer),
            `what ${observer} hears`,
          );
        }
      }
    }
  },

  'what a seat is told it can see'(game, how) {
    for (const { observer, truth, world } of playDoubles(game, how))
      if (serialize(viewOf(truth.after, observer)) === serialize(viewOf(world.after, observer)))
        assertSame(
          eventsVisibleTo(world.emitted, observer),
          eventsVisibleTo(truth.emitted, observer),
          `what ${observer} hears`,
        );
  },

  'what a seat can see it was told'(game, how) {
    for (const { observer, truth, world } of playDoubles(game, how))
      if (
        serialize(eventsVisibleTo(truth.emitted, observer)) ===
        serialize(eventsVisibleTo(world.emitted, observer))
      )
        assertSameView(game, world.after, truth.after, observer);
  },

  'a deal shows a seat nothing it may not know'(game, how) {
    // Deals both sides from a transcript, which may omit what the match no longer needs.
    const dealt = (state: State): State => {
      const fresh = game.transcript.start(how.config, JSON.parse(serialize(game.transcript.deal(state))));
      if ('clause' in fresh) throw new Error(`the deal of a world is refused: ${serialize(fresh)}`);
      return fresh;
    };
    const truth = game.setup(how.config, how.seed);
    for (const [i, observer] of listObservers(how.config.seats).entries()) {
      const world = imagineState(game, truth, observer, how.luck + i);
      assertSameView(game, dealt(world), dealt(truth), observer);
    }
  },

  'what can be taken back showed nothing'(game, how) {
    let luck = how.luck;
    for (const { before, seat, action, after } of playWalk(game, how)) {
      if (!isUndoable(game, before, seat, action)) continue;
      for (const observer of listObservers(how.config.seats)) {
        const world = imagineState(game, before, observer, luck++);
        if (serialize(viewOf(after, observer)) === serialize(viewOf(before, observer))) continue;
        assertHolds(isLegal(game, world, seat, action), `${observer} knew that seat ${seat} could do it`);
        const imagined = applyToCopy(game, world, seat, action).after;
        assertSameView(game, imagined, after, observer);
      }
    }
  },

  'a drawn world agrees with everything that was ever public'(game, how) {
    // Forgetting happens at some step: this compares worlds drawn after it with worlds drawn before it.
    const rng = createWalkRng(how.luck ^ 0x6a09e667);
    for (const step of shuffle([...playWalk(game, how)], rng).slice(0, STEPS)) {
      const eyes = listObservers(how.config.seats);
      const observer = eyes[rng.below(eyes.length)];
      const luck = rng.u32();
      const before = sampleWorldsBefore(game, step, observer, luck);
      const after = sampleWorldsAfter(game, step, observer, luck);
      if (before === undefined || after === undefined) continue;
      for (const fact of new Set([...before, ...after].flatMap((facts) => [...facts]))) {
        const [was, is] = [before, after].map((all) => all.filter((facts) => facts.has(fact)).length);
        const isLost = was === before.length && is <= RARELY;
        const isNew = was === 0 && is >= after.length - RARELY;
        assertHolds(
          !isLost && !isNew,
          `${observer} knew better: ${fact} was in ${was} of ${before.length}, is in ${is} of ${after.length}`,
        );
      }
    }
  },
} satisfies { [name: string]: Law };
