/** Creation and verification of passkeys, with challenges: random, for one purpose and origin, usable once and soon. */
import { randomBytes } from 'node:crypto';
import { RequestError } from '../../protocol/index.ts';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { Database } from '../storage/database.ts';
import { hashToken } from '../matches/tokens.ts';
import type { Row } from '../storage/schema.ts';

const TIMEOUT = 4 * 60_000;
const CHALLENGE_LIFETIME = 5 * 60_000;

/** To create an account, to sign in, or to add a passkey. */
type ChallengePurpose =
  | { readonly kind: 'make'; readonly person: string; readonly name: string }
  | { readonly kind: 'enter' }
  | { readonly kind: 'add'; readonly person: string };

type StoredChallenge = ChallengePurpose & { readonly origin: string };

/** A passkey is bound to a host name without port. */
const relyingPartyId = (origin: string): string => new URL(origin).hostname;

/** Gives no reason, so that attackers learn nothing; others can try again. */
const createPasskeyError = (): RequestError =>
  new RequestError('passkey', 'this passkey has not signed what it was asked to, or too late');

/** The challenge that the browser claims to have signed; verifying the signature proves it. */
function parseChallenge(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    if (typeof challenge === 'string') return challenge;
  } catch {
    // As below.
  }
  throw createPasskeyError();
}

/**
 * Whether a browser sent no attestation, as requested. The library would verify any other, and for that it downloads
 * certificates from addresses in the attestation before it checks the issuer.
 */
function hasNoAttestation(attestationObject: string): boolean {
  try {
    const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
    return attestation.get('fmt') === 'none' && attestation.get('attStmt').size === 0;
  } catch {
    return false;
  }
}

type NewKey = Omit<Row<'passkeys'>, 'person' | 'label' | 'created' | 'used_at'>;

export class Passkeys {
  readonly #db: Database['db'];
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#db = database.db;
    this.#now = now;
  }

  async #createChallenge(purpose: ChallengePurpose, origin: string): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(randomBytes(32));
    const what = JSON.stringify({ ...purpose, origin } satisfies StoredChallenge);
    const hash = hashToken(Buffer.from(bytes).toString('base64url'));
    await this.#db
      .insertInto('challenges')
      .values({ hash, what, until: this.#now() + CHALLENGE_LIFETIME })
      .execute();
    return bytes;
  }

  /** Removes a challenge in any case, so that it cannot be replayed. */
  async #redeemChallenge<K extends ChallengePurpose['kind']>(
    challenge: string,
    kind: K,
    origin: string,
  ): Promise<Extract<ChallengePurpose, { kind: K }> | undefined> {
    const [row] = await this.#db
      .deleteFrom('challenges')
      .where('hash', '=', hashToken(challenge))
      .returning(['what', 'until'])
      .execute();
    if (row === undefined || row.until <= this.#now()) return undefined;
    const stored = JSON.parse(row.what) as StoredChallenge;
    return stored.kind === kind && stored.origin === origin
      ? (stored as Extract<StoredChallenge, { kind: K }>)
      : undefined;
  }

  async deleteExpiredChallenges(): Promise<void> {
    await this.#db.deleteFrom('challenges').where('until', '<=', this.#now()).execute();
  }

  /** The options for a discoverable passkey: one that needs no typed name. */
  async creationOptions(
    purpose: Extract<ChallengePurpose, { kind: 'make' | 'add' }>,
    name: string,
    origin: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const own = await this.#db
      .selectFrom('passkeys')
      .select(['id', 'transports'])
      .where('person', '=', purpose.person)
      .execute();
    return generateRegistrationOptions({
      rpName: 'Tavola',
      rpID: relyingPartyId(origin),
      userName: name,
      userDisplayName: name,
      userID: new Uint8Array(Buffer.from(purpose.person)),
      challenge: await this.#createChallenge(purpose, origin),
      timeout: TIMEOUT,
      attestationType: 'none',
      excludeCredentials: own.map(({ id, transports }) => ({
        id,
        transports: JSON.parse(transports) as string[],
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  async verifyCreation<K extends 'make' | 'add'>(
    response: RegistrationResponseJSON,
    kind: K,
    origin: string,
  ): Promise<{ readonly key: NewKey; readonly purpose: Extract<ChallengePurpose, { kind: K }> }> {
    const expectedChallenge = parseChallenge(response.response.clientDataJSON);
    const purpose = await this.#redeemChallenge(expectedChallenge, kind, origin);
    if (purpose === undefined || !hasNoAttestation(response.response.attestationObject))
      throw createPasskeyError();
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: relyingPartyId(origin),
      requireUserVerification: false,
    }).catch(() => undefined);
    if (verified?.verified !== true) throw createPasskeyError();
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    return {
      purpose,
      key: {
        id,
        key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports),
      },
    };
  }

  /** Refuses a known passkey: browsers create a new one each time. */
  async requireUnknown(id: string): Promise<void> {
    const known = await this.#db.selectFrom('passkeys').select('id').where('id', '=', id).executeTakeFirst();
    if (known !== undefined) throw new RequestError('body', 'made: expected a passkey that no account has');
  }

  async requestOptions(origin: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return generateAuthenticationOptions({
      rpID: relyingPartyId(origin),
      challenge: await this.#createChallenge({ kind: 'enter' }, origin),
      timeout: TIMEOUT,
      userVerification: 'preferred',
    });
  }

  /** The account whose passkey signed; stores the day of its use. */
  async verifyAssertion(response: AuthenticationResponseJSON, origin: string, day: number): Promise<string> {
    const expectedChallenge = parseChallenge(response.response.clientDataJSON);
    const purpose = await this.#redeemChallenge(expectedChallenge, 'enter', origin);
    const row = await this.#db
      .selectFrom('passkeys')
      .selectAll()
      .where('id', '=', response.id)
      .executeTakeFirst();
    if (purpose === undefined || row === undefined) throw createPasskeyError();
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: relyingPartyId(origin),
      credential: {
        id: row.id,
        publicKey: new Uint8Array(Buffer.from(row.key, 'base64url')),
        counter: row.counter,
      },
      requireUserVerification: false,
    }).catch(() => undefined);
    if (verified?.verified !== true) throw createPasskeyError();
    await this.#db
      .updateTable('passkeys')
      .set({ counter: verified.authenticationInfo.newCounter, used_at: day })
      .where('id', '=', row.id)
      .execute();
    return row.person;
  }
}
