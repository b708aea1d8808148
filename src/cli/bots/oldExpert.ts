/** `expert` as of an earlier commit, for the ladder. `npm run old-expert` builds it; it is not part of the product. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Bot } from '../../bots/index.ts';

export const OLD_EXPERT = 'old-expert';

/** The path from the built command line, and from its source three folders below the root. */
const PLACES = ['../build/old-expert/dist/bots.js', '../../../build/old-expert/dist/bots.js'];

interface OldBots {
  loadBot(game: string, name: string): Promise<Bot>;
}

export async function loadOldExpert(game: string): Promise<Bot | undefined> {
  const place = PLACES.map((path) => new URL(path, import.meta.url)).find((url) =>
    existsSync(fileURLToPath(url)),
  );
  if (place === undefined) return undefined;
  const { loadBot } = (await import(/* @vite-ignore */ place.href)) as OldBots;
  const { choose } = await loadBot(game, 'expert');
  return { name: OLD_EXPERT, choose };
}
