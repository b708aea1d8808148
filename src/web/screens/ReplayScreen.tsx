/** A finished match of this browser, or of a file that was opened. */
import { isFlaw } from '../../core/index.ts';
import { GAMES } from '../../games/rules.ts';
import { keptMatch } from '../device/keptMatches.ts';
import { openedFile } from '../device/openedFile.ts';
import { listed } from '../games/index.ts';
import { historyOfFile, historyOfRecord } from '../session/history.ts';
import { Replay } from '../session/replay.ts';
import { type Loaded, LoadedTable } from '../table/LoadedTable.tsx';
import { usePage } from '../words/index.ts';

const NO_MATCH: Loaded = { missing: () => usePage().noMatch };

async function loadKept(id: string): Promise<Loaded> {
  const kept = keptMatch(id);
  const entry = kept === undefined ? undefined : listed(kept.game);
  if (kept === undefined || entry === undefined) return NO_MATCH;
  const [game, screen] = await Promise.all([GAMES[kept.game]!(), entry.load()]);
  if (kept.version !== game.version || !kept.over) return { missing: () => usePage().badMatch };
  const history = historyOfRecord(game, kept.config, kept.seed, kept.actions);
  return { session: new Replay(history, screen, kept.sitters) };
}

async function loadFile(text: string): Promise<Loaded> {
  const history = await historyOfFile(text);
  if (!isFlaw(history)) return { session: new Replay(history, await listed(history.game.id)!.load(), []) };
  const { transcript, line, clause, message } = history;
  return {
    missing: () =>
      transcript ? usePage().badFile(line, clause, message) : usePage().notOurFile(line, message),
  };
}

async function load(id: string | undefined, text: string | undefined): Promise<Loaded> {
  try {
    if (id !== undefined) return await loadKept(id);
    return text === undefined ? NO_MATCH : await loadFile(text);
  } catch (error) {
    return { missing: () => usePage().notOurFile(1, String(error)) };
  }
}

export function ReplayScreen({ id }: { readonly id: string | undefined }) {
  const file = openedFile.value;
  return <LoadedTable of={id ?? file} load={() => load(id, file?.text)} />;
}
