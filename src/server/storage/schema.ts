/** The schema, equal on both databases: texts, integers, JSON as text, epoch milliseconds. */
import type { Generated } from 'kysely';
import type { ClubNightLogRow, ClubNightRow } from './clubNightTables.ts';
import type { DailyResultRow } from './dailyTables.ts';
import type { AdminActionRow, BlockRow, ProcessRow, ReportRow } from './adminTables.ts';
import type { InvitePushRow, InviteRow, PresenceRow } from './lobbyTables.ts';
import type { LogRow, MatchRow, PushRow } from './matchTables.ts';
import type { PendingTableRow, WaitingRow } from './matchmakingTables.ts';
import type { NameRow, PasskeyRow, PersonRow, AccountSeatRow, SessionRow } from './accountTables.ts';
import type { RatingPointRow, RatingRow } from './ratingTables.ts';

export interface Schema {
  /** `used_at`: the last use, in addition to the log. */
  matches: Omit<MatchRow, 'watch'> & { used_at: Generated<number | null>; watch: Generated<number> };
  log: LogRow;
  pushes: PushRow;
  evenings: ClubNightRow;
  evening_log: ClubNightLogRow;
  waiting: WaitingRow;
  meetings: PendingTableRow;
  settings: { key: string; value: string };
  daily: DailyResultRow;
  /** `invites`: 1 if recent players may invite them. */
  people: PersonRow & { invites: Generated<number> };
  names: NameRow;
  passkeys: PasskeyRow;
  sessions: SessionRow;
  codes: { hash: string; person: string };
  challenges: { hash: string; what: string; until: number };
  seats: AccountSeatRow;
  presence: PresenceRow;
  invites: InviteRow;
  invite_pushes: InvitePushRow;
  /** `other` may not invite `person`. */
  uninvited: { person: string; other: string };
  ratings: RatingRow;
  rating_points: RatingPointRow;
  /** Rated matches in order. A process that takes the next number has read all ratings before it. */
  rated: { number: number; match: string };
  /** Seat transfers, by the hash of their code. */
  carries: { hash: string; match: string; sealed: string; until: number };
  acts: AdminActionRow;
  blocks: BlockRow;
  reports: ReportRow;
  processes: ProcessRow;
}
