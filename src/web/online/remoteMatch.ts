/** A match at a table elsewhere, as the screen sees it: what the server tells, and decisions repeated until it has them. */
import { computed, signal } from '@preact/signals';
import {
  type Action,
  type Game,
  isRefusal,
  type Kind,
  NOBODY,
  type Refusal,
  type Sitter,
  type Update,
} from '../../core/index.ts';
import { type Decision, type Follower, type Missed, type No, type TableInfo, UNDO } from '../../net/index.ts';
import type { Heard, Instead, Playing, Session } from '../session/session.ts';
import { BOT_NAMES } from '../words/names.ts';
import { FilmPlayer } from '../ui/filmPlayer.ts';
import type { GameScreen } from '../ui/board.ts';
import { fileFor, historyOf } from './history.ts';
import { keepSeen, placeAt, seenAt } from './places.ts';

/** More than this is told in words only. */
const MOST_SHOWN = 12;
/** What was missed is shown within this time, however much it was. */
const LONGEST_SHOW = 6000;
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
  readonly missed: readonly Missed[];
  readonly send: (decision: Decision) => void;
  /** Asks for the whole view: what came could not be proved. */
  readonly look: () => void;
  /** Whether the person reads how the game is played. */
  readonly read: (is: boolean) => void;
  /** Says why something was not done, in words. */
  readonly refuse: (code: No['code']) => void;
}

/** What was not taken back again. */
function lasting(missed: readonly Missed[]): Missed[] {
  const kept: Missed[] = [];
  for (const one of missed)
    if (one.undone === true) kept.pop();
    else kept.push(one);
  return kept;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What keeps the seat that looks from playing, if anything does. */
function stillFor({ table: { ending, pause, sitters }, seat }: Follower): Instead | null {
  if (ending !== null) return ending === 'played' ? null : 'ended';
  if (seat !== null && sitters[seat]?.away !== null) return 'away';
  return pause.on ? 'paused' : null;
}

export const sittersOf = (table: Pick<TableInfo, 'sitters'>): Sitter[] =>
  table.sitters.map(({ kind, name }, seat) =>
    kind === 'bot' ? { kind, name: BOT_NAMES[seat] ?? '', level: name } : { kind: 'person', name },
  );

export class RemoteMatch implements Session, Playing {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly config;
  readonly sitters;
  readonly update;
  readonly heard = signal<readonly Heard[]>([]);
  readonly player: FilmPlayer;
  readonly isBusy;
  readonly playing: Playing = this;
  /** Nobody is helped at a table with others; what nobody has seen may be taken back. */
  readonly advise = null;
  /** What happened since this seat last looked, until it has been read. */
  readonly news = signal<readonly Kind['event'][]>([]);
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
  readonly #still;

  constructor(parts: Parts) {
    const { game, screen, follower, missed } = parts;
    this.game = game;
    this.screen = screen;
    this.#parts = parts;
    this.#follower = follower;
    this.#id = follower.table.id;
    this.config = follower.table.config;
    this.sitters = signal<readonly Sitter[]>(sittersOf(follower.table));
    this.#still = signal(stillFor(follower));
    const { view } = this.#known;
    const seen = seenAt(this.#id, follower.seat);
    const news = seen === undefined ? [] : missed.filter(({ version }) => version > seen.version);
    this.player = new FilmPlayer(
      { view: seen !== undefined && news.length > 0 ? seen.view : view, events: [] },
      screen,
    );
    this.#listen(missed, seen?.version ?? Infinity);
    this.#showMissed(news);
    this.news.value = lasting(news).flatMap(({ events }) => events);
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

  #listen(missed: readonly Missed[], seen: number): void {
    const heard = [...this.heard.value];
    for (const { events, version, undone } of missed)
      if (undone === true) heard.pop();
      else heard.push({ events, isNew: version > seen });
    this.heard.value = heard;
  }

  #showMissed(missed: readonly Missed[]): void {
    const { view } = this.#known;
    const events = lasting(missed).flatMap(({ events }) => events);
    if (missed.length === 0 || missed.length > MOST_SHOWN) this.player.jump(this.#known);
    else this.player.push([{ view, events }], LONGEST_SHOW);
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

  /** Notes that whoever sits here has seen everything so far. */
  readonly #look = (): void => {
    if (document.hidden) return;
    const { version } = this.#follower;
    keepSeen(this.#id, { version, view: this.#known.view });
  };

  /** A new snapshot: after a connection was lost, after sitting down. */
  resume(follower: Follower, missed: readonly Missed[]): void {
    const before = this.#follower;
    this.#follower = follower;
    if (before.seat !== follower.seat) this.heard.value = [];
    this.#listen(missed, before.seat === follower.seat ? before.version : Infinity);
    if (before.seat !== follower.seat || !same(before.update?.view, follower.update?.view))
      this.#showMissed(before.seat === follower.seat ? missed : []);
    this.tableChanged();
    const owed = this.#owed.value;
    if (owed === null) return;
    if (follower.number > owed.decision[0]) this.#settle(this.update.value);
    else this.#parts.send(owed.decision);
  }

  /** A decision of whomever it was. */
  read(bytes: Uint8Array): void {
    const wasLost = this.#follower.isLost;
    const update = this.#follower.read(bytes);
    if (update === undefined) {
      // What is on show stays true, and nothing can be done with it until the server has told everything anew.
      this.update.value = this.#updateNow();
      if (!wasLost) this.#parts.look();
      return;
    }
    const { events, undone } = update;
    if (undone) {
      this.heard.value = this.heard.value.slice(0, -1);
      this.player.jump(update);
    } else {
      this.heard.value = [...this.heard.value, { events, isNew: document.hidden }];
      this.player.push(update.film);
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
    this.news.value = [];
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

  history() {
    const nothing = { game: this.game, config: this.config, moments: [] };
    return historyOf(this.game, this.#id, placeAt(this.#id)?.token).catch(() => nothing);
  }

  file() {
    return fileFor(this.#id, placeAt(this.#id)?.token);
  }

  close(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#slow);
    document.removeEventListener('visibilitychange', this.#look);
    this.player.close();
  }
}
