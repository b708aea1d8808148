/** Pages that need a server, at `#/tables` and `#/t/…`. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { findListedGame, loadRules } from '../../match/games/index.ts';
import { type LoadResult, LoadedTable } from '../../match/table/LoadedTable.tsx';
import { address, replaceWith } from '../../ui/browser/address.ts';
import { goToStep, Replay } from '../../insight/replay/replay.ts';
import { MessagePage } from '../../ui/components/MessagePage.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import '../../ui/board/table.css';
import '../../solo/setup/setup.css';
import '../online.css';
import { api, ApiError } from '../api.ts';
import { loadFinishedRecord, loadHistory } from './remoteHistory.ts';
import { TablesPage } from '../lists/TablesPage.tsx';
import { createHeldSeat, saveHeldSeat, findHeldSeat } from '../heldSeats.ts';
import { toPlayers } from '../displayNames.ts';
import { OnlineTablePage } from './OnlineTablePage.tsx';
import { onlineMessages, getOnlineMessages } from '../messages/index.ts';
import { afterNetworkError, isNetworkError } from '../../ui/browser/faults.ts';

/** Takes a seat by its private link, once, and removes the secret from the address. */
function TransferredSeat({ id, code }: { readonly id: string; readonly code: string }) {
  const messages = getOnlineMessages();
  const isGone = useSignal(false);
  const held = findHeldSeat(id);
  const isOther = held !== undefined && held.wish === null;
  const take = async (): Promise<void> => {
    try {
      const { id: table, token } = await api.redeemSeatTransfer(code);
      if (held?.token !== token) saveHeldSeat(table, { ...createHeldSeat(''), token });
      replaceWith('t', table);
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      isGone.value = true;
    }
  };
  useEffect(() => {
    if (!isOther) void take();
  }, [id, code]);
  if (isGone.value) return <MessagePage text={messages.carryGone} />;
  if (!isOther) return null;
  return (
    <div class="home">
      <PageHeader />
      <main class="panel message" id="main">
        <p>{messages.carryAsk}</p>
        <div class="row-of-two">
          <button type="button" class="btn" onClick={() => replaceWith('t', id)}>
            {messages.carryKeep}
          </button>
          <button type="button" class="primary" onClick={() => void take()}>
            {messages.carryTake}
          </button>
        </div>
      </main>
    </div>
  );
}

async function loadReplay(id: string): Promise<LoadResult> {
  const gone = (why: 'noTable' | 'otherRules'): LoadResult => ({
    missing: () => getOnlineMessages().gone[why],
  });
  try {
    const { table } = await api.replay(id);
    const entry = findListedGame(table.game);
    const game = entry === undefined ? undefined : await loadRules(table.game);
    if (entry === undefined || game?.version !== table.rules) return gone('otherRules');
    const token = findHeldSeat(id)?.token;
    const [history, screen, record] = await Promise.all([
      loadHistory(game, id, token),
      entry.load(),
      loadFinishedRecord(game, table.config, id, token).catch(afterNetworkError(null)),
    ]);
    const session = new Replay(history, screen, toPlayers(table), { record });
    goToStep(session, address.value.query.get('at'));
    return { session };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return gone('noTable');
    if (error.status === 409) return { missing: () => getOnlineMessages().notOver };
    return { missing: () => getPageMessages().noServer, mayCome: true };
  }
}

export function OnlinePage({ path }: { readonly path: readonly string[] }) {
  const t = getPageMessages();
  if (onlineMessages.value === null) return <p class="loading">{t.loading}</p>;
  const [first, id, third, fourth] = path;
  if (first === 'tables' || id === undefined) return <TablesPage />;
  if (third === 'replay') return <LoadedTable key={id} of={id} load={() => loadReplay(id)} />;
  if (third === 'carry' && fourth !== undefined)
    return <TransferredSeat key={fourth} id={id} code={fourth} />;
  return <OnlineTablePage key={id} id={id} isSoFar={third === 'so-far'} />;
}
