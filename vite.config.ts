import { defineConfig } from 'vite';

/** The command line as plain modules for Node; games, words and boards stay apart and are loaded when asked for. */
export default defineConfig({
  // Plots are drawn when a report is written; nobody should install d3 for that.
  ssr: {
    noExternal: [
      /^@observablehq\//,
      /^d3(-.*)?$/,
      /^(internmap|delaunator|robust-predicates|isoformat)$/,
      /^(interval-tree-1d|binary-search-bounds)$/,
    ],
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: {
        cli: 'src/cli/main.ts',
        simWorker: 'src/cli/simulate/simWorker.ts',
        labWorker: 'src/cli/lab/labWorker.ts',
        mineWorker: 'src/cli/puzzles/mineWorker.ts',
        outsideWorker: 'src/cli/bots/outsideWorker.ts',
        botWorker: 'src/server/bots/botWorker.ts',
        checkWorker: 'src/server/daily/verifierWorker.ts',
        storageWorker: 'src/server/storage/sqliteWorker.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Constants stay constants: the engine of Node 20 runs the rules a fifth faster for it.
        topLevelVar: false,
      },
    },
  },
});
