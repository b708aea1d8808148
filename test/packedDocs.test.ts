/** The pages of the package must make sense without the repository. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** The files of `npm pack`, and the folders they are in. Without its scripts, so the page is not built. */
function packedPaths(): Set<string> {
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', '--offline'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [{ files }] = JSON.parse(stdout) as [{ files: readonly { path: string }[] }];
  const paths = new Set(files.map(({ path }) => path));
  for (const path of paths) if (path.includes('/')) paths.add(posix.dirname(path));
  return paths;
}

const packed = packedPaths();
const pages = [...packed].filter((path) => path.endsWith('.md'));
/** A page without its programs, which contain no links. */
const readProse = (page: string): string =>
  readFileSync(join(ROOT, page), 'utf8').replaceAll(/^```.*?^```/gms, '');

const headingAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

test('the package has the README, the guides and the rules of the games', () => {
  expect(pages).toEqual(
    expect.arrayContaining(['README.md', 'docs/guide/play.md', 'src/games/punto/rules/rules.en.md']),
  );
});

test('the package has nothing of the research', () =>
  expect([...packed].filter((path) => /^research|\.(?:pt|py|log)$|selfPlay|ladder\.js/.test(path))).toEqual(
    [],
  ));

test('every relative link of a packed page leads to a packed file and an existing heading', () => {
  const dead = pages.flatMap((page) =>
    [...readProse(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
      .filter(([, link = '', anchor]) => {
        const path = link === '' ? page : posix.join(posix.dirname(page), link);
        if (!packed.has(path)) return true;
        const headings = readProse(path).matchAll(/^#+ (.+)$/gm);
        return anchor !== undefined && ![...headings].some(([, text = '']) => headingAnchor(text) === anchor);
      })
      .map(([link]) => `${page}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test('every source file that a packed page names exists in the repository', () => {
  const named = pages.flatMap((page) =>
    [
      ...readProse(page).matchAll(
        /`((?:src|test|scripts|bench|learn|hosting)\/[\w./-]+\.(?:tsx?|js|py|css|json|c|log))`/g,
      ),
    ].map(([, path = '']) => ({ page, path })),
  );
  expect(named.length).toBeGreaterThan(50);
  // Pages for developers also name files of any game's folder.
  const isThere = (page: string, path: string): boolean =>
    existsSync(join(ROOT, path)) ||
    (page.startsWith('docs/develop/') && existsSync(join(ROOT, 'src/games/punto', path)));
  expect(named.filter(({ page, path }) => !isThere(page, path))).toEqual([]);
});
