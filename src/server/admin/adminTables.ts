/** Tables as an admin browses them: no more than a spectator may know. */
import type { AdminTable, AdminTables, AdminTableFilter } from '../../protocol/index.ts';
import type { Hub, HeldMatch } from '../matches/hub.ts';
import type { Room } from '../room/room.ts';
import type { MatchRow } from '../storage/schema.ts';

/** Each listed table is loaded, so a page is short. */
const PAGE = 30;

/** Where to look for tables of each kind; a match's row is marked as over only later. */
const ROWS: { readonly [kind in Exclude<AdminTableFilter, 'unplayable'>]: readonly MatchRow['status'][] } = {
  playing: ['begun'],
  open: ['open'],
  over: ['begun', 'over'],
};

export interface AdminTableQuery {
  readonly kind: AdminTableFilter;
  readonly game?: string | undefined;
  readonly before?: number | undefined;
}

function toAdminTable({ id, audience }: HeldMatch, room: Room): AdminTable {
  const { game, status, ending, sitters, created } = room.info;
  const { at, version } = room;
  return { id, game, status, ending, sitters, created, at, version, here: audience.peers.size };
}

export async function listAdminTables(
  hub: Hub,
  { kind, game, before }: AdminTableQuery,
): Promise<AdminTables> {
  const unplayable = [...hub.unplayable].map(([id, why]) => ({ id, why }));
  if (kind === 'unplayable') return { tables: [], unplayable, next: null };
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
    if (match?.room.status === kind) tables.push(toAdminTable(match, match.room));
  }
  const last = rows.at(-1);
  return { tables, unplayable, next: rows.length < PAGE || last === undefined ? null : last.created };
}
