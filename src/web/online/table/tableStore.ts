/** The client's side of an online table: what the server has said, as signals, and what this device tells it. */
import { computed, signal } from '@preact/signals';
import {
  type Action,
  type Game,
  type Level,
  NO_SEATS,
  type Refusal,
  type Seat,
  seatSetHas,
  type Update,
} from '../../../core/index.ts';
import {
  type Attendance,
  getAwayReason,
  getSeatName,
  type OwnWords,
  PROTOCOL_VERSION,
  type Rejection,
  type ReportReason,
  type Saying,
  type ServerMessage,
  type Snapshot,
  type TableCommand,
  type TableInfo,
  type TableSettings,
  isUpdate,
} from '../../../protocol/index.ts';
import { findListedGame, loadRules } from '../../match/games/index.ts';
import type { BoardNotice } from '../../match/session/session.ts';
import { reportFault } from '../../ui/browser/faults.ts';
import { api, buildSocketUrl } from '../api.ts';
import { getMuteKey, listOthers, withDisplayNames } from '../displayNames.ts';
import { createHeldSeat, createSeatKeeper } from '../heldSeats.ts';
import { isMuted, savePlayedWith, showsOwnWords } from '../moderation/moderation.ts';
import { announcedPause, ownBlock } from '../serverNotices.ts';
import { MatchStore } from './matchStore.ts';
import { CommandOutbox, DealShares, DecisionOutbox } from './outbox.ts';
import { TableSocket, watchIdle } from './tableSocket.ts';

/** After this time without a requested snapshot, the page reconnects. */
const SNAPSHOT_TIMEOUT_MS = 5000;
/** The server sends times of absence in whole seconds. Without this margin the page could ask too early. */
const WHOLE_SECOND = 1000;
const CHAT_MS = 6000;

interface ChatLine {
  readonly id: number;
  readonly seat: Seat;
  /** A phrase, or the player's own words. */
  readonly said: Saying | OwnWords;
}

type Notice = Rejection['code'] | 'noLine';

export class TableStore {
  readonly id: string;
  readonly beside: number;
  readonly #serverInfo = signal<TableInfo | null>(null);
  readonly seat = signal<Seat | null>(null);
  /** Null until the server has answered. Names of strangers are hidden if the player wants that. */
  readonly info = computed<TableInfo | null>(() => {
    const table = this.#serverInfo.value;
    return table === null ? null : withDisplayNames(table, this.seat.value);
  });
  readonly attendance = signal<Attendance>({ seats: [], watching: 0 });
  readonly chatLines = signal<readonly ChatLine[]>([]);
  /** What players have written, oldest first. */
  readonly words = signal<readonly OwnWords[]>([]);
  readonly notice = signal<Notice | null>(null);
  /** An update failed its check: the view is true but old, and the page has requested a snapshot. */
  readonly isCatchingUp = signal(false);
  readonly unavailable = signal<'noTable' | 'unplayable' | 'otherRules' | 'otherPage' | 'blocked' | null>(
    null,
  );
  readonly hasDeclined = signal(false);
  /** The next match at this table. The page moves there on a rematch, and latecomers follow. */
  readonly next = signal<string | null>(null);

  readonly match = new MatchStore();
  /** Why nobody may move. */
  readonly obstacle = computed<BoardNotice | null>(() => {
    if (this.#serverInfo.value === null) return null;
    const { ending, pause } = this.#serverInfo.value;
    if (ending !== null) return ending === 'played' ? null : 'ended';
    if (this.isAway.value) return 'away';
    return pause.on ? 'paused' : null;
  });
  readonly isAway = computed(() => {
    const seat = this.seat.value;
    return seat !== null && getAwayReason(this.#serverInfo.value?.sitters[seat]) !== null;
  });
  /** The server's update without the moves that a pause, absence or lost connection rules out. */
  readonly update = computed<Update | null>(() => this.#computeUpdate());
  /** Whether this device's seat must act and no bot acts for it. */
  readonly isMyTurn = computed(() => {
    const seat = this.seat.value;
    const toAct = this.update.value?.toAct ?? NO_SEATS;
    return seat !== null && !this.isAway.value && seatSetHas(toAct, seat);
  });

  readonly #socket: TableSocket;
  readonly #commands: CommandOutbox;
  readonly moves: DecisionOutbox;
  readonly #shares: DealShares;
  readonly #own;
  /** Messages are handled in order: the first has to wait for the rules to load. */
  #handling: Promise<void> = Promise.resolve();
  /** By how many milliseconds the server's clock is ahead of this device's. */
  #clockOffset = 0;
  /** When the page last asked for the server's time; 0 after the answer. */
  #pinged = 0;
  #sayings = 0;
  #snapshotTimer: ReturnType<typeof setTimeout> | undefined;
  #wantsRematch = false;
  #isIdle = false;
  readonly #stopWatching: () => void;
  #closed = false;

  /** `beside` is the number of another person on this device. */
  constructor(id: string, beside = 0) {
    this.id = id;
    this.beside = beside;
    this.#own = createSeatKeeper(id, beside);
    this.#socket = new TableSocket(buildSocketUrl(id), {
      hello: () => this.#createHello(),
      onText: (text) => {
        this.#handling = this.#handling
          .then(() => this.#handleText(text))
          .catch((error: unknown) => this.#fail(error));
      },
    });
    this.#commands = new CommandOutbox((command) => this.#socket.send(command));
    this.moves = new DecisionOutbox((decision) => this.#socket.send(decision));
    this.#shares = new DealShares(id, this.#own, (share) => this.#commands.send(share));
    this.#stopWatching = watchIdle((is) => {
      this.#isIdle = is;
      this.#commands.send({ t: 'idle', is });
    });
  }

  get connection() {
    return this.#socket.state;
  }
  now(): number {
    return Date.now() + this.#clockOffset;
  }

  /** Requests the whole log the first time, later only missed entries. */
  #createHello(): TableCommand {
    this.#commands.clear();
    this.#shares.clear();
    const token = this.#own.find()?.token;
    const isGuest = this.beside > 0 ? { guest: true } : {};
    return {
      t: 'join',
      since: this.match.version.peek(),
      ...(token === undefined ? {} : { token }),
      ...isGuest,
    };
  }

  /** The messages after a fault would meet a wrong state. */
  #fail(error: unknown): void {
    this.#socket.close();
    reportFault(error);
  }

  async #handleText(text: string): Promise<void> {
    if (this.#closed) return;
    if (!isUpdate(text)) return this.#handleMessage(JSON.parse(text) as ServerMessage);
    this.match.applyUpdate(text);
    // The view stays but accepts no moves until a snapshot arrives.
    if (this.match.isLost) this.#requestSnapshot();
    else this.moves.settleBelow(this.match.number, this.update.value);
  }

  async #handleMessage(message: ServerMessage): Promise<void> {
    switch (message.t) {
      case 'snapshot':
        return this.#applySnapshot(message);
      case 'table':
        this.match.applyMessage(message);
        return this.match.isLost ? this.#requestSnapshot() : this.#updateTable(message.table);
      case 'say':
        this.match.applyMessage(message);
        if (this.match.isLost) this.#requestSnapshot();
        return this.#showChatLine(message.seat, message.saying);
      case 'words':
        this.match.applyMessage(message);
        if (this.match.isLost) this.#requestSnapshot();
        this.words.value = [...this.words.value, { seat: message.seat, text: message.text }];
        return this.#showChatLine(message.seat, message);
      case 'attendance':
        this.attendance.value = message;
        return undefined;
      case 'notice':
        announcedPause.value = message.pause;
        return undefined;
      case 'alreadyDone':
        return this.moves.settleBelow(message.number + 1, this.update.value);
      case 'rejected':
        return this.#handleRejection(message);
      case 'pong':
        if (this.#pinged > 0) this.#clockOffset = message.now - (this.#pinged + Date.now()) / 2;
        this.#pinged = 0;
        return undefined;
    }
  }

  #handleRejection(message: Extract<ServerMessage, { t: 'rejected' }>): void {
    const { code, command } = message;
    if (code === 'blocked') ownBlock.value = message;
    if (code === 'blocked' || code === 'unplayable') this.#giveUp(code);
    else if (code === 'table') this.#giveUp('noTable');
    else if (message.number !== undefined) {
      const shown = this.moves.reject(message.number, message);
      if (shown !== null) this.notice.value = shown;
    } else {
      const passes = code === 'rateLimited' || code === 'busy';
      if (passes && command !== undefined && this.#commands.resendLater(command)) return;
      if (!this.#sitElsewhere(code)) this.notice.value = code;
    }
  }

  #giveUp(why: NonNullable<TableStore['unavailable']['value']>): void {
    this.unavailable.value = why;
    this.#socket.close();
  }

  /** Requests a snapshot once. */
  #requestSnapshot(): void {
    if (this.isCatchingUp.value) return;
    this.isCatchingUp.value = true;
    this.#commands.send({ t: 'resync', since: this.match.version.peek() });
    this.#snapshotTimer = setTimeout(() => this.#socket.drop(), SNAPSHOT_TIMEOUT_MS);
  }

  async #applySnapshot(snapshot: Snapshot): Promise<void> {
    const { table, match, seat } = snapshot;
    clearTimeout(this.#snapshotTimer);
    if (snapshot.protocol !== PROTOCOL_VERSION) return this.#giveUp('otherPage');
    const isFirst = this.#serverInfo.value === null;
    if (isFirst && table.next !== null) {
      this.#moveSeatTo(table.next, (this.#own.find()?.wish ?? null) !== null);
      this.next.value = table.next;
      return undefined;
    }
    if (this.notice.peek() === 'noLine') this.notice.value = null;
    const game = match === null ? null : await this.#loadRules(table);
    if (game === undefined) return this.#giveUp('otherRules');
    if (this.#isIdle) this.#commands.send({ t: 'idle', is: true });
    if (isFirst) this.#clockOffset = snapshot.now - Date.now();
    this.#pinged = Date.now();
    this.#socket.send({ t: 'ping' });
    this.seat.value = seat;
    this.attendance.value = snapshot.attendance;
    this.words.value = snapshot.words ?? [];
    this.#updateTable(table);
    if (game !== null) this.match.applySnapshot(game, snapshot);
    this.isCatchingUp.value = false;
    if (game !== null) {
      this.moves.settleBelow(this.match.number, this.update.value);
      this.moves.resend();
    }
    this.#takeSavedSeat(table, seat);
  }

  /** Undefined if the rules differ from this page's. */
  async #loadRules({ game: id, rules }: TableInfo): Promise<Game | undefined> {
    const game = findListedGame(id) === undefined ? undefined : await loadRules(id);
    return game?.version === rules ? game : undefined;
  }

  #computeUpdate(): Update | null {
    const known = this.match.update.value;
    const table = this.#serverInfo.value;
    if (known === null || table === null) return known;
    const isStill = table.status === 'over' || table.pause.on;
    const isBarred = isStill || this.isAway.value || this.isCatchingUp.value;
    return {
      ...known,
      toAct: isStill ? NO_SEATS : known.toAct,
      legal: isBarred ? [] : known.legal,
      canUndo: known.canUndo && !isBarred,
    };
  }

  #updateTable(table: TableInfo): void {
    const before = this.#serverInfo.value;
    if (before !== null) this.#noteNewcomers(before, table);
    this.#serverInfo.value = table;
    if (table.status === 'over' && this.seat.value !== null)
      savePlayedWith(table.sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.name] : [])));
    this.#shares.update(table, this.seat.value);
    // Before the match the opener has changed the table.
    const hasMoved = table.status === 'open' && table.next !== null;
    if (hasMoved || (this.#wantsRematch && table.next !== null)) this.goToNext();
  }

  /** Players who have just sat down are here, although the server's next message about presence may say it later. */
  #noteNewcomers(before: TableInfo, { sitters }: TableInfo): void {
    const { seats, watching } = this.attendance.value;
    const isNew = (seat: Seat): boolean =>
      sitters[seat]?.kind === 'person' && before.sitters[seat]?.kind !== 'person';
    if (seats.some(({ is }, seat) => is === 'gone' && isNew(seat)))
      this.attendance.value = {
        seats: seats.map((known, seat) => (isNew(seat) ? { is: 'here', since: null } : known)),
        watching,
      };
  }

  /** Takes the saved seat when the table first answers, and saves the server's commitment. */
  #takeSavedSeat({ status, fair, sitters }: TableInfo, seat: Seat | null): void {
    // An account has its seat on every device.
    if (seat !== null && this.#own.find() === undefined)
      this.#own.save(createHeldSeat(getSeatName(sitters[seat])));
    const place = this.#own.find();
    if (place === undefined) return;
    const { wish } = place;
    if (seat === null) {
      if (wish !== null && status === 'open') this.sit(wish.seat, place.name);
      return;
    }
    const commitment = status === 'open' ? fair.commitment : place.commitment;
    this.#own.save({ ...place, commitment, wish: null });
    for (const bot of wish?.bots ?? []) this.command({ t: 'bot', seat: bot.seat, level: bot.level as Level });
  }

  /** Another player has the requested seat: takes any other, once. */
  #sitElsewhere(code: Rejection['code']): boolean {
    const place = this.#own.find();
    if (place === undefined || place.wish === null) return false;
    this.#own.save({ ...place, wish: null });
    if (code !== 'taken') return false;
    this.sit(null, place.name);
    return true;
  }

  isMutedSeat(seat: Seat): boolean {
    const sitter = this.#serverInfo.value?.sitters[seat];
    return sitter?.kind === 'person' && isMuted(getMuteKey(this.id, seat, sitter));
  }

  #showChatLine(seat: Seat, said: ChatLine['said']): void {
    if (this.isMutedSeat(seat) || (typeof said === 'object' && !showsOwnWords.value)) return;
    const id = ++this.#sayings;
    this.chatLines.value = [...this.chatLines.value.filter((line) => line.seat !== seat), { id, seat, said }];
    setTimeout(() => (this.chatLines.value = this.chatLines.value.filter((line) => line.id !== id)), CHAT_MS);
  }

  decide(action: Action): Promise<Update | Refusal | null> {
    return this.moves.send([this.match.number, action]);
  }

  command(command: TableCommand): void {
    this.notice.value = this.#commands.send(command) ? null : 'noLine';
  }

  setReading(is: boolean): void {
    this.#commands.send({ t: 'reading', is });
  }

  sit(seat: Seat | null, name: string): void {
    const place = this.#own.find() ?? createHeldSeat(name);
    this.#own.save({ ...place, name });
    this.command({ t: 'sit', seat, name, token: place.token });
  }

  /** By their own names, which mutes refer to. */
  get others() {
    return listOthers(this.#serverInfo.value!, this.seat.value);
  }

  async report(seat: Seat, reason: ReportReason, note: string): Promise<void> {
    await api.report(this.id, { token: this.#own.find()?.token ?? '', seat, reason, note });
  }

  rematch(): void {
    this.#wantsRematch = true;
    const { next } = this.info.value!;
    if (next === null) this.command({ t: 'rematch', agree: true });
    else this.goToNext();
  }

  /** Asks for the next match, or moves everyone to a changed table before the first. */
  change(settings: TableSettings): void {
    this.#wantsRematch = true;
    this.command({ t: 'rematch', agree: true, settings });
  }

  /** Tells the others not to wait. */
  decline(): void {
    this.hasDeclined.value = true;
    this.command({ t: 'rematch', agree: false });
  }

  /** Moves to the next match. Players keep their seats with the same secret. */
  goToNext(): void {
    const next = this.info.value?.next ?? null;
    if (next === null) return;
    this.#moveSeatTo(next, this.seat.value !== null);
    this.next.value = next;
  }

  /** Another person on this device follows its owner to the next match. */
  followTo(next: string): void {
    this.#moveSeatTo(next, this.seat.value !== null);
  }

  #moveSeatTo(next: string, sits: boolean): void {
    const place = this.#own.find();
    const there = createSeatKeeper(next, this.beside);
    if (place === undefined || there.find() !== undefined) return;
    const wish = sits ? { seat: null, bots: [] } : null;
    const name =
      place.name === '' ? getSeatName(this.info.value?.sitters[this.seat.value ?? -1]) : place.name;
    there.save({ ...createHeldSeat(name, wish), token: place.token });
  }

  /** Since when the others wait for a seat, as far as this device knows. */
  absentSince(seat: Seat): number {
    const { on, since } = this.info.value!.pause;
    const gone = (this.attendance.value.seats[seat]?.since ?? 0) + WHOLE_SECOND;
    return Math.max(gone, on ? since : this.match.at);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#snapshotTimer);
    this.#shares.close();
    this.#commands.clear();
    this.moves.close();
    this.#stopWatching();
    this.#socket.close();
  }
}
