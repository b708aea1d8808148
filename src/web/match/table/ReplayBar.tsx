/** Going through a match: where it is, there and back, by itself, through whose eyes, and what can be done from here. */
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { turningPoints } from '../../insight/review/turningPoints.ts';
import type { Steps } from '../session/session.ts';
import { address } from '../../ui/browser/address.ts';
import { lazily } from '../../ui/components/lazy.tsx';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { usePage } from '../../i18n/index.ts';
import type { Parts } from './tableParts.ts';
import { StepMenu } from './ReplayMenu.tsx';

const ShareSheet = lazily(async () => (await import('../../insight/sharing/ShareSheet.tsx')).ShareSheet);
const ReviewSheet = lazily(async () => (await import('../../insight/review/ReviewSheet.tsx')).ReviewSheet);

/** A round that begins, the pile or a decision that turned the match: each has a shape of its own. */
const SHAPES = {
  part: 'M4 15V2h8l-2.500 3L12 8H5.500',
  pile: 'M5 2h6v12H5Z',
  decision: 'M8 3a5 5 0 1 1 0 10A5 5 0 0 1 8 3Z',
} as const;

interface Mark {
  readonly step: number;
  readonly name: string;
  readonly kind: keyof typeof SHAPES;
}

function marksOf({ session, speech, names }: Parts, steps: Steps, nameOf: (step: number) => string): Mark[] {
  const parts = steps.told.value.flatMap((events, decision): Mark[] =>
    events.flatMap((event) => {
      const part = session.screen.line?.(event, speech.words, speech.says, names)?.part;
      return part === undefined ? [] : [{ step: decision + 1, kind: 'part' as const, name: part }];
    }),
  );
  const review = steps.looking?.review.value ?? null;
  const turns = review === null ? [] : turningPoints(review);
  return [...parts, ...turns.map(({ step, by }): Mark => ({ step, kind: by, name: nameOf(step) }))];
}

function Slider({ parts, steps }: { readonly parts: Parts; readonly steps: Steps }) {
  const says = usePage();
  const at = steps.at.value;
  const { last } = steps;
  const review = steps.looking?.review.value ?? null;
  const told = steps.told.value;
  const marks = useMemo(
    () => marksOf(parts, steps, (step) => says.step(step, last)),
    [told, review, parts.speech],
  );
  return (
    <div class="scrub">
      <div class="scrub-rail">
        <div class="scrub-marks" aria-hidden="true">
          {marks.map(({ step, kind, name }) => (
            <svg
              key={`${kind} ${step}`}
              class={`is-${kind}`}
              viewBox="0 0 16 16"
              style={{ left: `${(100 * step) / last}%` }}
            >
              <title>{name}</title>
              <path d={SHAPES[kind]} />
            </svg>
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={says.stepLabel}
          aria-valuetext={says.step(at, last)}
          onInput={({ currentTarget }) => steps.goTo(Number(currentTarget.value))}
        />
      </div>
      <output>{says.step(at, last)}</output>
    </div>
  );
}

export function StepBar({ parts, steps }: { readonly parts: Parts; readonly steps: Steps }) {
  const says = usePage();
  const { session, speech, names } = parts;
  const { last, isRunning, eyes, lookAs, looking } = steps;
  const sheet = useSignal<'review' | 'menu' | 'share' | null>(
    looking !== null && address.value.query.has('look') ? 'review' : null,
  );
  const at = steps.at.value;
  const close = (): void => {
    sheet.value = null;
  };
  return (
    <div class="scrubber">
      <Slider parts={parts} steps={steps} />
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
        {looking !== null && (
          <RoundButton icon="course" label={speech.table.lookBack} onClick={() => (sheet.value = 'review')} />
        )}
        <RoundButton icon="menu" label={says.menu} onClick={() => (sheet.value = 'menu')} />
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
            {Array.from({ length: session.config.seats }, (_, seat) => (
              <option key={seat} value={`${seat}`}>
                {says.asSeen(names.seat(seat))}
              </option>
            ))}
          </select>
        )}
      </div>
      {sheet.value === 'menu' && (
        <StepMenu parts={parts} steps={steps} onShare={() => (sheet.value = 'share')} onClose={close} />
      )}
      {sheet.value === 'share' && (
        <ShareSheet session={session} names={names} words={speech.words} says={speech.says} onClose={close} />
      )}
      {sheet.value === 'review' && looking !== null && (
        <ReviewSheet
          session={session}
          steps={steps}
          looking={looking}
          names={names}
          words={speech.words}
          gameSays={speech.says}
          onClose={close}
        />
      )}
    </div>
  );
}
