/** What is practised of a game whose positions are judged by a list of numbers. */
import type { GameTypes } from '../../core/index.ts';
import type { Bot } from '../bot.ts';
import type { NamedEvaluatorWeights } from './evaluator.ts';

/** How a judge is made: how many numbers it is told, how many units it has and how many outcomes it tells apart. */
export interface EvaluatorShape {
  readonly inputs: number;
  readonly units: number;
  readonly outcomes: number;
}

/** A position that was met, and what became of it. */
export interface TrainingExample {
  readonly evaluator: string;
  readonly inputs: ArrayLike<number>;
  /** What is certain of the outcomes without any judge, and how likely each turned out to be. */
  readonly sure: readonly number[];
  readonly outcome: readonly number[];
}

export interface TrainingTask<K extends GameTypes = GameTypes> {
  readonly judges: { readonly [name: string]: EvaluatorShape };
  /** Plays one match, by greedy if nothing was learnt yet, and tells what there is to learn from it. */
  match(
    seed: string,
    evaluators: NamedEvaluatorWeights | null,
    tell: (lesson: TrainingExample) => void,
  ): void;
  /** The bot that what was learnt makes, at `effort` times its usual budget. */
  bot(judges: NamedEvaluatorWeights, effort: number): Bot<K>;
}
