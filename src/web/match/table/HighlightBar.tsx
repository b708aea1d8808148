/**
 * Pauses the table for a highlight. On a shared screen, or if the player wants it, the pause lasts until
 * continued. Otherwise it ends after the reading time. Only this screen pauses, not the match.
 */
import { useEffect, useRef } from 'preact/hooks';
import { getPageMessages } from '../../i18n/index.ts';
import { getSpeedFactor, pauseMode } from '../../ui/browser/settings.ts';
import type { Session } from '../session/session.ts';
import { useFreshArea } from '../../ui/components/useFreshArea.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { useTableProps } from './tableProps.ts';
import './highlight.css';

export const isSharedScreen = ({ curtain, sitters }: Pick<Session, 'curtain' | 'sitters'>): boolean =>
  curtain !== undefined && sitters.value.filter(({ kind }) => kind === 'person').length > 1;

/** The text to read: the sentence and the board's result. */
const readVisibleText = (): string =>
  [...document.querySelectorAll('#ask, [data-told]')].map(({ textContent }) => textContent).join(' ');

/** Players who explore the board take the time they need. */
const EXPLORING_KEYS = ['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

export function HighlightBar() {
  const { session, messages } = useTableProps();
  const t = messages.table;
  const { player } = session;
  const stage = player.highlight.value;
  const bar = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const isTimed = pauseMode.value === 'read' && !isSharedScreen(session) && !player.isHeld.value;

  useEffect(() => {
    if (stage === null || !isTimed) return undefined;
    const milliseconds = estimateReadingTime(readVisibleText()) * getSpeedFactor();
    bar.current?.style.setProperty('--reading', `${milliseconds}ms`);
    const timer = setTimeout(() => player.goOn(), milliseconds);
    return () => clearTimeout(timer);
  }, [stage, isTimed]);
  useEffect(() => {
    const look = (event: Event): void => {
      const { target } = event;
      const isAround =
        event instanceof KeyboardEvent
          ? EXPLORING_KEYS.includes(event.key)
          : target instanceof Element &&
            target.closest('.dock, .beside') !== null &&
            target.closest('.stage-bar') === null;
      if (isAround) player.isHeld.value = true;
    };
    addEventListener('keydown', look);
    addEventListener('pointerdown', look);
    return () => {
      removeEventListener('keydown', look);
      removeEventListener('pointerdown', look);
    };
  }, [player]);
  // Enter continues, unless the player is reading a dialog.
  useEffect(() => {
    if (document.querySelector('dialog[open]') === null) main.current?.focus({ preventScroll: true });
  }, []);

  const ignoreDoubleClick = useFreshArea();
  if (stage === null) return null;
  const { at, of } = stage;
  const isLast = at === of - 1;
  const isEnd = isLast && session.update.value.payoffs !== null && session.coach === undefined;
  return (
    <div
      class="stage-bar"
      ref={bar}
      onClickCapture={ignoreDoubleClick}
      role="group"
      aria-label={t.moment}
      data-timed={isTimed ? '' : undefined}
    >
      {of > 1 && (
        <span class="steps" role="img" aria-label={getPageMessages().step(at + 1, of)}>
          {Array.from({ length: of }, (_, i) => (
            <i key={i} class={i < at ? 'past' : i === at ? 'present' : ''} />
          ))}
        </span>
      )}
      <div class="tools">
        <button type="button" class="btn" onClick={() => player.repeat()}>
          <Icon name="undo" /> <span>{t.again}</span>
        </button>
        {!isLast && (
          <button type="button" class="btn" onClick={() => player.skip()}>
            <span>{getPageMessages().skipIt}</span>
          </button>
        )}
        <button type="button" class="primary" ref={main} onClick={() => player.goOn()}>
          {isEnd ? t.toResult : t.goOn}
        </button>
      </div>
    </div>
  );
}

/** Reading time: two seconds to look, and 300 ms per word (200 words a minute). */
const BASE_MS = 2000;
const WORD_MS = 300;

const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** In milliseconds. */
export const estimateReadingTime = (text: string): number => BASE_MS + WORD_MS * countWords(text);
