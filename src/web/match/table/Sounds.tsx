/** What is heard and felt at a table, and the question whether it shall be: asked once, and never again. */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { has } from '../../../core/index.ts';
import { sounds } from '../../ui/browser/settings.ts';
import type { Session } from '../session/session.ts';
import type { Sound } from '../../ui/board/boardModule.ts';
import type { Parts } from './tableParts.ts';
import { endingOf } from './Result.tsx';

/** How long after the first the next of several sounds is heard, in milliseconds: a trumpet, then the walls. */
const AFTER = 900;
/** Nobody is asked before this many decisions have been made. */
const SETTLED = 4;

const loadSpeaker = () => import('../sound/speaker.ts');

function sound(name: Sound, { curtain }: Session): void {
  if (sounds.value !== 'on') return;
  // In the background only the sign that one is awaited at a table elsewhere.
  if (document.hidden && (name !== 'turn' || curtain !== undefined)) return;
  void loadSpeaker().then(({ play, shake }) => {
    play(name);
    shake(name);
  });
}

/** Each thing that changes is heard once, when it is on show. */
function useSounds({ session, turn }: Parts): void {
  const { player, screen } = session;
  const last = useRef(player.shown.peek());
  useSignalEffect(() => {
    const shown = player.shown.value;
    if (shown === last.current) return;
    last.current = shown;
    const [name] = shown.events.flatMap((event) => {
      const heard = screen.sound?.(event) ?? [];
      return [heard].flat();
    });
    if (name === undefined) return;
    sound(name, session);
    const after = shown.events.flatMap((event) => [screen.sound?.(event) ?? []].flat().slice(1));
    if (after[0] !== undefined) setTimeout(sound, AFTER, after[0], session);
  });
  const wasMine = useRef(turn.isMine.peek());
  useSignalEffect(() => {
    const isMine = turn.isMine.value;
    if (isMine && !wasMine.current) sound('turn', session);
    wasMine.current = isMine;
  });
  // While nobody looks nothing is shown, but one may be awaited.
  const wasDue = useRef(false);
  useSignalEffect(() => {
    const { view, toAct } = session.update.value;
    const isDue = view.seat !== null && has(toAct, view.seat);
    if (document.hidden && isDue && !wasDue.current) sound('turn', session);
    wasDue.current = isDue;
  });
  useSignalEffect(() => {
    const notice = turn.notice.value;
    if (notice !== null && 'refusal' in notice) sound('refuse', session);
  });
  const hasWon = useRef(session.update.peek().payoffs !== null);
  useSignalEffect(() => {
    if (session.update.value.payoffs === null || session.isBusy.value || hasWon.current) return;
    hasWon.current = true;
    const ending = endingOf(session);
    if (ending !== null && (ending.me === null || ending.winners.includes(ending.me))) sound('win', session);
  });
}

export function Sounds(parts: Parts) {
  const { session, speech } = parts;
  const says = speech.table;
  useSounds(parts);
  // The first sound is there at once.
  useEffect(() => {
    if (sounds.value === 'on') void loadSpeaker();
  }, []);
  const isSettled = session.heard.value.length >= SETTLED && session.player.stage.value === null;
  if (sounds.value !== 'unasked' || !isSettled || session.update.value.payoffs !== null) return null;
  return (
    <p class="notice sound-ask">
      <span>{says.soundAsk}</span>
      <button type="button" class="btn" onClick={() => (sounds.value = 'off')}>
        {says.soundNo}
      </button>
      <button
        type="button"
        class="primary"
        onClick={() => {
          sounds.value = 'on';
          sound('score', session);
        }}
      >
        {says.soundYes}
      </button>
    </p>
  );
}
