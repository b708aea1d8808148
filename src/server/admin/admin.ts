/** Everything an admin sees and does. Each action is logged before it is carried out, then announced to every process. */
import type { CompiledQuery } from 'kysely';
import type {
  ParsedAdminAction,
  AdminNames,
  AdminFeatures,
  AdminPeople,
  ProcessLoads,
  MatchFile,
  ServerPause,
} from '../../protocol/index.ts';
import type { FeatureSwitches } from '../runtime/featureSwitches.ts';
import { RequestError } from '../runtime/requestBody.ts';
import type { Hub } from '../matches/hub.ts';
import { buildMatchFile } from '../room/fairDealing.ts';
import { listLookalikes } from '../accounts/names.ts';
import type { NameRegistry } from '../accounts/nameRegistry.ts';
import type { Database } from '../storage/database.ts';
import { type AdminActionEntry, AdminActionLogStore } from './actionLog.ts';
import { isWithin, parsePrefix } from '../limits/addresses.ts';
import { type BlockedParty, Blocks } from './blocks.ts';
import { Reports } from './reports.ts';

/** The note between processes that features or blocks must be read again. */
export const ADMIN_NOTE = 'host';
const MINUTE = 60_000;
const LISTED = 30;

/** Behind a proxy that the settings do not mention, every client would have this address. */
const OWN_MACHINE = [parsePrefix('127.0.0.0/8')!, parsePrefix('::1')!];

export interface AdminContext {
  readonly hub: Hub;
  readonly offer: FeatureSwitches;
  readonly names: NameRegistry;
  readonly blocks: Blocks;
  readonly load: () => Promise<ProcessLoads>;
}

type ActionOf<K extends ParsedAdminAction['kind']> = Extract<ParsedAdminAction, { kind: K }>;

export class Admin {
  readonly hub: Hub;
  readonly offer: FeatureSwitches;
  readonly names: NameRegistry;
  readonly blocks: Blocks;
  readonly reports: Reports;
  readonly actionLog: AdminActionLogStore;
  readonly load: () => Promise<ProcessLoads>;
  /** Notifies every process, including this one, that features or blocks have changed. */
  onChange: () => Promise<void> = async () => {};

  constructor({ hub, offer, names, blocks, load }: AdminContext) {
    this.hub = hub;
    this.offer = offer;
    this.names = names;
    this.blocks = blocks;
    this.load = load;
    this.reports = new Reports(hub);
    this.actionLog = new AdminActionLogStore(hub.store.database, () => hub.now);
  }

  get #database(): Database {
    return this.hub.store.database;
  }

  /** Carries out an action or rejects it; `by` is the key's label, or the terminal. */
  async execute(deed: ParsedAdminAction, by: string): Promise<void> {
    switch (deed.kind) {
      case 'close':
        return this.#closeTable(deed, by);
      case 'reserve':
      case 'free':
        return this.#changeName(deed, by);
      case 'block':
        return this.#block(deed, by);
      case 'unblock':
        return this.#unblock(deed, by);
      case 'offer':
        return this.#chooseFeatures(deed, by);
      case 'pause':
      case 'resume':
        return this.#announcePause(deed, by);
      case 'report':
        await this.reports.requireReport(deed.table, deed.seat, deed.by);
        return this.#record(
          {
            by,
            kind: 'report',
            about: deed.table,
            note: deed.note,
            details: { seat: deed.seat, state: deed.state },
          },
          this.reports.compileStateChange(deed.table, deed.seat, deed.by, deed.state),
        );
    }
  }

  /** Writes the log entry and the action's queries in one transaction. */
  #record(act: AdminActionEntry, ...queries: CompiledQuery[]): Promise<void> {
    return this.#database.together([this.actionLog.compileInsert(act), ...queries]);
  }

  async #closeTable({ table, note }: ActionOf<'close'>, by: string): Promise<void> {
    const match = await this.hub.open(table);
    if (match === undefined) throw new RequestError('table', 'there is no such table');
    if (match.room.status === 'over') throw new RequestError('over', 'the match is over');
    await this.#record({ by, kind: 'close', about: table, note, details: { version: match.room.version } });
    const outcome = await this.hub.submitAsync(match, (room) => room.judgeClosing());
    if ('no' in outcome) throw new RequestError('busy', `the table cannot be closed now: ${outcome.no.code}`);
  }

  async #changeName({ kind, name, note }: ActionOf<'reserve' | 'free'>, by: string): Promise<void> {
    const known = (await this.names.list()).filter(({ name: one }) => looksAlike(one, name));
    if (kind === 'free' && known.length === 0)
      throw new RequestError('unknownPerson', `nobody is called ${name}, and it is not reserved`);
    if (kind === 'reserve' && known.some(({ is }) => is !== 'held'))
      throw new RequestError(
        'nameTaken',
        `somebody is called ${name}, or something that looks like it, or it is reserved`,
      );
    await this.#record({ by, kind, about: name, note });
    if (kind === 'free') await this.names.free(name);
    else if (!(await this.names.reserve(name)))
      throw new RequestError('nameTaken', `somebody is called ${name}, or something that looks like it`);
  }

  async #block({ who, minutes, reason, note }: ActionOf<'block'>, by: string): Promise<void> {
    const blocked = await this.#resolveTarget(who);
    const prefix = blocked.address === null ? null : parsePrefix(blocked.address);
    if (prefix !== null && OWN_MACHINE.some((own) => isWithin(own, prefix) || isWithin(prefix, own)))
      throw new RequestError('body', 'who: this is the machine of the server itself; see TAVOLA_PROXIES');
    const until = this.hub.now + minutes * MINUTE;
    const act: AdminActionEntry = {
      by,
      kind: 'block',
      about: blocked.address ?? '',
      person: blocked.person,
      note,
      details: { reason, until },
    };
    await this.#record(act, this.blocks.compileInsert(blocked, reason, until, by));
    await this.onChange();
  }

  async #resolveTarget(who: ActionOf<'block'>['who']): Promise<BlockedParty> {
    if (who.is === 'address') return { person: null, address: who.address };
    if (who.is === 'account') return { person: await this.#findPerson(who.name), address: null };
    const match = await this.hub.openIfPlayable(who.table);
    if (match === undefined) throw new RequestError('table', 'there is no such table');
    if (!match.room.seating.isPerson(who.seat))
      throw new RequestError('unknownPerson', 'no person has that seat');
    const person = match.room.seating.personAt(who.seat);
    if (person !== null) return { person, address: null };
    const peer = [...match.audience.peers].find(({ seat }) => seat === who.seat);
    if (peer?.address === undefined)
      throw new RequestError(
        'unknownPerson',
        'this guest is not connected here now, so nobody knows the address',
      );
    return { person: null, address: peer.address };
  }

  async #findPerson(name: string): Promise<string> {
    const row = await this.#database.db
      .selectFrom('names')
      .select('person')
      .where('look', 'in', listLookalikes(name))
      .where('person', 'is not', null)
      .executeTakeFirst();
    if (typeof row?.person !== 'string') throw new RequestError('unknownPerson', `nobody is called ${name}`);
    return row.person;
  }

  async #unblock({ id, note }: ActionOf<'unblock'>, by: string): Promise<void> {
    const { person, address, reason } = await this.blocks.find(id);
    const act: AdminActionEntry = {
      by,
      kind: 'unblock',
      about: address ?? '',
      person,
      note,
      details: { reason },
    };
    await this.#record(act, this.blocks.compileDelete(id));
    await this.onChange();
  }

  async #chooseFeatures({ offer, note }: ActionOf<'offer'>, by: string): Promise<void> {
    const { games } = this.offer.allowed;
    const unknown = offer.games?.find((game) => !games.includes(game));
    if (unknown !== undefined)
      throw new RequestError('body', `offer.games: expected some of ${games.join(', ')}`);
    await this.#record({ by, kind: 'offer', about: '', note, details: { offer } });
    await this.offer.choice.write({ ...this.offer.choice.value, ...offer });
    await this.onChange();
  }

  async #announcePause(deed: ActionOf<'pause' | 'resume'>, by: string): Promise<void> {
    let pause: ServerPause | null = null;
    if (deed.kind === 'pause') {
      const from = this.hub.now + deed.in * MINUTE;
      pause = { from, until: from + deed.for * MINUTE, phrase: deed.phrase, text: deed.text };
    } else if (this.offer.pause.announced === null) throw new RequestError('open', 'no pause is announced');
    await this.#record({ by, kind: deed.kind, about: '', note: deed.note, details: { ...pause } });
    await this.offer.pause.setting.write(pause);
    await this.onChange();
  }

  listFeatures(): AdminFeatures {
    const { now, allowed: bound, choice: kept, pause } = this.offer;
    return { now, bound, choice: kept.value, pause: pause.announced };
  }

  async listNames(): Promise<AdminNames> {
    return { names: await this.names.list() };
  }

  async listPeople(name: string): Promise<AdminPeople> {
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
          .where((builder) =>
            builder.or(listLookalikes(name).map((look) => builder('look', 'like', `${look}%`))),
          )
          .$castTo<{ person: string }>(),
      );
    const rows = await query.orderBy('created', 'desc').limit(LISTED).execute();
    return {
      accounts: await count('people'),
      devices: await count('sessions'),
      found: rows.map(({ id, name: called, created }) => ({
        name: called,
        created,
        block: this.blocks.findForPerson(id),
      })),
    };
  }

  /** Of any finished match, whether or not its table shows its hands; never of a running one. */
  async readRecord(table: string): Promise<MatchFile> {
    const match = await this.hub.open(table);
    if (match === undefined) throw new RequestError('table', 'there is no such table');
    const { status } = match.room;
    if (status !== 'over') throw new RequestError(status, 'the match is not over');
    return buildMatchFile(match.room);
  }
}

const looksAlike = (a: string, b: string): boolean => {
  const looks = new Set(listLookalikes(a));
  return listLookalikes(b).some((look) => looks.has(look));
};
