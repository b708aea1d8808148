import { type Config, type Game, type GameTypes, type State, viewOf } from '../core/index.ts';
import { FRAME_LAWS } from './frameLaws.ts';
import type { Inventory, Law } from './law.ts';
import { RULE_LAWS } from './ruleLaws.ts';
import { SECRECY_LAWS } from './secrecyLaws.ts';
import { configName, listConfigs, createWalkRng, walkStates, type Walk } from './randomWalk.ts';

export const LAWS = { ...RULE_LAWS, ...SECRECY_LAWS, ...FRAME_LAWS } satisfies {
  readonly [name: string]: Law;
};
export type LawName = keyof typeof LAWS;
export const LAW_NAMES = Object.keys(LAWS) as LawName[];

/** No law follows a match further than this many decisions, except those about its end. */
const FARTHEST = 300;

export interface Trial {
  /** The source of all randomness: the same seed tries the same matches. */
  readonly seed?: number;
  readonly runs?: number;
  readonly laws?: readonly LawName[];
  /** By default every seat count with every combination of options. */
  readonly configs?: readonly Config[];
  /** Without one, no law counts cards and scores. */
  readonly inventory?: Inventory;
}

/** The public view after a walk, in readable form; a broken game may not come that far. */
function tableAfter(game: Game, how: Walk): string {
  let last: State | undefined;
  try {
    for (const state of walkStates(game, how)) last = state;
    return last === undefined ? 'none' : JSON.stringify(game.show(viewOf(last, null)).shared);
  } catch (error) {
    return `none (${String(error)})`;
  }
}

/** A broken law, with the shortest match found that shows it: all that a report needs. */
export class BrokenLaw extends Error {
  readonly law: LawName;
  readonly walk: Walk;

  constructor(game: Game, law: LawName, walk: Walk, seed: number, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const match = `seed ${JSON.stringify(walk.seed)}, luck ${walk.luck}, ${walk.steps} decisions`;
    super(
      `${game.id} with ${configName(walk.config)} breaks the law "${law}": ${reason}\n` +
        `the table then: ${tableAfter(game, walk)}\n` +
        `the match: ${match}; the same again: checkLaws(game, { seed: ${seed}, laws: [${JSON.stringify(law)}] })`,
      { cause },
    );
    this.name = 'BrokenLaw';
    this.law = law;
    this.walk = walk;
  }
}

function findFault(
  game: Game,
  law: LawName,
  walk: Walk,
  inventory?: Inventory,
): { readonly cause: unknown } | undefined {
  try {
    LAWS[law](game, walk, inventory);
    return undefined;
  } catch (cause) {
    return { cause };
  }
}

/** Checks a game against the laws, and throws a `BrokenLaw` for the first that it breaks. */
export function checkLaws<K extends GameTypes>(game: Game<K>, trial: Trial = {}): void {
  const { seed = 1, runs = 3, laws = LAW_NAMES, configs = listConfigs(game), inventory } = trial;
  for (const config of configs)
    for (const law of laws) {
      const rng = createWalkRng(seed);
      for (let run = 0; run < runs; run++) {
        const walk = { config, seed: `law ${rng.u32()}`, luck: rng.u32(), steps: rng.below(FARTHEST + 1) };
        if (findFault(game, law, walk, inventory) === undefined) continue;
        // Often a shorter match shows it too.
        for (let shorter = 0; ; shorter = 2 * shorter + 1) {
          const steps = Math.min(shorter, walk.steps);
          const found = findFault(game, law, { ...walk, steps }, inventory);
          if (found !== undefined || steps === walk.steps)
            throw new BrokenLaw(game, law, { ...walk, steps }, seed, found?.cause ?? 'only at times');
        }
      }
    }
}
