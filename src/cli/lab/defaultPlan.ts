/** The plan that `tavola lab plan GAME` prints, to be edited. */
import { type Game } from '../../core/index.ts';
import { MEASURES, type Plan, PLAN_FORMAT } from '../../lab/index.ts';
import { gameReference, listBotNames } from '../console/ownFiles.ts';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Bots fast enough for a first answer within minutes. */
const QUICK = ['random', 'easy', 'medium'];

/** What the lab asks of a game before its user has asked anything. */
export function defaultPlan(game: Game): Plan & { readonly about: string } {
  const known = listBotNames(game);
  const chain = QUICK.filter((name) => known.includes(name));
  const { min, max } = game.seats;
  const deal = game.setup(
    { seats: min, start: 0, options: Object.fromEntries(game.options.map((o) => [o.id, o.default])) },
    'plan',
  );
  const hasHands = game.things(deal).some(({ place }) => place === 'hand');
  return {
    about: 'docs/research.md describes every field; edit this file, then: tavola lab run plan.json --out DIR',
    lab: PLAN_FORMAT,
    seed: '1',
    matches: 2000,
    precision: null,
    measures: MEASURES.filter((measure) => measure !== 'cards' || hasHands),
    games: [
      {
        game: gameReference(game),
        seats: range(min, max),
        bots: ['random', 'medium'].filter((name) => known.includes(name)),
        options: {},
        knobs: {},
        chain,
      },
    ],
  };
}
