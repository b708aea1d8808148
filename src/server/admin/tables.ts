/** The tables as a host looks through them: nothing of a match that a spectator may not know. */
import type { AdminTable, AdminTables, TableKind } from '../../protocol/index.ts';
import type { Hub, Match } from '../matches/hub.ts';
import type { Room } from '../room/room.ts';
import type { MatchRow } from '../storage/matchTables.ts';

/** Every table of a page is loaded, so there are not many of them. */
const PAGE = 30;

/** Where tables of a kind are looked for: that a match is over is noted later. */
const ROWS: { readonly [kind in Exclude<TableKind, 'aside'>]: readonly MatchRow['status'][] } = {
  playing: ['begun'],
  open: ['open'],
  over: ['begun', 'over'],
};

export interface TableFilter {
  readonly kind: TableKind;
  readonly game?: string | undefined;
  readonly before?: number | undefined;
}

function tableOf({ id, audience }: Match, room: Room): AdminTable {
  const { game, status, ending, sitters, created } = room.info;
  const { at, version } = room;
  return { id, game, status, ending, sitters, created, at, version, here: audience.peers.size };
}

export async function listTables(hub: Hub, { kind, game, before }: TableFilter): Promise<AdminTables> {
  const aside = [...hub.aside].map(([id, why]) => ({ id, why }));
  if (kind === 'aside') return { tables: [], aside, next: null };
  let query = hub.store.database.db
    .selectFrom('matches')
    .select(['id', 'created'])
    .where('status', 'in', ROWS[kind])
    .where('created', '<', before ?? Number.MAX_SAFE_INTEGER)
    .orderBy('created', 'desc')
    .limit(PAGE);
  if (game !== undefined) query = query.where('game', '=', game);
  const rows = await query.execute();
  const tables: AdminTable[] = [];
  for (const { id } of rows) {
    const match = await hub.openIfPlayable(id);
    if (match?.room.status === kind) tables.push(tableOf(match, match.room));
  }
  const last = rows.at(-1);
  return { tables, aside, next: rows.length < PAGE || last === undefined ? null : last.created };
}
