/** While this browser waits: a strip above every page, and the call to the table once it is ready. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RefusalCode } from '../../../protocol/index.ts';
import { addressOf } from '../../ui/browser/address.ts';
import { sounds } from '../../ui/browser/settings.ts';
import { listed } from '../../match/games/index.ts';
import { showNoTurn, showTurn } from '../turnIndicator.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import './matchmaking.css';
import { dismiss, goToTable, isAtTable, resume, stop, wait, type Wait } from './queue.ts';
import { meetSpoken, type MeetWords, useMeet } from './messages/index.ts';

/** The time now, every second. */
function useSeconds(): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now.value, Date.now() - 1000);
}

const clockOf = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
};

function whyNot(code: RefusalCode | null, words: MeetWords): string {
  if (code === 'off' || code === 'pausing' || code === 'address') return words.off;
  if (code === 'session') return words.signIn;
  return code === null ? words.noServer : words.refused;
}

/** What is said aloud, too; numbers are not. */
function stateOf({ is, again, refusal }: Wait, words: MeetWords): string {
  if (is === 'refused') return whyNot(refusal, words);
  if (is === 'missed') return words.missed;
  if (is === 'lost') return words.lost;
  return again ? words.again : words.waiting;
}

function Called({ table }: { readonly table: NonNullable<Wait['table']> }) {
  const words = useMeet();
  const now = useSeconds();
  const isPut = useSignal(false);
  const game = listed(table.game)?.title ?? table.game;
  useEffect(() => {
    showTurn(words.ready, words.ready);
    if (sounds.value === 'on')
      void import('../../match/sound/speaker.ts').then(({ play, shake }) => {
        play('turn');
        shake('turn');
      });
    return showNoTurn;
  }, [table.match]);
  const left = Math.max(0, Math.ceil((table.until - now) / 1000));
  const go = (
    <button type="button" class="primary" autofocus onClick={goToTable}>
      {words.go}
    </button>
  );
  if (isPut.value)
    return (
      <div class="meet-strip" data-ready>
        <p>
          <b>{words.ready}</b> <span class="meet-clock">{clockOf(left * 1000)}</span>
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
        <button type="button" class="btn" onClick={stop}>
          {words.decline}
        </button>
        {go}
      </div>
    </Dialog>
  );
}

/** A line as high as the one that comes. */
const NOTHING_YET = '\u00a0';

function Waiting({ of }: { readonly of: Wait }) {
  const words = useMeet();
  const now = useSeconds();
  const { is, since, here } = of;
  const isOver = is === 'missed' || is === 'refused';
  const count = here?.all ?? 0;
  return (
    <div class="meet-strip" role="region" aria-label={words.title}>
      <Icon name="people" />
      <p>
        <b role="status">{stateOf(of, words)}</b>
        {!isOver && (
          <span class="soft">
            {is === 'waiting' ? (
              <>
                <span class="meet-clock">{words.waited(clockOf(now - since))}</span>
                {' · '}
                {count <= 1 ? words.alone : words.here(count)}
              </>
            ) : (
              NOTHING_YET
            )}
          </span>
        )}
      </p>
      {isOver ? (
        <>
          {is === 'missed' && (
            <button type="button" class="btn" onClick={resume}>
              {words.waitAgain}
            </button>
          )}
          <button type="button" class="btn" onClick={dismiss}>
            {words.close}
          </button>
        </>
      ) : (
        <>
          <a class="btn meet-wish" href={addressOf('meet')} aria-label={words.title}>
            <Icon name="settings" />
          </a>
          <button type="button" class="btn" onClick={stop}>
            {words.stop}
          </button>
        </>
      )}
    </div>
  );
}

export function MeetStrip() {
  useEffect(() => {
    if (wait.peek() === null) resume();
  }, []);
  const { value } = wait;
  if (meetSpoken.value === null || value === null) return null;
  // Whoever is at the table needs no call.
  if (value.table !== null)
    return isAtTable() ? null : <Called key={value.table.match} table={value.table} />;
  return <Waiting of={value} />;
}
