/** While this browser waits: a strip above every page, and the call to the table once it is ready. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ErrorCode } from '../../../protocol/index.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { soundMode } from '../../ui/browser/settings.ts';
import { findListedGame } from '../../match/games/index.ts';
import { showNoTurn, showTurn } from '../turnIndicator.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import './matchmaking.css';
import {
  dismiss,
  takeTable,
  isAtTable,
  resumeQueue,
  leaveQueue,
  queueState,
  type QueueState,
} from './queue.ts';
import { matchmakingMessages, type MatchmakingMessages, useMatchmakingMessages } from './messages/index.ts';

/** The time now, every second. */
function useCurrentSecond(): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now.value, Date.now() - 1000);
}

const formatElapsed = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
};

function describeRefusal(code: ErrorCode | null, words: MatchmakingMessages): string {
  if (code === 'notOffered' || code === 'pauseNear' || code === 'address') return words.off;
  if (code === 'session') return words.signIn;
  return code === null ? words.noServer : words.refused;
}

/** What is said aloud, too; numbers are not. */
function describeState({ is, again, refusal }: QueueState, words: MatchmakingMessages): string {
  if (is === 'refused') return describeRefusal(refusal, words);
  if (is === 'missed') return words.missed;
  if (is === 'lost') return words.lost;
  return again ? words.again : words.waiting;
}

function TableReady({ table }: { readonly table: NonNullable<QueueState['table']> }) {
  const words = useMatchmakingMessages();
  const now = useCurrentSecond();
  const isPut = useSignal(false);
  const game = findListedGame(table.game)?.title ?? table.game;
  useEffect(() => {
    showTurn(words.ready, words.ready);
    if (soundMode.value === 'on')
      void import('../../match/sound/speaker.ts').then(({ playSound: play, vibrate: shake }) => {
        play('turn');
        shake('turn');
      });
    return showNoTurn;
  }, [table.match]);
  const left = Math.max(0, Math.ceil((table.until - now) / 1000));
  const go = (
    <button type="button" class="primary" autofocus onClick={takeTable}>
      {words.go}
    </button>
  );
  if (isPut.value)
    return (
      <div class="meet-strip" data-ready>
        <p>
          <b>{words.ready}</b> <span class="meet-clock">{formatElapsed(left * 1000)}</span>
        </p>
        {go}
      </div>
    );
  return (
    <Dialog title={words.ready} class="meet-call" onClose={() => (isPut.value = true)}>
      <p>{words.readyAt(game)}</p>
      <p>
        <span class="meet-clock">{words.kept(left)}</span> {words.keepsMatch}
      </p>
      <div class="row-of-two">
        <button type="button" class="btn" onClick={leaveQueue}>
          {words.decline}
        </button>
        {go}
      </div>
    </Dialog>
  );
}

/** A line as high as the one that comes. */
const EMPTY_LINE = '\u00a0';

function WaitingStatus({ of }: { readonly of: QueueState }) {
  const words = useMatchmakingMessages();
  const now = useCurrentSecond();
  const { is, since, here } = of;
  const isOver = is === 'missed' || is === 'refused';
  const count = here?.all ?? 0;
  return (
    <div class="meet-strip" role="region" aria-label={words.title}>
      <Icon name="people" />
      <p>
        <b role="status">{describeState(of, words)}</b>
        {!isOver && (
          <span class="soft">
            {is === 'waiting' ? (
              <>
                <span class="meet-clock">{words.waited(formatElapsed(now - since))}</span>
                {' · '}
                {count <= 1 ? words.alone : words.here(count)}
              </>
            ) : (
              EMPTY_LINE
            )}
          </span>
        )}
      </p>
      {isOver ? (
        <>
          {is === 'missed' && (
            <button type="button" class="btn" onClick={resumeQueue}>
              {words.waitAgain}
            </button>
          )}
          <button type="button" class="btn" onClick={dismiss}>
            {words.close}
          </button>
        </>
      ) : (
        <>
          <a class="btn meet-wish" href={buildHash('meet')} aria-label={words.title}>
            <Icon name="settings" />
          </a>
          <button type="button" class="btn" onClick={leaveQueue}>
            {words.stop}
          </button>
        </>
      )}
    </div>
  );
}

export function MatchmakingStrip() {
  useEffect(() => {
    if (queueState.peek() === null) resumeQueue();
  }, []);
  const { value } = queueState;
  if (matchmakingMessages.value === null || value === null) return null;
  // Whoever is at the table needs no call.
  if (value.table !== null)
    return isAtTable() ? null : <TableReady key={value.table.match} table={value.table} />;
  return <WaitingStatus of={value} />;
}
