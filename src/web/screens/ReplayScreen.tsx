/** A finished match of this browser, or of a file that was opened. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isFlaw } from '../../core/index.ts';
import { GAMES } from '../../games/index.ts';
import { keptMatch } from '../device/keptMatches.ts';
import { openedFile } from '../device/openedFile.ts';
import { listed } from '../games/index.ts';
import { replayFile, replayRecord } from '../session/replay.ts';
import { type LoadedReplay, ReplayPlayer } from '../table/ReplayPlayer.tsx';
import { Message } from '../ui/Message.tsx';
import { usePage } from '../words/index.ts';

/** The match of this browser with that id, or the file that was opened. */
async function load(
  id: string | undefined,
  says: ReturnType<typeof usePage>,
): Promise<LoadedReplay | string> {
  if (id !== undefined) {
    const kept = keptMatch(id);
    const entry = kept === undefined ? undefined : listed(kept.game);
    if (kept === undefined || entry === undefined) return says.noMatch;
    const [game, screen] = await Promise.all([GAMES[kept.game]!(), entry.load()]);
    if (kept.version !== game.version || !kept.over) return says.badMatch;
    return {
      replay: replayRecord(game, kept.config, kept.seed, kept.actions),
      screen,
      title: entry.title,
      sitters: kept.sitters,
    };
  }
  if (openedFile.value === null) return says.noMatch;
  const replay = await replayFile(openedFile.value.text);
  if (isFlaw(replay))
    return replay.transcript
      ? says.badFile(replay.line, replay.clause, replay.message)
      : says.notOurFile(replay.line, replay.message);
  const entry = listed(replay.game.id)!;
  return { replay, screen: await entry.load(), title: entry.title, sitters: [] };
}

export function ReplayScreen({ id }: { readonly id: string | undefined }) {
  const says = usePage();
  const loaded = useSignal<LoadedReplay | string | null>(null);
  useEffect(() => {
    loaded.value = null;
    void load(id, says)
      .catch((error: unknown) => says.notOurFile(1, String(error)))
      .then((what) => (loaded.value = what));
  }, [id, openedFile.value]);
  if (loaded.value === null) return <p class="loading">{says.loading}</p>;
  return typeof loaded.value === 'string' ? (
    <Message text={loaded.value} />
  ) : (
    <ReplayPlayer {...loaded.value} />
  );
}
