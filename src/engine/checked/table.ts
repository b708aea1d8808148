import {
  type Action,
  type Config,
  type Game,
  isRefusal,
  type Judgement,
  type GameTypes,
  type MatchRecord,
  type Played,
  type Refusal,
  type Seat,
  type Seed,
  type State,
  Table as TrustingTable,
  type View,
} from '../../core/index.ts';
import { formatValue } from '../../core/validateGame.ts';
import { checkedConfig } from './config.ts';
import { checkGame, checkObject, argumentError } from './argumentChecks.ts';

/** Throws unless the seat is at the table. */
function checkSeat(where: string, { config }: TrustingTable, seat: Seat | null, orNull = ''): void {
  if (!Number.isInteger(seat) || (seat as Seat) < 0 || (seat as Seat) >= config.seats)
    throw argumentError(
      `${where}, argument seat`,
      `a seat from 0 to ${config.seats - 1}${orNull}`,
      formatValue(seat),
    );
}

/** Throws unless the value is a move of the game, legal or not. */
function checkMove<K extends GameTypes>(where: string, { id, moves }: Game<K>, move: K['move']): void {
  if (moves.parse(move) !== undefined) return;
  const types = new Set(Array.from({ length: moves.count }, (_, action) => moves.decode(action).type));
  throw argumentError(
    `${where}, argument move`,
    `a move of ${id} (its types are ${[...types].join(', ')}) such as ${formatValue(moves.decode(0))}`,
    formatValue(move),
  );
}

/**
 * The only way to change a match is `play` and `undo`. Only `judge` decides what is allowed. A refused decision changes nothing.
 * Arguments that no match could take (an unknown seat, a number that is no decision) throw an error that lists what is allowed.
 */
export class Table<K extends GameTypes = GameTypes> extends TrustingTable<K> {
  /** Deals from the seed, or uses `dealt`. */
  constructor(game: Game<K>, config: Config<K['options']>, seed: Seed, dealt?: State<K>) {
    checkGame('Table, argument game', game);
    const parsed = checkedConfig('Table, argument config', game, config);
    if (typeof seed !== 'string') throw argumentError('Table, argument seed', 'any text', formatValue(seed));
    super(game, parsed, seed, dealt);
  }

  override view(seat: Seat | null): View<K> {
    if (seat !== null) checkSeat('Table.view', this, seat, ', or null for a spectator');
    return super.view(seat);
  }

  override legal(seat: Seat): Action[] {
    checkSeat('Table.legal', this, seat);
    return super.legal(seat);
  }

  override judge(seat: Seat, action: Action): Judgement<K['reason']> {
    checkSeat('Table.judge', this, seat);
    return super.judge(seat, action);
  }

  override encodeMove(seat: Seat, move: K['move']): Action | Refusal<K['reason']> {
    checkSeat('Table.actionOf', this, seat);
    checkMove('Table.actionOf', this.game, move);
    return super.encodeMove(seat, move);
  }

  override play(seat: Seat, action: Action, isFilmed = false): Played<K> | Refusal<K['reason']> {
    checkSeat('Table.play', this, seat);
    const { count } = this.game.moves;
    if (!Number.isInteger(action) || action < 0 || action >= count)
      throw argumentError(
        'Table.play, argument action',
        `a whole number from 0 to ${count - 1} (table.legal(seat) lists those allowed now)`,
        formatValue(action),
      );
    return super.play(seat, action, isFilmed);
  }

  override playMove(seat: Seat, move: K['move']): Played<K> | Refusal<K['reason']> {
    checkSeat('Table.playMove', this, seat);
    checkMove('Table.playMove', this.game, move);
    return super.playMove(seat, move);
  }

  override canUndo(seat: Seat): boolean {
    checkSeat('Table.canUndo', this, seat);
    return super.canUndo(seat);
  }

  override undo(seat: Seat): Played<K> | undefined {
    checkSeat('Table.undo', this, seat);
    return super.undo(seat);
  }

  /** Replays a record and calls `watch` with every step. Throws an error that names the first wrong action. */
  static override replay<K extends GameTypes>(
    game: Game<K>,
    record: MatchRecord,
    watch?: (table: Table<K>, played: Played<K>) => void,
  ): Table<K> {
    checkGame('Table.replay, argument game', game);
    checkObject(
      'Table.replay, argument record',
      'a record with game, version, config, seed and actions',
      record,
    );
    const { actions } = record;
    const isAction = (one: unknown): boolean => Array.isArray(one) && one.length === 2;
    if (!Array.isArray(actions) || !actions.every(isAction))
      throw argumentError('Table.replay, record.actions', 'a list of [seat, action]', formatValue(actions));
    if (record.game !== game.id)
      throw argumentError('Table.replay, record.game', game.id, formatValue(record.game));
    if (record.version !== game.version)
      throw argumentError(
        'Table.replay, record.version',
        `version ${game.version} of the rules of ${game.id}`,
        formatValue(record.version),
      );
    const table = new Table(game, record.config, record.seed);
    for (const [number, [seat, action]] of actions.entries()) {
      const played = table.play(seat, action);
      if (isRefusal(played))
        throw new Error(`action ${number + 1} of seat ${seat} is refused by ${played.clause}`);
      watch?.(table, played);
    }
    return table;
  }
}
