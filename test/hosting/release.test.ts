/** `npm run release` in a clone that is thrown away. */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeSection } from '../../scripts/release.js';
import { ROOT, run } from './package.ts';

const VERSION = '99.1.0-rc.1';
const clone = mkdtempSync(join(tmpdir(), 'tavola-release-'));
afterAll(() => rmSync(clone, { recursive: true, force: true }));

const git = (...args: string[]): string =>
  run('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], clone);
const release = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/release.js', ...args], {
    cwd: clone,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: 'Test',
      GIT_AUTHOR_EMAIL: 'test@example.org',
      GIT_COMMITTER_NAME: 'Test',
      GIT_COMMITTER_EMAIL: 'test@example.org',
    },
  });
const read = (path: string): string => readFileSync(join(clone, path), 'utf8');

beforeAll(() => {
  // This working tree as one commit, whatever is committed already.
  git('init', '--quiet');
  const files = run('git', ['ls-files', '-co', '--exclude-standard', '-z'], ROOT).split('\0');
  for (const file of files.filter((name) => name !== ''))
    cpSync(join(ROOT, file), join(clone, file), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
  appendFileSync(join(clone, '.git/info/exclude'), 'node_modules\n');
  writeFileSync(join(clone, 'CHANGELOG.md'), '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A cat.\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'all');
});

test('a version that is none, or a changed tree, stops it', () => {
  expect(release('soon').stderr).toContain('expected npm run release -- VERSION, such as 1.2.0');
  writeFileSync(join(clone, 'left.txt'), '');
  expect(release(VERSION).stderr).toContain('commit or discard your changes first');
  rmSync(join(clone, 'left.txt'));
});

test('it writes version and changelog, packs, describes, commits and tags', () => {
  const { status, stdout, stderr } = release(VERSION);
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(`tagged v${VERSION}`);
  expect(git('tag', '--list').trim()).toBe(`v${VERSION}`);
  expect(git('log', '-1', '--format=%s').trim()).toBe(`release: ${VERSION}`);
  expect(git('status', '--porcelain')).toBe('');
  expect(read('CHANGELOG.md')).toMatch(
    /## \[Unreleased\]\n\n## \[99\.1\.0-rc\.1\] - \d{4}-\d\d-\d\d\n\n### Added\n\n- A cat\./,
  );
  for (const path of ['package.json', 'package-lock.json'])
    expect((JSON.parse(read(path)) as { version: string }).version).toBe(VERSION);
  expect(read('docs/guide/play.md')).toContain(`tavola-${VERSION}.tgz`);
  const sbom = `tavola-${VERSION}.cdx.json`;
  expect(readdirSync(join(clone, 'build/release')).toSorted()).toEqual([
    'Containerfile',
    'notes.md',
    'package-lock.json',
    sbom,
    `tavola-${VERSION}.tgz`,
    `tavola-engine-${VERSION}.tgz`,
  ]);
  expect(read('build/release/notes.md')).toBe('### Added\n\n- A cat.');
  const parts = JSON.parse(read(`build/release/${sbom}`)) as { components: readonly { name: string }[] };
  expect(parts.components.map(({ name }) => name)).toEqual(expect.arrayContaining(['hono', 'ws']));
  expect(parts.components.map(({ name }) => name)).not.toContain('vitest');
  const container = read('build/release/Containerfile');
  expect(container).toMatch(/^FROM \S+:\d+\.\d+\.\d+-\S+$/m);
  expect(container).toContain('npm ci --omit=dev');
  expect(container).toMatch(/^CMD \["node"/m);
});

test('a release without notes is refused', () =>
  expect(() => closeSection('## [Unreleased]\n\n## [1.0.0] - 2026-01-01\n\n- A cat.\n', '1.1.0', '')).toThrow(
    'nothing is listed under [Unreleased]',
  ));
