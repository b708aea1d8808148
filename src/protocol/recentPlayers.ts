/** The people somebody has played with lately: whether they are here, where they allow it, and inviting them. */
import * as v from 'valibot';
import { tableId } from './messages.ts';

const name = v.pipe(v.string(), v.maxLength(100));

/** POST /api/recent-players/invite: to a table where one sits. */
export const InviteRequest = v.strictObject({ table: tableId, name });
/** POST /api/recent-players/answer */
export const InviteAnswer = v.strictObject({ table: tableId, accept: v.boolean() });
/** PUT /api/recent-players/invites: whether people one has played with may invite one at all. */
export const InviteSetting = v.strictObject({ invites: v.boolean() });
/** PUT /api/recent-players/muted: nobody of that name invites one any more; or may again. */
export const MuteRequest = v.strictObject({ name, muted: v.boolean() });

export interface RecentPlayer {
  readonly name: string;
  readonly game: string;
  /** The day of the last match together. */
  readonly day: number;
}

export interface Invitation {
  readonly table: string;
  readonly game: string;
  /** Who invites. */
  readonly from: string;
  /** The seat waits until then. */
  readonly until: number;
}

/** GET /api/recent-players, and the events of GET /api/recent-players/live by these names; each is sent when it changes. */
export interface RecentPlayersList {
  /** The last 20, newest first. */
  readonly people: readonly RecentPlayer[];
  /** Whose names are here now, as far as they allow it; who is not here and who does not say so look the same. */
  readonly here: readonly string[];
  readonly invitations: readonly Invitation[];
}
