/** Which names are taken, reserved by the host, or held for a while after their person has gone. */
import type { Database } from '../storage/database.ts';
import { RequestError } from '../runtime/requestBody.ts';
import { ALWAYS_RESERVED, listLookalikes, nameFlaw, splitName } from './names.ts';

const DAY = 86_400_000;
/** Nobody takes the name of somebody who has just gone: for 90 days it belongs to no one. */
const HOLD_TIME = 90 * DAY;
/** If a process ends before somebody is written down whose name it has taken, it is free again after a minute. */
const PENDING_TIME = 60_000;

/** Nobody's name has the site's in it. */
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
  /** Told of every account that is called otherwise now, or not at all. */
  onRename: (person: string) => Promise<void> = async () => {};

  constructor(database: Database, now: () => number, reserved: readonly string[] = []) {
    this.#database = database;
    this.#now = now;
    this.#reserved = new Set([...ALWAYS_RESERVED, ...reserved].flatMap(listLookalikes));
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  /** A reserved word is reserved as a part of a name too: nobody is "Tavola Team" or "Admin 2". */
  #isReserved(name: string): boolean {
    const parts = [name, ...splitName(name)].flatMap(listLookalikes);
    return (
      parts.some((look) => this.#reserved.has(look)) ||
      listLookalikes(name).some((look) => OWN_LOOKALIKES.some((house) => look.includes(house)))
    );
  }

  /** Refuses a name that nobody may have. */
  check(name: string): void {
    const flaw = nameFlaw(name);
    if (flaw !== null) throw new RequestError(FLAWS[flaw], `nobody can be called that: ${flaw}`);
    if (this.#isReserved(name)) throw createTakenError();
  }

  /** Refuses a name that somebody else has, or one that looks like it. */
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

  /** Keeps a name for a person who is about to be made; it is theirs once `settle` is carried out. */
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

  /** A look is free if nobody has it, or only until now; who has it already keeps it. */
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

  /** What makes a name somebody's own; whatever else they were called is held for a while. */
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

  /** What holds the name of somebody who goes. */
  compileRelease(person: string) {
    return this.#db
      .updateTable('names')
      .set({ person: null, until: this.#now() + HOLD_TIME })
      .where('person', '=', person)
      .compile();
  }

  /** Lets nobody have a name from now on; false if somebody has it, or one that looks like it. */
  async reserve(name: string): Promise<boolean> {
    for (const look of listLookalikes(name))
      if (!(await this.#insertLook(look, name, null, null))) return false;
    return true;
  }

  /** Lets anybody have a name again. Whoever is called that is asked for another one when they come next. */
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
    for (const person of new Set(persons)) await this.onRename(person);
    return persons.length > 0 ? 'taken' : 'reserved';
  }

  /** Names that were taken before two of them were known to look alike get the looks they lack. */
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
