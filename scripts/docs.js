/**
 * `npm run docs [-- --port N]`: builds the site of the documentation into `build/site` and serves it. `--check` only
 * builds the pages, as a part of `npm run check`: a dead link fails.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { Marked } from 'marked';
import { buildStatic } from './buildStatic.js';
import { root } from './runTool.js';

const SITE = join(root, 'build/site');
const LOOK = join(root, 'scripts/docs');
/** The index of the documentation is the first page. */
const FIRST = 'docs/README.md';

/** Entrances, each with the heading of the index that lists its pages. */
const ENTRANCES = [
  ['Play', 'for-players'],
  ['Host', 'for-hosts'],
  ['Build', 'for-developers'],
  ['Research', 'for-researchers'],
];

const listPages = () => {
  const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((path) => `docs/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md'));
  const rules = readdirSync(join(root, 'src/games'))
    .map((game) => `src/games/${game}/rules/rules.en.md`)
    .filter((path) => existsSync(join(root, path)));
  const others = [
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'SECURITY.md',
    'examples/README.md',
    'research/README.md',
  ];
  return [FIRST, ...new Set([...inDocs, ...rules, ...others])].filter(
    (path, i, all) => all.indexOf(path) === i,
  );
};

const addressOf = (page) => (page === FIRST ? 'index.html' : page.replace(/\.md$/, '.html'));
const escapeHtml = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const plain = (html) => html.replaceAll(/<[^>]+>/g, '');

/** As the repository's host makes them, so that links work in both places. */
const anchorFor = (heading) =>
  plain(heading)
    .replaceAll(/&\w+;/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** A page as HTML with its headings, and with links that are not resolved yet. */
function render(page) {
  const headings = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const id = anchorFor(html);
        headings.push({ id, depth, html });
        return `<h${depth} id="${id}">${html} <a class="anchor" href="#${id}" aria-label="Link to this section">#</a></h${depth}>\n`;
      },
      code: ({ text, lang }) =>
        `<pre tabindex="0"${lang ? ` data-language="${escapeHtml(lang)}"` : ''}><code>${escapeHtml(text)}</code></pre>\n`,
      table(token) {
        const row = (cells, tag) =>
          `<tr>${cells.map((cell) => `<${tag}${cell.align ? ` class="${cell.align}"` : ''}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        return `<div class="wide" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(readFileSync(join(root, page), 'utf8'));
  return { page, html, headings, title: plain(headings[0]?.html ?? page) };
}

/** Links of a page, relative to its place on the site. Files that are no pages are copied; what leads nowhere is noted. */
function resolveLinks({ page, html }, pages, files, dead) {
  return html.replaceAll(
    /(href|src)="(?!https?:|mailto:|data:)([^"#]*)(?:#([^"]*))?"/g,
    (whole, kind, link, anchor) => {
      const target = link === '' ? page : posix.join(posix.dirname(page), link);
      const other = pages.get(target);
      if (other === undefined) {
        if (!existsSync(join(root, target))) dead.push(`${page}: the link ${link} leads nowhere`);
        else if (statSync(join(root, target)).isFile()) files.add(target);
        else return `${kind}="${posix.relative(posix.dirname(addressOf(page)), addressOf(FIRST))}"`;
      } else if (anchor && !other.headings.some(({ id }) => id === anchor))
        dead.push(`${page}: ${link}#${anchor} has no such heading`);
      const place = other === undefined ? target : addressOf(target);
      const path = posix.relative(posix.dirname(addressOf(page)), place);
      return `${kind}="${link === '' ? '' : path}${anchor ? `#${anchor}` : ''}"`;
    },
  );
}

/** A board where a page speaks of one: the built page plays a match. */
function liveBoard(page, top) {
  const game =
    /^src\/games\/(\w+)\/rules/.exec(page)?.[1] ?? (page === 'docs/boards.md' ? 'punto' : undefined);
  if (game === undefined) return '';
  return `<details class="live"><summary>Play it here</summary><iframe loading="lazy" title="A match of ${game}" src="${top}demo/index.html#/play/${game}?seats=${game === 'jericho' ? 3 : 2}&amp;bots=easy&amp;seed=docs"></iframe></details>`;
}

function layOut(rendered, html) {
  const { page, title, headings } = rendered;
  const top = '../'.repeat(addressOf(page).split('/').length - 1);
  const entrances = ENTRANCES.map(([name, id]) => `<a href="${top}index.html#${id}">${name}</a>`).join('');
  const sections = headings.filter(({ depth }) => depth === 2);
  const contents = sections
    .map(({ id, html: name }) => `<li><a href="#${id}">${plain(name)}</a></li>`)
    .join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Tavola</title>
<link rel="stylesheet" href="${top}docs.css">
<script type="module" src="${top}search.js" data-top="${top}"></script>
<a class="skip" href="#content">Skip to the text</a>
<header><a class="home" href="${top}index.html">Tavola</a><nav aria-label="Entrances">${entrances}</nav>
<search><label>Search <input type="search" id="search" autocomplete="off"></label><ol id="found" hidden></ol></search></header>
<div class="page">${sections.length > 2 ? `<nav class="contents" aria-label="On this page"><ul>${contents}</ul></nav>` : ''}
<main id="content">${html}${liveBoard(page, top)}</main></div>
</html>
`;
}

/** One entry for each section: where it is, its name, and its words. */
const indexOf = ({ page, html, title }) =>
  html.split(/(?=<h[1-3] id=)/).flatMap((part) => {
    const [, id, name] = /^<h\d id="([^"]*)">(.*?) <a /.exec(part) ?? [];
    const text = plain(part.replace(/^<h\d.*\n/, ''))
      .replaceAll(/\s+/g, ' ')
      .slice(0, 4000);
    return id === undefined ? [] : [{ at: `${addressOf(page)}#${id}`, page: title, name: plain(name), text }];
  });

function buildSite() {
  rmSync(SITE, { recursive: true, force: true });
  const pages = new Map(listPages().map((page) => [page, render(page)]));
  const files = new Set();
  const dead = [];
  const write = (path, text) => {
    mkdirSync(dirname(join(SITE, path)), { recursive: true });
    writeFileSync(join(SITE, path), text);
  };
  for (const rendered of pages.values())
    write(addressOf(rendered.page), layOut(rendered, resolveLinks(rendered, pages, files, dead)));
  for (const file of files) cpSync(join(root, file), join(SITE, file));
  for (const file of readdirSync(LOOK)) cpSync(join(LOOK, file), join(SITE, file));
  write('index.json', JSON.stringify([...pages.values()].flatMap(indexOf)));
  for (const link of dead) console.log(link);
  console.log(`${pages.size} pages, ${dead.length} dead links`);
  return dead.length === 0;
}

const TYPES = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

function serve(port) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://host');
    const file = join(SITE, decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    if (!file.startsWith(SITE) || !existsSync(file))
      return response.writeHead(404).end('There is no such page.');
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  server.listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/`));
}

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, port: { type: 'string', default: '8090' } },
});
const isGood = buildSite();
if (!isGood) process.exitCode = 1;
if (!values.check) {
  buildStatic(join(SITE, 'demo'));
  serve(Number(values.port));
}
