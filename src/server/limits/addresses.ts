/** Client addresses, normalized so that one household counts as one. */
import { isIPv4, isIPv6 } from 'node:net';

function parseIpv6Groups(address: string): number[] {
  const [head = '', tail] = address
    .replace(/\d+\.\d+\.\d+\.\d+$/, (dotted) => {
      const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
      return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
    })
    .split('::');
  const numbers = (text: string): number[] =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const first = numbers(head);
  if (tail === undefined) return first;
  const last = numbers(tail);
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

const toBinary = (number: number, digits: number): string => number.toString(2).padStart(digits, '0');

/** The bits of an address; an IPv4-mapped IPv6 address counts as IPv4. */
function addressToBits(address: string): { readonly family: 4 | 6; readonly bits: string } | null {
  if (isIPv4(address))
    return {
      family: 4,
      bits: address
        .split('.')
        .map((part) => toBinary(Number(part), 8))
        .join(''),
    };
  if (!isIPv6(address)) return null;
  const bits = parseIpv6Groups(address)
    .map((group) => toBinary(group, 16))
    .join('');
  return bits.startsWith(MAPPED) ? { family: 4, bits: bits.slice(MAPPED.length) } : { family: 6, bits };
}

const MAPPED = '0'.repeat(80) + '1'.repeat(16);

export interface AddressPrefix {
  readonly family: 4 | 6;
  readonly bits: string;
}

/** IPv6 bits that identify a household. */
const HOUSEHOLD_BITS = 64;
/** Shorter prefixes would exceed any single provider. */
const SHORTEST_PREFIX = { 4: 8, 6: 16 } as const;

/** `192.0.2.7`, `192.0.2.0/24`, `2001:db8::1` (its /64) or `2001:db8::/48`; null for anything else. */
export function parsePrefix(text: string): AddressPrefix | null {
  const [address = '', length, ...more] = text.trim().split('/');
  const plain = stripBrackets(address);
  const known = addressToBits(plain);
  if (known === null || more.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return null;
  const { family, bits } = known;
  // A mapped prefix length includes the bits before the IPv4 part.
  const before = family === 4 && isIPv6(plain) ? MAPPED.length : 0;
  const asked = length === undefined ? bits.length : Number(length) - before;
  if (asked < SHORTEST_PREFIX[family] || asked > bits.length) return null;
  return { family, bits: bits.slice(0, Math.min(asked, family === 4 ? 32 : HOUSEHOLD_BITS)) };
}

/** Same format as `householdPrefix` where the prefix is a household. */
export function formatPrefix({ family, bits }: AddressPrefix): string {
  const size = family === 4 ? 8 : 16;
  const whole = bits.padEnd(family === 4 ? 32 : HOUSEHOLD_BITS, '0');
  const parts = Array.from({ length: whole.length / size }, (_, i) =>
    Number.parseInt(whole.slice(i * size, (i + 1) * size), 2),
  );
  if (family === 6) return `${parts.map((part) => part.toString(16)).join(':')}::/${bits.length}`;
  return bits.length === 32 ? parts.join('.') : `${parts.join('.')}/${bits.length}`;
}

export const isWithin = (inner: AddressPrefix, outer: AddressPrefix): boolean =>
  inner.family === outer.family && inner.bits.startsWith(outer.bits);

function stripBrackets(text: string): string {
  const inner = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? text;
  return inner.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/%.*$/, '');
}

/** An IPv4 address or an IPv6 /64; all invalid addresses share one key. */
export function householdPrefix(text: string): string {
  const prefix = text.includes('/') ? null : parsePrefix(stripBrackets(text.trim()));
  return prefix === null ? 'unknown' : formatPrefix(prefix);
}

/** Whether this machine sent the request itself, not as a proxy. */
export const isOwnMachine = (direct: string | undefined, headers: Headers): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(direct ?? '') &&
  !['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => headers.has(name));

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a request names one of our hosts or comes from this machine. Protects against DNS rebinding. */
export function isServerName(host: string | undefined, names: readonly string[]): boolean {
  if (names.length === 0) return true;
  const whole = (host ?? '').toLowerCase();
  const name = whole.replace(/:\d+$/, '');
  return names.includes(whole) || names.includes(name) || LOOPBACK.includes(name);
}

export function clientAddress(direct: string | undefined, forwarded: string | null, proxies: number): string {
  const chain = (forwarded ?? '').split(',').map((part) => part.trim());
  const reported = proxies > 0 ? chain.at(-proxies) : undefined;
  return householdPrefix(reported !== undefined && reported !== '' ? reported : (direct ?? ''));
}
