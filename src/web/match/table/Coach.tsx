/** Who explains a first match: a sentence or two, a ring around what is meant, and the way on and back. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { LessonWords } from '../../../core/index.ts';
import { addressOf } from '../../ui/browser/address.ts';
import { language } from '../../ui/browser/settings.ts';
import { listed } from '../games/index.ts';
import { loadLessonWords } from '../games/tutorials.ts';
import type { Coach as Coaching } from '../session/session.ts';
import { usePage } from '../../i18n/index.ts';
import type { Parts } from './tableParts.ts';
import { useRing } from './spotlight.ts';
import './coach.css';

/** What is said in the chosen language; null until it has come. */
function useSayings(game: string): LessonWords | null {
  const sayings = useSignal<LessonWords | null>(null);
  const chosen = language.value;
  useEffect(() => {
    void loadLessonWords(game, chosen).then((words) => {
      if (language.value === chosen) sayings.value = words;
    });
  }, [game, chosen]);
  return sayings.value;
}

const PARTS = { seats: ['.frame .seats'], board: ['#board'], hand: ['.frame .hand'] } as const;

export function Coach({ session, turn, coach }: Parts & { readonly coach: Coaching }) {
  const says = usePage();
  const { id } = session.game;
  const { lesson } = coach;
  const sayings = useSayings(id);
  const at = coach.step.value;
  const step = lesson.steps[at]!;
  const isReady = coach.isReady.value;
  const move = step.plays ?? step.tries;
  const isLast = at === lesson.steps.length - 1;
  const { view } = session.player.shown.value;
  const selectors =
    !isReady || turn.sheet.value !== null
      ? []
      : move === undefined
        ? (PARTS[step.look!] ?? [])
        : (session.screen.reach?.(move, view) ?? []);
  const ring = useRing(selectors, move !== undefined);

  // Where nothing is to be touched at the table, the way on is under the keys.
  const on = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isReady && move === undefined && turn.sheet.value === null)
      on.current?.focus({ preventScroll: true });
  }, [at, isReady, sayings]);

  const Face = listed(id)!.Art;
  const [lead, more] = sayings?.[step.id] ?? [];
  return (
    <>
      {ring !== null && (
        <i
          class={`spotlight ${move === undefined ? 'lit' : ''}`}
          style={`left: ${ring.x}px; top: ${ring.y}px; width: ${ring.width}px; height: ${ring.height}px`}
          aria-hidden="true"
        />
      )}
      <section
        class="coach"
        aria-label={says.lesson}
        data-step={isReady && lead !== undefined ? at : undefined}
      >
        <span class="face" aria-hidden="true">
          <Face />
        </span>
        <p class="saying" aria-live="polite">
          {coach.hasStrayed.value && <em>{says.lessonAllowed}</em>}
          {isReady ? (
            <>
              <b>{lead}</b> <span>{more}</span>
            </>
          ) : (
            <span>{says.lessonWatch}</span>
          )}
        </p>
        <div class="ways">
          <button
            type="button"
            class="btn"
            aria-disabled={at === 0}
            onClick={() => at > 0 && coach.goTo(at - 1)}
          >
            {says.lessonBack}
          </button>
          <span class="steps" role="img" aria-label={says.step(at + 1, lesson.steps.length)}>
            {lesson.steps.map(({ id: name }, i) => (
              <i key={name} class={i < at ? 'past' : i === at ? 'present' : ''} />
            ))}
          </span>
          {!isLast && move !== undefined && (
            <button type="button" class="btn" onClick={() => coach.goOn()}>
              {says.lessonSkip}
            </button>
          )}
          {isLast ? (
            <a class="primary" href={addressOf('new', id)} ref={(element) => void (on.current = element)}>
              {says.lessonOver}
            </a>
          ) : (
            isReady &&
            move === undefined && (
              <button
                type="button"
                class="primary"
                data-repeats="on"
                ref={(element) => void (on.current = element)}
                onClick={() => coach.goOn()}
              >
                {says.lessonOn}
              </button>
            )
          )}
        </div>
      </section>
    </>
  );
}
