/** A match to be gone through: one of this browser, of a file that was opened, or of a link. */
import {
  isFlaw,
  isLinkFlaw,
  type LinkFlaw,
  linkedGame,
  type MatchRecord,
  NOBODY,
  unpackRecord,
} from '../../../core/index.ts';
import { addressOf } from '../../ui/browser/address.ts';
import { hidesCards } from '../../match/storage/dailyTries.ts';
import { keptMatch } from '../../match/storage/savedMatches.ts';
import { listed, loadRules } from '../../match/games/index.ts';
import { courseOf, type History, historyOfFile, historyOfRecord } from '../../match/session/history.ts';
import { Replay } from './replay.ts';
import { canReplay, damagedMatch } from '../../match/session/damagedMatch.ts';
import { sharingWords, type SharingWords } from '../sharing/messages/index.ts';
import type { Loaded } from '../../match/table/LoadedTable.tsx';
import { usePage } from '../../i18n/index.ts';

const NO_MATCH: Loaded = { missing: () => usePage().noMatch };

async function loadKept(id: string): Promise<Loaded> {
  const kept = keptMatch(id);
  const entry = kept === undefined ? undefined : listed(kept.game);
  if (kept === undefined || entry === undefined) return NO_MATCH;
  const [game, screen] = await Promise.all([loadRules(kept.game), entry.load()]);
  if (!canReplay(game, kept)) return damagedMatch(id);
  const history = historyOfRecord(game, kept.config, kept.seed, kept.actions);
  if (kept.over && !hidesCards(kept))
    return { session: new Replay(history, screen, kept.sitters, { record: kept, keptAs: id }) };
  // A running match is seen as far as the one person here may know it; of several nobody sees another's hand.
  const persons = kept.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const eyes = persons.length === 1 ? persons[0]! : null;
  const live = addressOf('match', id);
  return { session: new Replay(history, screen, kept.sitters, kept.over ? { eyes } : { eyes, live }) };
}

/** What is wrong with a link, said to people. */
const LINK_FLAWS = {
  form: 'linkDamaged',
  damaged: 'linkDamaged',
  game: 'linkCannotBe',
  version: 'linkOfOtherRules',
  table: 'linkCannotBe',
  decisions: 'linkCannotBe',
} as const satisfies { readonly [F in LinkFlaw['flaw']]: keyof SharingWords };

/** A match that somebody sent as a link. */
async function loadLink(text: string): Promise<Loaded> {
  const entry = listed(linkedGame(text));
  if (entry === undefined) return { missing: () => usePage().noGame };
  const [game, screen] = await Promise.all([loadRules(entry.id), entry.load()]);
  const record = unpackRecord(game, text);
  if (isLinkFlaw(record)) {
    const words = await sharingWords();
    return { missing: () => words()[LINK_FLAWS[record.flaw]] };
  }
  const history = historyOfRecord(game, record.config, record.seed, record.actions);
  const isOver = history.moments.at(-1)!.toAct === NOBODY;
  return { session: new Replay(history, screen, [], isOver ? { record } : { eyes: null }) };
}

/** The record of a file's match, if its deal comes from its seed: written down it is the same match again. */
function recordOf(history: History, seed: string): MatchRecord | null {
  const { game, config } = history;
  const actions = courseOf(history, seed)?.decisions;
  if (actions === undefined) return null;
  const record = { game: game.id, version: game.version, config, seed, actions };
  const again = historyOfRecord(game, config, seed, actions);
  return JSON.stringify(again.moments.map(({ state }) => state)) ===
    JSON.stringify(history.moments.map(({ state }) => state))
    ? record
    : null;
}

async function loadFile(text: string): Promise<Loaded> {
  const history = await historyOfFile(text);
  if (!isFlaw(history)) {
    const screen = await listed(history.game.id)!.load();
    return { session: new Replay(history, screen, [], { record: recordOf(history, history.seed ?? '') }) };
  }
  const { transcript, line, clause, message } = history;
  return { missing: () => (transcript ? usePage().badFile(line, clause, message) : usePage().notOurFile) };
}

/** What an address leads to: a match of this browser, or one that is written in it; without either, the file that was opened. */
export async function loadReplay(id: string | undefined, text: string | undefined): Promise<Loaded> {
  try {
    if (id !== undefined) return await (id.includes('.') ? loadLink(id) : loadKept(id));
    return text === undefined ? NO_MATCH : await loadFile(text);
  } catch {
    return { missing: () => usePage().notOurFile };
  }
}
