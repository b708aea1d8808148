/**
 * `npm run release -- VERSION [--no-commit]`: writes the version and the section of the changelog, packs both packages,
 * and puts them into `build/release` with a container file, a lock file and an SBOM. Then it commits and tags;
 * with --no-commit it leaves that to you. With --tagged it only packs the version of this commit, for CI.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { packBoth } from './pack.js';
import { root } from './runTool.js';

const TARGET = join(root, 'build/release');
const VERSION = /^\d+\.\d+\.\d+(?:-rc\.\d+)?$/;
/** Pages whose commands name the file of the package. */
const PAGES = ['docs/guide/play.md', 'docs/hosting.md'];

const run = (command, ...args) =>
  execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });

function edit(path, change) {
  const file = join(root, path);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${path}: nothing to change for a release`);
  writeFileSync(file, after);
}

/** The notes under `[Unreleased]` become those of the version. Throws if there are none. */
export function closeSection(changelog, version, date) {
  const [, notes = ''] = /^## \[Unreleased\]\n(.*?)(?=^## \[|(?![^]))/ms.exec(changelog) ?? [];
  if (notes.trim() === '') throw new Error('CHANGELOG.md: nothing is listed under [Unreleased]');
  return changelog.replace('## [Unreleased]\n', () => `## [Unreleased]\n\n## [${version}] - ${date}\n`);
}

/** The notes of a version. */
function readNotes(changelog, version) {
  const [, section] = changelog.split(`## [${version}]`);
  return (
    section
      ?.split('\n')
      .slice(1)
      .join('\n')
      .split(/^## \[/m)[0]
      .trim() ?? ''
  );
}

/** The container of a release: the packed program with the versions of the lock file, on a pinned base. */
const containerFile = (file) => {
  const [base] = /docker\.io\S+/.exec(readFileSync(join(root, 'hosting/Containerfile'), 'utf8'));
  const [, runtime] = readFileSync(join(root, 'hosting/Containerfile'), 'utf8').split(
    /^RUN npm install.*\n/m,
  );
  return `# podman build -t tavola . (or docker), in the folder of this release
FROM ${base}
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV PORT=8080
ENV TAVOLA_DATA=/data
WORKDIR /opt/tavola/node_modules/tavola
COPY ${file} package-lock.json ./
RUN tar xzf ${file} --strip-components=1 && rm ${file} && npm ci --omit=dev --no-audit --no-fund
WORKDIR /opt/tavola
${runtime}`;
};

/** Packs what is in the folder now. */
function writeFiles(version) {
  rmSync(TARGET, { recursive: true, force: true });
  mkdirSync(TARGET, { recursive: true });
  const [, whole] = packBoth(TARGET);
  cpSync(join(root, 'package-lock.json'), join(TARGET, 'package-lock.json'));
  writeFileSync(join(TARGET, 'Containerfile'), containerFile(basename(whole)));
  const sbom = run('npm', 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only');
  writeFileSync(join(TARGET, `tavola-${version}.cdx.json`), sbom);
  writeFileSync(
    join(TARGET, 'notes.md'),
    readNotes(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version),
  );
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'no-commit': { type: 'boolean', default: false },
      tagged: { type: 'boolean', default: false },
    },
  });
  const { version: before } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (values.tagged) {
    writeFiles(before);
    console.log(`${before} is in build/release`);
    return;
  }
  const [version] = positionals;
  if (version === undefined || !VERSION.test(version))
    throw new Error('expected npm run release -- VERSION, such as 1.2.0 or 1.2.0-rc.1');
  if (run('git', 'status', '--porcelain') !== '') throw new Error('commit or discard your changes first');

  // The date of the commit that is released, so that the same commit gives the same files.
  const date = run('git', 'log', '-1', '--format=%cs').trim();
  edit('CHANGELOG.md', (text) => closeSection(text, version, date));
  run('npm', 'version', version, '--no-git-tag-version', '--ignore-scripts');
  for (const page of PAGES) edit(page, (text) => text.replaceAll(before, version));
  writeFiles(version);

  if (!values['no-commit']) {
    run('git', 'commit', '--quiet', '--all', '--message', `release: ${version}`);
    run('git', 'tag', '--annotate', `v${version}`, '--message', `Tavola ${version}`);
  }
  console.log(`${version} is in build/release${values['no-commit'] ? '' : `, and tagged v${version}`}`);
}

if (process.argv[1] === import.meta.filename) {
  try {
    main();
  } catch (error) {
    console.error(`tavola: ${error.message}`);
    process.exitCode = 1;
  }
}
