/** A match of this browser, of a file that was opened, or of a link. */
import { isFlaw, isLinkFlaw, linkedGame, NOBODY, unpackRecord } from '../../core/index.ts';
import { GAMES } from '../../games/rules.ts';
import { address } from '../device/address.ts';
import { hidesCards } from '../device/dailies.ts';
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
  if (kept.version !== game.version) return { missing: () => usePage().badMatch };
  const history = historyOfRecord(game, kept.config, kept.seed, kept.actions);
  if (kept.over && !hidesCards(kept))
    return { session: new Replay(history, screen, kept.sitters, { record: kept, keptAs: id }) };
  // A running match is seen as far as the one person here may know it; of several nobody sees another's hand.
  const persons = kept.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const eyes = persons.length === 1 ? persons[0]! : null;
  return { session: new Replay(history, screen, kept.sitters, { eyes }) };
}

/** A match that somebody sent as a link. */
async function loadLink(text: string): Promise<Loaded> {
  const entry = listed(linkedGame(text));
  if (entry === undefined) return { missing: () => usePage().noMatch };
  const [game, screen] = await Promise.all([GAMES[entry.id]!(), entry.load()]);
  const record = unpackRecord(game, text);
  if (isLinkFlaw(record)) return { missing: () => usePage().notOurFile(1, record.message) };
  const history = historyOfRecord(game, record.config, record.seed, record.actions);
  const isOver = history.moments.at(-1)!.toAct === NOBODY;
  return { session: new Replay(history, screen, [], isOver ? { record } : { eyes: null }) };
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

/** At the step that the address names. */
async function load(id: string | undefined, text: string | undefined, step: string | null): Promise<Loaded> {
  try {
    const loaded =
      id === undefined
        ? text === undefined
          ? NO_MATCH
          : await loadFile(text)
        : await (id.includes('.') ? loadLink(id) : loadKept(id));
    if ('session' in loaded && step !== null && /^\d{1,5}$/.test(step))
      loaded.session.steps?.goTo(Number(step));
    return loaded;
  } catch (error) {
    return { missing: () => usePage().notOurFile(1, String(error)) };
  }
}

export function ReplayScreen({ id }: { readonly id: string | undefined }) {
  const file = openedFile.value;
  const step = address.value.query.get('at');
  return <LoadedTable of={id ?? file} load={() => load(id, file?.text, step)} />;
}
