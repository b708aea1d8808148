/** Accounts: a name and a passkey. The server stores no address, no password and no other personal data. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { CompiledQuery } from 'kysely';
import {
  type OwnAccount,
  type AccountItem,
  type PuzzleCounts,
  type ProfileShares,
  RequestError,
} from '../../protocol/index.ts';
import { generateId } from '../matches/tokens.ts';
import type { Database } from '../storage/database.ts';
import { Passkeys } from './passkeys.ts';
import { DeviceLinks } from './deviceLinks.ts';
import { RecoveryCodes } from './recoveryCodes.ts';
import type { NameRegistry } from './nameRegistry.ts';
import { startOfDay, type Session, Sessions } from './sessions.ts';
import type { Row } from '../storage/schema.ts';

/** By default everything is private. */
const NOTHING_SHARED: ProfileShares = {
  games: 'private',
  matches: 'private',
  puzzles: 'private',
  ratings: 'private',
  presence: 'private',
};
const MAX_PASSKEYS = 30;

export class Accounts {
  readonly names: NameRegistry;
  readonly sessions: Sessions;
  readonly codes: RecoveryCodes;
  readonly deviceLinks: DeviceLinks;
  readonly #database: Database;
  readonly #passkeys: Passkeys;
  readonly #now: () => number;

  constructor(database: Database, now: () => number, names: NameRegistry) {
    this.#database = database;
    this.#now = now;
    this.names = names;
    this.sessions = new Sessions(database, now);
    this.codes = new RecoveryCodes(database);
    this.deviceLinks = new DeviceLinks(database, now);
    this.#passkeys = new Passkeys(database, now);
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  async passkeyCreationOptions(
    name: string,
    origin: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    await this.names.checkFree(name);
    return this.#passkeys.creationOptions({ kind: 'make', person: generateId(), name }, name, origin);
  }

  /** Creates an account and signs its device in; returns the cookie's value. */
  async createAccount(response: RegistrationResponseJSON, label: string, origin: string): Promise<string> {
    const { key, purpose } = await this.#passkeys.verifyCreation(response, 'make', origin);
    const { person, name } = purpose;
    await this.#passkeys.requireUnknown(key.id);
    await this.names.reserveFor(name, person);
    const now = this.#now();
    const row: Row<'people'> = {
      id: person,
      name,
      shares: JSON.stringify(NOTHING_SHARED),
      puzzles: null,
      created: now,
      gone: 0,
      invites: 1,
    };
    const { token, query } = this.sessions.compileSession(person, label);
    await this.#savePasskey(key.id, [
      this.#db.insertInto('people').values(row).compile(),
      this.#db
        .insertInto('passkeys')
        .values({ ...key, person, label, created: now, used_at: startOfDay(now) })
        .compile(),
      query,
      ...this.names.compileSettle(name, person),
    ]);
    return token;
  }

  signInOptions(origin: string) {
    return this.#passkeys.requestOptions(origin);
  }

  async signIn(response: AuthenticationResponseJSON, label: string, origin: string): Promise<string> {
    const person = await this.#passkeys.verifyAssertion(response, origin, startOfDay(this.#now()));
    return this.#createSession(person, label);
  }

  async recover(code: string, label: string): Promise<string> {
    const person = (await this.deviceLinks.redeem(code)) ?? (await this.codes.redeem(code));
    if (person === undefined) throw new RequestError('code', 'this is no code, or it was used');
    return this.#createSession(person, label);
  }

  async #createSession(person: string, label: string): Promise<string> {
    const devices = await this.sessions.listDevices(person, '');
    // The device with the oldest last use makes room.
    const oldest = devices
      .toSorted((a, b) => a.used - b.used)
      .slice(0, Math.max(0, devices.length - MAX_PASSKEYS + 1));
    for (const { id } of oldest) await this.sessions.end(person, id);
    const { token, query } = this.sessions.compileSession(person, label);
    await this.#database.together([query]);
    return token;
  }

  async addPasskeyOptions(
    { person, name }: Session,
    origin: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return this.#passkeys.creationOptions({ kind: 'add', person }, name, origin);
  }

  async addPasskey(
    { person }: Session,
    response: RegistrationResponseJSON,
    label: string,
    origin: string,
  ): Promise<void> {
    const { key, purpose } = await this.#passkeys.verifyCreation(response, 'add', origin);
    if (purpose.person !== person)
      throw new RequestError('passkey', 'this passkey was asked for by somebody else');
    if ((await this.listPasskeys(person)).length >= MAX_PASSKEYS)
      throw new RequestError('rateLimited', `an account may have ${MAX_PASSKEYS} passkeys`);
    await this.#passkeys.requireUnknown(key.id);
    const now = this.#now();
    await this.#savePasskey(key.id, [
      this.#db
        .insertInto('passkeys')
        .values({ ...key, person, label, created: now, used_at: startOfDay(now) })
        .compile(),
    ]);
  }

  /** Writes a passkey and its rows; a concurrent request may have written the same one. */
  async #savePasskey(passkey: string, queries: readonly CompiledQuery[]): Promise<void> {
    try {
      await this.#database.together(queries);
    } catch (error) {
      await this.#passkeys.requireUnknown(passkey);
      throw error;
    }
  }

  async listPasskeys(person: string): Promise<AccountItem[]> {
    return this.#db
      .selectFrom('passkeys')
      .select(['id', 'label', 'created', 'used_at as used'])
      .where('person', '=', person)
      .orderBy('created')
      .execute();
  }

  async removePasskey(person: string, id: string): Promise<void> {
    const [own, codes] = [await this.listPasskeys(person), await this.codes.countLeft(person)];
    if (!own.some((key) => key.id === id))
      throw new RequestError('unknownPerson', 'there is no such passkey');
    if (own.length === 1 && codes === 0)
      throw new RequestError('lastSignIn', 'without this passkey nobody could sign in any more');
    await this.#db.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id).execute();
  }

  async readOwnAccount({ id, person }: Session): Promise<OwnAccount> {
    const row = await this.row(person);
    return {
      name: row.name,
      created: row.created,
      passkeys: await this.listPasskeys(person),
      devices: await this.sessions.listDevices(person, id),
      codes: await this.codes.countLeft(person),
      shares: parseShares(row),
      puzzles: parsePuzzleCounts(row),
      invites: row.invites === 1,
      muted: await this.#listMuted(person),
    };
  }

  async #listMuted(person: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('uninvited')
      .innerJoin('people', 'people.id', 'uninvited.other')
      .select('people.name')
      .where('uninvited.person', '=', person)
      .orderBy('people.name')
      .execute();
    return rows.map(({ name }) => name);
  }

  row(person: string): Promise<Row<'people'>> {
    return this.#db.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirstOrThrow();
  }

  async findByName(name: string): Promise<Row<'people'> | undefined> {
    return this.#db
      .selectFrom('people')
      .selectAll()
      .where('name', '=', name)
      .where('gone', '=', 0)
      .executeTakeFirst();
  }

  async rename(person: string, name: string): Promise<void> {
    await this.names.reserveFor(name, person);
    await this.#database.together([
      this.#db.updateTable('people').set({ name }).where('id', '=', person).compile(),
      ...this.names.compileSettle(name, person),
    ]);
    await this.names.announceRename(person);
  }

  async setShares(person: string, shares: ProfileShares): Promise<void> {
    if (shares.presence === 'private')
      await this.#db.deleteFrom('presence').where('person', '=', person).execute();
    await this.#db
      .updateTable('people')
      .set({ shares: JSON.stringify(shares) })
      .where('id', '=', person)
      .execute();
  }

  async savePuzzleCounts(person: string, puzzles: PuzzleCounts | null): Promise<void> {
    await this.#db
      .updateTable('people')
      .set({ puzzles: puzzles === null ? null : JSON.stringify(puzzles) })
      .where('id', '=', person)
      .execute();
  }

  /** Ends sign-in and releases the name. Other players' tables are cleaned up afterwards. */
  async lock(person: string): Promise<void> {
    // Push addresses first: they are located by sessions and seats.
    await this.#database.together(this.#compileDeviceRemoval(person));
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
      this.names.compileRelease(person),
    ]);
  }

  /** The push addresses of an account: its signed-in devices, and the tables where it sits. */
  #compileDeviceRemoval(person: string): CompiledQuery[] {
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

  async exists(person: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('people')
      .select('id')
      .where('id', '=', person)
      .where('gone', '=', 0)
      .executeTakeFirst();
    return found !== undefined;
  }

  async deleteExpired(): Promise<void> {
    await this.#passkeys.deleteExpiredChallenges();
    await this.sessions.deleteUnused();
    await this.#db.deleteFrom('names').where('until', '<=', this.#now()).execute();
  }
}

export const parseShares = ({ shares }: Pick<Row<'people'>, 'shares'>): ProfileShares => ({
  ...NOTHING_SHARED,
  ...(JSON.parse(shares) as Partial<ProfileShares>),
});
export const parsePuzzleCounts = ({ puzzles }: Row<'people'>): PuzzleCounts | null =>
  puzzles === null ? null : (JSON.parse(puzzles) as PuzzleCounts);
