/** Players' reports about each other, with table and version, so that an admin can review the match. */
import type { Seat } from '../../core/index.ts';
import {
  getSeatName,
  type AdminReports,
  type ReportReason,
  type ReportState,
  RequestError,
} from '../../protocol/index.ts';
import type { Hub } from '../matches/hub.ts';
import type { Room } from '../room/room.ts';

const LISTED = 100;

export class Reports {
  readonly #hub: Hub;

  constructor(hub: Hub) {
    this.#hub = hub;
  }

  get #db() {
    return this.#hub.store.database.db;
  }

  /** One report per seat and reporter; repeats are ignored. The reporter stays anonymous. */
  async file(room: Room, by: Seat, seat: Seat, reason: ReportReason, note: string): Promise<void> {
    if (seat === by || !room.seating.isPerson(seat))
      throw new RequestError('body', 'seat: expected the seat of another person');
    await this.#db
      .insertInto('reports')
      .values({
        match: room.setup.id,
        seat,
        by,
        version: room.version,
        at: this.#hub.now,
        reason,
        note,
        state: 'new',
      })
      .onConflict((conflict) => conflict.columns(['match', 'seat', 'by']).doNothing())
      .execute();
  }

  compileStateChange(match: string, seat: Seat, by: Seat, state: ReportState) {
    return this.#db
      .updateTable('reports')
      .set({ state })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('by', '=', by)
      .compile();
  }

  async requireReport(match: string, seat: Seat, by: Seat): Promise<void> {
    const row = await this.#db
      .selectFrom('reports')
      .select('match')
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('by', '=', by)
      .executeTakeFirst();
    if (row === undefined) throw new RequestError('report', 'there is no such report');
  }

  async list(): Promise<AdminReports> {
    const rows = await this.#db
      .selectFrom('reports')
      .selectAll()
      .orderBy('at', 'desc')
      .limit(LISTED)
      .execute();
    const reports: AdminReports['reports'][number][] = [];
    for (const { match, seat, by, version, at, reason, note, state } of rows) {
      const room = (await this.#hub.openIfPlayable(match))?.room;
      const sitters = room?.info.sitters ?? [];
      const reported = sitters[seat];
      reports.push({
        table: match,
        game: room?.info.game ?? '',
        isOver: room?.status === 'over',
        seat,
        name: getSeatName(reported),
        known: reported?.kind === 'person' && reported.known === true,
        by,
        byName: getSeatName(sitters[by]),
        version,
        at,
        reason: reason as ReportReason,
        note,
        words: (room?.words ?? []).flatMap((said) => (said.seat === seat ? [said.text] : [])),
        state: state as ReportState,
      });
    }
    return { reports };
  }
}
