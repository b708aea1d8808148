/** The player's choices for a new table, and the start of the match. */
import { signal } from '@preact/signals';
import {
  type Config,
  type Game,
  type Option,
  type OptionValues,
  parseConfig,
  type Player,
} from '../../../core/index.ts';
import type { ErrorCode } from '../../../protocol/index.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { type ListedGame, loadRules } from '../../match/games/index.ts';
import { chooseLevel } from '../../match/session/opponents.ts';
import { findSavedMatch } from '../../match/storage/savedMatches.ts';
import type { OnlineTableOptions } from '../../online/newTable/openOnlineTable.ts';
import { goTo } from '../../ui/browser/address.ts';
import { isNetworkError } from '../../ui/browser/faults.ts';
import { myName } from '../../ui/browser/settings.ts';
import {
  chooseOtherBot,
  createRows,
  type SetupRow,
  toOnlineLevel,
  toLocalRow,
  toOnlineRow,
  toOnlineRows,
} from './setupRows.ts';

export const TABLE_PLACES = ['here', 'elsewhere'] as const;
export type TablePlace = (typeof TABLE_PLACES)[number];

export type TableSetup = ReturnType<typeof createTableSetup>;

/** The choices of a new visitor, or those of the match named by `from` in the query. */
export function createTableSetup(entry: ListedGame, query: URLSearchParams) {
  const from = query.get('from');
  const saved = from === null ? undefined : findSavedMatch(from);
  const isOnline = query.has('online');
  const rows = createRows(entry.id, entry.seats[0], saved?.sitters).map((row) =>
    query.has('here') && row.who === 'bot' ? { ...row, who: 'other' as const } : row,
  );
  const defaults = (entry.options ?? []).map((option) => [option.id, option.default] as const);
  return {
    entry,
    where: signal<TablePlace>(isOnline ? 'elsewhere' : 'here'),
    rows: signal<readonly SetupRow[]>(isOnline ? rows.map(toOnlineRow) : rows),
    options: signal<OptionValues>(saved?.config.options ?? Object.fromEntries(defaults)),
    start: signal<number | null>(null),
    curtain: signal(saved?.curtain ?? true),
    help: signal(saved?.help ?? true),
    seed: signal(''),
    online: signal<OnlineTableOptions>({ time: null, listed: false, watch: false, showHands: true }),
    isOpening: signal(false),
    trouble: signal<ErrorCode | 'noServer' | null>(null),
  };
}

export const isLocal = ({ where }: TableSetup): boolean => where.value === 'here';

/** Rated tables share all options but these. */
export function isFixed({ where, online }: TableSetup, option: Option): boolean {
  const { rated } = online.value;
  return where.value === 'elsewhere' && rated !== undefined && !rated.includes(option.id);
}

export const getOptionValue = (setup: TableSetup, option: Option): OptionValues[string] =>
  isFixed(setup, option) ? option.default : setup.options.value[option.id]!;

export const fitsSeats = ({ rows }: TableSetup, option: Option): boolean =>
  option.seats === undefined || option.seats.includes(rows.value.length);

export function changeRow({ rows }: TableSetup, seat: number, row: SetupRow): void {
  // A seat that becomes a bot's gets a bot.
  const isNew = row.who === 'bot' && rows.value[seat]?.who !== 'bot';
  rows.value = rows.value.with(
    seat,
    isNew ? { ...row, person: chooseOtherBot(rows.value, row.person) } : row,
  );
}

export function replaceBot({ rows }: TableSetup, seat: number): void {
  const row = rows.value[seat]!;
  rows.value = rows.value.with(seat, { ...row, person: chooseOtherBot(rows.value, row.person) });
}

export function addSeat(setup: TableSetup): void {
  const { entry, rows } = setup;
  const person = chooseOtherBot(rows.value, rows.value.at(-1)?.person ?? '');
  const who = isLocal(setup) ? 'bot' : 'other';
  const level = rows.value.find((row) => row.who === 'bot')?.level ?? chooseLevel(entry.id);
  rows.value = [
    ...rows.value,
    { who, name: '', person, level: isLocal(setup) ? level : toOnlineLevel(level) },
  ];
}

export function choosePlace({ where, rows, trouble }: TableSetup, chosen: TablePlace): void {
  if (where.value === chosen) return;
  where.value = chosen;
  trouble.value = null;
  rows.value = chosen === 'here' ? rows.value.map(toLocalRow) : toOnlineRows(rows.value);
}

/** Starts a match on this device or opens an online table, and shows it. */
export async function startTable(setup: TableSetup): Promise<void> {
  if (setup.isOpening.value) return;
  setup.isOpening.value = true;
  try {
    const game = await loadRules(setup.entry.id);
    const config = readConfig(setup, game);
    const mine = setup.rows.value.find(({ who }) => who === 'me');
    if (mine !== undefined) myName.value = mine.name.trim();
    if (isLocal(setup)) await startLocalMatch(setup, game, config);
    else await openOnline(setup, config);
  } finally {
    setup.isOpening.value = false;
  }
}

function readConfig(setup: TableSetup, game: Game): Config {
  const { entry, rows, start } = setup;
  const seats = rows.value.length;
  const chosen = start.value;
  const config = parseConfig(game, {
    seats,
    start: chosen === null || !isLocal(setup) || chosen >= seats ? null : chosen,
    options: Object.fromEntries(
      (entry.options ?? []).map((option) => [
        option.id,
        fitsSeats(setup, option) ? getOptionValue(setup, option) : option.default,
      ]),
    ),
  });
  if ('expected' in config) throw new Error(`${config.at}: expected ${config.expected}`);
  return config;
}

async function openOnline({ entry, rows, online, trouble }: TableSetup, config: Config): Promise<void> {
  // The player's own seat, or else the first that is not a bot's.
  const own = ['me', 'other', 'bot'].map((kind) => rows.value.findIndex(({ who }) => who === kind));
  const seat = own.find((found) => found !== -1)!;
  const name = rows.value[seat]!.name.trim();
  const bots = rows.value.flatMap(({ who, level }, at) =>
    who === 'bot' && at !== seat ? [{ seat: at, level }] : [],
  );
  try {
    const { openOnlineTable } = await import('../../online/newTable/openOnlineTable.ts');
    const beside = rows.value.flatMap(({ who, name: other }, at) =>
      who === 'beside' ? [{ seat: at, name: other.trim() || getPageMessages().player(at + 1) }] : [],
    );
    const opening = { ...online.value, game: entry.id, config, seat, bots, beside };
    goTo(
      't',
      await openOnlineTable({ ...opening, name: name === '' ? getPageMessages().player(seat + 1) : name }),
    );
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    trouble.value = (error as { readonly code?: ErrorCode | null }).code ?? 'noServer';
  }
}

async function startLocalMatch(setup: TableSetup, game: Game, config: Config): Promise<void> {
  const { entry, rows, seed, curtain, help } = setup;
  const [{ createMatch }, { levelToPlay }] = await Promise.all([
    import('../../match/session/createMatch.ts'),
    import('../../match/session/adaptiveStrength.ts'),
  ]);
  const sitters = rows.value.map(({ who, name, person, level }): Player =>
    who === 'bot'
      ? { kind: 'bot', name: person, level: levelToPlay(entry.id, level) }
      : { kind: 'person', name: name.trim() },
  );
  const match = createMatch(game, {
    config,
    sitters,
    seed: seed.value.trim(),
    curtain: curtain.value,
    help: help.value,
  });
  goTo('match', match.id);
}
