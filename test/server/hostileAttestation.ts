/**
 * A registration with a hostile attestation: an unknown root, and a certificate with the address of a revocation
 * list. A verifier that downloads it connects wherever the attacker wants.
 */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { MakingOptions } from './authenticator.ts';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}
const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const integer = (value: number): Buffer => der(0x02, Buffer.from([value]));
const bytes = (data: Buffer): Buffer => der(0x04, data);
function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const groups = rest.flatMap((value) => {
    const digits = [value & 127];
    for (let left = value >> 7; left > 0; left >>= 7) digits.unshift((left & 127) | 128);
    return digits;
  });
  return der(0x06, Buffer.from([first * 40 + second, ...groups]));
}

const ECDSA_SHA256 = sequence(objectId('1.2.840.10045.4.3.2'));
const encodeName = (text: string): Buffer =>
  sequence(der(0x31, sequence(objectId('2.5.4.3'), der(0x0c, Buffer.from(text)))));
const VALIDITY = sequence(
  der(0x18, Buffer.from('20200101000000Z')),
  der(0x18, Buffer.from('21200101000000Z')),
);

const crlAt = (address: string): Buffer =>
  sequence(
    objectId('2.5.29.31'),
    bytes(sequence(sequence(der(0xa0, der(0xa0, der(0x86, Buffer.from(address))))))),
  );
/** Android's key description: the attested challenge, and two empty lists of permissions. */
const keyDescription = (challenge: Buffer): Buffer =>
  sequence(
    objectId('1.3.6.1.4.1.11129.2.1.17'),
    bytes(
      sequence(
        integer(3),
        der(0x0a, Buffer.from([1])),
        integer(3),
        der(0x0a, Buffer.from([1])),
        bytes(challenge),
        bytes(Buffer.alloc(0)),
        sequence(),
        sequence(),
      ),
    ),
  );

function certificate(
  subject: string,
  key: KeyObject,
  issuer: string,
  issuerKey: KeyObject,
  extensions: readonly Buffer[],
): Buffer {
  const signed = sequence(
    der(0xa0, integer(2)),
    integer(subject.length),
    ECDSA_SHA256,
    encodeName(issuer),
    VALIDITY,
    encodeName(subject),
    key.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  return sequence(signed, ECDSA_SHA256, der(0x03, Buffer.from([0]), sign('sha256', signed, issuerKey)));
}

/** CBOR, as far as attestations need it. */
function cbor(value: unknown): Buffer {
  const head = (kind: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(kind << 5) | length])
      : length < 256
        ? Buffer.from([(kind << 5) | 24, length])
        : Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const entries = value instanceof Map ? [...value] : Object.entries(value as object);
  return Buffer.concat([head(5, entries.length), ...entries.flatMap((pair) => pair.map(cbor))]);
}

/** An authenticator's response in this format; `crl` is the address in its certificates. */
export function hostileRegistration(
  { challenge, rp }: MakingOptions,
  origin: string,
  fmt: string,
  crl: string,
) {
  const leaf = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const root = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const client = Buffer.from(
    JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false }),
  );
  const { x, y } = leaf.publicKey.export({ format: 'jwk' }) as {
    x: string;
    y: string;
  };
  const coseKey = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  const id = randomBytes(32);
  const data = Buffer.concat([
    sha256(rp.id ?? ''),
    Buffer.from([0x45, 0, 0, 0, 0]),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    coseKey,
  ]);
  const x5c = [
    certificate('leaf', leaf.publicKey, 'root', root.privateKey, [
      keyDescription(sha256(client)),
      crlAt(crl),
    ]),
    certificate('root', root.publicKey, 'root', root.privateKey, [crlAt(crl)]),
  ];
  const signature = sign('sha256', Buffer.concat([data, sha256(client)]), leaf.privateKey);
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: client.toString('base64url'),
      attestationObject: cbor({ fmt, attStmt: { alg: -7, sig: signature, x5c }, authData: data }).toString(
        'base64url',
      ),
      transports: ['internal'],
    },
  };
}
