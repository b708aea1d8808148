/** Accounts and addresses that may not play for a time; every process has them in mind, so that asking costs nothing. */
import type { AdminBlocks, Block, Reason } from '../../protocol/index.ts';
import { isWithin, type Prefix, prefixOf } from '../host/addresses.ts';
import { RefusedRequest } from '../host/requests.ts';
import { freshId } from '../matches/tokens.ts';
import type { Database } from '../storage/database.ts';
import type { BlockRow } from '../storage/hostTables.ts';

/** Whom a block is about. */
export type BlockedWho =
  | { readonly person: string; readonly address: null }
  | { readonly person: null; readonly address: string };

export class Blocks {
  readonly #database: Database;
  readonly #now: () => number;
  #persons = new Map<string, Block>();
  /** A block of a prefix holds for every address in it. */
  #prefixes: readonly { readonly prefix: Prefix; readonly block: Block }[] = [];

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  /** Somebody may have been blocked or unblocked, here or in another process. */
  async read(): Promise<void> {
    const rows = await this.#running();
    this.#persons = new Map(
      rows.flatMap((row) => (row.person === null ? [] : [[row.person, blockOf(row)] as const])),
    );
    this.#prefixes = rows.flatMap((row) => {
      const prefix = row.address === null ? null : prefixOf(row.address);
      return prefix === null ? [] : [{ prefix, block: blockOf(row) }];
    });
  }

  #running(): Promise<BlockRow[]> {
    return this.#db
      .selectFrom('blocks')
      .selectAll()
      .where('until', '>', this.#now())
      .orderBy('until')
      .execute();
  }

  #still(block: Block | undefined): Block | null {
    return block !== undefined && block.until > this.#now() ? block : null;
  }

  /** Whether anybody with an account is blocked, so that it is worth asking who somebody is. */
  get hasPersons(): boolean {
    return this.#persons.size > 0;
  }
  ofPerson(person: string | null): Block | null {
    return person === null ? null : this.#still(this.#persons.get(person));
  }
  /** The block that lasts longest of those that hold for an address. */
  ofAddress(address: string): Block | null {
    const own = this.#prefixes.length === 0 ? null : prefixOf(address);
    if (own === null) return null;
    return this.#still(this.#prefixes.findLast(({ prefix }) => isWithin(own, prefix))?.block);
  }

  /** What writes a block down; it counts once it is read. */
  adding(who: BlockedWho, reason: Reason, until: number, by: string) {
    const row: BlockRow = { id: freshId(), ...who, reason, until, at: this.#now(), by };
    return this.#db.insertInto('blocks').values(row).compile();
  }

  removing(id: string) {
    return this.#db.deleteFrom('blocks').where('id', '=', id).compile();
  }

  async find(id: string): Promise<BlockRow> {
    const row = await this.#db.selectFrom('blocks').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw new RefusedRequest('person', 'there is no such block');
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
      ...blockOf(row),
      id: row.id,
      is: row.person === null ? ('address' as const) : ('account' as const),
      who: row.address ?? name ?? '',
      at: row.at,
      by: row.by,
    }));
    return { blocks };
  }

  async tidy(): Promise<void> {
    await this.#db.deleteFrom('blocks').where('until', '<=', this.#now()).execute();
  }
}

const blockOf = ({ reason, until }: BlockRow): Block => ({ reason: reason as Reason, until });

export const blocked = (block: Block): RefusedRequest =>
  new RefusedRequest(
    'blocked',
    `the host has blocked you until ${new Date(block.until).toISOString()}: ${block.reason}`,
    block,
  );
