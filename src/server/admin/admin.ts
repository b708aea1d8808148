/** Everything a host sees and does. Each act is written down before it is carried out, and every process hears of it. */
import type { CompiledQuery } from 'kysely';
import type {
  AdminDeed,
  AdminNames,
  AdminOffer,
  AdminPeople,
  LoadList,
  MatchFile,
  Pause,
} from '../../protocol/index.ts';
import type { Offer } from '../host/offer.ts';
import { RefusedRequest } from '../host/requests.ts';
import type { Hub } from '../matches/hub.ts';
import { recordOf } from '../matches/record.ts';
import { looksOf } from '../people/names.ts';
import type { Names } from '../people/registry.ts';
import type { Database } from '../storage/database.ts';
import { type Act, Acts } from './acts.ts';
import { isWithin, prefixOf } from '../host/addresses.ts';
import { type BlockedWho, Blocks } from './blocks.ts';
import { Reports } from './reports.ts';

/** What processes tell each other when the host has chosen something or blocked somebody: that it is to be read. */
export const HOST_NOTE = 'host';
const MINUTE = 60_000;
/** At most 30 accounts are listed. */
const LISTED = 30;

/** Behind a proxy that the settings do not tell of, everybody would have this address. */
const OWN_MACHINE = [prefixOf('127.0.0.0/8')!, prefixOf('::1')!];

export interface AdminParts {
  readonly hub: Hub;
  readonly offer: Offer;
  readonly names: Names;
  readonly blocks: Blocks;
  readonly load: () => Promise<LoadList>;
}

type Deed<K extends AdminDeed['kind']> = Extract<AdminDeed, { kind: K }>;

export class Admin {
  readonly hub: Hub;
  readonly offer: Offer;
  readonly names: Names;
  readonly blocks: Blocks;
  readonly reports: Reports;
  readonly acts: Acts;
  readonly load: () => Promise<LoadList>;
  /** Tells every process, this one included, that something was chosen or that somebody was blocked. */
  changed: () => Promise<void> = async () => {};

  constructor({ hub, offer, names, blocks, load }: AdminParts) {
    this.hub = hub;
    this.offer = offer;
    this.names = names;
    this.blocks = blocks;
    this.load = load;
    this.reports = new Reports(hub);
    this.acts = new Acts(hub.store.database, () => hub.now);
  }

  get #database(): Database {
    return this.hub.store.database;
  }

  /** Does what a host wants, or says why not; `by` is the label of the key, or the terminal. */
  async do(deed: AdminDeed, by: string): Promise<void> {
    switch (deed.kind) {
      case 'close':
        return this.#close(deed, by);
      case 'reserve':
      case 'free':
        return this.#name(deed, by);
      case 'block':
        return this.#block(deed, by);
      case 'unblock':
        return this.#unblock(deed, by);
      case 'offer':
        return this.#choose(deed, by);
      case 'pause':
      case 'resume':
        return this.#announce(deed, by);
      case 'report':
        await this.reports.need(deed.table, deed.seat, deed.by);
        return this.#write(
          {
            by,
            kind: 'report',
            about: deed.table,
            note: deed.note,
            details: { seat: deed.seat, state: deed.state },
          },
          this.reports.setting(deed.table, deed.seat, deed.by, deed.state),
        );
    }
  }

  /** The act and what comes of it in the database, together. */
  #write(act: Act, ...queries: CompiledQuery[]): Promise<void> {
    return this.#database.together([this.acts.noting(act), ...queries]);
  }

  async #close({ table, note }: Deed<'close'>, by: string): Promise<void> {
    const match = await this.hub.open(table);
    if (match === undefined) throw new RefusedRequest('table', 'there is no such table');
    if (match.room.status === 'over') throw new RefusedRequest('over', 'the match is over');
    await this.#write({ by, kind: 'close', about: table, note, details: { version: match.room.version } });
    const outcome = await this.hub.ask(match, (room) => room.judgeClosing());
    if ('no' in outcome)
      throw new RefusedRequest('busy', `the table cannot be closed now: ${outcome.no.code}`);
  }

  async #name({ kind, name, note }: Deed<'reserve' | 'free'>, by: string): Promise<void> {
    const known = (await this.names.list()).filter(({ name: one }) => looksAlike(one, name));
    if (kind === 'free' && known.length === 0)
      throw new RefusedRequest('person', `nobody is called ${name}, and it is not reserved`);
    if (kind === 'reserve' && known.some(({ is }) => is !== 'held'))
      throw new RefusedRequest(
        'nameTaken',
        `somebody is called ${name}, or something that looks like it, or it is reserved`,
      );
    await this.#write({ by, kind, about: name, note });
    if (kind === 'free') await this.names.free(name);
    else if (!(await this.names.reserve(name)))
      throw new RefusedRequest('nameTaken', `somebody is called ${name}, or something that looks like it`);
  }

  async #block({ who, minutes, reason, note }: Deed<'block'>, by: string): Promise<void> {
    const blocked = await this.#whoIs(who);
    const prefix = blocked.address === null ? null : prefixOf(blocked.address);
    if (prefix !== null && OWN_MACHINE.some((own) => isWithin(own, prefix) || isWithin(prefix, own)))
      throw new RefusedRequest('body', 'who: this is the machine of the server itself; see TAVOLA_PROXIES');
    const until = this.hub.now + minutes * MINUTE;
    const act: Act = {
      by,
      kind: 'block',
      about: blocked.address ?? '',
      person: blocked.person,
      note,
      details: { reason, until },
    };
    await this.#write(act, this.blocks.adding(blocked, reason, until, by));
    await this.changed();
  }

  async #whoIs(who: Deed<'block'>['who']): Promise<BlockedWho> {
    if (who.is === 'address') return { person: null, address: who.address };
    if (who.is === 'account') return { person: await this.#personCalled(who.name), address: null };
    const match = await this.hub.openIfPlayable(who.table);
    if (match === undefined) throw new RefusedRequest('table', 'there is no such table');
    if (!match.room.isPerson(who.seat)) throw new RefusedRequest('person', 'no person has that seat');
    const person = match.room.personAt(who.seat);
    if (person !== null) return { person, address: null };
    const peer = [...match.audience.peers].find(({ seat }) => seat === who.seat);
    if (peer?.address === undefined)
      throw new RefusedRequest('person', 'this guest is not connected here now, so nobody knows the address');
    return { person: null, address: peer.address };
  }

  async #personCalled(name: string): Promise<string> {
    const row = await this.#database.db
      .selectFrom('names')
      .select('person')
      .where('look', 'in', looksOf(name))
      .where('person', 'is not', null)
      .executeTakeFirst();
    if (typeof row?.person !== 'string') throw new RefusedRequest('person', `nobody is called ${name}`);
    return row.person;
  }

  async #unblock({ id, note }: Deed<'unblock'>, by: string): Promise<void> {
    const { person, address, reason } = await this.blocks.find(id);
    const act: Act = { by, kind: 'unblock', about: address ?? '', person, note, details: { reason } };
    await this.#write(act, this.blocks.removing(id));
    await this.changed();
  }

  async #choose({ offer, note }: Deed<'offer'>, by: string): Promise<void> {
    const { games } = this.offer.bound;
    const unknown = offer.games?.find((game) => !games.includes(game));
    if (unknown !== undefined)
      throw new RefusedRequest('body', `offer.games: expected some of ${games.join(', ')}`);
    await this.#write({ by, kind: 'offer', about: '', note, details: { offer } });
    await this.offer.kept.write({ ...this.offer.kept.value, ...offer });
    await this.changed();
  }

  async #announce(deed: Deed<'pause' | 'resume'>, by: string): Promise<void> {
    let pause: Pause | null = null;
    if (deed.kind === 'pause') {
      const from = this.hub.now + deed.in * MINUTE;
      pause = { from, until: from + deed.for * MINUTE, phrase: deed.phrase, text: deed.text };
    } else if (this.offer.pause.announced === null) throw new RefusedRequest('open', 'no pause is announced');
    await this.#write({ by, kind: deed.kind, about: '', note: deed.note, details: { ...pause } });
    await this.offer.pause.kept.write(pause);
    await this.changed();
  }

  offers(): AdminOffer {
    const { now, bound, kept, pause } = this.offer;
    return { now, bound, choice: kept.value, pause: pause.announced };
  }

  async listNames(): Promise<AdminNames> {
    return { names: await this.names.list() };
  }

  /** The newest accounts, or those whose names begin like that. */
  async people(name: string): Promise<AdminPeople> {
    const { db } = this.#database;
    const count = async (table: 'people' | 'sessions'): Promise<number> => {
      const row = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return row.count;
    };
    let query = db.selectFrom('people').select(['id', 'name', 'created']).where('gone', '=', 0);
    if (name !== '')
      query = query.where('id', 'in', (inner) =>
        inner
          .selectFrom('names')
          .select('person')
          .where('person', 'is not', null)
          .where((builder) => builder.or(looksOf(name).map((look) => builder('look', 'like', `${look}%`))))
          .$castTo<{ person: string }>(),
      );
    const rows = await query.orderBy('created', 'desc').limit(LISTED).execute();
    return {
      accounts: await count('people'),
      devices: await count('sessions'),
      found: rows.map(({ id, name: called, created }) => ({
        name: called,
        created,
        block: this.blocks.ofPerson(id),
      })),
    };
  }

  /** Of a match that is over, whether or not its table shows its hands; of one that is not, nobody has it. */
  async record(table: string): Promise<MatchFile> {
    const match = await this.hub.open(table);
    if (match === undefined) throw new RefusedRequest('table', 'there is no such table');
    const { status } = match.room;
    if (status !== 'over') throw new RefusedRequest(status, 'the match is not over');
    return recordOf(match.room);
  }
}

const looksAlike = (a: string, b: string): boolean => {
  const looks = new Set(looksOf(a));
  return looksOf(b).some((look) => looks.has(look));
};
