import {
  BOT_NAMES,
  type Config,
  type Game,
  type Level,
  LEVELS,
  type MatchRecord,
  parseConfig,
  type Player,
  type Seat,
} from '../../../core/index.ts';
import { myName } from '../../ui/browser/settings.ts';
import {
  createId,
  createSeed,
  type Occasion,
  type Reshuffle,
  type SavedMatch,
  saveMatch,
} from '../storage/savedMatches.ts';
import type { ReplayedRecord } from './history.ts';
import { adjustEvenBots, levelToPlay } from './adaptiveStrength.ts';
import { ADAPTIVE_LEVEL, chooseLevel, chooseOpponents } from './opponents.ts';

interface NewMatchOptions {
  readonly config: Config;
  readonly sitters: readonly Player[];
  readonly seed: string;
  readonly curtain: boolean;
  readonly help: boolean;
  readonly occasion?: Occasion | undefined;
  readonly actions?: MatchRecord['actions'];
  readonly reshuffles?: readonly Reshuffle[] | undefined;
}

export function createMatch(game: Game, wish: NewMatchOptions): SavedMatch {
  const { config, sitters, seed, curtain, help, occasion, actions = [], reshuffles } = wish;
  const match: SavedMatch = {
    id: createId(),
    game: game.id,
    version: game.version,
    config,
    seed: seed === '' ? createSeed() : seed,
    sitters: [...sitters],
    actions: actions.map(([seat, action]) => [seat, action]),
    at: Date.now(),
    over: false,
    curtain,
    help,
    ...(occasion === undefined ? {} : { occasion }),
    ...(reshuffles === undefined ? {} : { reshuffles }),
  };
  saveMatch(match);
  return match;
}

/** The same players and seats with a new deal, or bots of another level. A rematch of a daily deal or challenge is an ordinary match. */
export function createRematch(
  game: Game,
  { config, sitters, curtain, help }: SavedMatch,
  level?: Level,
): SavedMatch {
  const again = adjustEvenBots(game.id, sitters).map((sitter) =>
    level === undefined || sitter.kind === 'person' ? sitter : { ...sitter, level },
  );
  return createMatch(game, { config, sitters: again, seed: '', curtain, help });
}

/** A table from an address such as `#/play/GAME?seats=3&bots=easy&seed=abc&option.KEY=true`; undefined if it is invalid. */
export function createMatchFromAddress(game: Game, query: URLSearchParams): SavedMatch | undefined {
  const seats = Number(query.get('seats') ?? game.seats.min);
  const options = Object.fromEntries(
    [...query].flatMap(([key, value]) =>
      key.startsWith('option.') ? [[key.slice('option.'.length), parseOptionValue(value)]] : [],
    ),
  );
  const config = parseConfig(game, { seats, options });
  if ('expected' in config) return undefined;
  const persons = Number(query.get('persons') ?? 1);
  const seed = query.get('seed') ?? '';
  const usual = seed === '' ? chooseLevel(game.id) : 'medium';
  const level = [...LEVELS, ADAPTIVE_LEVEL].find((name) => name === query.get('bots')) ?? usual;
  // An address with a seed always opens the same match with the same bots.
  const people = seed === '' ? chooseOpponents(seats - persons) : BOT_NAMES.slice(persons);
  const sitters = Array.from({ length: seats }, (_, seat): Player =>
    seat < persons
      ? { kind: 'person', name: seat === 0 ? myName.value : '' }
      : { kind: 'bot', name: people[seat - persons]!, level: levelToPlay(game.id, level) },
  );
  return createMatch(game, { config, sitters, seed, curtain: true, help: true });
}

function parseOptionValue(text: string): boolean | string | number {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** A match that continues another from a step, with bots in the other seats. */
export function createMatchFrom(
  game: Game,
  { config, seed, actions, reshuffles }: ReplayedRecord,
  step: number,
  seat: Seat,
  sitters: readonly Player[],
): SavedMatch {
  const people = BOT_NAMES.filter((name) => !sitters.some((sitter) => sitter.name === name)).values();
  const seated = Array.from({ length: config.seats }, (_, other): Player => {
    if (other === seat) return { kind: 'person', name: myName.value };
    const sitter = sitters[other];
    if (sitter?.kind === 'bot') return sitter;
    return { kind: 'bot', name: people.next().value ?? BOT_NAMES[other]!, level: 'medium' };
  });
  return createMatch(game, {
    config,
    sitters: seated,
    seed,
    curtain: true,
    help: true,
    actions: actions.slice(0, step),
    reshuffles: reshuffles?.filter(({ at }) => at <= step),
  });
}
