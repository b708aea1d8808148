/** The tables as a host looks through them: nothing of a match that a spectator may not know. */
import type { AdminTable, AdminTables, AdminTableFilter } from '../../protocol/index.ts';
import type { Hub, HeldMatch } from '../matches/hub.ts';
import type { Room } from '../room/room.ts';
import type { MatchRow } from '../storage/matchTables.ts';

/** Every table of a page is loaded, so there are not many of them. */
const PAGE = 30;

/** Where tables of a kind are looked for: that a match is over is noted later. */
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
