/** What a card has set off, in numbered steps: taken, closed, taken again. */
import type { StoryStep } from './memory.ts';
import type { Says } from './words/en.ts';

function inWords(step: StoryStep, says: Says): string {
  if (step.kind === 'closed') return says.storyClosed(step.piles);
  return step.kind === 'taken' ? says.storyTaken(step.cards) : says.storyAgain(step.cards);
}

export function Story({ steps, says }: { readonly steps: readonly StoryStep[]; readonly says: Says }) {
  return (
    <ol class="story" aria-label={says.story}>
      {steps.map((step, i) => (
        <li key={i} class={`${step.kind} ${i === steps.length - 1 ? 'now' : ''}`}>
          <b class="badge" aria-hidden="true">
            {i + 1}
          </b>
          {inWords(step, says)}
        </li>
      ))}
    </ol>
  );
}
