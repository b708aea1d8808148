/** What a compromised server could do and reach inside the unit and the container. */
import { readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const unit = read('hosting/tavola.service');
const setting = (name: string): string | undefined => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

/** The addresses behind systemd's names. */
const SYMBOLS: { readonly [word: string]: readonly string[] } = {
  'link-local': ['169.254.0.0/16', 'fe80::/64'],
  multicast: ['224.0.0.0/4', 'ff00::/8'],
};

test('the unit keeps the server out of private networks and within its memory', () => {
  const denied = new BlockList();
  for (const word of setting('IPAddressDeny')?.split(' ') ?? [])
    for (const range of SYMBOLS[word] ?? [word]) {
      const [net = '', prefix] = range.split('/');
      denied.addSubnet(net, Number(prefix), net.includes(':') ? 'ipv6' : 'ipv4');
    }
  const isDenied = (address: string): boolean =>
    denied.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
  for (const address of ['10.1.2.3', '172.20.0.1', '192.168.1.1', '100.100.100.200', '169.254.169.254'])
    expect(isDenied(address), address).toBe(true);
  for (const address of ['fd00:ec2::254', 'fe80::1', '224.0.0.251', 'ff02::fb'])
    expect(isDenied(address), address).toBe(true);
  // This machine's proxy, and push services.
  for (const address of ['127.0.0.1', '::1', '142.250.1.1', '2a00:1450::1'])
    expect(isDenied(address), address).toBe(false);
  expect(setting('MemoryMax')).toMatch(/^\d+(?:%|[MG])$/);
  expect(setting('TasksMax')).toMatch(/^\d+$/);
  expect(setting('NoNewPrivileges')).toBe('yes');
});

test('the guide starts a container with the same restrictions', () => {
  for (const file of ['docs/hosting.md', 'hosting/Containerfile']) {
    const command = /podman run(?:[^\n]*\\\n)*[^\n]*/.exec(read(file))?.[0] ?? '';
    for (const option of ['--read-only', '--cap-drop all', 'no-new-privileges', '--memory', '--pids-limit'])
      expect(command, file).toContain(option);
  }
});
