/** Loads the game and the bots of a plan, which may be files or outside programs. */
import { loadRolloutPolicy } from '../../bots/index.ts';
import type { EmittedEvent, Game } from '../../core/index.ts';
import { EndlessMatch } from '../../lab/index.ts';
import {
  type Chunk,
  distinct,
  type LoadedPlan,
  type LuckMeter,
  type Outside,
  type SimulationPlan,
  type Tally,
  tallyChunk,
} from '../../lab/simulation.ts';
import { luckAndSkill } from '../../review/index.ts';
import { loadNamedBot } from '../bots/namedBots.ts';
import { OutsideBot, beginOutside, endOutside, hasOutside, recordingGame } from '../bots/outsideBot.ts';
import { loadGame } from '../console/arguments.ts';
import { RunError } from '../console/errors.ts';

/** A simulation uses an eighth of a review's worlds per decision, since its many matches average out the rest. */
const WORLDS_LESS = 8;

async function createLuckMeter(game: Game, said: number | undefined): Promise<LuckMeter> {
  const rolloutPolicy = await loadRolloutPolicy(game);
  const worlds = said ?? Math.ceil(rolloutPolicy.worlds / WORLDS_LESS);
  return (course) => luckAndSkill(course, { game, outlook: rolloutPolicy, strongest: null, worlds });
}

const OUTSIDE: Outside = {
  begin(game, bots, match) {
    const events: (readonly EmittedEvent[])[] = [];
    beginOutside(bots, match, events);
    return recordingGame(game, events);
  },
  end: (game, bots, state) => endOutside(bots, game, state),
  faults: (bot) => (bot instanceof OutsideBot ? bot.faults : 0),
};

export async function loadPlan(plan: SimulationPlan): Promise<LoadedPlan> {
  const game = await loadGame(plan.game);
  const bots = await Promise.all(distinct(plan.bots).map((name) => loadNamedBot(game, plan.config, name)));
  return {
    game,
    bots: plan.bots.map((name) => bots[distinct(plan.bots).indexOf(name)]!),
    outside: hasOutside(bots) ? OUTSIDE : null,
    luckometer: plan.adjust === true ? await createLuckMeter(game, plan.worlds) : null,
  };
}

/** The tally of a chunk. The error for a match that does not end names the option. */
export function playChunk(loaded: LoadedPlan, plan: SimulationPlan, chunk: Chunk): Tally {
  try {
    return tallyChunk(loaded, plan, chunk);
  } catch (error) {
    if (!(error instanceof EndlessMatch)) throw error;
    throw new RunError(`${error.message}; --limit N allows longer matches`);
  }
}
