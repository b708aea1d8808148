/** The players and bots of a match in a terminal, seat by seat. */
import { loadExplainer, loadExplainMessages } from '../../explain/index.ts';
import type { Bot } from '../../bots/index.ts';
import {
  botPlayer,
  type Config,
  type Game,
  type Seed,
  type Player,
  ANONYMOUS_PLAYER,
  type Language,
} from '../../core/index.ts';
import { loadTerminalMessages, nameSeats } from '../../terminal/messages/index.ts';
import { expectedError, splitList } from '../console/arguments.ts';
import { loadNamedBot } from '../bots/namedBots.ts';
import { listBotNames, isPath, OWN_FILE, loadStrongestBot } from '../console/ownFiles.ts';
import { loadBoardFor, loadTerminalRules, loadMessagesFor } from '../console/plainGame.ts';
import { gameTitle } from '../../games/gameTitles.ts';
import { EXEC_PREFIX } from '../bots/outsideBot.ts';
import type { TerminalSetup } from './terminalMatch.ts';

const ME = 'me';

export function usualBot(game: Game): string {
  return listBotNames(game).find((name) => name === 'greedy') ?? 'medium';
}

/** A word of `--bots`: a bot's name or file, `me`, or a person's name, which begins with a capital letter. */
function parsePlayer(game: Game, word: string): Player {
  const names = listBotNames(game);
  if (names.includes(word) || word.startsWith(EXEC_PREFIX) || isPath(word)) return botPlayer(word);
  if (word === ME) return ANONYMOUS_PLAYER;
  if (word === '' || /^[a-z]/.test(word))
    throw expectedError(
      'option --bots',
      `any of ${names.join(', ')}, ${OWN_FILE}, ${EXEC_PREFIX}COMMAND, me, or a Name`,
      word,
    );
  return { kind: 'person', name: word };
}

/**
 * One player per seat. If all names are bots, one fewer than seats or without `--seats`, the person takes the first
 * seat.
 */
export function parsePlayers(game: Game, seats: number | undefined, typed: string | undefined): Player[] {
  if (typed === undefined) {
    const bot = usualBot(game);
    return Array.from({ length: seats ?? game.seats.min }, (_, seat) =>
      seat === 0 ? ANONYMOUS_PLAYER : botPlayer(bot),
    );
  }
  const sitters = splitList(typed).map((word) => parsePlayer(game, word));
  const botsOnly = sitters.every(({ kind }) => kind === 'bot');
  if (botsOnly && (seats === undefined || sitters.length === seats - 1)) sitters.unshift(ANONYMOUS_PLAYER);
  const { min, max } = game.seats;
  if (seats === undefined ? sitters.length < min || sitters.length > max : sitters.length !== seats)
    throw expectedError(
      'option --bots',
      seats === undefined ? `names for ${min} to ${max} seats` : `${seats} names, one per seat`,
      `${splitList(typed).length}`,
    );
  return sitters;
}

export async function seatPlayers(
  game: Game,
  config: Config,
  seed: Seed,
  sitters: readonly Player[],
  language: Language,
  plain: boolean,
): Promise<TerminalSetup> {
  const [words, says, board, adviser, rules, reasons, reasonWords, bots] = await Promise.all([
    loadMessagesFor(game, language),
    loadTerminalMessages(language),
    loadBoardFor(game),
    loadStrongestBot(game),
    loadTerminalRules(game, language),
    loadExplainer(game.id),
    loadExplainMessages(game.id, language),
    Promise.all(
      sitters.map(async (sitter): Promise<Bot | null> =>
        sitter.kind === 'person' ? null : loadNamedBot(game, config, sitter.level),
      ),
    ),
  ]);
  const names = nameSeats(says, sitters);
  return {
    game,
    config,
    seed,
    title: gameTitle(game.id),
    bots,
    adviser,
    why: reasons === undefined || reasonWords === undefined ? null : { reasons, words: reasonWords },
    names,
    words,
    says,
    board,
    plain,
    rules,
  };
}
