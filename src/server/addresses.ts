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

/** Whom a request comes from: the connection, or what as many trusted proxies say. */
export function addressOf(direct: string | undefined, forwarded: string | null, proxies: number): string {
  const chain = (forwarded ?? '').split(',').map((part) => part.trim());
  const told = proxies > 0 ? chain.at(-proxies) : undefined;
  return neighbourhood(told !== undefined && told !== '' ? told : (direct ?? ''));
}
