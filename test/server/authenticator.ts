/** A passkey in software: creates ES256 credentials and signs like a browser. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer): string => data.toString('base64url');

/** Flags: user present and verified; with a new credential. */
const SIGNED = 0x05;
const WITH_CREDENTIAL = 0x40;

export interface MakingOptions {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string; readonly name: string };
}
export interface SigningOptions {
  readonly challenge: string;
  readonly rpId?: string;
}

interface Key {
  readonly id: Buffer;
  readonly privateKey: KeyObject;
  readonly user: string;
  counter: number;
}

export class Authenticator {
  readonly keys: Key[] = [];
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  #data(site: string, flags: number, counter: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(site), Buffer.from([flags]), count]);
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  make({ challenge, rp, user }: MakingOptions, id: Buffer = randomBytes(32)) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    this.keys.push({ id, privateKey, user: user.id, counter: 0 });
    // The public key as a CBOR map: EC2, ES256, P-256, x, y.
    const key = Buffer.concat([
      Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
    const data = Buffer.concat([
      this.#data(rp.id ?? '', SIGNED | WITH_CREDENTIAL, 0),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      key,
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return {
      id: text(id),
      rawId: text(id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(this.#client('webauthn.create', challenge)),
        attestationObject: text(attestation),
        transports: ['internal'],
      },
    };
  }

  sign({ challenge, rpId }: SigningOptions, key = this.keys[0]) {
    const client = this.#client('webauthn.get', challenge);
    const data = this.#data(rpId ?? '', SIGNED, ++key.counter);
    return {
      id: text(key.id),
      rawId: text(key.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), key.privateKey)),
        userHandle: key.user,
      },
    };
  }
}
