/** A match at a table elsewhere, as the screen sees it: what the server tells, and decisions repeated until it has them. */
import { computed, signal } from '@preact/signals';
import {
  type Action,
  type Game,
  type Kind,
  NOBODY,
  type Refusal,
  type Sitter,
  type Update,
  type View,
} from '../../core/index.ts';
import { type Decision, type Follower, type Missed, type No, type TableInfo, UNDO } from '../../net/index.ts';
import type { Heard, Instead, MatchModel, Standing } from '../session/session.ts';
import { BOT_NAMES } from '../words/names.ts';
import { Stage } from '../ui/filmPlayer.ts';
import type { GameScreen, Beat } from '../ui/board.ts';
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
  readonly settle: (outcome: Refusal | 'done' | 'refused') => void;
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

export class RemoteMatch implements MatchModel {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly config;
  readonly sitters;
  readonly standing;
  readonly isShowing;
  readonly curtain = signal(null);
  readonly trouble = signal(null);
  /** Nobody is helped at a table with others; what nobody has seen may be taken back. */
  readonly hasHelp = false;
  /** What happened since this seat last looked, until it has been read. */
  readonly news = signal<readonly Kind['event'][]>([]);
  readonly #id: string;
  readonly #stage: Stage;
  readonly #parts: Parts;
  #follower: Follower;
  #heard: Heard[] = [];
  /** Events that are shown in a hurry. */
  #hurried: readonly Kind['event'][] = [];
  readonly #owed = signal<Owed | null>(null);
  #again: ReturnType<typeof setTimeout> | undefined;
  /** An answer that comes at once needs no word. */
  readonly #isSlow = signal(false);
  #slow: ReturnType<typeof setTimeout> | undefined;
  readonly sending = computed<Kind['move'] | null>(() => {
    const action = this.#owed.value?.decision[1] ?? UNDO;
    return action === UNDO ? null : this.game.moves.decode(action);
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
    const { view } = this.#update;
    const seen = seenAt(this.#id, follower.seat);
    const news = seen === undefined ? [] : missed.filter(({ version }) => version > seen.version);
    this.#stage = new Stage(seen !== undefined && news.length > 0 ? seen.view : view, (...change) =>
      this.#beats(...change),
    );
    this.#listen(missed, seen?.version ?? Infinity);
    this.#showMissed(news);
    this.news.value = lasting(news).flatMap(({ events }) => events);
    this.standing = signal(this.#standing());
    this.isShowing = computed(() => this.#stage.isBusy.value || this.#owed.value !== null);
    this.#look();
    document.addEventListener('visibilitychange', this.#look);
  }

  get hasUndo() {
    return this.#follower.seat !== null;
  }
  get shown() {
    return this.#stage.shown;
  }
  get untold() {
    return this.#stage.untold;
  }
  get #update(): Update {
    const { update } = this.#follower;
    if (update === null) throw new Error('the match has not begun');
    return update;
  }

  /** The beats of the game, quicker where much was missed. */
  #beats(before: View, after: View, events: readonly Kind['event'][]): Beat<Kind>[] {
    const beats = this.screen.beats?.(before, after, events) ?? [{ view: after, events, ms: 500 }];
    const all = beats.reduce((sum, { ms }) => sum + ms, 0);
    return all <= LONGEST_SHOW || events !== this.#hurried
      ? beats
      : beats.map((beat) => ({ ...beat, ms: (beat.ms * LONGEST_SHOW) / all }));
  }

  #listen(missed: readonly Missed[], seen: number): void {
    const heard = [...this.#heard];
    for (const { events, version, undone } of missed)
      if (undone === true) heard.pop();
      else heard.push({ events, isNew: version > seen });
    this.#heard = heard;
  }

  #showMissed(missed: readonly Missed[]): void {
    const { view } = this.#update;
    this.#hurried = lasting(missed).flatMap(({ events }) => events);
    if (missed.length === 0 || missed.length > MOST_SHOWN) this.#stage.jump(view);
    else this.#stage.push({ view, events: this.#hurried });
  }

  #standing(): Standing {
    const { table, seat, isLost } = this.#follower;
    const { toAct, legal, canUndo, payoffs } = this.#update;
    const isStill = table.status === 'over' || table.pause.on;
    const isAway = seat !== null && table.sitters[seat]?.away !== null;
    return {
      seat,
      toAct: isStill ? NOBODY : toAct,
      legal: isStill || isAway || isLost ? [] : legal,
      canUndo: canUndo && !isStill && !isAway && !isLost,
      heard: this.#heard,
      payoffs,
    };
  }

  /** Notes that whoever sits here has seen everything so far. */
  readonly #look = (): void => {
    if (document.hidden) return;
    const { version } = this.#follower;
    keepSeen(this.#id, { version, view: this.#update.view });
  };

  /** A new snapshot: after a connection was lost, after sitting down. */
  resume(follower: Follower, missed: readonly Missed[]): void {
    const before = this.#follower;
    this.#follower = follower;
    if (before.seat !== follower.seat) this.#heard = [];
    this.#listen(missed, before.seat === follower.seat ? before.version : Infinity);
    if (before.seat !== follower.seat || !same(before.update?.view, follower.update?.view))
      this.#showMissed(before.seat === follower.seat ? missed : []);
    this.tableChanged();
    const owed = this.#owed.value;
    if (owed === null) return;
    if (follower.number > owed.decision[0]) this.#settle('done');
    else this.#parts.send(owed.decision);
  }

  /** A decision of whomever it was. */
  read(bytes: Uint8Array): void {
    const wasLost = this.#follower.isLost;
    const update = this.#follower.read(bytes);
    if (update === undefined) {
      // What is on show stays true, and nothing can be done with it until the server has told everything anew.
      this.standing.value = this.#standing();
      if (!wasLost) this.#parts.look();
      return;
    }
    const { view, events } = update;
    if (this.#follower.last?.undone === true) {
      this.#heard = this.#heard.slice(0, -1);
      this.#stage.jump(view);
    } else {
      this.#heard = [...this.#heard, { events, isNew: document.hidden }];
      this.#stage.push({ view, events });
    }
    this.standing.value = this.#standing();
    this.#look();
    const owed = this.#owed.value;
    if (owed !== null && this.#follower.number > owed.decision[0]) this.#settle('done');
  }

  /** The table around the match has changed: somebody left, the match was ended. */
  tableChanged(): void {
    this.sitters.value = sittersOf(this.#follower.table);
    this.#still.value = stillFor(this.#follower);
    this.standing.value = this.#standing();
    this.#look();
  }

  /** The server had the decision of that number already. */
  acknowledge(number: number): void {
    if (this.#owed.value?.decision[0] === number) this.#settle('done');
  }

  refused(number: number, no: No): void {
    const owed = this.#owed.value;
    if (owed?.decision[0] !== number) return;
    if (no.code === 'busy' || no.code === 'slow') {
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#parts.send(owed.decision), PATIENCE);
    } else if (no.code === 'illegal') this.#settle({ clause: no.clause, reason: no.reason });
    else if (no.code !== 'closing') {
      this.#settle('refused');
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

  #decide(action: Action): Promise<Refusal | 'done' | 'refused'> {
    if (this.#owed.value !== null) return Promise.resolve('refused');
    const decision = this.#follower.decision(action);
    this.news.value = [];
    const settled = new Promise<Refusal | 'done' | 'refused'>((settle) => {
      this.#owed.value = { decision, settle };
    });
    this.#slow = setTimeout(() => (this.#isSlow.value = true), SLOW);
    this.#parts.send(decision);
    return settled;
  }

  async play(action: Action): Promise<Refusal | undefined> {
    const outcome = await this.#decide(action);
    return typeof outcome === 'string' ? undefined : outcome;
  }

  async undo(): Promise<boolean> {
    return this.standing.value.canUndo && (await this.#decide(UNDO)) === 'done';
  }

  advise() {
    return Promise.resolve([]);
  }

  /** Nobody waits for one who reads, but their clock does for a while. */
  hold(): () => void {
    this.#parts.read(true);
    return () => this.#parts.read(false);
  }

  lift(): void {
    // There is no curtain between devices.
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
    this.#stage.close();
  }
}
