/** Leads from a table where the others have to move to one where it is this player's turn. */
import type { TurnStatus } from '../../../protocol/index.ts';
import { goTo } from '../../ui/browser/address.ts';
import { ToolButton } from '../../match/table/Toolbar.tsx';
import { listMyTables, usePolled } from '../lists/MyTables.tsx';
import { getOnlineMessages } from '../messages/index.ts';
import type { TableStore } from './tableStore.ts';
import { useEffect } from 'preact/hooks';

/** The table whose time runs out first. */
const findNext = (tables: readonly TurnStatus[], id: string): TurnStatus | undefined =>
  tables
    .filter((table) => table.turn && table.id !== id)
    .toSorted((a, b) => (a.until ?? Infinity) - (b.until ?? Infinity))[0];

export function NextTable({ table }: { readonly table: TableStore }) {
  const { answer, again } = usePolled(listMyTables);
  const isMyTurn = table.isMyTurn.value;
  useEffect(again, [isMyTurn]);
  const next = isMyTurn ? undefined : findNext(answer ?? [], table.id);
  if (next === undefined) return null;
  return <ToolButton icon="next" label={getOnlineMessages().nextTable} onClick={() => goTo('t', next.id)} />;
}
