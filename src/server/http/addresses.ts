/** Whom a request comes from, so that one household counts as one however its address is written. */
import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address; those that are left out are zeros. */
function groupsOf(address: string): number[] {
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

/** What proxies write around an address: brackets, a port, a zone. */
function bare(text: string): string {
  const inner = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? text;
  return inner.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/%.*$/, '');
}

/** An IPv4 address, or the /64 that a household has of IPv6; whatever is no address is one and the same stranger. */
export function neighbourhood(text: string): string {
  const address = bare(text.trim());
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [groups[6]! >> 8, groups[6]! & 255, groups[7]! >> 8, groups[7]! & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Whether a request was sent from this machine, and by no proxy for somebody else. */
export const isOwnMachine = (direct: string | undefined, headers: Headers): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(direct ?? '') &&
  !['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => headers.has(name));

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request was meant for us: by one of our names, or from this machine. A page whose name leads to us all of
 * a sudden gets nowhere (DNS rebinding).
 */
export function isOurName(host: string | undefined, names: readonly string[]): boolean {
  if (names.length === 0) return true;
  const whole = (host ?? '').toLowerCase();
  const name = whole.replace(/:\d+$/, '');
  return names.includes(whole) || names.includes(name) || LOOPBACK.includes(name);
}

/** Whom a request comes from: the connection, or what as many trusted proxies say. */
export function addressOf(direct: string | undefined, forwarded: string | null, proxies: number): string {
  const chain = (forwarded ?? '').split(',').map((part) => part.trim());
  const told = proxies > 0 ? chain.at(-proxies) : undefined;
  return neighbourhood(told !== undefined && told !== '' ? told : (direct ?? ''));
}
