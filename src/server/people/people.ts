/** Accounts: a name and a passkey. No address, no password, nothing else is known of anybody. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { CompiledQuery } from 'kysely';
import { type Me, type OwnThing, type PuzzleCounts, type Shares } from '../../protocol/index.ts';
import { RefusedRequest } from '../host/requests.ts';
import { freshId } from '../matches/tokens.ts';
import type { Database } from '../storage/database.ts';
import type { PersonRow } from '../storage/peopleTables.ts';
import { Challenges } from './challenges.ts';
import { Passkeys } from './passkeys.ts';
import { RecoveryCodes } from './recovery.ts';
import { Names } from './registry.ts';
import { dayOf, type Session, Sessions } from './sessions.ts';

/** Until somebody says otherwise nobody else sees anything. */
const NOTHING_SHARED: Shares = {
  games: 'private',
  matches: 'private',
  puzzles: 'private',
  ratings: 'private',
  presence: 'private',
};
/** Passkeys and devices that one account may have. */
const MOST = 30;

export class People {
  readonly names: Names;
  readonly sessions: Sessions;
  readonly codes: RecoveryCodes;
  readonly #database: Database;
  readonly #challenges: Challenges;
  readonly #passkeys: Passkeys;
  readonly #now: () => number;

  constructor(database: Database, now: () => number, reserved: readonly string[]) {
    this.#database = database;
    this.#now = now;
    this.names = new Names(database, now, reserved);
    this.sessions = new Sessions(database, now);
    this.codes = new RecoveryCodes(database);
    this.#challenges = new Challenges(database, now);
    this.#passkeys = new Passkeys(database, this.#challenges);
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  async askToMake(name: string, origin: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    await this.names.checkFree(name);
    return this.#passkeys.askToMake({ kind: 'make', person: freshId(), name }, name, origin);
  }

  /** Makes an account and signs its device in; what the cookie holds. */
  async make(response: RegistrationResponseJSON, label: string, origin: string): Promise<string> {
    const { key, purpose } = await this.#passkeys.made(response, 'make', origin);
    const { person, name } = purpose;
    await this.#passkeys.mustBeNew(key.id);
    await this.names.take(name, person);
    const now = this.#now();
    const row: PersonRow = {
      id: person,
      name,
      shares: JSON.stringify(NOTHING_SHARED),
      puzzles: null,
      created: now,
      gone: 0,
    };
    const { token, query } = this.sessions.begin(person, label);
    await this.#keep(key.id, [
      this.#db.insertInto('people').values(row).compile(),
      this.#db
        .insertInto('passkeys')
        .values({ ...key, person, label, created: now, used_at: dayOf(now) })
        .compile(),
      query,
      ...this.names.settle(name, person),
    ]);
    return token;
  }

  askToSign(origin: string) {
    return this.#passkeys.askToSign(origin);
  }

  /** Signs somebody in who has a passkey. */
  async enter(response: AuthenticationResponseJSON, label: string, origin: string): Promise<string> {
    const person = await this.#passkeys.signedBy(response, origin, dayOf(this.#now()));
    return this.#signIn(person, label);
  }

  /** Signs somebody in who has a code on paper. */
  async recover(code: string, label: string): Promise<string> {
    const person = await this.codes.use(code);
    if (person === undefined) throw new RefusedRequest('code', 'this is no code, or it was used');
    return this.#signIn(person, label);
  }

  async #signIn(person: string, label: string): Promise<string> {
    const devices = await this.sessions.of(person, '');
    // The device that was used longest ago makes room.
    const oldest = devices
      .toSorted((a, b) => a.used - b.used)
      .slice(0, Math.max(0, devices.length - MOST + 1));
    for (const { id } of oldest) await this.sessions.end(person, id);
    const { token, query } = this.sessions.begin(person, label);
    await this.#database.together([query]);
    return token;
  }

  async askToAdd({ person, name }: Session, origin: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return this.#passkeys.askToMake({ kind: 'add', person }, name, origin);
  }

  /** Another passkey for somebody who is signed in. */
  async add(
    { person }: Session,
    response: RegistrationResponseJSON,
    label: string,
    origin: string,
  ): Promise<void> {
    const { key, purpose } = await this.#passkeys.made(response, 'add', origin);
    if (purpose.person !== person)
      throw new RefusedRequest('passkey', 'this passkey was asked for by somebody else');
    if ((await this.passkeysOf(person)).length >= MOST)
      throw new RefusedRequest('slow', `an account may have ${MOST} passkeys`);
    await this.#passkeys.mustBeNew(key.id);
    const now = this.#now();
    await this.#keep(key.id, [
      this.#db
        .insertInto('passkeys')
        .values({ ...key, person, label, created: now, used_at: dayOf(now) })
        .compile(),
    ]);
  }

  /** Writes what comes with a passkey; another request may have written the same one just now. */
  async #keep(passkey: string, queries: readonly CompiledQuery[]): Promise<void> {
    try {
      await this.#database.together(queries);
    } catch (error) {
      await this.#passkeys.mustBeNew(passkey);
      throw error;
    }
  }

  async passkeysOf(person: string): Promise<OwnThing[]> {
    return this.#db
      .selectFrom('passkeys')
      .select(['id', 'label', 'created', 'used_at as used'])
      .where('person', '=', person)
      .orderBy('created')
      .execute();
  }

  /** The last way to sign in is kept. */
  async removePasskey(person: string, id: string): Promise<void> {
    const [own, codes] = [await this.passkeysOf(person), await this.codes.left(person)];
    if (!own.some((key) => key.id === id)) throw new RefusedRequest('person', 'there is no such passkey');
    if (own.length === 1 && codes === 0)
      throw new RefusedRequest('last', 'without this passkey nobody could sign in any more');
    await this.#db.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id).execute();
  }

  async me({ id, person }: Session): Promise<Me> {
    const row = await this.row(person);
    return {
      name: row.name,
      created: row.created,
      passkeys: await this.passkeysOf(person),
      devices: await this.sessions.of(person, id),
      codes: await this.codes.left(person),
      shares: sharesOf(row),
      puzzles: puzzlesOf(row),
      invites: row.invites === 1,
      muted: await this.#mutedBy(person),
    };
  }

  /** Who may not invite somebody, by name. */
  async #mutedBy(person: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('uninvited')
      .innerJoin('people', 'people.id', 'uninvited.other')
      .select('people.name')
      .where('uninvited.person', '=', person)
      .orderBy('people.name')
      .execute();
    return rows.map(({ name }) => name);
  }

  row(person: string): Promise<PersonRow & { invites: number }> {
    return this.#db.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirstOrThrow();
  }

  /** Whoever has a name that is written like this one. */
  async called(name: string): Promise<(PersonRow & { invites: number }) | undefined> {
    return this.#db
      .selectFrom('people')
      .selectAll()
      .where('name', '=', name)
      .where('gone', '=', 0)
      .executeTakeFirst();
  }

  /** Another name; nobody else can have the old one for a while. */
  async rename(person: string, name: string): Promise<void> {
    await this.names.take(name, person);
    await this.#database.together([
      this.#db.updateTable('people').set({ name }).where('id', '=', person).compile(),
      ...this.names.settle(name, person),
    ]);
    await this.names.changed(person);
  }

  async share(person: string, shares: Shares): Promise<void> {
    if (shares.presence === 'private')
      await this.#db.deleteFrom('presence').where('person', '=', person).execute();
    await this.#db
      .updateTable('people')
      .set({ shares: JSON.stringify(shares) })
      .where('id', '=', person)
      .execute();
  }

  async keepPuzzles(person: string, puzzles: PuzzleCounts | null): Promise<void> {
    await this.#db
      .updateTable('people')
      .set({ puzzles: puzzles === null ? null : JSON.stringify(puzzles) })
      .where('id', '=', person)
      .execute();
  }

  /** Nobody can sign in any more, nobody is called that; what others' tables still say of them is forgotten next. */
  async lock(person: string): Promise<void> {
    // The addresses of their devices first: they are found by their sessions and seats.
    await this.#database.together(this.#forgetDevices(person));
    await this.sessions.endAll(person);
    await this.#database.together([
      this.#db
        .updateTable('people')
        .set({ gone: 1, name: '', shares: JSON.stringify(NOTHING_SHARED), puzzles: null })
        .where('id', '=', person)
        .compile(),
      this.#db.deleteFrom('passkeys').where('person', '=', person).compile(),
      this.#db.deleteFrom('codes').where('person', '=', person).compile(),
      this.#db.deleteFrom('presence').where('person', '=', person).compile(),
      this.#db
        .deleteFrom('invites')
        .where(({ or, eb }) => or([eb('invited', '=', person), eb('inviter', '=', person)]))
        .compile(),
      this.#db
        .deleteFrom('uninvited')
        .where(({ or, eb }) => or([eb('person', '=', person), eb('other', '=', person)]))
        .compile(),
      this.#db.deleteFrom('sessions').where('person', '=', person).compile(),
      this.names.release(person),
    ]);
  }

  /** Where push messages for somebody go: to the devices they are signed in on, and at the tables they sit at. */
  #forgetDevices(person: string): CompiledQuery[] {
    const sessions = this.#db.selectFrom('sessions').select('id').where('person', '=', person);
    const endpoints = this.#db
      .selectFrom('invite_pushes')
      .select('endpoint')
      .where('session', 'in', sessions);
    return [
      this.#db.deleteFrom('pushes').where('endpoint', 'in', endpoints).compile(),
      this.#db.deleteFrom('invite_pushes').where('session', 'in', sessions).compile(),
      this.#db
        .deleteFrom('pushes')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('seats')
              .select('seats.match')
              .whereRef('seats.match', '=', 'pushes.match')
              .whereRef('seats.seat', '=', 'pushes.seat')
              .where('seats.person', '=', person),
          ),
        )
        .compile(),
    ];
  }

  /** Whether an account is there, and not being deleted. */
  async exists(person: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('people')
      .select('id')
      .where('id', '=', person)
      .where('gone', '=', 0)
      .executeTakeFirst();
    return found !== undefined;
  }

  async tidy(): Promise<void> {
    await this.#challenges.tidy();
    await this.sessions.tidy();
    await this.#db.deleteFrom('names').where('until', '<=', this.#now()).execute();
  }
}

export const sharesOf = ({ shares }: Pick<PersonRow, 'shares'>): Shares => ({
  ...NOTHING_SHARED,
  ...(JSON.parse(shares) as Partial<Shares>),
});
export const puzzlesOf = ({ puzzles }: PersonRow): PuzzleCounts | null =>
  puzzles === null ? null : (JSON.parse(puzzles) as PuzzleCounts);
