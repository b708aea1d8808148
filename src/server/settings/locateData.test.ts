import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { databasePath } from '../storage/folder.ts';
import { locateData } from './settings.ts';

const root = mkdtempSync(join(tmpdir(), 'tavola-locate-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const make = (name: string, has: boolean): string => {
  const folder = mkdtempSync(join(root, name));
  if (has) writeFileSync(databasePath(folder), '');
  return folder;
};

test('a command beside the service finds its folder, unless another one is chosen or in use', () => {
  const [used, empty, service] = [make('used', true), make('empty', false), make('service', true)];
  expect(locateData({}, {}, [empty, service])).toEqual({ data: service });
  expect(locateData({}, {}, [used, service])).toEqual({});
  expect(locateData({}, {}, [empty, empty])).toEqual({});
  expect(locateData({ data: used }, {}, [empty, service])).toEqual({ data: used });
  expect(locateData({}, { TAVOLA_DATA: used }, [empty, service])).toEqual({});
});
