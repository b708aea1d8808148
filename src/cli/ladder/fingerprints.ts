/** The fingerprints of bots that `npm run check` compares with the ladder's page. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../console/arguments.ts';
import { packageFolder } from '../console/version.ts';

interface Fingerprints {
  pairFingerprint(game: string, bot: string, against: string): Promise<string>;
}

export async function loadFingerprints(): Promise<Fingerprints> {
  const script = join(packageFolder(), 'scripts/fingerprint.js');
  if (!existsSync(script)) throw new UsageError('option --write: only a checkout has a ladder to write');
  return (await import(/* @vite-ignore */ pathToFileURL(script).href)) as Fingerprints;
}
