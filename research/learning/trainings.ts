import type { SelfPlayConfig } from './selfPlayConfig.ts';
import type { TrainingTask } from './trainingTask.ts';

const MODULES = import.meta.glob<SelfPlayConfig | TrainingTask>('./*/training.ts', {
  import: 'training',
  eager: true,
});

export const TRAININGS: { readonly [game: string]: SelfPlayConfig | TrainingTask } = Object.fromEntries(
  Object.entries(MODULES).map(([path, training]) => [path.split('/')[1], training]),
);

/** Whether the game's evaluators read a list of numbers instead of features. */
export const isTrainingTask = (training: SelfPlayConfig | TrainingTask): training is TrainingTask =>
  'evaluators' in training;
