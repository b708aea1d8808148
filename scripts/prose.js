/**
 * The prose check: ruled-out words (CONTRIBUTING.md), spelling, and dead links in docs. Reads comments, docs, help
 * texts and English catalogues; part of `npm run check`. A line with `prose: allow` may quote a ruled-out word.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { root, runTool } from './runTool.js';

const BUILD = join(root, 'build', 'prose');
const RULED_OUT = [
  [/\bwhoever\b/i, 'say who: a player, a caller, an admin'],
  [/\b(?:some|any)body(?:'s|’s)?\b/i, 'say who: a player, a caller, an admin'],
  [/\banew\b/i, 'say "again"'],
  [/\bnought\b/i, 'say "zero" or "nothing"'],
  [/\bof late\b/i, 'say "recently"'],
  [/\bso many\b/i, 'say how many'],
  [/\bnow and then\b/i, 'say how often'],
  [/\belsewhere\b/i, 'say where'],
  [/\b(?:is|are) (?:told|looked)\b/i, 'name the actor: "the server sends", "the search looks"'],
  [/\bas long as it takes\b/i, 'name the limit'],
  [/\blets? \w+ wait\b/i, 'say "keeps waiting" or "stalls"'],
  [/\d\s%/, 'write 20%, without a space'],
];
const ALLOWED = /prose: allow/;
/** Generated pages, and files that quote ruled-out words. */
const GENERATED = /^(?:docs\/(?:api|ladder|ratings)\.md$|src\/cli\/template\/|research\/bench\/peers\/)/;
const CATALOGUE = /(?:^|\/)messages\/(?:.*\/)?en\.ts$|^src\/cli\/.*help.*\.ts$/i;
const PAGE =
  /^(?:README|ARCHITECTURE|CONTRIBUTING|SECURITY|CODE_OF_CONDUCT|CHANGELOG)\.md$|^docs\/.*\.md$|rules\.en\.md$/;
const CODE = /\.(?:tsx?|js)$/;

/** Blanks everything but the given ranges, so that lines and columns stay. */
function only(text, stretches) {
  let result = '';
  let end = 0;
  const blank = (from, to) => text.slice(from, to).replaceAll(/[^\n]/g, ' ');
  for (const [from, to] of stretches.toSorted(([a], [b]) => a - b)) {
    if (from < end) continue;
    result += blank(end, from) + text.slice(from, to);
    end = to;
  }
  return result + blank(end, text.length);
}

function stringsIn(node, found = []) {
  if (Array.isArray(node)) for (const one of node) stringsIn(one, found);
  else if (node !== null && typeof node === 'object') {
    if (node.type === 'ImportDeclaration') return found;
    const isText =
      node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node.value === 'string');
    if (isText) found.push([node.start, node.end]);
    for (const key in node) if (key !== 'parent') stringsIn(node[key], found);
  }
  return found;
}

function proseIn(path, text) {
  let prose = text;
  if (CODE.test(path)) {
    const { program, comments } = parseSync(path, text);
    const stretches = comments.map(({ start, end }) => [start, end]);
    if (CATALOGUE.test(path)) stretches.push(...stringsIn(program));
    prose = only(text, stretches);
  }
  // Code and URLs are not prose.
  const blank = (code) => code.replaceAll(/[^\n]/g, ' ');
  return prose
    .replaceAll(/^```.*?^```/gms, blank)
    .replaceAll(/`[^`\n]*`|https?:\/\/\S+|@\w+ \{.*?\}|\]\([^)\n]*\)|^\[\w+\]: .*$/gm, blank);
}

const anchorFor = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

function deadLinks(path, text) {
  const page = text.replaceAll(/^```.*?^```/gms, '');
  return [...page.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
    .filter(([, link, anchor]) => {
      const target = link === '' ? path : posix.join(posix.dirname(path), link);
      if (!existsSync(join(root, target))) return true;
      if (anchor === undefined || !target.endsWith('.md')) return false;
      const headings = readFileSync(join(root, target), 'utf8').matchAll(/^#+ (.+)$/gm);
      return ![...headings].some(([, heading]) => anchorFor(heading) === anchor);
    })
    .map(([link]) => `${path}: the link ${link.slice(1)} leads nowhere`);
}

const folders = process.argv.slice(2);
const isAsked = (path) => folders.length === 0 || folders.some((folder) => path.startsWith(folder));
/** All files that git tracks or would track; in a copy without git, all files of the given folders. */
function listFiles() {
  if (existsSync(join(root, '.git')))
    return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    }).split('\n');
  return folders.flatMap((folder) =>
    statSync(join(root, folder)).isDirectory()
      ? readdirSync(join(root, folder), { recursive: true }).map((path) => posix.join(folder, path))
      : [folder],
  );
}
const paths = listFiles().filter(
  (path) => (CODE.test(path) || PAGE.test(path)) && isAsked(path) && existsSync(join(root, path)),
);

const problems = [];
rmSync(BUILD, { recursive: true, force: true });
for (const path of paths) {
  const text = readFileSync(join(root, path), 'utf8');
  if (PAGE.test(path)) problems.push(...deadLinks(path, text));
  if (GENERATED.test(path)) continue;
  const prose = proseIn(path, text);
  const source = text.split('\n');
  for (const [i, line] of prose.split('\n').entries()) {
    if (ALLOWED.test(source[i])) continue;
    for (const [pattern, advice] of RULED_OUT) {
      const found = pattern.exec(line);
      if (found) problems.push(`${path}:${i + 1}: "${found[0]}": ${advice}`);
    }
  }
  const copy = join(BUILD, `${path}.txt`);
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, prose);
}
for (const problem of problems) console.log(problem);
const spelling = runTool('cspell/bin.mjs', [
  'lint',
  '--no-progress',
  '--no-summary',
  '--relative',
  '--config',
  join(root, 'cspell.json'),
  '--root',
  BUILD,
  '**/*.txt',
]);
console.log(`${paths.length} files, ${problems.length} problems${spelling === 0 ? '' : ', and spelling'}`);
if (problems.length > 0 || spelling !== 0) process.exitCode = 1;
