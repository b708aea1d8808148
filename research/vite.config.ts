import { defineConfig, mergeConfig } from 'vite';
import product from '../vite.config.ts';

/** What has to run outside the tests; bundled like the product. */
export default defineConfig(() => {
  const config = mergeConfig(product, { build: { outDir: 'build/research' } });
  config.build.rolldownOptions.input = {
    ladder: 'research/ladder/main.ts',
    newcomer: 'research/ladder/newcomer.ts',
    adversary: 'research/ladder/adversary.ts',
    simWorker: 'src/cli/simulate/simWorker.ts',
    outsideWorker: 'src/cli/bots/outsideWorker.ts',
    selfPlay: 'research/learning/main.ts',
  };
  return config;
});
