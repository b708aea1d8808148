import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';

/** The four doors of the package, and of every house those of its rules and its bots. */
const doors = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(engine\/\w+|games\/\w+\/(rules|bots)\/index)\.ts$/.test(path))
  .map((path) => `src/${path}`);

/**
 * The engine as a package: module by module under the names of the source, so that whoever bundles a program takes what it
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
      input: doors,
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        topLevelVar: false,
      },
    },
  },
});
