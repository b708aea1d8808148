import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Writes the service worker that keeps every file of this build for a train without a network. */
function keepOffline(): Plugin {
  return {
    name: 'keep-offline',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => !name.endsWith('.html'));
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const source = readFileSync(join(import.meta.dirname, 'src/web/serviceWorker.js'), 'utf8')
        .replace('__VERSION__', JSON.stringify(version))
        .replace('__FILES__', JSON.stringify(['./', './manifest.webmanifest', './icon.svg', ...files]));
      this.emitFile({ type: 'asset', fileName: 'serviceWorker.js', source });
    },
  };
}

/** The page: every game, every language and the bots are chunks of their own, loaded when asked for. */
export default defineConfig({
  root: join(import.meta.dirname, 'src/web'),
  base: './',
  plugins: [keepOffline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { topLevelVar: false } },
  },
});
