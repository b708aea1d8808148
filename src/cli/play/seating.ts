/** The players and bots of a match in a terminal, seat by seat. */
import { loadReasons, loadReasonWords } from '../../explain/index.ts';
import type { Bot } from '../../bots/index.ts';
import {
  botAt,
  type Config,
  type Game,
  type Seed,
  type Sitter,
  SOMEBODY,
  type Language,
} from '../../core/index.ts';
import { loadTableWords, namesOf } from '../../messages/index.ts';
import { botCalled, expected, listed } from '../console/arguments.ts';
import { botNamesOf, isPath, OWN_FILE, strongestBotOf } from '../console/ownFiles.ts';
import { boardOf, rulesPageOf, wordsOf } from '../console/plainGame.ts';
import { titleOf } from '../../games/titles.ts';
import { OUTSIDE } from '../bots/outsideBot.ts';
import type { Sitting } from './play.ts';

const ME = 'me';

/** The default opponent: greedy where the game has it, else medium. */
export function usualBot(game: Game): string {
  return botNamesOf(game).find((name) => name === 'greedy') ?? 'medium';
}

/** `--bots` as typed: a bot's name or file, `me`, or a person's name, which begins with a capital letter. */
function sitter(game: Game, word: string): Sitter {
  const names = botNamesOf(game);
  if (names.includes(word) || word.startsWith(OUTSIDE) || isPath(word)) return botAt(word);
  if (word === ME) return SOMEBODY;
  if (word === '' || /^[a-z]/.test(word))
    throw expected(
      'option --bots',
      `any of ${names.join(', ')}, ${OWN_FILE}, ${OUTSIDE}COMMAND, me, or a Name`,
      word,
    );
  return { kind: 'person', name: word };
}

/** One sitter per seat. If all names are bots, one fewer than seats or without `--seats`, the player takes the first seat. */
export function sittersOf(game: Game, seats: number | undefined, typed: string | undefined): Sitter[] {
  if (typed === undefined) {
    const bot = usualBot(game);
    return Array.from({ length: seats ?? game.seats.min }, (_, seat) => (seat === 0 ? SOMEBODY : botAt(bot)));
  }
  const sitters = listed(typed).map((word) => sitter(game, word));
  const botsOnly = sitters.every(({ kind }) => kind === 'bot');
  if (botsOnly && (seats === undefined || sitters.length === seats - 1)) sitters.unshift(SOMEBODY);
  const { min, max } = game.seats;
  if (seats === undefined ? sitters.length < min || sitters.length > max : sitters.length !== seats)
    throw expected(
      'option --bots',
      seats === undefined ? `names for ${min} to ${max} seats` : `${seats} names, one per seat`,
      `${listed(typed).length}`,
    );
  return sitters;
}

export async function seat(
  game: Game,
  config: Config,
  seed: Seed,
  sitters: readonly Sitter[],
  language: Language,
  plain: boolean,
): Promise<Sitting> {
  const [words, says, board, adviser, rules, reasons, reasonWords, bots] = await Promise.all([
    wordsOf(game, language),
    loadTableWords(language),
    boardOf(game),
    strongestBotOf(game),
    rulesPageOf(game, language),
    loadReasons(game.id),
    loadReasonWords(game.id, language),
    Promise.all(
      sitters.map(async (sitter): Promise<Bot | null> =>
        sitter.kind === 'person' ? null : botCalled(game, config, sitter.level),
      ),
    ),
  ]);
  const names = namesOf(says, sitters);
  return {
    game,
    config,
    seed,
    title: titleOf(game.id),
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
