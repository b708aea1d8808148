/** `tavola` without arguments in a terminal: asks for a game, seats and opponents. */
import { botNames } from '../../bots/index.ts';
import type { Game, Option, Language } from '../../core/index.ts';
import type { GameInfo } from '../../games/gameInfo.ts';
import { GAMES } from '../../games/index.ts';
import { GAME_LOADERS } from '../../games/gameLoaders.ts';
import { nameLevel } from '../../messages/index.ts';
import { loadTerminalMessages, type TerminalMessages } from '../../terminal/messages/index.ts';
import { parseTableConfig, UsageError } from '../console/arguments.ts';
import { usualBot } from './seating.ts';
import type { Screen } from '../console/terminal.ts';

export interface MatchChoice {
  readonly game: Game;
  readonly seats: number;
  readonly bot: string;
  readonly options: readonly string[];
}

async function askUntil<T>(
  screen: Screen,
  question: string,
  understand: (typed: string) => T | undefined,
  otherwise: string,
): Promise<T | null> {
  screen.print(question);
  for (;;) {
    const typed = (await screen.prompt('>'))?.trim();
    if (typed === undefined || typed === 'quit' || typed === 'exit') return null;
    const understood = understand(typed);
    if (understood !== undefined) return understood;
    if (otherwise !== '') screen.print(otherwise);
  }
}

async function chooseGame(screen: Screen, language: Language, says: TerminalMessages): Promise<Game | null> {
  for (const [i, { title, seats, about }] of GAMES.entries())
    screen.print(
      `${i + 1}  ${screen.paint('bold', title)} (${says.seatCounts(...seats)}). ${about[language]}`,
    );
  const pick = (typed: string): GameInfo | undefined =>
    GAMES.find(({ id }, i) => typed === `${i + 1}` || typed.toLowerCase() === id);
  const chosen = await askUntil(screen, says.chooseGame, pick, says.choices(GAMES.map((_, i) => `${i + 1}`)));
  return chosen === null ? null : GAME_LOADERS[chosen.id]!();
}

function example(option: Option): string {
  if (option.kind === 'flag') return `${option.id}=${!option.default}`;
  if (option.kind === 'number')
    return `${option.id}=${option.default === option.max ? option.min : option.max}`;
  return `${option.id}=${option.values.find((value) => value !== option.default) ?? option.default}`;
}

async function chooseOptions(
  screen: Screen,
  game: Game,
  seats: number,
  says: TerminalMessages,
): Promise<readonly string[] | null> {
  const open = game.options.filter((option) => option.seats === undefined || option.seats.includes(seats));
  if (open.length === 0) return [];
  const understand = (typed: string): readonly string[] | undefined => {
    const pairs = typed.split(/[\s,]+/).filter((pair) => pair !== '');
    try {
      parseTableConfig(game, `${seats}`, pairs);
      return pairs;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      screen.print(error.message);
      return undefined;
    }
  };
  return askUntil(screen, says.chooseOptions(open.map(example)), understand, '');
}

export async function chooseMatch(screen: Screen, language: Language): Promise<MatchChoice | null> {
  const says = await loadTerminalMessages(language);
  const game = await chooseGame(screen, language, says);
  if (game === null) return null;
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => `${min + i}`);
  const inRange = (typed: string): number | undefined => {
    const seats = typed === '' ? min : Number(typed);
    return Number.isInteger(seats) && seats >= min && seats <= max ? seats : undefined;
  };
  const seats =
    min === max
      ? min
      : await askUntil(screen, says.chooseSeats(min, max, min), inRange, says.choices(counts));
  if (seats === null) return null;
  const names = botNames(game.id);
  const level = (name: string): string => nameLevel(says.levels, name);
  const usual = usualBot(game);
  const pick = (typed: string): string | undefined =>
    typed === '' ? usual : names.find((name) => [name, level(name)].includes(typed.toLowerCase()));
  const levels = names.map(level);
  const bot = await askUntil(screen, says.chooseLevel(levels, level(usual)), pick, says.choices(levels));
  if (bot === null) return null;
  const options = await chooseOptions(screen, game, seats, says);
  return options === null ? null : { game, seats, bot, options };
}
