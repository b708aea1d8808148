/**
 * The fingerprint of derived data, in eight hexadecimal digits: a hash of exactly the code that some exports depend
 * on. The code is bundled, tree-shaken and minified, so comments, formatting, files, their order, and names of
 * variables and properties do not count.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { minifySync, parseSync } from 'rolldown/utils';
import { OLD_EXPERT_COMMIT } from '../research/ladder/oldExpert.js';
import { root } from './runTool.js';

const ENTRY = 'virtual:exports';

/** @type {(value: unknown) => string} */
export const digest = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);

function visit(node, see) {
  if (Array.isArray(node)) for (const one of node) visit(one, see);
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') see(node);
    for (const key in node) visit(node[key], see);
  }
}

/** Members of `Math` and other built-ins; after minifying, variables have names of one or two letters. */
const isOfLanguage = ({ object }) => object?.type === 'Identifier' && /^[A-Z]\w\w/.test(object.name);

function propertiesIn(program) {
  const mentions = [];
  const own = new Set();
  const texts = new Set();
  visit(program, (node) => {
    if (node.type === 'Literal') texts.add(node.value);
    const isMember = node.type === 'MemberExpression';
    const name = isMember ? node.property : node.key;
    if (node.computed || (name?.type !== 'Identifier' && name?.type !== 'PrivateIdentifier')) return;
    if (isMember && isOfLanguage(node)) return;
    if (!isMember) own.add(name.name);
    mentions.push({ name, isShort: node.shorthand === true });
  });
  // A string with the same text may access the property, so its name matters.
  for (const text of texts) own.delete(text);
  return { mentions: mentions.toSorted((a, b) => a.name.start - b.name.start), own };
}

function parse(code) {
  const { program, errors } = parseSync('bundle.js', code);
  if (errors.length > 0) throw new Error(`a bundle cannot be parsed: ${errors[0].message}`);
  return program;
}

/** The code with its own properties numbered by first mention. */
function withoutPropertyNames(code) {
  const { mentions, own } = propertiesIn(parse(code));
  const numbers = new Map();
  let result = '';
  let end = 0;
  for (const { name, isShort } of mentions) {
    if (!own.has(name.name)) continue;
    if (!numbers.has(name.name)) numbers.set(name.name, numbers.size);
    result += `${code.slice(end, name.start)}$${numbers.get(name.name)}${isShort ? `:${name.name}` : ''}`;
    end = name.end;
  }
  return result + code.slice(end);
}

function variablesIn(program) {
  const found = new Map();
  const notVariables = new Set();
  visit(program, (node) => {
    const name = node.type === 'MemberExpression' ? node.property : node.key;
    if (name && !node.computed && !node.shorthand) notVariables.add(name);
    if (node.type === 'Identifier' && !notVariables.has(node)) found.set(node.start, node);
    if (node.shorthand) found.set(node.key.start, { ...node.key, isShort: true });
  });
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}

function declarationsIn(code) {
  const declarations = [];
  const exports = [];
  for (const node of parse(code).body) {
    const text = (from) => code.slice(from.start, from.end);
    if (node.type === 'ExportNamedDeclaration')
      exports.push(...node.specifiers.toSorted((a, b) => (a.exported.name < b.exported.name ? -1 : 1)));
    else if (node.type === 'VariableDeclaration')
      for (const one of node.declarations)
        declarations.push({ name: one.id.name, text: `${node.kind} ${text(one)}` });
    else declarations.push({ name: node.id?.name, text: text(node) });
  }
  return { declarations, exports: exports.map(({ local }) => local.name) };
}

/** Minified, with short names for inner declarations. */
function minified({ name, text }) {
  const { code, errors } = minifySync('declaration.js', `${text};export{${name ?? ''}}`, {
    mangle: { toplevel: false },
  });
  if (errors.length > 0) throw new Error(`a declaration cannot be minified: ${errors[0].message}`);
  return code;
}

/**
 * A bundle's declarations numbered in the order in which the exports reach them, so that names and the order of files
 * and imports do not count.
 */
function withoutOrder(code) {
  const { declarations, exports } = declarationsIn(code);
  const declaring = new Map(declarations.map((one) => [one.name, one]));
  declaring.delete(undefined);
  const numbers = new Map();
  const queue = [];
  const number = (name) => {
    if (!numbers.has(name)) {
      numbers.set(name, numbers.size);
      queue.push(declaring.get(name));
    }
    return `_${numbers.get(name)}_`;
  };
  for (const name of exports) number(name);
  const parts = [];
  const write = (declaration) => {
    const text = minified(declaration);
    let part = '';
    let end = 0;
    for (const { start, end: next, name, isShort } of variablesIn(parse(text))) {
      if (!declaring.has(name)) continue;
      part += `${text.slice(end, start)}${isShort ? `${name}:` : ''}${number(name)}`;
      end = next;
    }
    parts.push(part + text.slice(end));
  };
  let written = 0;
  // The queue grows while it is read.
  const writeQueue = () => {
    while (written < queue.length) write(queue[written++]);
  };
  writeQueue();
  // Statements without a declaration fill tables; their dependencies are written after them.
  for (const declaration of declarations) if (declaration.name === undefined) write(declaration);
  writeQueue();
  return parts.join('\n');
}

/**
 * The fingerprint of some exports, each `[name, file]`, with files relative to the root.
 * @type {(exports: readonly (readonly [name: string, file: string])[], folder?: string) => Promise<string>}
 */
export async function computeFingerprint(exports, folder = root) {
  const entry = exports.map(
    ([name, file], i) => `export { ${name} as _${i} } from ${JSON.stringify(join(folder, file))};`,
  );
  const bundle = await rolldown({
    input: ENTRY,
    cwd: folder,
    platform: 'node',
    logLevel: 'silent',
    // No module of the source has side effects.
    treeshake: { moduleSideEffects: false, propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    plugins: [
      {
        name: 'exports',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? entry.join('\n') : null),
      },
    ],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    const [{ code }] = output;
    // Files found by a glob are not bundled, so they would be missing.
    if (code.includes('import.meta')) throw new Error(`${exports.join(' ')} depends on import.meta`);
    return digest(withoutPropertyNames(withoutOrder(code)));
  } finally {
    await bundle.close();
  }
}

function listSources(game, bot, folder) {
  const bots = `src/games/${game}/bots`;
  if (bot === 'random') return [['random', 'src/bots/random.ts']];
  if (bot === 'search') return [['genericSearch', 'src/bots/genericSearch.ts']];
  if (bot === 'search-5x')
    return [
      ['genericSearch', 'src/bots/genericSearch.ts'],
      ['findTimedSearch', 'research/ladder/timedSearch.ts'],
    ];
  if (bot === 'greedy') return [['greedy', `${bots}/greedy.ts`]];
  if (bot === 'newcomer') return [['newcomerBot', `research/ladder/newcomers/${game}.ts`]];
  if (bot === 'adversary')
    return [['createAdversary', 'research/ladder/adversary.ts'], ...listSources(game, 'expert', folder)];
  // A game without its own levels has those of the generic search.
  if (!existsSync(join(folder, bots, 'levels.ts'))) return [['genericLevels', 'src/bots/genericSearch.ts']];
  return [[bot, `${bots}/levels.ts`]];
}

const known = new Map();

export function botFingerprint(game, bot, folder = root) {
  const key = `${folder} ${game} ${bot}`;
  if (!known.has(key))
    known.set(
      key,
      // It is built from the history, so its commit identifies it.
      bot === 'old-expert'
        ? Promise.resolve(digest(OLD_EXPERT_COMMIT))
        : computeFingerprint(
            [...listSources(game, bot, folder), ['game', `src/games/${game}/rules/index.ts`]],
            folder,
          ),
    );
  return known.get(key);
}

export const pairFingerprint = async (game, bot, against) =>
  digest(await Promise.all([bot, against].map((name) => botFingerprint(game, name))));
