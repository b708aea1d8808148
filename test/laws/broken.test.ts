/** The laws detect errors: each deliberately broken variant of the toy game fails the law meant for it. */
import { describe, expect, test } from 'vitest';
import { allSeats, type Game, NO_SEATS, type State, type Emit, viewOf } from '../../src/core/index.ts';
import { BrokenLaw, checkLaws, LAW_NAMES, type LawName } from '../../src/laws/index.ts';
import { type Toy, toy, toyInventory, toyReveal } from './toyGame.ts';

type Broken = (game: Game<Toy>) => Partial<Game<Toy>>;

const inHand = (state: State<Toy>, seat: number): number[] => state.own[seat]?.hand ?? [];

/** Applies an action correctly and then does something forbidden. */
const applyThen =
  (mischief: (state: State<Toy>, seat: number, action: number, tell?: Emit<Toy['event']>) => void): Broken =>
  (game) => ({
    apply(state, seat, action, tell) {
      game.apply(state, seat, action, tell);
      mischief(state, seat, action, tell);
    },
  });

const BROKEN: { [variant: string]: { law: LawName; make: Broken } } = {
  'shows the deck’s top card in shared': {
    law: 'a deal shows a seat nothing it may not know',
    make: (game) => {
      const withPeek = (state: State<Toy>): State<Toy> => {
        state.shared.extra = [state.hidden.deck.at(-1) ?? -1];
        return state;
      };
      return {
        setup: (config, seed) => withPeek(game.setup(config, seed)),
        transcript: {
          ...game.transcript,
          start: (config, deal) => withPeek(game.transcript.start(config, deal) as State<Toy>),
        },
      };
    },
  },
  'shows another seat’s hand in a seat’s own part': {
    law: 'a deal shows a seat nothing it may not know',
    make: (game) => {
      const withPeek = (state: State<Toy>): State<Toy> => {
        state.own.forEach((mine, seat) =>
          Object.assign(mine, { peek: inHand(state, (seat + 1) % state.own.length)[0] }),
        );
        return state;
      };
      return {
        setup: (config, seed) => withPeek(game.setup(config, seed)),
        determinize: (view, rng) => {
          const world = game.determinize(view, rng);
          if (view.seat !== null && view.own !== null) world.own[view.seat] = structuredClone(view.own);
          return world;
        },
        transcript: {
          ...game.transcript,
          start: (config, deal) => withPeek(game.transcript.start(config, deal) as State<Toy>),
        },
      };
    },
  },
  'puts a drawn card into shared without a word': {
    law: 'what a seat can see it was told',
    make: applyThen((state) => {
      state.shared.extra = state.own.map(({ hand }) => Math.max(-1, ...hand));
    }),
  },
  'puts a pending choice into shared': {
    law: 'a choice that others still owe tells them nothing',
    make: applyThen((state, _seat, action) => state.shared.extra.push(action)),
  },
  'tells everyone a pending choice': {
    law: 'a choice that others still owe tells them nothing',
    make: applyThen((_state, _seat, action, tell) => tell?.({ type: 'note', value: action })),
  },
  'tells everyone a hidden card in an event': {
    law: 'what a seat is told it can see',
    make: applyThen((state, _seat, _action, tell) =>
      tell?.({ type: 'note', value: state.hidden.deck[0] ?? -1 }),
    ),
  },
  'lets another hand decide what is legal': {
    law: 'legality depends on the view only',
    make: (game) => {
      // A view contains no other hand, but a game could remember the state of the last call.
      let last: State<Toy> | undefined;
      return {
        toAct: (state) => game.toAct((last = state)),
        legal: (view) => {
          const others = last?.own.filter((_, seat) => seat !== view.seat) ?? [];
          const strongest = Math.max(...others.flatMap(({ hand }) => hand));
          const below = game.legal(view).filter((card) => card < strongest);
          return below.length > 0 ? below : game.legal(view);
        },
      };
    },
  },
  'clones only the surface': {
    law: 'a clone goes its own way',
    make: () => ({
      clone: ({ shared, own, hidden }) => ({ shared: { ...shared }, own: own.slice(), hidden }),
    }),
  },
  'plays by what was remembered when somebody last asked': {
    law: 'a match played again without a question is the same',
    make: (game) => {
      let asked = -1;
      return {
        legal(view) {
          asked = view.shared.played.length;
          return game.legal(view);
        },
        apply(state, seat, action, tell) {
          if (asked !== state.shared.played.length) state.shared.extra.push(-1);
          game.apply(state, seat, action, tell);
        },
      };
    },
  },
  'draws from ambient chance': {
    law: 'a record replays to the same state',
    make: applyThen(({ hidden }) => hidden.deck.sort(() => Math.random() - 0.5)),
  },
  'looks at the clock': {
    law: 'a record replays to the same state',
    make: applyThen(({ hidden }) => Object.assign(hidden, { at: process.hrtime.bigint().toString() })),
  },
  'forgets in a sampled world which cards were played': {
    law: 'cards are conserved',
    make: (game) => ({
      determinize: (view, rng) => {
        const world = game.determinize({ ...view, shared: { ...view.shared, played: [] } }, rng);
        return { ...world, shared: structuredClone(view.shared) };
      },
    }),
  },
  'forgets in a sampled world what the seat has chosen': {
    law: 'determinize keeps the view',
    make: (game) => ({
      determinize: (view, rng) =>
        game.determinize(view.own === null ? view : { ...view, own: { ...view.own, choice: -1 } }, rng),
    }),
  },
  'shows a hand without the card that was chosen': {
    law: 'a shown view says what the view says',
    make: () => ({
      show: ({ seat, shared, own }) => ({ seat, shared, own: own === null ? null : { hand: own.hand } }),
    }),
  },
  'samples worlds that cannot go on': {
    law: 'a sampled world can be played to its end',
    make: (game) => ({
      determinize: (view, rng) => {
        const world = game.determinize(view, rng);
        world.own.forEach((mine, seat) => seat !== view.seat && (mine.hand = []));
        return world;
      },
    }),
  },
  'lists legal actions out of order': {
    law: 'legal iff to act, ascending, in range',
    make: (game) => ({ legal: (view) => game.legal(view).toReversed() }),
  },
  'lets a seat act that is not to act': {
    law: 'legal iff to act, ascending, in range',
    make: () => ({ legal: ({ own }) => own?.hand.slice() ?? [] }),
  },
  'gives two moves one number': {
    law: 'encode undoes decode',
    make: ({ moves }) => ({ moves: { ...moves, encode: (_view, { card }) => card >> 1 } }),
  },
  'accepts a move with an extra key': {
    law: 'encode undoes decode',
    make: ({ moves }) => ({
      moves: { ...moves, parse: (json) => ({ type: 'play', card: (json as { card: number }).card }) },
    }),
  },
  'keeps something JSON does not': {
    law: 'a state survives JSON',
    make: applyThen(({ shared }) => (shared.extra = [NaN])),
  },
  'refuses what is legal': {
    law: 'refusal is empty exactly for legal moves',
    make: (game) => ({
      refusal: (view, move) =>
        move.card === 7 ? { clause: 'T3', reason: 'missing' } : game.refusal(view, move),
    }),
  },
  'does not refuse what is illegal': {
    law: 'refusal is empty exactly for legal moves',
    make: (game) => ({ refusal: (view, move) => (move.card === 7 ? undefined : game.refusal(view, move)) }),
  },
  'lets the order of simultaneous choices matter': {
    law: 'simultaneous choices commute',
    make: applyThen(({ hidden }, seat) => hidden.deck.push(seat)),
  },
  'reveals before all have chosen': {
    law: 'a choice that others still owe tells them nothing',
    make: () => ({
      apply(state, seat, action, tell) {
        const mine = state.own[seat];
        if (mine !== undefined) mine.choice = action;
        state.shared.extra = state.own.map(({ choice }) => choice);
        if (state.own.every(({ choice }) => choice !== -1)) toyReveal(state, tell);
      },
    }),
  },
  'draws an action that is not legal': {
    law: 'one drawn at random is one of the legal ones',
    make: () => ({ draw: () => 14 }),
  },
  'never ends': {
    law: 'games end, and payoffs are shares of one victory',
    make: applyThen((state) => {
      state.shared.over = false;
      state.shared.played.length = 0; // keeps thousands of steps fast
      for (const mine of state.own) if (mine.hand.length === 0) mine.hand.push(0);
    }),
  },
  'lets nobody win': {
    law: 'games end, and payoffs are shares of one victory',
    make: () => ({ winners: () => NO_SEATS }),
  },
  'lets others win than it says': {
    law: 'games end, and payoffs are shares of one victory',
    make: () => ({ winners: ({ shared }) => (shared.over ? allSeats(shared.seats) : NO_SEATS) }),
  },
  'does not always do what was chosen': {
    law: 'states never repeat',
    make: (game) => ({
      apply: (state, seat, action, tell) => {
        if (action % 5 !== 0) game.apply(state, seat, action, tell);
      },
    }),
  },
  'gives the lowest card back to whoever plays it': {
    law: 'matches end however one plays',
    make: () => ({
      apply(state, seat, action, tell) {
        const mine = state.own[seat];
        const isLowest = action === Math.min(...mine.hand);
        mine.choice = action;
        if (isLowest) mine.hand.push(action);
        if (state.own.every(({ choice }) => choice !== -1)) toyReveal(state, tell);
      },
    }),
  },
  'forgets which card everyone saw taken': {
    law: 'a drawn world agrees with everything that was ever public',
    make: (game) => {
      // The next cards are visible, and the winner of a trick takes one, but the state does not record where it went.
      return {
        setup(config, seed) {
          const state = game.setup(config, seed);
          state.shared.extra = state.hidden.deck.slice(-4);
          return state;
        },
        apply(state, seat, action, tell) {
          game.apply(state, seat, action, tell);
          state.shared.extra = state.shared.extra.filter((card) => state.hidden.deck.includes(card));
        },
        determinize(view, rng) {
          const { shared } = view;
          const world = game.determinize(
            { ...view, shared: { ...shared, played: [...shared.played, ...shared.extra] } },
            rng,
          );
          world.hidden.deck.push(...shared.extra);
          return { ...world, shared: structuredClone(shared) };
        },
      };
    },
  },
  'shows something hidden that it has kept for itself': {
    law: 'what can be taken back showed nothing',
    make: (game) => {
      let top = -1;
      return {
        clone(state) {
          top = state.hidden.deck.at(-1) ?? -1;
          return game.clone(state);
        },
        apply: ({ shared }) => void shared.extra.push(top),
      };
    },
  },
  'leaves its mark on the state it was taken back to': {
    law: 'an action taken back was never there',
    make: () => ({
      clone: ({ shared, own, hidden }) => ({ shared: { ...shared }, own: own.slice(), hidden }),
    }),
  },
  'loses a card': {
    law: 'cards are conserved',
    make: applyThen(({ shared }) => shared.played.splice(6, 1)),
  },
  'names a card of the deck to everyone': {
    law: 'a seat knows the cards that things name to it',
    make: (game) => ({
      things: (state) =>
        game.things(state).map((thing) => (thing.place === 'deck' ? { ...thing, knownTo: 7 } : thing)),
    }),
  },
  'counts the points of another seat': {
    law: 'standing has a number for each seat, at the end its score',
    make: () => ({ standing: ({ points }) => points.toReversed() }),
  },
  'deals other cards by its default': {
    law: 'knobs at their defaults are the rules, and turned they leave a game',
    make: () => ({ knobs: [{ id: 'hand', range: () => ({ min: 2, max: 4, default: 4 }) }] }),
  },
  'plays otherwise while somebody looks': {
    law: 'a film ends with what the action leads to when nobody looks',
    make: applyThen(({ shared }, _seat, action, tell) => tell !== undefined && shared.extra.push(action)),
  },
  'tells of cards on the table that are still in the hands': {
    law: 'every frame of a film is possible',
    make: (game) => ({
      apply(state, seat, action, tell) {
        const { played } = state.shared;
        played.push(action);
        tell?.({ type: 'note', value: action });
        played.pop();
        game.apply(state, seat, action, tell);
      },
    }),
  },
  'lets a hidden card be seen while it tells of something else': {
    law: 'a frame shows a seat what it was told by then, and nothing else',
    make: applyThen(({ shared, hidden }, _seat, _action, tell) => {
      const { extra } = shared;
      shared.extra = hidden.deck.slice(-1);
      tell?.({ type: 'note', value: 0 });
      shared.extra = extra;
    }),
  },
  'miscounts the points': {
    law: 'scores counted afresh agree',
    make: applyThen(({ shared }) => shared.over && shared.points.reverse()),
  },
};

function findBreach(law: LawName, game: Game<Toy>): BrokenLaw | undefined {
  try {
    checkLaws(game, { seed: 7919, runs: 20, laws: [law], inventory: toyInventory });
    return undefined;
  } catch (error) {
    if (error instanceof BrokenLaw) return error;
    throw error;
  }
}

describe('the toy game itself', () => {
  for (const law of LAW_NAMES) test(`satisfies: ${law}`, () => expect(findBreach(law, toy)).toBeUndefined());
  test('has hands, so its views differ', () => {
    const state = toy.setup({ seats: 2, start: null, options: {} }, 'x');
    expect(viewOf(state, 0).own).not.toEqual(viewOf(state, 1).own);
  });
});

test('every law has a variant that breaks it', () => {
  const broken = new Set(Object.values(BROKEN).map(({ law }) => law));
  expect(LAW_NAMES.filter((law) => !broken.has(law))).toEqual([]);
});

describe('a variant that', () => {
  for (const [variant, { law, make }] of Object.entries(BROKEN))
    test(`${variant} fails: ${law}`, () => expect(findBreach(law, { ...toy, ...make(toy) })?.law).toBe(law));
});

test('a broken law prints the shortest failing match and how to repeat it', () => {
  const shows = BROKEN['miscounts the points'].make;
  const late = findBreach('scores counted afresh agree', { ...toy, ...shows(toy) });
  expect(late?.message).toMatch(/^toy with 2 seats breaks the law "scores counted afresh agree": scores: \[/);
  expect(late?.message).toContain('checkLaws(game, { seed: 7919, laws: ["scores counted afresh agree"] })');
  expect(late?.message).toContain('the table then: {"seats":2,"points":[');
  const early = findBreach('states never repeat', { ...toy, apply: () => {} });
  expect(early?.walk.steps).toBe(1);
});

test('a broken law compares views as players see them, or as they are if the game cannot show them', () => {
  const law = 'a deal shows a seat nothing it may not know';
  const peeking = { ...toy, ...BROKEN['shows the deck’s top card in shared'].make(toy) };
  const named: Game<Toy>['show'] = ({ seat, shared }) => ({
    seat,
    shared: { top: (shared.extra ?? []).map((card) => `card ${card}`) },
    own: null,
  });
  expect(findBreach(law, { ...peeking, show: named })?.message).toMatch(
    /: view of \w+: \{"seat":\w+,"shared":\{"top":\["card \d+"\]\},"own":null\} is not \{"seat":\w+,"shared":\{"top":\["card \d+"\]\},/,
  );
  const failing = (): never => {
    throw new Error('no words');
  };
  expect(findBreach(law, { ...peeking, show: failing })?.message).toMatch(/: view of \w+: .*"extra":\[\d+\]/);
});

test('without an inventory only the counting law is skipped', () => {
  checkLaws(toy, { runs: 1 });
  const wrong = { ...toy, ...BROKEN['miscounts the points'].make(toy) };
  expect(() => checkLaws(wrong, { laws: ['scores counted afresh agree'] })).not.toThrow();
});
