/** `tavola ladder`: every level against the one below, and the strongest against greedy at every number of seats. */
import { barOf, LEVELS } from '../bots/index.ts';
import type { AnyGame, Config } from '../core/index.ts';
import { columns } from './columns.ts';
import { simulate } from './sim.ts';
import { type Estimate, estimateShare } from './stats.ts';

/** One seat of a bot among copies of another. */
interface Rung {
  readonly config: Config;
  readonly bot: string;
  readonly against: string;
  /** The least share of victories that is asked for. */
  readonly bar: number;
}

const plain = (game: AnyGame, seats: number): Config => ({
  seats,
  start: null,
  options: Object.fromEntries(game.options.map((option) => [option.id, option.default])),
});

/** The pairings of a game: at its fewest seats each level and the next, at every number of seats expert and greedy. */
export function rungsOf(game: AnyGame): Rung[] {
  const { min, max } = game.seats;
  const rungs = LEVELS.slice(1).map((bot, i): Rung => ({
    config: plain(game, min),
    bot,
    against: LEVELS[i]!,
    bar: 1 / min + 0.15,
  }));
  for (let seats = min; seats <= max; seats++)
    rungs.push({
      config: plain(game, seats),
      bot: LEVELS.at(-1)!,
      against: 'greedy',
      bar: (seats === min ? barOf(game.id) : undefined) ?? 1.8 / seats,
    });
  return rungs;
}

export interface Result extends Rung {
  readonly matches: number;
  readonly share: Estimate;
}

/** Plays one pairing: the same deals from every seat. */
export async function climb(
  game: AnyGame,
  rung: Rung,
  matches: number,
  seed: string,
  jobs: number,
): Promise<Result> {
  const { seats } = rung.config;
  const bots = [rung.bot, ...Array.from({ length: seats - 1 }, () => rung.against)];
  const plan = { game: game.id, config: rung.config, bots, games: matches, seed };
  const tally = await simulate(plan, jobs, () => undefined);
  return { ...rung, matches, share: estimateShare(tally.bots[0]!.share) };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const cellsOf = ({ config, bot, against, bar, matches, share }: Result): string[] => [
  `${config.seats}`,
  bot,
  config.seats === 2 ? against : `${against} ×${config.seats - 1}`,
  percent(share.mean),
  `${(100 * share.low).toFixed(1)} – ${(100 * share.high).toFixed(1)}`,
  percent(bar),
  `${matches}`,
];

const HEADING = ['seats', 'bot', 'against', 'wins', '95 %', 'asked for', 'matches'];

export const ladderText = (results: readonly Result[]): string => columns([HEADING, ...results.map(cellsOf)]);

export function ladderMarkdown(title: string, results: readonly Result[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    row(HEADING),
    row(HEADING.map(() => '---')),
    ...results.map((r) => row(cellsOf(r))),
  ].join('\n');
}
