/** Going through a match: where it is, there and back, by itself, and through whose eyes. */
import type { Names } from '../../words/index.ts';
import type { Session, Steps } from '../session/session.ts';
import { RoundButton } from '../ui/RoundButton.tsx';
import { usePage } from '../words/index.ts';

export function StepBar({
  session: { config },
  steps,
  names,
}: {
  readonly session: Session;
  readonly steps: Steps;
  readonly names: Names;
}) {
  const says = usePage();
  const { last, isRunning, eyes, lookAs } = steps;
  const at = steps.at.value;
  return (
    <div class="scrubber">
      <div class="scrub">
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={says.stepLabel}
          aria-valuetext={says.step(at, last)}
          onInput={({ currentTarget }) => steps.goTo(Number(currentTarget.value))}
        />
        <output>{says.step(at, last)}</output>
      </div>
      <div class="scrub-buttons">
        <RoundButton icon="first" label={says.first} onClick={() => steps.goTo(0)} class="wide-only" />
        <RoundButton icon="back" label={says.previous} onClick={() => steps.goTo(at - 1)} />
        <RoundButton
          icon={isRunning.value ? 'pause' : 'play'}
          label={isRunning.value ? says.pause : says.play}
          onClick={() => (isRunning.value = !isRunning.value)}
        />
        <RoundButton icon="next" label={says.next} onClick={() => steps.goTo(at + 1)} />
        <RoundButton icon="last" label={says.last} onClick={() => steps.goTo(last)} class="wide-only" />
        {lookAs !== null && (
          <select
            class="field"
            aria-label={says.seenBy}
            value={eyes.value === null ? '' : `${eyes.value}`}
            onChange={({ currentTarget }) =>
              lookAs(currentTarget.value === '' ? null : Number(currentTarget.value))
            }
          >
            <option value="">{says.allOpen}</option>
            {Array.from({ length: config.seats }, (_, seat) => (
              <option key={seat} value={`${seat}`}>
                {says.asSeen(names.seat(seat))}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  );
}
