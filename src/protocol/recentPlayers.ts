/** Recent players: who of them is online, as far as they allow it, and invitations. */
import * as v from 'valibot';
import { tableId } from './messages.ts';

const name = v.pipe(v.string(), v.maxLength(100));

/** POST /api/lately/invite: to a table at which the sender sits. */
export const InviteRequest = v.strictObject({ table: tableId, name });
/** POST /api/lately/answer */
export const InviteAnswer = v.strictObject({ table: tableId, accept: v.boolean() });
/** PUT /api/lately/invites: whether recent players may invite this account at all. */
export const InviteSetting = v.strictObject({ invites: v.boolean() });
/** PUT /api/lately/muted: blocks or allows invitations from that account. */
export const MuteRequest = v.strictObject({ name, muted: v.boolean() });

export interface RecentPlayer {
  readonly name: string;
  readonly game: string;
  readonly day: number;
}

export interface Invitation {
  readonly table: string;
  readonly game: string;
  readonly from: string;
  readonly until: number;
}

/** GET /api/lately, and the events of GET /api/lately/live of the same names; each is sent when it changes. */
export interface RecentPlayersList {
  /** The last 20, newest first. */
  readonly people: readonly RecentPlayer[];
  /** The names that are online. Offline and hidden accounts look the same. */
  readonly here: readonly string[];
  readonly invitations: readonly Invitation[];
}
