/** Explains a guided match: a short text, a ring around the target, and buttons to continue and go back. Nothing else speaks then. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Tutorial, TutorialMessages } from '../../../core/index.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { language } from '../../ui/browser/settings.ts';
import { findListedGame } from '../games/index.ts';
import { loadTutorialMessages } from '../games/tutorials.ts';
import type { Coach as Coaching } from '../session/session.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { DEFAULT_LEVEL } from '../session/opponents.ts';
import { useTableProps } from './tableProps.ts';
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

/** A match like the lesson, against bots that a beginner can beat. */
function buildMatchHash(game: string, { config: { seats, options } }: Tutorial): string {
  const chosen = Object.entries(options).map(([id, value]) => [`option.${id}`, `${value}`]);
  const query = new URLSearchParams([['seats', `${seats}`], ['bots', DEFAULT_LEVEL], ...chosen]);
  return `${buildHash('play', game)}?${query}`;
}

/** What the coach says: why a move was refused, then the text of the step. */
function Saying({
  coach,
  said,
  isLast,
  title,
}: {
  readonly coach: Coaching;
  readonly said: TutorialMessages[string] | undefined;
  readonly isLast: boolean;
  readonly title: string;
}) {
  const { turn, messages } = useTableProps();
  const t = getPageMessages();
  const at = coach.step.value;
  const isReady = coach.isReady.value;
  // What was refused at an earlier step is explained by this one.
  useEffect(() => {
    turn.notice.value = null;
  }, [at]);
  const notice = turn.notice.value;
  const refusal = notice !== null && 'refusal' in notice ? notice.refusal : null;

  const [lead, more] = said ?? [];
  return (
    <p class="saying" aria-live="polite">
      {coach.hasStrayed.value && <em>{t.lessonAllowed}</em>}
      {refusal !== null && <em>{messages.game.refusals[refusal.reason]}</em>}
      {isReady ? (
        <>
          {isLast && (
            <strong class="learnt">
              <Icon name="check" /> {t.lessonLearnt(title)}
            </strong>
          )}
          <b>{lead}</b> <span>{more}</span>
        </>
      ) : (
        <span>{t.lessonWatch}</span>
      )}
    </p>
  );
}

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

  const { Art: Face, title } = findListedGame(id)!;
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
        aria-label={t.lesson}
        data-step={isReady && sayings !== null ? at : undefined}
        // A highlight has a text and buttons of its own.
        hidden={session.player.highlight.value !== null}
      >
        <span class="face" aria-hidden="true">
          <Face />
        </span>
        <Saying coach={coach} said={sayings?.[step.id]} isLast={isLast} title={title} />
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
          {!isReady && (
            <button type="button" class="btn" onClick={() => coach.goOn()}>
              {t.skipIt}
            </button>
          )}
          {isReady && move !== undefined && (
            <button type="button" class="btn" onClick={() => coach.goOn()}>
              {t.lessonSkip}
            </button>
          )}
          {isReady && isLast ? (
            <a
              class="primary"
              href={buildMatchHash(id, lesson)}
              ref={(element) => void (on.current = element)}
            >
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

export interface SpotlightBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The ring tracks its target until it has not moved for this number of frames. */
const STEADY_FRAMES = 12;
/** Tracking stops after this number of frames in any case. */
const MAX_FRAMES = 120;

const findVisible = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());

/** The first target that is not selected yet. */
function findNextTarget(selectors: readonly string[]): HTMLElement | undefined {
  const found = selectors.map(findVisible);
  return (
    found.find((element) => element !== undefined && element.getAttribute('aria-pressed') !== 'true') ??
    found.at(-1)
  );
}

/** The element itself, or a button in it. */
const findFocusable = (element: HTMLElement): HTMLElement | null =>
  element.matches('button, [tabindex]') ? element : element.querySelector('button');

/** The box of the ring, or null. Scrolls each target into view once, and focuses it if `isFocused`. */
function useSpotlight(selectors: readonly string[], isFocused: boolean): SpotlightBox | null {
  const box = useSignal<SpotlightBox | null>(null);
  const around = useRef<HTMLElement | undefined>(undefined);
  const key = selectors.join(' | ');
  useEffect(() => {
    around.current = undefined;
    if (key === '') {
      box.value = null;
      return undefined;
    }
    let frame = 0;
    let still = 0;
    let looked = 0;
    const track = (): void => {
      const target = findNextTarget(selectors);
      if (target !== undefined && target !== around.current) {
        around.current = target;
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        if (isFocused) findFocusable(target)?.focus({ preventScroll: true });
      }
      const now = target?.getBoundingClientRect();
      const was = box.value;
      const isSame =
        now === undefined
          ? was === null
          : was !== null &&
            now.x === was.x &&
            now.y === was.y &&
            now.width === was.width &&
            now.height === was.height;
      if (!isSame)
        box.value = now === undefined ? null : { x: now.x, y: now.y, width: now.width, height: now.height };
      still = isSame ? still + 1 : 0;
      frame = ++looked < MAX_FRAMES && still < STEADY_FRAMES ? requestAnimationFrame(track) : 0;
    };
    const again = (): void => {
      still = 0;
      looked = 0;
      if (frame === 0) frame = requestAnimationFrame(track);
    };
    again();
    const changes = new MutationObserver(again);
    changes.observe(document.querySelector('.frame')!, { subtree: true, childList: true, attributes: true });
    addEventListener('resize', again);
    addEventListener('scroll', again, true);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('resize', again);
      removeEventListener('scroll', again, true);
    };
  }, [key, isFocused]);
  return key === '' ? null : box.value;
}
