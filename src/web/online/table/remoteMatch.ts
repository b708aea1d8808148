/** A match at a table elsewhere, as the screen sees it: what the server tells, and decisions repeated until it has them. */
import { computed, signal } from '@preact/signals';
import {
  type Action,
  castAt,
  type Frame,
  type Game,
  isRefusal,
  listSeats,
  NOBODY,
  type Refusal,
  sameData,
  type Seat,
  type Seats,
  type Sitter,
  type Update,
  type View,
} from '../../../core/index.ts';
import {
  type Decision,
  type Follower,
  type No,
  type Past,
  pastOf,
  pastSince,
  type Reel,
  type TableInfo,
  UNDO,
} from '../../../protocol/index.ts';
import type { Counts, Heard, Instead, Playing, Session } from '../../match/session/session.ts';
import { FilmPlayer } from '../../ui/board/framePlayer.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import type { History } from '../../match/session/history.ts';
import { historyHeard, historyOf, wholeOf } from './remoteHistory.ts';
import { keepSeen, placeAt, seenAt } from '../heldSeats.ts';
import { shownName } from '../displayNames.ts';

/** Of what was missed the last 12 decisions are shown, the quicker the more they are. */
const MOST_SHOWN = 12;
/** A server that is busy is asked again after 1.5 seconds. */
const PATIENCE = 1500;
/** An answer that takes longer is worth a word. */
const SLOW = 400;

interface Owed {
  readonly decision: Decision;
  readonly settle: (outcome: Update | Refusal | null) => void;
}

export interface Parts {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly follower: Follower;
  readonly missed: readonly Reel[];
  readonly send: (decision: Decision) => void;
  /** Asks for the whole view: what came could not be proved. */
  readonly look: () => void;
  /** Whether the person reads how the game is played. */
  readonly read: (is: boolean) => void;
  /** Says why something was not done, in words. */
  readonly refuse: (code: No['code']) => void;
}

/** What one decision told, and the version of the table it led to. */
interface Line extends Heard {
  readonly version: number;
  /** How it looked. */
  readonly film: readonly Frame[];
  /** Who decided, and who owes a decision since. */
  readonly actor: Seat;
  readonly toAct: Seats;
}

/** What keeps the seat that looks from playing, if anything does. */
function stillFor({ table: { ending, pause, sitters }, seat }: Follower): Instead | null {
  if (ending !== null) return ending === 'played' ? null : 'ended';
  if (seat !== null && sitters[seat]?.away !== null) return 'away';
  return pause.on ? 'paused' : null;
}

export const sittersOf = (table: Pick<TableInfo, 'id' | 'sitters'>): Sitter[] =>
  table.sitters.map(({ kind, name }, seat) =>
    kind === 'bot'
      ? { kind, name: castAt(table.id, seat), level: name }
      : { kind: 'person', name: shownName(table.id, seat, name) },
  );

export class RemoteMatch implements Session, Playing {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly config;
  readonly sitters;
  readonly update;
  readonly heard = signal<readonly Line[]>([]);
  readonly player: FilmPlayer;
  readonly isBusy;
  readonly playing: Playing = this;
  /** Nobody is helped at a table with others; what nobody has seen may be taken back. */
  readonly advise = null;
  /** Whether what happened since this seat last looked is being shown. */
  readonly isRecalling = signal(false);
  readonly #id: string;
  readonly #parts: Parts;
  #follower: Follower;
  readonly #owed = signal<Owed | null>(null);
  #again: ReturnType<typeof setTimeout> | undefined;
  /** An answer that comes at once needs no word. */
  readonly #isSlow = signal(false);
  #slow: ReturnType<typeof setTimeout> | undefined;
  readonly sending = computed<Action | null>(() => {
    const action = this.#owed.value?.decision[1] ?? UNDO;
    return action === UNDO ? null : action;
  });
  readonly instead = computed<Instead | null>(
    () => this.#still.value ?? (this.#isSlow.value ? 'sending' : null),
  );
  readonly counts = computed<Counts | null>(() => this.#countsAfter(this.update.value));
  readonly #still;
  /** What was there before the first decision that was heard of. */
  #first: View;

  constructor(parts: Parts) {
    const { game, screen, follower, missed } = parts;
    this.game = game;
    this.screen = screen;
    this.#parts = parts;
    this.#follower = follower;
    this.#id = follower.table.id;
    this.#first = this.#known.view;
    this.config = follower.table.config;
    this.sitters = signal<readonly Sitter[]>(sittersOf(follower.table));
    this.#still = signal(stillFor(follower));
    this.player = new FilmPlayer({ view: this.#known.view, events: [] }, screen);
    this.#recall(missed, seenAt(this.#id, follower.seat) ?? Infinity);
    this.update = signal(this.#updateNow());
    this.isBusy = computed(() => this.player.isBusy.value || this.#owed.value !== null);
    this.#look();
    document.addEventListener('visibilitychange', this.#look);
  }

  get hasUndo() {
    return this.#follower.seat !== null;
  }
  /** The last thing the server told. */
  get #known(): Update {
    const { update } = this.#follower;
    if (update === null) throw new Error('the match has not begun');
    return update;
  }

  /** Notes what happened lately, and shows what came after the version that was seen last. */
  #recall(missed: readonly Reel[], seen: number): void {
    const past = pastOf(missed, this.config.seats);
    if (past !== undefined) {
      const kept = this.heard.value.filter(({ version }) => version <= past.version);
      if (kept.length === 0) this.#first = past.view;
      const lines = past.steps.map(({ version, film, actor, toAct }): Line => ({
        version,
        film,
        actor,
        toAct,
        events: film.flatMap(({ events }) => events),
        isNew: version > seen,
      }));
      this.heard.value = [...kept, ...lines];
    }
    const unseen = past === undefined ? undefined : pastSince(past, seen);
    if (unseen === undefined || unseen.steps.length === 0) this.player.jump(this.#known);
    else void this.#show(unseen);
  }

  async #show({ view, steps }: Past): Promise<void> {
    const before = steps.at(-1 - MOST_SHOWN)?.film.at(-1)?.view ?? view;
    this.player.jump({ view: before, events: [] });
    this.isRecalling.value = true;
    for (const { film } of steps.slice(-MOST_SHOWN)) this.player.push(film);
    // Whatever else has changed in the view is true, too.
    this.player.push([{ view: this.#known.view, events: [] }]);
    await this.player.idle();
    this.isRecalling.value = false;
  }

  /** What the server told, less what cannot be done while the match stands still or the seat is away. */
  #updateNow(): Update {
    const { table, seat, isLost } = this.#follower;
    const known = this.#known;
    const isStill = table.status === 'over' || table.pause.on;
    const isAway = seat !== null && table.sitters[seat]?.away !== null;
    return {
      ...known,
      toAct: isStill ? NOBODY : known.toAct,
      legal: isStill || isAway || isLost ? [] : known.legal,
      canUndo: known.canUndo && !isStill && !isAway && !isLost,
    };
  }

  /** Whoever gives up, or is away too long, loses; a match that all agreed to end has no winner. */
  #countsAfter({ payoffs }: Update): Counts | null {
    const { table, seat } = this.#follower;
    if (seat === null) return null;
    const won = listSeats(table.winners);
    const early = table.sitters.map((_, other) => (won.includes(other) ? 1 / won.length : 0));
    const shares = payoffs ?? (won.length > 0 ? early : null);
    return { match: this.#id, seats: [seat], shares, at: table.created };
  }

  /** Notes that whoever sits here has seen everything so far. */
  readonly #look = (): void => {
    if (document.hidden) return;
    const { version, seat } = this.#follower;
    keepSeen(this.#id, version, seat);
  };

  /** A new snapshot: after a connection was lost, after sitting down. */
  resume(follower: Follower, missed: readonly Reel[]): void {
    const before = this.#follower;
    this.#follower = follower;
    const isSame = before.seat === follower.seat;
    if (!isSame) this.heard.value = [];
    if (!isSame || !sameData(before.update?.view, follower.update?.view))
      this.#recall(missed, isSame ? before.version : Infinity);
    this.tableChanged();
    const owed = this.#owed.value;
    if (owed === null) return;
    if (follower.number > owed.decision[0]) this.#settle(this.update.value);
    else this.#parts.send(owed.decision);
  }

  /** A decision of whomever it was. */
  read(bytes: Uint8Array): void {
    const wasLost = this.#follower.isLost;
    const before = this.#known.view;
    const update = this.#follower.read(bytes);
    if (update === undefined) {
      // What is on show stays true, and nothing can be done with it until the server has told everything anew.
      this.update.value = this.#updateNow();
      if (!wasLost) this.#parts.look();
      return;
    }
    const { version, events, film, undone, toAct } = update;
    if (undone) {
      this.heard.value = this.heard.value.slice(0, -1);
      this.player.jump(update);
    } else {
      if (this.heard.value.length === 0) this.#first = before;
      const actor = this.#follower.last?.seat ?? 0;
      const line = { version, events, film, actor, toAct, isNew: document.hidden };
      this.heard.value = [...this.heard.value, line];
      this.player.push(film);
    }
    this.update.value = this.#updateNow();
    this.#look();
    const owed = this.#owed.value;
    if (owed !== null && this.#follower.number > owed.decision[0]) this.#settle(this.update.value);
  }

  /** The table around the match has changed: somebody left, the match was ended. */
  tableChanged(): void {
    this.sitters.value = sittersOf(this.#follower.table);
    this.#still.value = stillFor(this.#follower);
    this.update.value = this.#updateNow();
    this.#look();
  }

  /** The server had the decision of that number already. */
  acknowledge(number: number): void {
    if (this.#owed.value?.decision[0] === number) this.#settle(this.update.value);
  }

  refused(number: number, no: No): void {
    const owed = this.#owed.value;
    if (owed?.decision[0] !== number) return;
    if (no.code === 'busy' || no.code === 'slow') {
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#parts.send(owed.decision), PATIENCE);
    } else if (no.code === 'illegal') this.#settle({ clause: no.clause, reason: no.reason });
    else if (no.code !== 'closing') {
      this.#settle(null);
      this.#parts.refuse(no.code);
    }
  }

  #settle(outcome: Parameters<Owed['settle']>[0]): void {
    const owed = this.#owed.value;
    clearTimeout(this.#slow);
    this.#isSlow.value = false;
    this.#owed.value = null;
    owed?.settle(outcome);
  }

  play(action: Action): Promise<Update | Refusal | null> {
    if (this.#owed.value !== null) return Promise.resolve(null);
    const decision = this.#follower.decision(action);
    const settled = new Promise<Update | Refusal | null>((settle) => {
      this.#owed.value = { decision, settle };
    });
    this.#slow = setTimeout(() => (this.#isSlow.value = true), SLOW);
    this.#parts.send(decision);
    return settled;
  }

  async undo(): Promise<Update | null> {
    const undone = this.update.value.canUndo ? await this.play(UNDO) : null;
    return undone === null || isRefusal(undone) ? null : undone;
  }

  /** Nobody waits for one who reads, but their clock does for a while. */
  hold(): () => void {
    this.#parts.read(true);
    return () => this.#parts.read(false);
  }

  async glance(decision: number): Promise<readonly Frame[] | null> {
    const film = this.heard.value[decision]?.film;
    if (film === undefined) return null;
    const before = this.heard.value[decision - 1]?.film.at(-1)?.view;
    return before === undefined ? film : [{ events: [], view: before }, ...film];
  }

  history() {
    const nothing = { game: this.game, config: this.config, moments: [] };
    return historyOf(this.game, this.#id, placeAt(this.#id)?.token).catch(() => nothing);
  }

  get soFar() {
    return ['t', this.#id, this.#follower.table.status === 'over' ? 'replay' : 'so-far'];
  }

  /** What was heard of the match up to now, as the eyes that look saw it. */
  historySoFar(): History {
    return historyHeard(this.game, this.config, this.#first, this.heard.value);
  }

  whole() {
    return wholeOf(this.game, this.config, this.#id, placeAt(this.#id)?.token).catch(() => null);
  }

  close(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#slow);
    document.removeEventListener('visibilitychange', this.#look);
    this.player.close();
  }
}
