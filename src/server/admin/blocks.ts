/** Temporary blocks of accounts and addresses. Every process keeps them in memory, so checks are free. */
import { type AdminBlocks, type BlockNotice, type ReportReason, RequestError } from '../../protocol/index.ts';
import { isWithin, type AddressPrefix, parsePrefix } from '../limits/addresses.ts';
import { generateId } from '../matches/tokens.ts';
import type { Database } from '../storage/database.ts';
import type { Row } from '../storage/schema.ts';

export type BlockedParty =
  | { readonly person: string; readonly address: null }
  | { readonly person: null; readonly address: string };

export class Blocks {
  readonly #database: Database;
  readonly #now: () => number;
  #persons = new Map<string, BlockNotice>();
  /** A block of a prefix applies to all its addresses. */
  #prefixes: readonly { readonly prefix: AddressPrefix; readonly block: BlockNotice }[] = [];

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  async read(): Promise<void> {
    const rows = await this.#running();
    this.#persons = new Map(
      rows.flatMap((row) => (row.person === null ? [] : [[row.person, toBlockNotice(row)] as const])),
    );
    this.#prefixes = rows.flatMap((row) => {
      const prefix = row.address === null ? null : parsePrefix(row.address);
      return prefix === null ? [] : [{ prefix, block: toBlockNotice(row) }];
    });
  }

  #running(): Promise<Row<'blocks'>[]> {
    return this.#db
      .selectFrom('blocks')
      .selectAll()
      .where('until', '>', this.#now())
      .orderBy('until')
      .execute();
  }

  #ifRunning(block: BlockNotice | undefined): BlockNotice | null {
    return block !== undefined && block.until > this.#now() ? block : null;
  }

  /** Whether any account is blocked; if not, requests need no session lookup. */
  get hasPersons(): boolean {
    return this.#persons.size > 0;
  }
  findForPerson(person: string | null): BlockNotice | null {
    return person === null ? null : this.#ifRunning(this.#persons.get(person));
  }
  findForAddress(address: string): BlockNotice | null {
    const own = this.#prefixes.length === 0 ? null : parsePrefix(address);
    if (own === null) return null;
    return this.#ifRunning(this.#prefixes.findLast(({ prefix }) => isWithin(own, prefix))?.block);
  }

  /** Compiles the insert of a block; it applies once `read` has run. */
  compileInsert(who: BlockedParty, reason: ReportReason, until: number, by: string) {
    const row: Row<'blocks'> = { id: generateId(), ...who, reason, until, at: this.#now(), by };
    return this.#db.insertInto('blocks').values(row).compile();
  }

  compileDelete(id: string) {
    return this.#db.deleteFrom('blocks').where('id', '=', id).compile();
  }

  async find(id: string): Promise<Row<'blocks'>> {
    const row = await this.#db.selectFrom('blocks').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw new RequestError('unknownPerson', 'there is no such block');
    return row;
  }

  async list(): Promise<AdminBlocks> {
    const rows = await this.#db
      .selectFrom('blocks')
      .leftJoin('people', 'people.id', 'blocks.person')
      .selectAll('blocks')
      .select('people.name')
      .where('until', '>', this.#now())
      .orderBy('blocks.at', 'desc')
      .execute();
    const blocks = rows.map(({ name, ...row }) => ({
      ...toBlockNotice(row),
      id: row.id,
      is: row.person === null ? ('address' as const) : ('account' as const),
      who: row.address ?? name ?? '',
      at: row.at,
      by: row.by,
    }));
    return { blocks };
  }

  async deleteExpired(): Promise<void> {
    await this.#db.deleteFrom('blocks').where('until', '<=', this.#now()).execute();
  }
}

const toBlockNotice = ({ reason, until }: Row<'blocks'>): BlockNotice => ({
  reason: reason as ReportReason,
  until,
});

export const createBlockedError = (block: BlockNotice): RequestError =>
  new RequestError(
    'blocked',
    `the host has blocked you until ${new Date(block.until).toISOString()}: ${block.reason}`,
    block,
  );
