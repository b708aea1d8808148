import { describe, expect, test } from 'vitest';
import { type Toy, toy } from '../../test/laws/toyGame.ts';
import { fastRng, type Game, listSeats, computePayoffs, type State, viewOf, LEVELS } from '../core/index.ts';
import { GAME_LOADERS } from '../games/gameLoaders.ts';
import { loadRosterBot, listRosterBots } from './index.ts';
import type { Bot } from './bot.ts';
import type { Roster } from './roster.ts';
import { createGenericSearch } from './genericSearch.ts';

const bot = createGenericSearch(toy, 'search', { iterations: 400, mistakeRate: 0 });
const seed = (purpose: number) => fastRng('search', purpose);

function dealt(mine: number[], others: number[], deck: number[], points: [number, number]): State<Toy> {
  const state = toy.setup({ seats: 2, start: null, options: {} }, 'dealt');
  state.own[0] = { hand: mine, choice: -1 };
  state.own[1] = { hand: others, choice: -1 };
  state.shared.hands = [mine.length, others.length];
  state.shared.points = points;
  state.hidden.deck = deck;
  state.shared.deck = deck.length;
  const out = new Set([...mine, ...others, ...deck]);
  state.shared.played = Array.from({ length: toy.moves.count }, (_, card) => card).filter(
    (card) => !out.has(card),
  );
  return state;
}

describe('the generic search', () => {
  test('finds the card that wins at once', () => {
    // The other seat has the 5 or the 8. One more point wins, and its only card is then gone.
    const state = dealt([4, 6, 14], [5], [8], [0, 0]);
    const found = bot.estimate(viewOf(state, 0), toy.legal(viewOf(state, 0)), seed(1));
    expect(found.choices[0].action).toBe(14);
    expect(found.choices[0].expects).toBe(1);
    expect(found.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(found.choices.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    expect(found.iterations).toBe(400);
  });
  test('does not know what the other seat has already chosen', () => {
    const states = [5, 8].map((choice) => {
      const state = dealt([4, 6, 7], [5, 8, 9], [], [0, 0]);
      toy.apply(state, 1, choice);
      return state;
    });
    const [one, other] = states.map((state) =>
      bot.estimate(viewOf(state, 0), toy.legal(viewOf(state, 0)), seed(2)),
    );
    expect(one).toEqual(other);
  });
  test('assumes that the other seat does not know a hidden choice', () => {
    // Each choice beats one answer and loses to the other. With 3 and 9 against 2 and 5, the 9 surely wins a point. A seat that
    // saw the choice would throw its 2 under it and keep the 5 for the 3.
    const state = dealt([3, 9], [2, 5], [], [0, 0]);
    const { shares } = bot.estimate(viewOf(state, 0), toy.legal(viewOf(state, 0)), seed(3), {
      budget: { iterations: 4000 },
    });
    expect(shares[0]).toBeGreaterThan(0.7);
  });
  test('gives the same result for the same view, generator and iterations', () => {
    const state = toy.setup({ seats: 3, start: null, options: {} }, 'same');
    const think = () => bot.estimate(viewOf(state, 1), toy.legal(viewOf(state, 1)), seed(4));
    expect(think()).toEqual(think());
  });
  test('returns its result so far when it is cancelled or the time is up', () => {
    const state = toy.setup({ seats: 2, start: null, options: {} }, 'cancelled');
    const think = (thinking: object) =>
      bot.estimate(viewOf(state, 0), toy.legal(viewOf(state, 0)), seed(5), thinking);
    expect(think({ isCancelled: () => true }).iterations).toBeLessThan(400);
    let time = 0;
    const budget = { milliseconds: 5, now: () => time++ };
    expect(think({ budget }).iterations).toBeLessThan(400);
  });
});

/** Two seats push a stone along five fields in turn. The seat that brings it to its own end wins. Both may pass for ever. */
interface Pushing {
  options: { readonly [id: string]: never };
  shared: { at: number; turn: number };
  own: null;
  hidden: null;
  move: { type: 'push'; by: number };
  event: never;
  reason: 'over';
}
const WAIT = 1;
const END = 2;
const pushing = (canPush: boolean): Game<Pushing> => ({
  ...(toy as unknown as Game<Pushing>),
  id: 'pushing',
  setup: () => ({ shared: { at: 0, turn: 0 }, own: [null, null], hidden: null }),
  clone: (state) => structuredClone(state),
  toAct: ({ shared: { at, turn } }) => (Math.abs(at) === END ? 0 : 1 << turn),
  legal: () => (canPush ? [0, WAIT, 2] : [WAIT]),
  apply({ shared }, seat, action) {
    shared.at += action - WAIT;
    shared.turn = 1 - seat;
  },
  winners: ({ shared: { at } }) => (at === END ? 1 : at === -END ? 2 : 0),
  determinize: ({ shared }) => ({ shared: { ...shared }, own: [null, null], hidden: null }),
});

describe('a game with recurring views', () => {
  const thinks = (canPush: boolean, at: number) => {
    const game = pushing(canPush);
    const state = game.setup({ seats: 2, start: null, options: {} }, 'push');
    state.shared.at = at;
    const searcher = createGenericSearch(game, 'search', { iterations: 300, mistakeRate: 0 });
    return searcher.estimate(viewOf(state, 0), game.legal(viewOf(state, 0)), seed(8));
  };

  test('is searched to a decision', () => {
    expect(thinks(true, 0).iterations).toBe(300);
    expect(thinks(true, 1).choices[0]).toMatchObject({ action: 2, expects: 1 });
  });
  test('shares the end if no seat ever wins', () => {
    expect(thinks(false, 0).shares).toEqual([0.5, 0.5]);
  });
});

/**
 * Each of two seats has a field and decides eight times. It reaps the crop, sows to raise the crop by one, does nothing in one of
 * six ways, or loses at once in one of two dozen ways. Most points win. Random players never reach the end, so random playouts
 * give no information about reaping and sowing.
 */
interface Farming {
  options: { readonly [id: string]: never };
  shared: { turns: number; bears: number[]; points: number[]; lost: number | null };
  own: null;
  hidden: null;
  move: { type: 'farm'; how: number };
  event: never;
  reason: 'over';
}
const REAP = 0;
const SOW = 1;
const FIRST_LOSS = 8;
const WAYS = Array.from({ length: 32 }, (_, way) => way);
const TURNS = 16;
const copy = ({ turns, bears, points, lost }: Farming['shared']): Farming['shared'] => ({
  turns,
  bears: bears.slice(),
  points: points.slice(),
  lost,
});
const farming: Game<Farming> = {
  ...(toy as unknown as Game<Farming>),
  id: 'farming',
  setup: () => ({
    shared: { turns: 0, bears: [1, 1], points: [0, 0], lost: null },
    own: [null, null],
    hidden: null,
  }),
  clone: ({ shared }) => ({ shared: copy(shared), own: [null, null], hidden: null }),
  toAct: ({ shared: { turns, lost } }) => (turns === TURNS || lost !== null ? 0 : 1 << (turns % 2)),
  legal: () => WAYS,
  draw: (_, rng) => rng.below(WAYS.length),
  apply({ shared }, seat, action) {
    if (action === REAP) shared.points[seat] += shared.bears[seat];
    else if (action === SOW) shared.bears[seat]++;
    else if (action >= FIRST_LOSS) shared.lost = seat;
    shared.turns++;
  },
  winners({ shared: { lost, points, turns } }) {
    if (lost !== null) return 2 - lost;
    if (turns < TURNS) return 0;
    return points[0] === points[1] ? 3 : points[0] > points[1] ? 1 : 2;
  },
  determinize: ({ shared }) => ({ shared: copy(shared), own: [null, null], hidden: null }),
};
const reaper: Bot = { name: 'greedy', choose: () => REAP };

describe('a game without its own search', () => {
  async function shareAgainstReaper(roster: Roster): Promise<number> {
    const expert = (await loadRosterBot(roster, 'expert'))!;
    let won = 0;
    for (let match = 0; match < 10; match++) {
      const state = farming.setup({ seats: 2, start: null, options: {} }, 'match');
      for (let to = listSeats(farming.toAct(state)); to.length > 0; to = listSeats(farming.toAct(state))) {
        const [seat] = to;
        const view = viewOf(state, seat);
        const bot = seat === match % 2 ? expert : reaper;
        const luck = fastRng('farming', match * TURNS + state.shared.turns);
        farming.apply(
          state,
          seat,
          bot.choose(view, farming.legal(view), luck, { budget: { iterations: 300 } }),
        );
      }
      won += computePayoffs(farming, state)[match % 2];
    }
    return won / 10;
  }

  test('beats its greedy bot, which plays its imagined matches', async () => {
    const game = async (): Promise<Game> => farming;
    expect(await shareAgainstReaper({ game, greedy: async () => reaper })).toBeGreaterThan(0.9);
    expect(await shareAgainstReaper({ game })).toBeLessThan(0.5);
  });

  const roster: Roster = { game: async () => toy };

  test('has all levels', async () => {
    expect(listRosterBots(roster)).toEqual(['random', 'search', ...LEVELS, 'master']);
    for (const name of listRosterBots(roster)) expect((await loadRosterBot(roster, name))?.name).toBe(name);
    expect(await loadRosterBot(roster, 'greedy')).toBeUndefined();
    expect(await loadRosterBot(roster, 'nobody')).toBeUndefined();
  });
  test('has levels that beat chance', async () => {
    const game = pushing(true);
    const expert = (await loadRosterBot({ game: async () => game }, 'expert'))!;
    const rng = seed(6);
    let won = 0;
    const matches = 20;
    for (let match = 0; match < matches; match++) {
      const state = game.setup({ seats: 2, start: null, options: {} }, 'match');
      for (let to = listSeats(game.toAct(state)); to.length > 0; to = listSeats(game.toAct(state))) {
        const seat = to[0];
        const legal = game.legal(viewOf(state, seat));
        const action =
          seat === match % 2
            ? expert.choose(viewOf(state, seat), legal, rng, { budget: { iterations: 60 } })
            : legal[rng.below(legal.length)];
        expect(legal).toContain(action);
        game.apply(state, seat, action);
      }
      won += computePayoffs(game, state)[match % 2];
    }
    expect(won / matches).toBeGreaterThan(0.9);
  });
});

test.each(Object.keys(GAME_LOADERS))('%s is searched through the contract', async (id) => {
  const game = await GAME_LOADERS[id]();
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const state = game.setup({ seats: game.seats.max, start: null, options }, 'contract');
  const seat = listSeats(game.toAct(state))[0];
  const legal = game.legal(viewOf(state, seat));
  const before = JSON.stringify(state);
  const searcher = createGenericSearch(game, 'search', { iterations: 40, mistakeRate: 0 });
  expect(legal).toContain(searcher.choose(viewOf(state, seat), legal, seed(7)));
  expect(JSON.stringify(state)).toBe(before);
});
