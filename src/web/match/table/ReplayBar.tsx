import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { findTurningPoints } from '../../insight/review/turningPoints.ts';
import type { ReplaySteps } from '../session/session.ts';
import { address, goTo } from '../../ui/browser/address.ts';
import { lazyComponent } from '../../ui/components/lazyComponent.tsx';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { type TableProps, useTableProps } from './tableProps.ts';
import type { Seat } from '../../../core/index.ts';
import { toLabels } from '../../../messages/messages.ts';
import { createMatchFrom } from '../session/createMatch.ts';
import { speed, SPEEDS } from '../../ui/browser/settings.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { SegmentedRow } from '../../ui/components/SegmentedControl.tsx';
import { KeyRows } from '../../ui/components/KeyRows.tsx';

const ShareSheet = lazyComponent(
  async () => (await import('../../insight/sharing/ShareSheet.tsx')).ShareSheet,
);
const ReviewPanel = lazyComponent(
  async () => (await import('../../insight/review/ReviewPanel.tsx')).ReviewPanel,
);

/** Marks of a new round, of the pile and of a decision that turned the match. Each has its own shape. */
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

function listMarks(
  { session, messages, names }: TableProps,
  steps: ReplaySteps,
  nameOf: (step: number) => string,
): Mark[] {
  const parts = steps.events.value.flatMap((events, decision): Mark[] =>
    events.flatMap((event) => {
      const part = session.screen.logLine?.(event, messages.game, messages.board, names)?.part;
      return part === undefined ? [] : [{ step: decision + 1, kind: 'part' as const, name: part }];
    }),
  );
  const review = steps.reviewJob?.review.value ?? null;
  const persons = session.sitters.value.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const turns = review === null ? [] : findTurningPoints(review, persons);
  return [...parts, ...turns.map(({ step, by }): Mark => ({ step, kind: by, name: nameOf(step) }))];
}

function ReplaySlider({ steps, marks }: { readonly steps: ReplaySteps; readonly marks: readonly Mark[] }) {
  const t = getPageMessages();
  const at = steps.at.value;
  const { last } = steps;
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
          aria-label={t.stepLabel}
          aria-valuetext={t.step(at, last)}
          onInput={({ currentTarget }) => steps.goTo(Number(currentTarget.value))}
        />
      </div>
      <output>{t.step(at, last)}</output>
    </div>
  );
}

export function ReplayBar({ steps }: { readonly steps: ReplaySteps }) {
  const t = getPageMessages();
  const props = useTableProps();
  const { session, messages, names } = props;
  const { last, isRunning, viewer: eyes, viewAs: lookAs, reviewJob: looking } = steps;
  const sheet = useSignal<'review' | 'menu' | 'share' | null>(
    looking !== null && address.value.query.has('look') ? 'review' : null,
  );
  const at = steps.at.value;
  const review = looking?.review.value ?? null;
  const marks = useMemo(
    () => listMarks(props, steps, (step) => t.step(step, last)),
    [steps.events.value, review, messages, names],
  );
  const close = (): void => {
    sheet.value = null;
  };
  const label = toLabels(names).seat;
  const nameView = (seat: Seat): string =>
    label(seat) === names.seat(seat) ? t.asSeen(names.seat(seat)) : label(seat);
  return (
    <div class="scrubber">
      <ReplaySlider steps={steps} marks={marks} />
      <div class="scrub-buttons">
        <RoundButton icon="first" label={t.first} onClick={() => steps.goTo(0)} class="wide-only" />
        <RoundButton icon="back" label={t.previous} onClick={() => steps.goTo(at - 1)} />
        <RoundButton
          icon={isRunning.value ? 'pause' : 'play'}
          label={isRunning.value ? t.pause : t.play}
          onClick={() => (isRunning.value = !isRunning.value)}
        />
        <RoundButton icon="next" label={t.next} onClick={() => steps.goTo(at + 1)} />
        <RoundButton icon="last" label={t.last} onClick={() => steps.goTo(last)} class="wide-only" />
        {looking !== null && (
          <RoundButton icon="course" label={t.lookBack} onClick={() => (sheet.value = 'review')} />
        )}
        <RoundButton icon="menu" label={t.menu} onClick={() => (sheet.value = 'menu')} />
        {lookAs !== null && (
          <select
            class="field"
            aria-label={t.seenBy}
            value={eyes.value === null ? '' : `${eyes.value}`}
            onChange={({ currentTarget }) =>
              lookAs(currentTarget.value === '' ? null : Number(currentTarget.value))
            }
          >
            <option value="">{t.allOpen}</option>
            {Array.from({ length: session.config.seats }, (_, seat) => (
              <option key={seat} value={`${seat}`}>
                {nameView(seat)}
              </option>
            ))}
          </select>
        )}
      </div>
      {sheet.value === 'menu' && (
        <ReplayMenu steps={steps} onShare={() => (sheet.value = 'share')} onClose={close} />
      )}
      {sheet.value === 'share' && (
        <ShareSheet
          session={session}
          names={names}
          words={messages.game}
          t={messages.board}
          onClose={close}
        />
      )}
      {sheet.value === 'review' && looking !== null && (
        <ReviewPanel
          session={session}
          steps={steps}
          looking={looking}
          names={names}
          words={messages.game}
          gameSays={messages.board}
          parts={marks.filter(({ kind }) => kind === 'part')}
          onClose={close}
        />
      )}
    </div>
  );
}

function ReplayMenu({
  steps,
  onShare,
  onClose,
}: {
  readonly steps: ReplaySteps;
  readonly onShare: () => void;
  readonly onClose: () => void;
}) {
  const t = getPageMessages();
  const { session, messages, names } = useTableProps();
  const { table } = messages;
  const { record } = steps;
  const at = steps.at.value;
  const sitters = session.sitters.value;
  const person = sitters.findIndex(({ kind }) => kind === 'person');
  const seat: Seat = steps.viewer.value ?? Math.max(0, person);
  return (
    <Dialog title={t.menu} onClose={onClose}>
      <ul class="options">
        <SegmentedRow name={t.speed} values={SPEEDS} of={speed} label={(one) => t.speeds[one]} />
      </ul>
      <div class="menu-more">
        {steps.live !== null && (
          <a class="btn" href={steps.live}>
            <Icon name="back" /> {table.backToNow}
          </a>
        )}
        {record !== null && at < steps.last && (
          <button
            type="button"
            class="btn"
            onClick={() => goTo('match', createMatchFrom(session.game, record, at, seat, sitters).id)}
          >
            <Icon name="play" /> {table.playOnAs(toLabels(names).seat(seat))}
          </button>
        )}
        <button type="button" class="btn" onClick={onShare}>
          <Icon name="share" /> {getPageMessages().share}
        </button>
      </div>
      <h3>{t.keysTitle}</h3>
      <dl class="keys">
        <KeyRows keys={table.replayKeys} />
      </dl>
    </Dialog>
  );
}
