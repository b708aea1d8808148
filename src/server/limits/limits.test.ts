import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIMITS, Quotas } from './limits.ts';
import { Metrics } from '../admin/metrics.ts';

const formatRate = (rate: number): string =>
  rate >= 1 ? `${rate} a second` : `1 in ${Math.round(1 / rate)} s`;

const rows = Object.entries(LIMITS).map(([name, limit]) => [
  `\`${name}\``,
  limit.of,
  limit.per,
  ...('most' in limit ? [`${limit.most} open`, ''] : [`${limit.burst}`, formatRate(limit.rate)]),
]);

test('docs/server.md states every limit', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/server.md'), 'utf8');
  const written = page
    .slice(page.indexOf('\n## Limits\n'), page.indexOf('\n## How it works\n'))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(written).toEqual(rows);
});

const noGauges = { sockets: () => 0, matches: () => 0, loaded: () => 0, aside: () => 0, thinking: () => 0 };

async function scraped(metrics: Metrics, name: string): Promise<{ [limit: string]: number }> {
  const text = await metrics.registry.getSingleMetricAsString(name);
  return Object.fromEntries(
    [...text.matchAll(/\{limit="(\w+)"\} (\S+)/g)].map(([, limit, value]) => [limit, Number(value)]),
  );
}

test('the metrics count refusals and show how near each limit is', async () => {
  const quotas = new Quotas(1, () => 0);
  const metrics = new Metrics(noGauges, quotas);
  const refusals = () => scraped(metrics, 'tavola_limit_refusals_total');
  const peaks = () => scraped(metrics, 'tavola_limit_peak_ratio');
  const none = Object.fromEntries(Object.keys(LIMITS).map((limit) => [limit, 0]));
  expect(await refusals()).toEqual(none);

  for (let i = 0; i < LIMITS.tables.burst * 0.8; i++) quotas.tryTake('tables', 'a school');
  quotas.tryTake('tables', 'a household');
  for (let i = 0; i < LIMITS.waitPages.most; i++) quotas.acquire('waitPages', 'a device');
  expect(await peaks()).toEqual({ ...none, tables: 0.8, waitPages: 1 });
  expect(await refusals()).toEqual(none);
  expect(await peaks(), 'since the last scrape').toEqual(none);

  expect(quotas.acquire('waitPages', 'a device')).toBeNull();
  for (let i = 0; i < 8; i++) quotas.tryTake('tables', 'a school');
  quotas.refuse('messages');
  expect(await refusals()).toEqual({ ...none, waitPages: 1, tables: 2, messages: 1 });
  quotas.close();
});

test('the server uses every limit', () => {
  const root = join(import.meta.dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('limits/'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  for (const limit of Object.keys(LIMITS)) expect(sources, limit).toContain(`'${limit}'`);
});

test('releasing twice makes room only once', () => {
  const quotas = new Quotas(1, () => 0);
  const holds = Array.from({ length: LIMITS.waitPages.most }, () => quotas.acquire('waitPages', 'a device'));
  holds[0]!();
  holds[0]!();
  expect(quotas.acquire('waitPages', 'a device')).not.toBeNull();
  expect(quotas.acquire('waitPages', 'a device')).toBeNull();
  quotas.close();
});

test('TAVOLA_LIMITS_TIMES widens limits by address, seat and socket', () => {
  const quotas = new Quotas(2, () => 0);
  const taken = (limit: 'tables' | 'sayings'): number => {
    let count = 0;
    while (quotas.tryTake(limit, 'one')) count++;
    return count;
  };
  expect(taken('tables')).toBe(2 * LIMITS.tables.burst);
  expect(taken('sayings')).toBe(2 * LIMITS.sayings.burst);
  quotas.close();
});
