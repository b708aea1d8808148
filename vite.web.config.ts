import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { invitationPicture } from './scripts/invitationPicture.js';

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

/** The picture that the server shows of a shared link. */
function pictureLinks(): Plugin {
  return {
    name: 'picture-links',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'invitation.png', source: invitationPicture() });
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

const AT_TABLES =
  /\/src\/(core\/(chacha20|exactJson|rng|seats|seed|sha256)|web\/ui\/\w+\/(Dialog|flip|measure|MessagePage|rovingFocus|saveFile|tableContext))\.tsx?$/;

/** The page: every game, every language and the bots are chunks of their own, loaded when asked for. */
export default defineConfig({
  root: join(import.meta.dirname, 'src/web'),
  base: './',
  plugins: [pictureLinks(), keepOffline(), showKit()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
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
        // On a slow device every request costs as much as some kilobytes of code: what the first page surely needs is one file, and
        // so are the small parts, without styles, that every table needs and the first page does not.
        codeSplitting: {
          groups: [
            { name: 'page', tags: ['$initial'], priority: 1 },
            { name: 'atTables', test: AT_TABLES },
          ],
        },
      },
    },
  },
});
