/** Sounds and vibration at a table. */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { seatSetHas } from '../../../core/index.ts';
import { soundMode } from '../../ui/browser/settings.ts';
import type { Session } from '../session/session.ts';
import type { Sound } from '../../ui/board/boardModule.ts';
import { type TableProps, useTableProps } from './tableProps.ts';
import { getEnding } from './ResultDialog.tsx';

/** Milliseconds between several sounds of one event: a trumpet, then the walls. */
const NEXT_SOUND_MS = 900;
const loadSpeaker = () => import('../sound/speaker.ts');

function playIfOn(name: Sound, { curtain }: Session): void {
  if (soundMode.value !== 'on') return;
  // In the background only the sign of the player's turn at an online table sounds.
  if (document.hidden && (name !== 'turn' || curtain !== undefined)) return;
  void loadSpeaker().then(({ playSound: play, vibrate: shake }) => {
    play(name);
    shake(name);
  });
}

/** Plays the sound of each event once, when the event is shown. */
function useSounds({ session, turn }: TableProps): void {
  const { player, screen } = session;
  const last = useRef(player.shown.peek());
  useSignalEffect(() => {
    const shown = player.shown.value;
    if (shown === last.current) return;
    last.current = shown;
    const [name] = shown.events.flatMap((event) => {
      const sounds = screen.sound?.(event) ?? [];
      return [sounds].flat();
    });
    if (name === undefined) return;
    playIfOn(name, session);
    const after = shown.events.flatMap((event) => [screen.sound?.(event) ?? []].flat().slice(1));
    if (after[0] !== undefined) setTimeout(playIfOn, NEXT_SOUND_MS, after[0], session);
  });
  const wasMine = useRef(turn.isMyTurn.peek());
  useSignalEffect(() => {
    const isMine = turn.isMyTurn.value;
    if (isMine && !wasMine.current) playIfOn('turn', session);
    wasMine.current = isMine;
  });
  // Hidden pages animate nothing, but it may become the player's turn.
  const wasDue = useRef(false);
  useSignalEffect(() => {
    const { view, toAct } = session.update.value;
    const isDue = view.seat !== null && seatSetHas(toAct, view.seat);
    if (document.hidden && isDue && !wasDue.current) playIfOn('turn', session);
    wasDue.current = isDue;
  });
  useSignalEffect(() => {
    const notice = turn.notice.value;
    if (notice !== null && 'refusal' in notice) playIfOn('refuse', session);
  });
  const hasWon = useRef(session.update.peek().payoffs !== null);
  useSignalEffect(() => {
    if (session.update.value.payoffs === null || session.isBusy.value || hasWon.current) return;
    hasWon.current = true;
    const ending = getEnding(session);
    if (ending !== null && (ending.me === null || ending.winners.includes(ending.me)))
      playIfOn('win', session);
  });
}

export function Sounds() {
  const props = useTableProps();
  useSounds(props);
  // The first sound must not be late.
  useEffect(() => {
    if (soundMode.value === 'on') void loadSpeaker();
  }, []);
  return null;
}
