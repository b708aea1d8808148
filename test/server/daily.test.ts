/** Daily results on a real server and both databases: only a genuine match counts, and only once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeRecord } from '../../src/core/index.ts';
import { computeDailyDeal, EDITION, computeOutcome } from '../../src/daily/index.ts';
import { punto } from '../../src/games/punto/rules/rules.ts';
import { type DailyStanding, type ErrorResponse, RequestError } from '../../src/protocol/index.ts';
import { verifySubmittedMatch } from '../../src/server/daily/verifyDailyMatch.ts';
import { DailyVerifier } from '../../src/server/daily/dailyVerifier.ts';
import type { Game, Table } from '../../src/core/index.ts';
import { playDailyDeal } from '../playDailyDeal.ts';
import { openTestPostgres } from './databases.ts';
import { type TestServer, startTestServer } from './testServer.ts';

const postgres = await openTestPostgres();

const DAY = '2026-11-16';
const NOON = Date.UTC(2026, 10, 16, 12);
const game: Game = punto;
const deal = computeDailyDeal(game, DAY);
const device = (letter: string): string => letter.repeat(32);

/** Two ways to play that day, and their leads. */
let matches: { readonly text: string; readonly lead: number; readonly table: Table }[];

beforeAll(async () => {
  matches = [];
  for (const stride of [1, 2]) {
    const table = await playDailyDeal(game, deal, { stride });
    matches.push({
      table,
      text: encodeRecord(game, table.record),
      lead: computeOutcome(game, table.readonlyState, deal.seat).lead,
    });
  }
});

describe.each(['sqlite', 'postgres'] as const)('with %s', (dialect) => {
  let server: TestServer;
  let now = NOON;
  let checked = 0;
  beforeAll(async () => {
    if (dialect === 'postgres' && postgres === undefined) return;
    server = await startTestServer(
      { database: dialect === 'postgres' ? postgres!.address : null, tidy: 50 },
      {
        now: () => now,
        check: (sent) => {
          checked++;
          return verifySubmittedMatch(sent);
        },
      },
    );
  });
  afterAll(() => server?.stop());

  const post = async (path: string, body: unknown): Promise<{ status: number; json: unknown }> => {
    const answer = await fetch(`${server.url}api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, json: await answer.json() };
  };
  const tell = (change: object = {}) =>
    post('daily', {
      game: 'punto',
      day: DAY,
      edition: EDITION,
      attempt: 1,
      device: device('a'),
      match: matches[0].text,
      ...change,
    });
  const refusal = async (answer: Promise<{ status: number; json: unknown }>): Promise<string> => {
    const { status, json } = await answer;
    const { error, message } = json as ErrorResponse;
    return `${status} ${error}: ${message}`;
  };
  const standing = (letter: string) =>
    post('daily/standing', { game: 'punto', day: DAY, device: device(letter) });

  test('a verified result counts once, and others are shown as numbers only', async (context) => {
    if (server === undefined) return context.skip();
    now = NOON;
    expect(await refusal(standing('a'))).toContain('403 unfinished');
    const first = await tell();
    expect(first).toEqual({ status: 201, json: { leads: [[matches[0].lead, 1]] } });
    expect(await refusal(tell())).toBe('409 alreadySubmitted: try 1 of 2026-11-16 was told before');
    expect((await tell({ attempt: 2, match: matches[1].text })).status).toBe(201);
    expect((await tell({ device: device('b') })).status).toBe(201);
    const { json } = await standing('b');
    const { leads } = json as DailyStanding;
    expect(Object.keys(json as object)).toEqual(['leads']);
    expect(leads.reduce((sum, [, tries]) => sum + tries, 0)).toBe(3);
    expect(leads.map(([lead]) => lead)).toEqual(
      [...new Set(matches.map(({ lead }) => lead))].toSorted((x, y) => x - y),
    );
    // Several at once still count once.
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => tell({ device: device('c'), attempt: 3 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(checked).toBeGreaterThanOrEqual(4);
  });

  test('early, late, forged, incomplete, foreign and oversized results are rejected with a reason', async (context) => {
    if (server === undefined) return context.skip();
    now = NOON;
    const told = (change: object) => refusal(tell({ device: device('d'), ...change }));
    const before = checked;
    expect(await told({ day: '2026-11-18' })).toBe('409 day: 2026-11-18 has begun nowhere yet');
    expect(await told({ day: '2026-11-01' })).toBe('409 day: 2026-11-01 is too long ago');
    expect(await told({ day: '2026-02-30' })).toBe('400 body: day: expected a day of the calendar');
    expect(await told({ day: 'today' })).toContain('400 body: day');
    expect(await told({ edition: EDITION + 1 })).toContain('409 edition');
    expect(await told({ game: 'chess' })).toContain('400 body: game: expected one of punto');
    expect(await told({ attempt: 4 })).toContain('400 body: attempt');
    expect(await told({ device: 'me' })).toContain('400 body: device');
    expect(await told({ match: 'x'.repeat(13_000) })).toContain('400 body: match');
    expect(await told({ match: 'x'.repeat(40_000) })).toContain('413 large');
    expect(checked).toBe(before);
    expect(await told({ match: matches[0].text.slice(0, -3) })).toContain('422 match: the link is damaged');
    const { record } = matches[0].table;
    const cut = encodeRecord(game, { ...record, actions: record.actions.slice(0, -1) });
    expect(await told({ match: cut })).toBe('422 match: the match is not over');
    expect(await told({ day: '2026-11-15' })).toBe('422 match: this is another deal than that day’s');
    expect(await told({ game: 'jericho' })).toBe('422 match: a match of punto, not of jericho');
    // None of them was stored.
    expect(await refusal(standing('d'))).toContain('403 unfinished');
  });

  test('old results are deleted', async (context) => {
    if (server === undefined) return context.skip();
    now = NOON;
    await tell({ device: device('e') });
    expect((await standing('e')).status).toBe(200);
    now = NOON + 62 * 86_400_000;
    await expect.poll(async () => (await standing('e')).status).toBe(403);
  });
});

test('an address that sends more results than a household is told to wait', async () => {
  const server = await startTestServer(
    {},
    { now: () => NOON, elapsed: () => 0, check: verifySubmittedMatch },
    { TAVOLA_LIMITS_TIMES: '1' },
  );
  try {
    const answers: number[] = [];
    for (let i = 0; i < 61; i++) {
      const body = JSON.stringify({
        game: 'punto',
        day: DAY,
        edition: EDITION,
        attempt: 1,
        device: device('f'),
        match: 'x',
      });
      const headers = { 'content-type': 'application/json' };
      answers.push((await fetch(`${server.url}api/daily`, { method: 'POST', headers, body })).status);
    }
    expect(answers.slice(0, 60).every((status) => status === 422)).toBe(true);
    expect(answers.at(-1)).toBe(429);
  } finally {
    await server.stop();
  }
});

test('an address can submit fifteen results of a day, whatever number of devices it claims', async () => {
  const server = await startTestServer(
    {},
    { now: () => NOON, elapsed: () => 0, check: verifySubmittedMatch },
    { TAVOLA_LIMITS_TIMES: '1' },
  );
  try {
    const statuses: number[] = [];
    for (let i = 0; i < 18; i++) {
      const body = JSON.stringify({
        game: 'punto',
        day: DAY,
        edition: EDITION,
        attempt: 1,
        device: `${i}`.padStart(32, '0'),
        match: matches[0].text,
      });
      const headers = { 'content-type': 'application/json' };
      statuses.push((await fetch(`${server.url}api/daily`, { method: 'POST', headers, body })).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(15);
    expect(statuses.slice(15)).toEqual([429, 429, 429]);
  } finally {
    await server.stop();
  }
});

describe('the replaying thread', () => {
  const script = (code: string): URL =>
    new URL(
      `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ match }) => { ${code} });`)}`,
    );
  const sent = (match: string) => ({ game: 'punto', day: DAY, match });

  test('gives up a slow match and continues with the next', async () => {
    const checker = new DailyVerifier(
      script(`if (match === 'slow') for (;;); parentPort.postMessage({ outcome: { won: true, lead: 1 } });`),
      1000,
    );
    const [slow, quick] = await Promise.all([checker.verify(sent('slow')), checker.verify(sent('quick'))]);
    expect(slow).toEqual({ wrong: 'the match takes too long to be played again' });
    expect(quick).toEqual({ won: true, lead: 1 });
    await checker.close();
  });

  test('limits its queue and is replaced when it dies', async () => {
    const checker = new DailyVerifier(
      script(
        `if (match === 'die') process.exit(1); setTimeout(() => parentPort.postMessage({ outcome: { won: true, lead: 1 } }), 5);`,
      ),
    );
    await expect(checker.verify(sent('die'))).rejects.toThrow('ended');
    const many = Array.from({ length: 60 }, () => checker.verify(sent('')).catch((error: unknown) => error));
    const answers = await Promise.all(many);
    expect(answers.filter((answer) => answer instanceof RequestError && answer.code === 'busy')).toHaveLength(
      9,
    );
    await checker.close();
  });
});
