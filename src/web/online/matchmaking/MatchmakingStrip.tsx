/** A strip above every page while this browser is in the queue; it announces the table. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { getPageMessages } from '../../i18n/index.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { findListedGame } from '../../match/games/index.ts';
import { announceTable, showNoTurn } from '../turnIndicator.ts';
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
import { matchmakingMessages, type MatchmakingMessages, getMatchmakingMessages } from './messages/index.ts';
import { describeErrorCode } from '../describeError.ts';

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

/** The text that screen readers announce; it has no counters. */
function describeState({ is, again, refusal }: QueueState, messages: MatchmakingMessages): string {
  if (is === 'refused') return describeErrorCode(refusal ?? 'noServer');
  if (is === 'missed') return messages.missed;
  if (is === 'lost') return messages.lost;
  return again ? messages.again : messages.waiting;
}

function TableReady({ table }: { readonly table: NonNullable<QueueState['table']> }) {
  const messages = getMatchmakingMessages();
  const now = useCurrentSecond();
  const isPut = useSignal(false);
  const game = findListedGame(table.game)?.title ?? table.game;
  useEffect(() => {
    announceTable(messages.ready);
    return showNoTurn;
  }, [table.match]);
  const left = Math.max(0, Math.ceil((table.until - now) / 1000));
  const go = (
    <button type="button" class="primary" autofocus onClick={takeTable}>
      {getPageMessages().goToTable}
    </button>
  );
  if (isPut.value)
    return (
      <div class="meet-strip" data-ready>
        <p>
          <b>{messages.ready}</b> <span class="meet-clock">{formatElapsed(left * 1000)}</span>
        </p>
        {go}
      </div>
    );
  return (
    <Dialog title={messages.ready} class="meet-call" onClose={() => (isPut.value = true)}>
      <p>{messages.readyAt(game)}</p>
      <p>
        <span class="meet-clock">{messages.kept(left)}</span> {messages.keepsMatch}
      </p>
      <div class="row-of-two">
        <button type="button" class="btn" onClick={leaveQueue}>
          {getPageMessages().noThanks}
        </button>
        {go}
      </div>
    </Dialog>
  );
}

/** Reserves the height of a line. */
const EMPTY_LINE = '\u00a0';

function WaitingStatus({ of }: { readonly of: QueueState }) {
  const messages = getMatchmakingMessages();
  const now = useCurrentSecond();
  const { is, since, here } = of;
  const isOver = is === 'missed' || is === 'refused';
  const count = here?.all ?? 0;
  return (
    <div class="meet-strip" role="region" aria-label={getPageMessages().meet}>
      <Icon name="people" />
      <p>
        <b role="status">{describeState(of, messages)}</b>
        {!isOver && (
          <span class="soft">
            {is === 'waiting' ? (
              <>
                <span class="meet-clock">{messages.waited(formatElapsed(now - since))}</span>
                {' · '}
                {count <= 1 ? messages.alone : messages.here(count)}
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
              {messages.waitAgain}
            </button>
          )}
          <button type="button" class="btn" onClick={dismiss}>
            {getPageMessages().close}
          </button>
        </>
      ) : (
        <>
          <a class="btn meet-wish" href={buildHash('meet')} aria-label={getPageMessages().meet}>
            <Icon name="settings" />
          </a>
          <button type="button" class="btn" onClick={leaveQueue}>
            {messages.stop}
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
  // A player who is at the table needs no announcement.
  if (value.table !== null)
    return isAtTable() ? null : <TableReady key={value.table.match} table={value.table} />;
  return <WaitingStatus of={value} />;
}
