/** Creation and verification of passkeys. */
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
import type { Challenges, ChallengePurpose } from './challenges.ts';
import type { Row } from '../storage/schema.ts';

const TIMEOUT = 4 * 60_000;

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
  readonly #challenges: Challenges;

  constructor(database: Database, challenges: Challenges) {
    this.#db = database.db;
    this.#challenges = challenges;
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
      challenge: await this.#challenges.create(purpose, origin),
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
    const purpose = await this.#challenges.redeem(expectedChallenge, kind, origin);
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
      challenge: await this.#challenges.create({ kind: 'enter' }, origin),
      timeout: TIMEOUT,
      userVerification: 'preferred',
    });
  }

  /** The account whose passkey signed; stores the day of its use. */
  async verifyAssertion(response: AuthenticationResponseJSON, origin: string, day: number): Promise<string> {
    const expectedChallenge = parseChallenge(response.response.clientDataJSON);
    const purpose = await this.#challenges.redeem(expectedChallenge, 'enter', origin);
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
