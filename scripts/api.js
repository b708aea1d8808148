/**
 * `npm run api`: writes docs/api.md and the views in docs/bots.md from the source's comments, and README's table of
 * games from the manifests, and the sizes in docs/develop/data.md. With --check, only compares. It parses the compiler's declarations, which are regular
 * enough: the usual tools need a compiler API that TypeScript 7 does not have.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { format } from 'oxfmt';
import { runnerImport } from 'vite';
import { declarations, TYPES } from './engine.js';
import { root } from './runTool.js';
import { isNearlyEqual, sizeTable } from './size.js';

const read = (path) => readFileSync(path, 'utf8');

const plain = (comment = '') =>
  comment
    .replaceAll(/^\s*\/\*\*|\*\/\s*$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .trim();

const COMMENT = String.raw`(?:[ \t]*(\/\*\*(?:[^*]|\*(?!\/))*\*\/)\n)?`;
/** A declaration starts in the first column; its other lines are indented or close it. */
const DECLARATION = new RegExp(
  String.raw`^${COMMENT}((export )?(?:declare )?(?:const|function|class|interface|type) (\w+).*\n(?:[ }|].*\n)*)`,
  'gm',
);
/** A field of an interface on one line; longer types have an interface of their own. */
const FIELD = new RegExp(String.raw`^${COMMENT}[ ]{4}readonly (\w+): (.*;)\n`, 'gm');

const declaredIn = (path) =>
  [...`${read(path)}\n`.matchAll(DECLARATION)].map(([, comment, code, isExported, name]) => ({
    name,
    isExported: isExported !== undefined,
    about: plain(comment),
    code: code
      .replace(/^export (declare )?/, '')
      .replaceAll(/^ +#private;\n/gm, '')
      .trim(),
  }));

function listExports(path) {
  const all = declaredIn(path).filter(({ isExported }) => isExported);
  for (const [, names, from] of read(path).matchAll(
    /^export (?:type )?(\*|\{[^}]*\}) from '([^']+)\.ts';/gm,
  )) {
    const theirs = listExports(join(dirname(path), `${from}.d.ts`));
    const wanted = names.match(/\w+(?: as \w+)?/g)?.filter((name) => name !== 'type');
    for (const one of theirs) if (names === '*' || wanted.includes(one.name)) all.push(one);
  }
  // A wrapper that only checks its arguments comes after the function it calls, whose description counts.
  return all.filter((one, i) => all.findIndex(({ name }) => name === one.name) === i);
}

/** In the order in which a reader needs them. */
const ENTRY_POINTS = {
  index: 'tavola',
  games: 'tavola/games',
  bots: 'tavola/bots',
  records: 'tavola/records',
  messages: 'tavola/messages',
  laws: 'tavola/laws',
  env: 'tavola/env',
  gameKit: 'tavola/game-kit',
  frames: 'tavola/frames',
};

/**
 * The names that an entry point exports, under the headings of its source (`// # Write a game`).
 * @returns {{ heading: string, names: string[] }[]}
 */
function listGroups(source) {
  const groups = [{ heading: '', names: [] }];
  for (const [, heading, names] of source.matchAll(/^\/\/ # (.+)$|^export (?:type )?\{([^}]*)\} from/gm))
    if (heading !== undefined) groups.push({ heading, names: [] });
    else groups.at(-1).names.push(...names.match(/\w+/g).filter((name) => name !== 'type'));
  return groups.filter(({ names }) => names.length > 0);
}

const EXPORT_ALL = /^export \* from/m;

function reference() {
  const parts = [
    '# What the package exports',
    'Written by `npm run api` from the comments of the source; [the guide](guide/play.md) shows how it is used.',
    'Every game has two entry points of its own: `tavola/games/<game>` exports its rules as `game` and the type of its parts, `tavola/bots/<game>` its bots as `roster`.',
  ];
  const opening = (file) =>
    plain(new RegExp(`^${COMMENT}`).exec(read(join(root, 'src/engine', `${file}.ts`)))?.[1]);
  const about = (file) =>
    opening(file)
      .replace(/^`[^`]*`: /, '')
      .replace(/^./, (first) => first.toUpperCase());
  parts.push(
    ['| entry point | what it is for |', '| --- | --- |']
      .concat(
        Object.entries(ENTRY_POINTS).map(
          ([file, name]) => `| [\`${name}\`](#${name.replace('/', '')}) | ${about(file)} |`,
        ),
      )
      .join('\n'),
  );
  const core = listExports(join(TYPES, 'core/index.d.ts'));
  for (const [file, name] of Object.entries(ENTRY_POINTS)) {
    const path = join(TYPES, 'engine', `${file}.d.ts`);
    const source = read(join(root, 'src/engine', `${file}.ts`));
    parts.push(`## ${name}`);
    if (EXPORT_ALL.test(source)) throw new Error(`${file}.ts: exports are named one by one`);
    // What only checks its arguments is described by the function of the same name in core.
    const known = [...core, ...listExports(path)];
    for (const { heading, names } of listGroups(source)) {
      if (heading !== '') parts.push(`### ${heading}`);
      for (const one of names) {
        const { about: comment, code } = known.find(({ name: its }) => its === one);
        const level = heading === '' ? '###' : '####';
        parts.push(`${level} ${one}`, comment, `\`\`\`ts\n${code}\n\`\`\``);
      }
    }
  }
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** A type for readers: without `readonly`, and with unexported types written out. */
const typeText = (type, inside) =>
  Object.entries(inside)
    .toReversed()
    .reduce(
      (text, [name, fields]) => text.replaceAll(new RegExp(String.raw`\b${name}\b`, 'g'), `{ ${fields} }`),
      type,
    )
    .replaceAll(/readonly |;(?=\s*\})/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/;$/, '')
    .replaceAll('|', String.raw`\|`);

const gameName = (path) => basename(dirname(dirname(path)));

function formatEvents(path) {
  const folder = dirname(path);
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.d.ts'))
    .flatMap((name) => declaredIn(join(folder, name)));
  const insideOf = (name) =>
    /^(?:type|interface) \w+(?: =)?(.*?);?$/s.exec(all.find((one) => one.name === name)?.code ?? '')?.[1];
  return (insideOf('Event') ?? '')
    .replaceAll(/(?<=: (?:readonly )?)[A-Z]\w+\b/g, (name) =>
      /^ (\{|'\w+' \|)/.test(insideOf(name) ?? '') ? insideOf(name) : name,
    )
    .replaceAll('readonly ', '')
    .replaceAll(/\{[^{}/]*\}/g, (object) => object.replaceAll(/\s+/g, ' '));
}

function viewTable(path) {
  const all = declaredIn(path);
  const fieldsOf = (code) => [...code.matchAll(FIELD)];
  const inside = Object.fromEntries(
    all
      .filter(({ name }) => /^Shown(?!Shared$|Own$)/.test(name))
      .map(({ name, code }) => [
        name,
        fieldsOf(code)
          .map(([, , key, type]) => `${key}: ${type}`)
          .join(' '),
      ]),
  );
  const rows = ['shared', 'own'].flatMap((part) => {
    const shown = all.find(({ name }) => name.toLowerCase() === `shown${part}`);
    return fieldsOf(shown?.code ?? '').map(
      ([, comment, key, type]) =>
        `| \`${part}.${key}\` | \`${typeText(type, inside)}\` | ${plain(comment)} |`,
    );
  });
  const events = formatEvents(path);
  const about = all
    .filter(({ name, about: says }) => name in inside && says !== '')
    .map(({ about: says }) => says);
  const secrets = rows.some((row) => row.startsWith('| `own'))
    ? ''
    : ' `own` is null: a seat has no secrets.';
  return [
    `### ${gameName(path)}`,
    ...(about.length + secrets.length > 0 ? [`${about.join(' ')}${secrets}`.trim()] : []),
    ['| field | type | meaning |', '| --- | --- | --- |', ...rows].join('\n'),
    ...(events === '' ? [] : [`\`\`\`ts\ntype Event =${events};\n\`\`\``]),
  ].join('\n\n');
}

const gameTable = (games) =>
  [
    '| game | what it is about | by | players | ages | minutes |',
    '| --- | --- | --- | --- | --- | --- |',
    ...games.map(
      ({ id, title, about, designers, publisher, seats, ages, minutes }) =>
        `| [${title}](src/games/${id}/rules/rules.en.md) | ${about.en} | ${designers}, ${publisher} | ${seats.join('–')} | ${ages === undefined ? '' : `${ages.from}+`} | ${minutes} |`,
    ),
  ].join('\n');

/** The fields of an observation; a side as long as there are seats is called so. */
function observationTable({ id, seats: [min, max] }, observation) {
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const rows = new Map();
  for (const seats of counts)
    for (const { name, shape, meaning } of observation.fields(seats)) {
      const row = rows.get(name) ?? { meaning, at: [], shapes: [] };
      rows.set(name, { ...row, at: [...row.at, seats], shapes: [...row.shapes, shape] });
    }
  const side = (shapes, at, i) =>
    at.length > 1 && shapes.every((shape, k) => shape[i] === at[k]) ? 'seats' : shapes[0][i];
  const left = observation.leavesOut;
  return [
    `### ${id}`,
    [
      '| field | shape | meaning |',
      '| --- | --- | --- |',
      ...[...rows].map(
        ([name, { meaning, at, shapes }]) =>
          `| \`${name}\` | ${shapes[0].map((_, i) => side(shapes, at, i)).join(' × ')} | ${meaning}${at.length < counts.length ? ` (${at.join(', ')} seats only)` : ''} |`,
      ),
    ].join('\n'),
    left.length === 0 ? 'It leaves out nothing of a view.' : `It leaves out ${left.join('; ')}.`,
  ].join('\n\n');
}

const OBSERVATIONS = /(<!-- observations: npm run api -->\n).*(<!-- end of observations -->)/s;
const GAME_TABLE = /(<!-- games: npm run api -->\n).*(<!-- end of games -->)/s;
const FIELDS = /(<!-- views: npm run api -->\n).*(<!-- end of views -->)/s;

const SIZES = /(?<=<!-- sizes: npm run api -->\n).*(?=<!-- end of sizes -->)/s;

/** Sizes change with every commit, so the check allows a difference. */
function withSizes(text) {
  if (!existsSync(join(root, '.git'))) return text;
  const table = sizeTable();
  return text.replace(SIZES, (before) =>
    isCheck && isNearlyEqual(before, table) ? before : `\n${table}\n\n`,
  );
}

const isCheck = process.argv.includes('--check');
const bots = read(join(root, 'docs/bots.md'));
const games = declarations()
  .filter((path) => path.endsWith('rules/index.d.ts'))
  .map((path) => join(dirname(path), 'show.d.ts'))
  .filter((path) => existsSync(path))
  // `npm run api` adds a new game to the page.
  .filter((path) => !isCheck || bots.includes(`\n### ${gameName(path)}\n`))
  .toSorted();
const readme = read(join(root, 'README.md'));
const { module: list } = await runnerImport(join(root, 'src/games/index.ts'));
const introduced = list.GAMES.filter(({ id }) => !isCheck || readme.includes(`(src/games/${id}/`));
const observed = [];
for (const game of list.GAMES) {
  const path = join(root, 'src/games', game.id, 'rules/observe.ts');
  if (!existsSync(path)) continue;
  const { module: rules } = await runnerImport(path);
  observed.push(observationTable(game, rules.observation));
}
const options = JSON.parse(read(join(root, '.oxfmtrc.json')));
const pages = {
  'README.md': readme.replace(GAME_TABLE, (_, begin, end) => `${begin}\n${gameTable(introduced)}\n\n${end}`),
  'docs/develop/data.md': withSizes(read(join(root, 'docs/develop/data.md'))),
  'docs/api.md': reference(),
  'docs/environment.md': read(join(root, 'docs/environment.md')).replace(
    OBSERVATIONS,
    (_, begin, end) => `${begin}\n${observed.join('\n\n')}\n\n${end}`,
  ),
  'docs/bots.md': bots.replace(
    FIELDS,
    (_, begin, end) => `${begin}\n${games.map(viewTable).join('\n\n')}\n\n${end}`,
  ),
};
for (const [name, text] of Object.entries(pages)) {
  const path = join(root, name);
  const { code } = await format(path, text, options);
  if (!isCheck) writeFileSync(path, code);
  else if (read(path) !== code) {
    console.error(`${name} is not what the source says: npm run api`);
    process.exitCode = 1;
  }
}
