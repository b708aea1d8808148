import { expect, test } from 'vitest';
import { isTrainingTask, TRAININGS } from './trainings.ts';

test('a training without a feature encoder is a task for evaluators', () => {
  for (const [game, training] of Object.entries(TRAININGS))
    expect(isTrainingTask(training), game).toBe(!('reader' in training));
});
