import type { GameTypes } from '../../src/core/index.ts';
import type { Bot } from '../../src/bots/bot.ts';
import type { NamedEvaluatorWeights } from '../../src/bots/neural/evaluator.ts';

export interface EvaluatorShape {
  readonly inputs: number;
  readonly units: number;
  readonly outcomes: number;
}

export interface TrainingExample {
  readonly evaluator: string;
  readonly inputs: ArrayLike<number>;
  /** The chance of each outcome that is certain without an evaluator, and each final outcome. */
  readonly sure: readonly number[];
  readonly outcome: readonly number[];
}

export interface TrainingTask<K extends GameTypes = GameTypes> {
  readonly evaluators: { readonly [name: string]: EvaluatorShape };
  /** Plays one match and reports its training examples. Greedy plays if there are no weights yet. */
  match(
    seed: string,
    evaluators: NamedEvaluatorWeights | null,
    emit: (lesson: TrainingExample) => void,
  ): void;
  bot(evaluators: NamedEvaluatorWeights, effort: number): Bot<K>;
}
