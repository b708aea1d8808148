/** Everything that needs a server, for the addresses `#/tables` and `#/t/…`. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { listed, loadRules } from '../../match/games/index.ts';
import { type Loaded, LoadedTable } from '../../match/table/LoadedTable.tsx';
import { address, replaceWith } from '../../ui/browser/address.ts';
import { goToStep, Replay } from '../../insight/replay/replay.ts';
import { Message } from '../../ui/components/MessagePage.tsx';
import { Top } from '../../ui/components/PageHeader.tsx';
import { usePage } from '../../i18n/index.ts';
import '../../ui/board/table.css';
import '../online.css';
import { api, ApiError } from '../api.ts';
import { historyOf, wholeOf } from './remoteHistory.ts';
import { Tables } from '../lists/TablesPage.tsx';
import { freshPlace, keepPlace, placeAt } from '../heldSeats.ts';
import { sittersOf } from './remoteMatch.ts';
import { TablePage } from './OnlineTablePage.tsx';
import { onlineSpoken, useOnline } from '../messages/index.ts';

/** The private link: this device takes the seat, once, and the secret leaves the address. */
function CarriedSeat({ id, code }: { readonly id: string; readonly code: string }) {
  const words = useOnline();
  const isGone = useSignal(false);
  const kept = placeAt(id);
  const isOther = kept !== undefined && kept.wish === null;
  const take = async (): Promise<void> => {
    try {
      const { id: table, token } = await api.takeCarried(code);
      if (kept?.token !== token) keepPlace(table, { ...freshPlace(''), token });
      replaceWith('t', table);
    } catch {
      isGone.value = true;
    }
  };
  useEffect(() => {
    if (!isOther) void take();
  }, [id, code]);
  if (isGone.value) return <Message text={words.carryGone} />;
  if (!isOther) return null;
  return (
    <div class="home">
      <Top />
      <main class="panel message" id="main">
        <p>{words.carryAsk}</p>
        <div class="row-of-two">
          <button type="button" class="btn" onClick={() => replaceWith('t', id)}>
            {words.carryKeep}
          </button>
          <button type="button" class="primary" onClick={() => void take()}>
            {words.carryTake}
          </button>
        </div>
      </main>
    </div>
  );
}

/** A finished match at its public address. */
async function loadReplay(id: string): Promise<Loaded> {
  const gone = (why: 'noTable' | 'otherRules'): Loaded => ({ missing: () => useOnline().gone[why] });
  try {
    const { table } = await api.replay(id);
    const entry = listed(table.game);
    const game = entry === undefined ? undefined : await loadRules(table.game);
    if (entry === undefined || game?.version !== table.rules) return gone('otherRules');
    const token = placeAt(id)?.token;
    const [history, screen, record] = await Promise.all([
      historyOf(game, id, token),
      entry.load(),
      wholeOf(game, table.config, id, token).catch(() => null),
    ]);
    const session = new Replay(history, screen, sittersOf(table), { record });
    goToStep(session, address.value.query.get('at'));
    return { session };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) return gone('noTable');
    if (error.status === 409) return { missing: () => useOnline().notOver };
    return { missing: () => useOnline().noServer, mayCome: true };
  }
}

export function OnlinePage({ path }: { readonly path: readonly string[] }) {
  const says = usePage();
  if (onlineSpoken.value === null) return <p class="loading">{says.loading}</p>;
  const [first, id, third, fourth] = path;
  if (first === 'tables' || id === undefined) return <Tables />;
  if (third === 'replay') return <LoadedTable key={id} of={id} load={() => loadReplay(id)} />;
  if (third === 'carry' && fourth !== undefined) return <CarriedSeat key={fourth} id={id} code={fourth} />;
  return <TablePage key={id} id={id} isSoFar={third === 'so-far'} />;
}
