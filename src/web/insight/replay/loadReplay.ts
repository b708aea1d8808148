/** Loads a replay from this browser, an opened file or a link. */
import {
  decodeRecord,
  isLinkFlaw,
  isTranscriptFlaw,
  type LinkFlaw,
  type MatchRecord,
  NO_SEATS,
  readGameId,
} from '../../../core/index.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { hidesCards } from '../../match/storage/dailyTries.ts';
import { findSavedMatch } from '../../match/storage/savedMatches.ts';
import { findListedGame, loadRules } from '../../match/games/index.ts';
import {
  canReplay,
  type History,
  readMatchFile,
  replayRecord,
  toReviewedMatch,
} from '../../match/session/history.ts';
import { Replay } from './replay.ts';
import { type SharingMessages, waitForSharingMessages } from '../sharing/messages/index.ts';
import { type LoadResult, showDamagedMatch } from '../../match/table/LoadedTable.tsx';
import { getPageMessages } from '../../i18n/index.ts';

const NO_MATCH: LoadResult = { missing: () => getPageMessages().noMatch };

async function loadSavedMatch(id: string): Promise<LoadResult> {
  const saved = findSavedMatch(id);
  const entry = saved === undefined ? undefined : findListedGame(saved.game);
  if (saved === undefined || entry === undefined) return NO_MATCH;
  const [game, screen] = await Promise.all([loadRules(saved.game), entry.load()]);
  if (!canReplay(game, saved)) return showDamagedMatch(id);
  const history = replayRecord(game, saved.config, saved.seed, saved.actions, saved.reshuffles);
  const match = buildHash('match', id);
  if (saved.over && !hidesCards(saved))
    return {
      session: new Replay(history, screen, saved.sitters, { record: saved, savedAs: id, resultPage: match }),
    };
  // A running match shows what its only person knows. With several people it shows no hand.
  const persons = saved.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const eyes = persons.length === 1 ? persons[0]! : null;
  const way = saved.over ? { resultPage: match } : { live: match };
  return { session: new Replay(history, screen, saved.sitters, { eyes, ...way }) };
}

const LINK_FLAWS = {
  form: 'linkDamaged',
  damaged: 'linkDamaged',
  game: 'linkCannotBe',
  version: 'linkOfOtherRules',
  table: 'linkCannotBe',
  decisions: 'linkCannotBe',
} as const satisfies { readonly [F in LinkFlaw['flaw']]: keyof SharingMessages };

async function loadLink(text: string): Promise<LoadResult> {
  const entry = findListedGame(readGameId(text));
  if (entry === undefined) return { missing: () => getPageMessages().noGame };
  const [game, screen] = await Promise.all([loadRules(entry.id), entry.load()]);
  const record = decodeRecord(game, text);
  if (isLinkFlaw(record)) {
    const messages = await waitForSharingMessages();
    return { missing: () => messages()[LINK_FLAWS[record.flaw]] };
  }
  const history = replayRecord(game, record.config, record.seed, record.actions);
  const isOver = history.moments.at(-1)!.toAct === NO_SEATS;
  return { session: new Replay(history, screen, [], isOver ? { record } : { eyes: null }) };
}

/** The record of a file, if its seed reproduces the file exactly. */
function rebuildRecord(history: History, seed: string): MatchRecord | null {
  const { game, config } = history;
  const actions = toReviewedMatch(history, seed)?.decisions;
  if (actions === undefined) return null;
  const record = { game: game.id, version: game.version, config, seed, actions };
  const again = replayRecord(game, config, seed, actions);
  return JSON.stringify(again.moments.map(({ state }) => state)) ===
    JSON.stringify(history.moments.map(({ state }) => state))
    ? record
    : null;
}

async function loadFile(text: string): Promise<LoadResult> {
  const history = await readMatchFile(text);
  if (!isTranscriptFlaw(history)) {
    const screen = await findListedGame(history.game.id)!.load();
    return {
      session: new Replay(history, screen, [], { record: rebuildRecord(history, history.seed ?? '') }),
    };
  }
  const { transcript, line, clause, message } = history;
  return {
    missing: () =>
      transcript ? getPageMessages().badFile(line, clause, message) : getPageMessages().notOurFile,
  };
}

/** The match of an address: saved here, or packed in it. Without either it is the opened file. */
export async function loadReplay(id: string | undefined, text: string | undefined): Promise<LoadResult> {
  if (id !== undefined) return id.includes('.') ? loadLink(id) : loadSavedMatch(id);
  return text === undefined ? NO_MATCH : loadFile(text);
}
