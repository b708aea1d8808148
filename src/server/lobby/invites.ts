/**
 * Invitations: a player at a table invites a recent player. If the inviter owns the table, a seat is reserved as
 * well.
 */
import type { Invitation } from '../../protocol/index.ts';
import { RequestError } from '../runtime/requestBody.ts';
import type { Hub } from '../matches/hub.ts';
import { generateSecret, hashToken } from '../matches/tokens.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { AccountSeats } from '../accounts/accountSeats.ts';
import type { Session } from '../accounts/sessions.ts';
import type { Room } from '../room/room.ts';
import type { Verdict } from '../room/logEntry.ts';

const INVITE_LIFETIME = 180_000;
const NO_SEAT = -1;
const MAX_SHOWN = 10;

export class Invites {
  readonly #hub: Hub;
  readonly #people: Accounts;
  readonly #seats: AccountSeats;
  onChange: (person: string) => void = () => {};

  constructor(hub: Hub, people: Accounts, seats: AccountSeats) {
    this.#hub = hub;
    this.#people = people;
    this.#seats = seats;
  }

  get #db() {
    return this.#hub.store.database.db;
  }

  /** The account of a name that may be invited. The error does not reveal why one may not. */
  async requireInvitable(
    inviter: string,
    name: string,
  ): Promise<{ readonly id: string; readonly name: string }> {
    const row = await this.#people.findByName(name);
    const may =
      row !== undefined &&
      row.id !== inviter &&
      row.invites === 1 &&
      !(await this.#isMuted(row.id, inviter)) &&
      (await this.#seats.havePlayed(inviter, row.id));
    if (!may) throw new RequestError('invite', 'nobody of that name takes an invitation from you');
    return row;
  }

  /** Invites to the inviter's table. Only the owner reserves a seat: others may not lock a table's free seats. */
  async invite(inviter: Session, table: string, name: string): Promise<string> {
    const invited = await this.requireInvitable(inviter.person, name);
    const match = await this.#hub.openIfPlayable(table);
    if (match === undefined) throw new RequestError('table', 'there is no such table');
    const until = this.#hub.now + INVITE_LIFETIME;
    let seat: number | RequestError = -1;
    const outcome = await this.#hub.submitAsync(match, (room): Verdict => {
      seat = findSeatFor(room, inviter.person, invited.id, this.#hub.now);
      if (typeof seat !== 'number') return { done: true };
      if (room.seating.owner !== room.seating.findSeat(null, inviter.person)) {
        seat = NO_SEAT;
        return { done: true };
      }
      const kept = { kind: 'keep', seat, name: invited.name, until, person: invited.id } as const;
      // No device has this token: only the account can take the seat.
      return { entry: { ...kept, hash: hashToken(generateSecret()) } };
    });
    const found = seat as number | RequestError;
    if (typeof found !== 'number') throw found;
    if ('no' in outcome) throw new RequestError('busy', `the table does not take it: ${outcome.no.code}`);
    const row = { match: table, invited: invited.id, inviter: inviter.person, seat: found, until };
    await this.#db
      .insertInto('invites')
      .values(row)
      .onConflict((conflict) => conflict.columns(['invited', 'match']).doUpdateSet(row))
      .execute();
    this.onChange(invited.id);
    return invited.id;
  }

  /** Declining frees the seat; accepting leads to the table. */
  async answer(person: string, table: string, accept: boolean): Promise<void> {
    const [row] = await this.#db
      .deleteFrom('invites')
      .where('invited', '=', person)
      .where('match', '=', table)
      .returning('until')
      .execute();
    this.onChange(person);
    if (row === undefined || row.until <= this.#hub.now)
      throw new RequestError('over', 'this invitation has ended');
    const match = accept ? undefined : await this.#hub.openIfPlayable(table);
    if (match === undefined) return;
    await this.#hub.submitAsync(match, (room): Verdict => {
      const kept = room.status === 'open' ? room.seating.findReservedSeat(null, person) : null;
      return kept === null ? { done: true } : { entry: { kind: 'free', seat: kept } };
    });
  }

  /** The current invitations of an account, newest first, without tables where it already sits. */
  async listFor(person: string): Promise<Invitation[]> {
    const rows = await this.#db
      .selectFrom('invites')
      .innerJoin('people', 'people.id', 'invites.inviter')
      .innerJoin('matches', 'matches.id', 'invites.match')
      .select(['invites.match', 'matches.game', 'people.name', 'invites.until'])
      .where('invited', '=', person)
      .where('until', '>', this.#hub.now)
      .where('matches.status', '=', 'open')
      .where('people.gone', '=', 0)
      .orderBy('until', 'desc')
      .limit(MAX_SHOWN)
      .execute();
    return rows.map(({ match: table, game, name: from, until }) => ({ table, game, from, until }));
  }

  async setAllowed(person: string, invites: boolean): Promise<void> {
    await this.#db
      .updateTable('people')
      .set({ invites: invites ? 1 : 0 })
      .where('id', '=', person)
      .execute();
  }

  async #isMuted(person: string, other: string): Promise<boolean> {
    const query = this.#db.selectFrom('uninvited').select('other').where('person', '=', person);
    return (await query.where('other', '=', other).executeTakeFirst()) !== undefined;
  }

  async setMuted(person: string, name: string, muted: boolean): Promise<void> {
    const other = (await this.#people.findByName(name))?.id;
    if (other === undefined || other === person)
      throw new RequestError('unknownPerson', 'nobody is called that');
    if (muted) {
      await this.#db
        .insertInto('uninvited')
        .values({ person, other })
        .onConflict((conflict) => conflict.columns(['person', 'other']).doNothing())
        .execute();
      for (const { match } of await this.#selectFrom(person, other)) await this.answer(person, match, false);
    } else
      await this.#db
        .deleteFrom('uninvited')
        .where('person', '=', person)
        .where('other', '=', other)
        .execute();
  }

  #selectFrom(invited: string, inviter: string) {
    const query = this.#db.selectFrom('invites').select('match').where('invited', '=', invited);
    return query.where('inviter', '=', inviter).where('until', '>', this.#hub.now).execute();
  }

  async deleteExpired(): Promise<void> {
    await this.#db.deleteFrom('invites').where('until', '<=', this.#hub.now).execute();
  }
}

function findSeatFor(room: Room, inviter: string, invited: string, now: number): number | RequestError {
  if (room.seating.findSeat(null, inviter) === null)
    return new RequestError('seat', 'only who sits there may invite');
  if (room.status !== 'open') return new RequestError(room.status, 'the match has begun');
  if (room.seating.findSeat(null, invited) !== null)
    return new RequestError('alreadySeated', 'they sit there already');
  const kept = room.seating.findReservedSeat(null, invited);
  if (kept !== null) return kept;
  const seat = room.info.sitters.findIndex((one) => one.kind === 'open' && (one.reserved?.until ?? 0) <= now);
  if (seat === -1) return new RequestError('full', 'no seat is free');
  return seat;
}
