/** Luck and skill: the parts add up, chance is fair, and a decision is judged by its seat's knowledge. */
import { describe, expect, test } from 'vitest';
import { type Bot, loadBot, loadRolloutPolicy } from '../bots/index.ts';
import { botRng, playMatch } from '../bots/playMatch.ts';
import {
  type Action,
  type Config,
  fastRng,
  type Game,
  parseConfig,
  type Seat,
  type State,
  viewOf,
} from '../core/index.ts';
import { GAME_LOADERS } from '../games/gameLoaders.ts';
import { type FinishedMatch, type Review, Reviewer } from './review.ts';
import { RunningMean } from './runningMean.ts';
import { type ReviewSettings, weighFromSeat } from './weighDecision.ts';

const games = await Promise.all(Object.values(GAME_LOADERS).map((load) => load()));
const outlooks = await Promise.all(games.map(loadRolloutPolicy));
const game = games.find(({ id }) => id === 'punto') as Game;
const outlook = outlooks[games.indexOf(game)];
const tables = games.flatMap((game, i) => [
  { game, outlook: outlooks[i], seats: game.seats.min, options: {} },
  { game, outlook: outlooks[i], seats: game.seats.max, options: {} },
  ...game.options
    .filter(({ id }) => id === 'teams')
    .map(() => ({ game, outlook: outlooks[i], seats: 4, options: { teams: true } })),
]);

const botOf = async (game: Game, name: string): Promise<Bot> => (await loadBot(game.id, name)) as Bot;

function played(game: Game, config: Config, seed: string, bots: readonly Bot[]): FinishedMatch {
  const state = game.setup(config, seed);
  const states: State[] = [];
  const decisions: [Seat, Action][] = [];
  const players = Array.from({ length: config.seats }, (_, seat) => ({
    bot: bots[seat % bots.length],
    rng: botRng(seed, seat),
  }));
  playMatch(game, state, players, 10_000, (seat, action) => {
    states.push(game.clone(state));
    decisions.push([seat, action]);
  });
  return { game, config, seed, states: [...states, state], decisions };
}

function reviewed(match: FinishedMatch, settings: ReviewSettings): Review {
  const reviewer = new Reviewer(match, settings);
  while (reviewer.next());
  return reviewer.result();
}

describe.each(tables)('$game.id with $seats seats $options', ({ game, outlook, seats, options }) => {
  const config = parseConfig(game, { seats, options }) as Config;

  test('the parts add up to the result less the start, for every seat and at every step', async () => {
    const strongest = await botOf(game, 'greedy');
    const match = played(game, config, 'adds up', [strongest, await botOf(game, 'random')]);
    const { seats: found, moments, deal } = reviewed(match, { game, outlook, strongest, worlds: 1 });
    for (const [seat, { start, chance, own, others, end }] of found.entries()) {
      expect(start + chance + own + others).toBeCloseTo(end, 10);
      let share = start + deal[seat];
      for (const { shares, parts } of moments) {
        expect(share).toBeCloseTo(shares[seat].mean, 10);
        share += parts[seat].chance + parts[seat].own + parts[seat].others;
      }
      expect(share).toBeCloseTo(end, 10);
    }
    expect(found.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(0, 10);
    expect(found.reduce((sum, { end }) => sum + end, 0)).toBeCloseTo(1, 10);
  });

  test('a decision is judged by its view alone', async () => {
    const strongest = await botOf(game, 'greedy');
    const { states, decisions } = played(game, config, 'hidden', [await botOf(game, 'random')]);
    const settings = { game, outlook, strongest, worlds: 3 };
    for (let at = 0; at < decisions.length; at += 23) {
      const [seat, action] = decisions[at];
      const view = viewOf(states[at], seat);
      const other = game.determinize(view, fastRng('elsewhere', at));
      expect(weighFromSeat(settings, viewOf(other, seat), action)).toEqual(
        weighFromSeat(settings, view, action),
      );
    }
  });
});

/** On a small scale; `tavola sim --adjust` shows the same over thousands of matches (docs/review.md). */
describe('over many matches', () => {
  /** Both games in which cards come from a pile, and one without secrets. */
  const drawing = games.flatMap((game, i) =>
    ['punto', 'jericho'].includes(game.id) ? [{ game, outlook: outlooks[i] }] : [],
  );

  test.each(drawing)(
    'chance is fair to every seat of $game.id, also to a weaker player',
    async ({ game, outlook }) => {
      const config = parseConfig(game, { seats: game.seats.min }) as Config;
      const bots = await Promise.all(['greedy', 'random'].map((name) => botOf(game, name)));
      const found = Array.from({ length: 16 }, (_, i) =>
        reviewed(played(game, config, `fair ${i}`, bots), { game, outlook, strongest: null, worlds: 2 }),
      );
      for (let seat = 0; seat < config.seats; seat++) {
        const chance = new RunningMean();
        for (const { seats } of found) chance.add(seats[seat].chance);
        expect(Math.abs(chance.mean)).toBeLessThan(2.5 * chance.error);
      }
    },
  );

  test('own decisions give more to a better player', async () => {
    const config = parseConfig(game, { seats: 2 }) as Config;
    const bots = await Promise.all(['greedy', 'random'].map((name) => botOf(game, name)));
    const { seats } = reviewed(played(game, config, 'skill', bots), {
      game,
      outlook,
      strongest: null,
      worlds: 4,
    });
    expect(seats[0].own).toBeGreaterThan(seats[1].own + 0.1);
  });
});

test('a paused review continues to the same result', async () => {
  const strongest = await botOf(game, 'greedy');
  const match = played(game, parseConfig(game, { seats: 2, start: 1 }) as Config, 'left', [strongest]);
  const settings = { game, outlook, strongest, worlds: 2 };
  const first = new Reviewer(match, settings);
  for (let i = 0; i < 5; i++) first.next();
  expect(first.share).toBeCloseTo(5 / match.decisions.length, 10);
  expect(() => first.result()).toThrow('not at its end');
  const second = new Reviewer(match, settings, JSON.parse(JSON.stringify(first.progress)));
  while (second.next());
  expect(second.result()).toEqual(reviewed(match, settings));
});

test('a decision within the margin of error never counts as a loss', async () => {
  const config = parseConfig(game, { seats: 2 }) as Config;
  const match = played(game, config, 'unsure', [await botOf(game, 'random')]);
  const settings = { game, outlook, strongest: null, worlds: 1 };
  const sure = { mean: 0.5, error: 0 };
  const nothing = { mean: 0, error: 0 };
  const gains = [
    { mean: 0.2, error: 0.05 },
    { mean: 0.2, error: 0.11 },
    { mean: 0.005, error: 0 },
    { mean: -0.1, error: 0 },
  ];
  const steps = match.decisions.map(([seat, action], i) => ({
    seat,
    action,
    before: [sure, sure],
    change: [nothing, nothing],
    own: nothing,
    better: i < gains.length ? { action, gain: gains[i] } : null,
  }));
  const { moments } = new Reviewer(match, settings, { start: [sure, sure], steps }).result();
  expect(moments.flatMap(({ better }, i) => (better === null ? [] : [i]))).toEqual([0]);
});

test('an unfinished match is not reviewed', () => {
  const config = parseConfig(game, { seats: 2 }) as Config;
  const states = [game.setup(config, 'running')];
  const settings = { game, outlook, strongest: null, worlds: 1 };
  expect(() => new Reviewer({ game, config, seed: 'running', states, decisions: [] }, settings)).toThrow(
    'not over',
  );
});
