/** Inviting: a player who sits at a table asks someone they have played with. Who opened the table also keeps a seat for them. */
import type { Invitation } from '../../protocol/index.ts';
import { RefusedRequest } from '../host/requests.ts';
import type { Hub } from '../matches/hub.ts';
import { freshSecret, hashOf } from '../matches/tokens.ts';
import type { People } from '../people/people.ts';
import type { PersonSeats } from '../people/personSeats.ts';
import type { Session } from '../people/sessions.ts';
import type { Room } from '../room/room.ts';
import type { Verdict } from '../room/verdict.ts';

/** How long a seat waits for somebody who was invited, in milliseconds. */
const WAITS = 180_000;
/** What an invitation has instead of a seat where none is kept. */
const NONE_KEPT = -1;
/** Somebody is shown their ten newest invitations. */
const SHOWN = 10;

export class Invites {
  readonly #hub: Hub;
  readonly #people: People;
  readonly #seats: PersonSeats;
  /** Told whose invitations have changed. */
  changed: (person: string) => void = () => {};

  constructor(hub: Hub, people: People, seats: PersonSeats) {
    this.#hub = hub;
    this.#people = people;
    this.#seats = seats;
  }

  get #db() {
    return this.#hub.store.database.db;
  }

  /** The account that somebody may invite by its name. Why not is said to nobody. */
  async invitable(inviter: string, name: string): Promise<{ readonly id: string; readonly name: string }> {
    const row = await this.#people.called(name);
    const may =
      row !== undefined &&
      row.id !== inviter &&
      row.invites === 1 &&
      !(await this.#isMuted(row.id, inviter)) &&
      (await this.#seats.havePlayed(inviter, row.id));
    if (!may) throw new RefusedRequest('invite', 'nobody of that name takes an invitation from you');
    return row;
  }

  /** Invites to a table where the inviter sits. Only the owner keeps a seat: nobody else may lock the free seats of a table. */
  async invite(inviter: Session, table: string, name: string): Promise<string> {
    const invited = await this.invitable(inviter.person, name);
    const match = await this.#hub.openIfPlayable(table);
    if (match === undefined) throw new RefusedRequest('table', 'there is no such table');
    const until = this.#hub.now + WAITS;
    let seat: number | RefusedRequest = -1;
    const outcome = await this.#hub.ask(match, (room): Verdict => {
      seat = seatFor(room, inviter.person, invited.id, this.#hub.now);
      if (typeof seat !== 'number') return { done: true };
      if (room.owner !== room.seatOf(null, inviter.person)) {
        seat = NONE_KEPT;
        return { done: true };
      }
      const kept = { kind: 'keep', seat, name: invited.name, until, person: invited.id } as const;
      // No device has this token: the seat is the account's alone.
      return { entry: { ...kept, hash: hashOf(freshSecret()) } };
    });
    const found = seat as number | RefusedRequest;
    if (typeof found !== 'number') throw found;
    if ('no' in outcome) throw new RefusedRequest('busy', `the table does not take it: ${outcome.no.code}`);
    const row = { match: table, invited: invited.id, inviter: inviter.person, seat: found, until };
    await this.#db
      .insertInto('invites')
      .values(row)
      .onConflict((conflict) => conflict.columns(['invited', 'match']).doUpdateSet(row))
      .execute();
    this.changed(invited.id);
    return invited.id;
  }

  /** Whoever says no gives the seat back; whoever says yes goes there and sits down. */
  async answer(person: string, table: string, accept: boolean): Promise<void> {
    const [row] = await this.#db
      .deleteFrom('invites')
      .where('invited', '=', person)
      .where('match', '=', table)
      .returning('until')
      .execute();
    this.changed(person);
    if (row === undefined || row.until <= this.#hub.now)
      throw new RefusedRequest('over', 'this invitation has ended');
    const match = accept ? undefined : await this.#hub.openIfPlayable(table);
    if (match === undefined) return;
    await this.#hub.ask(match, (room): Verdict => {
      const kept = room.status === 'open' ? room.keptFor(null, person) : null;
      return kept === null ? { done: true } : { entry: { kind: 'free', seat: kept } };
    });
  }

  /** What somebody is invited to now, newest first; where they sit already there is nothing to answer. */
  async of(person: string): Promise<Invitation[]> {
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
      .limit(SHOWN)
      .execute();
    return rows.map(({ match: table, game, name: from, until }) => ({ table, game, from, until }));
  }

  async choose(person: string, invites: boolean): Promise<void> {
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

  /** Whatever somebody has sent before is gone too. */
  async mute(person: string, name: string, muted: boolean): Promise<void> {
    const other = (await this.#people.called(name))?.id;
    if (other === undefined || other === person) throw new RefusedRequest('person', 'nobody is called that');
    if (muted) {
      await this.#db
        .insertInto('uninvited')
        .values({ person, other })
        .onConflict((conflict) => conflict.columns(['person', 'other']).doNothing())
        .execute();
      for (const { match } of await this.#from(person, other)) await this.answer(person, match, false);
    } else
      await this.#db
        .deleteFrom('uninvited')
        .where('person', '=', person)
        .where('other', '=', other)
        .execute();
  }

  #from(invited: string, inviter: string) {
    const query = this.#db.selectFrom('invites').select('match').where('invited', '=', invited);
    return query.where('inviter', '=', inviter).where('until', '>', this.#hub.now).execute();
  }

  async tidy(): Promise<void> {
    await this.#db.deleteFrom('invites').where('until', '<=', this.#hub.now).execute();
  }
}

/** The seat that can be kept for somebody, or why there is none. */
function seatFor(room: Room, inviter: string, invited: string, now: number): number | RefusedRequest {
  if (room.seatOf(null, inviter) === null)
    return new RefusedRequest('seat', 'only who sits there may invite');
  if (room.status !== 'open') return new RefusedRequest(room.status, 'the match has begun');
  if (room.seatOf(null, invited) !== null) return new RefusedRequest('twice', 'they sit there already');
  const kept = room.keptFor(null, invited);
  if (kept !== null) return kept;
  const seat = room.info.sitters.findIndex(({ kind, kept: until }) => kind === 'open' && (until ?? 0) <= now);
  if (seat === -1) return new RefusedRequest('full', 'no seat is free');
  return seat;
}
