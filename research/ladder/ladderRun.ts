/** A run of the ladder. Each pairing is printed and saved as soon as it ends. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Game } from '../../src/core/index.ts';
import { UsageError } from '../../src/cli/console/arguments.ts';
import { columns } from '../../src/cli/console/output.ts';
import { playRung, formatPairing, playableRungs, type Rung, formatRow, RUNGS } from './ladder.ts';
import { crossTable, ladderText, updatePage, type Row, findRows } from './ladderPage.ts';
import { gameTitle } from '../../src/games/gameTitles.ts';

/** The fingerprints of bots that `npm run check` compares with the ladder's page. */
interface Fingerprints {
  pairFingerprint(game: string, bot: string, against: string): Promise<string>;
}

/** From the script, which is not bundled; it is as far from this folder as from build/research. */
function loadFingerprints(): Promise<Fingerprints> {
  const script = new URL('../../scripts/fingerprint.js', import.meta.url).href;
  return import(/* @vite-ignore */ script) as Promise<Fingerprints>;
}

export interface LadderPlan {
  readonly games: number;
  readonly seed: string;
  readonly jobs: number;
  readonly code: string;
  readonly file?: string;
  /** Skips pairings that the page already has for the present bots. */
  readonly resume: boolean;
  readonly wants: (rung: Rung) => boolean;
  /** Instead of the list: the one pairing to play. */
  readonly instead?: (game: Game) => Rung;
}

function readPage(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw new UsageError(`option --write: cannot read ${path} (${(error as Error).message})`);
  }
}

function writePage(path: string, page: string): void {
  try {
    writeFileSync(path, page);
  } catch (error) {
    throw new UsageError(`option --write: cannot write ${path} (${(error as Error).message})`);
  }
}

/** The column of the fingerprint. */
const FINGERPRINT = 8;

const rowFor = (rows: readonly Row[], [seats, bot, against]: readonly string[]): Row | undefined =>
  rows.find((row) => row[0] === seats && row[1] === bot && row[2] === against);

const rungsIn = (game: Game, plan: LadderPlan): Rung[] =>
  plan.instead === undefined ? playableRungs(game) : [plan.instead(game)];

async function climbGame(game: Game, plan: LadderPlan, say: (text: string) => void): Promise<void> {
  const title = gameTitle(game.id);
  const rungs = rungsIn(game, plan);
  const pairings = rungs.map((rung) => formatPairing(game, rung));
  const written = plan.file === undefined ? [] : findRows(readPage(plan.file), title);
  const fingerprints = plan.file === undefined ? undefined : await loadFingerprints();
  const rows: Row[] = [];
  // The source may change during the matches, so the fingerprints are taken first.
  const wanted = await Promise.all(
    rungs.filter(plan.wants).map(async (rung) => {
      const fingerprint = await fingerprints?.pairFingerprint(game.id, rung.bot, rung.against);
      return { rung, fingerprint: fingerprint ?? '' };
    }),
  );
  for (const { rung, fingerprint } of wanted) {
    const row = rowFor(written, formatPairing(game, rung));
    if (plan.resume && row?.[FINGERPRINT] === fingerprint) continue;
    const result = await playRung(game, rung, plan.games, plan.seed, plan.jobs);
    const played = formatRow(game, result, plan.code, fingerprint);
    rows.push(played);
    say(`${game.id}\n${ladderText([played])}`);
    if (plan.file !== undefined)
      writePage(plan.file, updatePage(readPage(plan.file), title, played, pairings, RUNGS));
  }
  const all = plan.file === undefined ? rows : findRows(readPage(plan.file), title);
  if (all.length > 0) say(`\n${title}\n${ladderText(all)}\n\n${columns(crossTable(all, RUNGS))}`);
}

export async function runLadder(
  games: readonly Game[],
  plan: LadderPlan,
  say: (text: string) => void,
): Promise<void> {
  // Fails on a wrong path before hours of work.
  if (plan.file !== undefined) writePage(plan.file, readPage(plan.file));
  if (!games.some((game) => rungsIn(game, plan).some(plan.wants)))
    throw new UsageError('option --bots, --seats: the ladder has no such pairing; leave them out to see all');
  for (const game of games) await climbGame(game, plan, say);
}
