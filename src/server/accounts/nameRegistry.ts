/** Names that are taken, reserved by the admin, or held for a while after their account is gone. */
import { RequestError } from '../../protocol/index.ts';
import type { Database } from '../storage/database.ts';
import { ALWAYS_RESERVED, listLookalikes, nameFlaw, splitName } from './names.ts';

const DAY = 86_400_000;
/** The name of a deleted account is held for 90 days. */
const HOLD_TIME = 90 * DAY;
/** A name whose account was never written (the process died) is free again after a minute. */
const PENDING_TIME = 60_000;

/** No name may contain the site's. */
const OWN_LOOKALIKES = listLookalikes('Tavola');

const FLAWS = { length: 'nameLength', signs: 'nameSigns', scripts: 'nameScripts' } as const;

export interface ListedName {
  readonly name: string;
  readonly is: 'taken' | 'reserved' | 'held';
  readonly until: number | null;
}

export class NameRegistry {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #reserved: ReadonlySet<string>;
  /** Announces that the name of an account has changed or was removed. */
  readonly announceRename: (person: string) => Promise<void>;

  constructor(
    database: Database,
    now: () => number,
    reserved: readonly string[],
    announceRename: (person: string) => Promise<void>,
  ) {
    this.announceRename = announceRename;
    this.#database = database;
    this.#now = now;
    this.#reserved = new Set([...ALWAYS_RESERVED, ...reserved].flatMap(listLookalikes));
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  /** Reserved words may not be part of a name either: "Tavola Team", "Admin 2". */
  #isReserved(name: string): boolean {
    const parts = [name, ...splitName(name)].flatMap(listLookalikes);
    return (
      parts.some((look) => this.#reserved.has(look)) ||
      listLookalikes(name).some((look) => OWN_LOOKALIKES.some((ownLook) => look.includes(ownLook)))
    );
  }

  check(name: string): void {
    const flaw = nameFlaw(name);
    if (flaw !== null) throw new RequestError(FLAWS[flaw], `nobody can be called that: ${flaw}`);
    if (this.#isReserved(name)) throw createTakenError();
  }

  async checkFree(name: string, own: string | null = null): Promise<void> {
    this.check(name);
    const rows = await this.#db
      .selectFrom('names')
      .select('person')
      .where('look', 'in', listLookalikes(name))
      .where((builder) => builder.or([builder('until', 'is', null), builder('until', '>', this.#now())]))
      .execute();
    if (rows.some(({ person }) => person === null || person !== own)) throw createTakenError();
  }

  /** Holds a name for an account that is about to be created; `compileSettle` makes it permanent. */
  async reserveFor(name: string, person: string): Promise<void> {
    this.check(name);
    const looks = listLookalikes(name);
    const won: string[] = [];
    for (const look of looks)
      if (await this.#insertLook(look, name, person, this.#now() + PENDING_TIME)) won.push(look);
    if (won.length === looks.length) return;
    await this.#db
      .deleteFrom('names')
      .where('look', 'in', [...won, ''])
      .where('person', '=', person)
      .execute();
    throw createTakenError();
  }

  /** Inserts a lookalike key if it is free, expired, or already this account's. */
  async #insertLook(
    look: string,
    name: string,
    person: string | null,
    until: number | null,
  ): Promise<boolean> {
    const rows = await this.#db
      .insertInto('names')
      .values({ look, name, person, until })
      .onConflict((conflict) =>
        conflict
          .column('look')
          .doUpdateSet({ name, person, until })
          .where((builder) =>
            builder.or([
              builder('names.until', '<=', this.#now()),
              ...(person === null ? [] : [builder('names.person', '=', person)]),
            ]),
          ),
      )
      .returning('look')
      .execute();
    return rows.length > 0;
  }

  /** Makes a name the account's own; its other names are held for a while. */
  compileSettle(name: string, person: string) {
    const looks = listLookalikes(name);
    const held = { person: null, until: this.#now() + HOLD_TIME };
    return [
      this.#db
        .updateTable('names')
        .set(held)
        .where('person', '=', person)
        .where('look', 'not in', looks)
        .compile(),
      this.#db.updateTable('names').set({ until: null }).where('look', 'in', looks).compile(),
    ];
  }

  compileRelease(person: string) {
    return this.#db
      .updateTable('names')
      .set({ person: null, until: this.#now() + HOLD_TIME })
      .where('person', '=', person)
      .compile();
  }

  async reserve(name: string): Promise<boolean> {
    for (const look of listLookalikes(name))
      if (!(await this.#insertLook(look, name, null, null))) return false;
    return true;
  }

  /** Frees a reserved name. An account that has it must choose another at its next sign-in. */
  async free(name: string): Promise<'reserved' | 'taken' | 'nothing'> {
    const looks = listLookalikes(name);
    const rows = await this.#db.selectFrom('names').selectAll().where('look', 'in', looks).execute();
    if (rows.length === 0) return 'nothing';
    const persons = rows.flatMap(({ person }) => (person === null ? [] : [person]));
    await this.#database.together([
      this.#db.deleteFrom('names').where('look', 'in', looks).compile(),
      ...persons.flatMap((person) => [
        this.#db.updateTable('people').set({ name: '' }).where('id', '=', person).compile(),
        this.#db.deleteFrom('names').where('person', '=', person).compile(),
      ]),
    ]);
    for (const person of new Set(persons)) await this.announceRename(person);
    return persons.length > 0 ? 'taken' : 'reserved';
  }

  async completeLooks(): Promise<void> {
    const rows = await this.#db.selectFrom('names').selectAll().execute();
    const known = new Set(rows.map(({ look }) => look));
    for (const { name, person, until } of rows)
      for (const look of listLookalikes(name))
        if (!known.has(look)) {
          known.add(look);
          await this.#insertLook(look, name, person, until);
        }
  }

  async list(): Promise<ListedName[]> {
    const rows = await this.#db.selectFrom('names').selectAll().orderBy('name').execute();
    const seen = new Set<string>();
    return rows
      .filter(({ name }) => !seen.has(name) && seen.add(name))
      .map(({ name, person, until }) => ({
        name,
        is: person !== null ? 'taken' : until === null ? 'reserved' : 'held',
        until,
      }));
  }
}

const createTakenError = (): RequestError =>
  new RequestError('nameTaken', 'somebody has this name, or one that looks like it');
