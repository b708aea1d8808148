/** What `import … from 'tavola'` offers is chosen by hand, so that a reader of docs/api.md meets what they need. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as root from './index.ts';

const MOST = 45;

const EXPORTED = `
  loadGame loadBot configure TableWish checkLaws Bot
  parseConfig Config ConfigError Option OptionValues
  Table isRefusal listSeats seatSetHas
  Action Json Judgement Played Refusal Seat SeatSet Seed ShownView View
  simulate computePayoffs fastRng FastRng viewOf Rng State
  MatchRecord
  Emit Game GameTypes Moves Transcriber
  enumField integerFields moveTable NO_SEATS SeedStream shuffle singleSeat
`
  .trim()
  .split(/\s+/);

const source = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8');
const named = [...source.matchAll(/^export (?:type )?\{([^}]*)\} from/gm)].flatMap(
  ([, names = '']) => names.match(/\w+/g) ?? [],
);

test('the package root exports these names and no others', () => {
  expect(source).not.toMatch(/^export (?!(?:type )?\{)/m);
  expect(named).toEqual(EXPORTED);
  expect(named).toEqual(expect.arrayContaining(Object.keys(root)));
});

test(`the package root exports at most ${MOST} names`, () => {
  expect(named.length).toBeLessThanOrEqual(MOST);
});

test('every entry point of src/engine is exported by package.json', () => {
  const { exports } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    exports: { [path: string]: string | { types: string; default: string } };
  };
  const offered = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [] : (/\/engine\/(\w+)\.js$/.exec(target.default)?.[1] ?? []),
  );
  const files = readdirSync(import.meta.dirname).flatMap((name) => /^(\w+)\.ts$/.exec(name)?.[1] ?? []);
  expect(offered.toSorted()).toEqual(files.toSorted());
});
