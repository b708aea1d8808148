import type { SchichtMessages } from '../messages/en.ts';
import type { ChainStep } from './recentEvents.ts';

function formatStep(step: ChainStep, says: SchichtMessages['board']): string {
  if (step.kind === 'closed') return says.storyClosed(step.piles);
  return step.kind === 'taken' ? says.storyTaken(step.cards) : says.storyAgain(step.cards);
}

function allTaken(steps: readonly ChainStep[]): number {
  const takes = steps.flatMap((step) => (step.kind === 'closed' ? [] : [step.cards]));
  return takes.length < 2 ? 0 : takes.reduce((a, b) => a + b, 0);
}

export function ChainSteps({
  steps,
  says,
}: {
  readonly steps: readonly ChainStep[];
  readonly says: SchichtMessages['board'];
}) {
  return (
    <ol class="story" aria-label={says.story} data-told="">
      {steps.map((step, i) => (
        <li key={i} class={`${step.kind} ${i === steps.length - 1 ? 'now' : ''}`}>
          <b class="badge" aria-hidden="true">
            {i + 1}
          </b>
          {formatStep(step, says)}
        </li>
      ))}
      {allTaken(steps) > 0 && <li class="all">{says.storyAll(allTaken(steps))}</li>}
    </ol>
  );
}
