/** Explains a guided match: a short text, a ring around the target, and buttons to continue and go back. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TutorialMessages } from '../../../core/index.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { language } from '../../ui/browser/settings.ts';
import { findListedGame } from '../games/index.ts';
import { loadTutorialMessages } from '../games/tutorials.ts';
import type { Coach as Coaching } from '../session/session.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { useTableProps } from './tableProps.ts';
import { useSpotlight } from './spotlight.ts';
import './coach.css';

/** Null until loaded. */
function useTutorialMessages(game: string): TutorialMessages | null {
  const sayings = useSignal<TutorialMessages | null>(null);
  const chosen = language.value;
  useEffect(() => {
    void loadTutorialMessages(game, chosen).then((words) => {
      if (language.value === chosen) sayings.value = words;
    });
  }, [game, chosen]);
  return sayings.value;
}

const PARTS = { seats: ['.frame .seats'], board: ['#board'], hand: ['.frame .hand'] } as const;

export function Coach({ coach }: { readonly coach: Coaching }) {
  const { session, turn } = useTableProps();
  const t = getPageMessages();
  const { id } = session.game;
  const { lesson } = coach;
  const sayings = useTutorialMessages(id);
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
        : (session.screen.moveTargets?.(move, view) ?? []);
  const ring = useSpotlight(selectors, move !== undefined);

  // If the player has nothing to touch on the table, the button to continue gets focus.
  const on = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isReady && move === undefined && turn.sheet.value === null)
      on.current?.focus({ preventScroll: true });
  }, [at, isReady, sayings]);

  const Face = findListedGame(id)!.Art;
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
      <section class="coach" aria-label={t.lesson} data-step={isReady && lead !== undefined ? at : undefined}>
        <span class="face" aria-hidden="true">
          <Face />
        </span>
        <p class="saying" aria-live="polite">
          {coach.hasStrayed.value && <em>{t.lessonAllowed}</em>}
          {isReady ? (
            <>
              <b>{lead}</b> <span>{more}</span>
            </>
          ) : (
            <span>{t.lessonWatch}</span>
          )}
        </p>
        <div class="ways">
          <button
            type="button"
            class="btn"
            aria-disabled={at === 0}
            onClick={() => at > 0 && coach.goTo(at - 1)}
          >
            {t.lessonBack}
          </button>
          <span class="steps" role="img" aria-label={t.step(at + 1, lesson.steps.length)}>
            {lesson.steps.map(({ id: name }, i) => (
              <i key={name} class={i < at ? 'past' : i === at ? 'present' : ''} />
            ))}
          </span>
          {!isLast && move !== undefined && (
            <button type="button" class="btn" onClick={() => coach.goOn()}>
              {t.lessonSkip}
            </button>
          )}
          {isLast ? (
            <a class="primary" href={buildHash('new', id)} ref={(element) => void (on.current = element)}>
              {t.lessonOver}
            </a>
          ) : (
            isReady &&
            move === undefined && (
              <button
                type="button"
                class="primary"
                ref={(element) => void (on.current = element)}
                onClick={() => coach.goOn()}
              >
                {t.lessonOn}
              </button>
            )
          )}
        </div>
      </section>
    </>
  );
}
