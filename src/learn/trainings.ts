/** The games that can be practised. */
import type { SelfPlayConfig } from '../bots/neural/selfPlayConfig.ts';
import type { TrainingTask } from '../bots/neural/trainingTask.ts';

const MODULES = import.meta.glob<SelfPlayConfig | TrainingTask>('../games/*/bots/training.ts', {
  import: 'training',
  eager: true,
});

export const TRAININGS: { readonly [game: string]: SelfPlayConfig | TrainingTask } = Object.fromEntries(
  Object.entries(MODULES).map(([path, course]) => [path.split('/')[2], course]),
);

/** Whether positions are judged by numbers, and not by facts. */
export const isTrainingTask = (course: SelfPlayConfig | TrainingTask): course is TrainingTask =>
  'judges' in course;
