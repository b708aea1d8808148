import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Every file below a folder, as the page asks for it. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();

const worker = 'serviceWorker.js';
/** Of no use without a server, or kept under another name. */
const NOT_KEPT = [worker, 'index.html', 'invitation.png'];

/** Writes the service worker that keeps every file of this build for a train without a network. */
function keepOffline(): Plugin {
  return {
    name: 'keep-offline',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      // What only an app shop shows is not worth the room on a device.
      const files = filesIn(dir).filter((name) => !NOT_KEPT.includes(name) && !name.startsWith('screens/'));
      const hash = createHash('sha256').update(readFileSync(join(dir, 'index.html')));
      for (const name of files) hash.update(name);
      const source = readFileSync(join(import.meta.dirname, 'src/web/app', worker), 'utf8')
        .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace('__FILES__', JSON.stringify(['./', ...files]));
      writeFileSync(join(dir, worker), source);
    },
  };
}

/** In development the kit for boards has a page of its own, which is not built: /kit. */
function showKit(): Plugin {
  return {
    name: 'show-kit',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (request.url === '/kit') request.url = '/kit.html';
        next();
      });
    },
  };
}

/** A chunk with these modules and all that they import, except what an earlier chunk has. */
const chunk = (order: number, name: string, test: RegExp) => ({ name, test, priority: -order });

/** The first page, and little things that almost every page needs. */
const PAGE =
  /\/src\/(web\/app\/main|messages\/text|core\/(botNames|levels|player)|web\/i18n\/catalogue)\.tsx?$/;
/** The setup of a table, and what a game's messages import. */
const SETUP = /\/src\/(web\/solo\/setup\/MatchSetup|games\/\w+\/(messages\/\w{3,}))\.tsx?$/;
/** What a game's table draws first; one chunk for each game. */
const GAME = /\/src\/games\/(\w+)\/(?:rules|board)\/(?!examples|messages\/).*\.(?:tsx?|css)$/;
/** A game's bots and their networks; one chunk for each game. */
const BOTS = /\/src\/games\/(\w+)\/(?:bots\/(?!index)|rules\/).*\.ts$/;
/** The messages of a game's table, of every table and of the first page; one chunk each for every language. */
const MESSAGES =
  /\/src\/(?:games\/(\w+)\/(?!tutorial).*|web\/(match|insight\/explain)\/.*|web\/i18n\/messages)\/(de|en|fr|it)\.ts$/;

/** What tables and many other pages need. */
const SHARED =
  /\/valibot\/|\/src\/(core\/(exactJson|rng|seats|seed|onlineBotNames)|messages\/index|web\/ui\/components\/\w+)\.tsx?$/;
/** What tables, and pages about matches need. */
const MATCHES =
  /\/src\/(core\/(?!transcript|recordLink)\w+|web\/match\/(storage\/\w+|session\/(createMatch|history|damagedMatch)))\.ts$/;
const TABLE = /\/src\/web\/(solo\/local\/localScreens|ui\/(board|kit)\/\w+)\.(tsx?|css)$/;
/** Parts of a table that appear once its board is there; the statistics need those of `EXPLAIN`, too. */
const EXPLAIN = /\/src\/(explain\/\w+|web\/insight\/statistics\/countMatch)\.tsx?$/;
const BESIDE_TABLE =
  /\/src\/web\/(match\/(bots\/BotPhrases|table\/(Sounds|Reminder))|insight\/explain\/(Explain|WhyPanel))\.tsx$/;

const nameGame = (id: string): string | null => GAME.exec(id)?.[1] ?? null;

function nameMessages(id: string): string {
  const [, game, table, language] = MESSAGES.exec(id)!;
  return [game ?? (table === undefined ? 'messages' : 'table'), language].join('-');
}

/** The page: every game, every language and the bots are chunks of their own, loaded when asked for. */
export default defineConfig({
  root: join(import.meta.dirname, 'src/web'),
  base: './',
  plugins: [keepOffline(), showKit()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            chunk(1, 'bots', /\/src\/(bots|core)\//),
            { name: (id) => `${BOTS.exec(id)![1]}Bots`, debugName: 'gameBots', test: BOTS, priority: -2 },
          ],
        },
      },
    },
  },
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        topLevelVar: false,
        // On a slow connection every request costs as much as some kilobytes of code.
        codeSplitting: {
          groups: [
            chunk(1, 'page', PAGE),
            chunk(2, 'setup', SETUP),
            chunk(3, 'shared', SHARED),
            chunk(4, 'matches', MATCHES),
            // Club nights use these styles, but no table.
            chunk(5, 'tableStyle', /\/src\/web\/ui\/board\/table\.css$/),
            chunk(6, 'table', TABLE),
            chunk(7, 'explain', EXPLAIN),
            chunk(8, 'besideTable', BESIDE_TABLE),
            { name: nameGame, debugName: 'games', test: GAME, priority: -9 },
            { name: nameMessages, debugName: 'messages', test: MESSAGES, priority: -10 },
          ],
        },
      },
    },
  },
});
