import { defineConfig } from 'vite';
import { entryPoints } from './scripts/engine.js';

/**
 * The engine as a package: module by module under the names of the source, so that a bundler takes only what a program
 * uses and nothing else.
 */
export default defineConfig({
  build: {
    ssr: true,
    target: 'es2023',
    outDir: 'dist/modules',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: entryPoints().map((path) => `src/${path}`),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        topLevelVar: false,
      },
    },
  },
});
