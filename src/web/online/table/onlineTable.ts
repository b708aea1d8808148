/** An online table and this device's seat there: lobby, match, chat and connection. */
import { computed, signal } from '@preact/signals';
import { seatSetHas, type Level, type Seat } from '../../../core/index.ts';
import {
  type Attendance,
  type Clock,
  Follower,
  getAwayReason,
  getSeatName,
  type Rejection,
  type ReportReason,
  type TableCommand,
  commitToPart,
  PROTOCOL_VERSION,
  type Saying,
  type ServerMessage,
  type Snapshot,
  type TableInfo,
} from '../../../protocol/index.ts';
import { findListedGame, loadRules } from '../../match/games/index.ts';
import { hidesUnknownNames, isMuted, savePlayedWith } from '../moderation/moderation.ts';
import { announcedPause, ownBlock } from '../serverNotices.ts';
import { api, buildSocketUrl } from '../api.ts';
import { createSeed } from '../../match/storage/savedMatches.ts';
import { watchIdle } from './idle.ts';
import { Resender } from './resender.ts';
import { SentShares } from './sentShares.ts';
import { TableSocket } from './tableSocket.ts';
import { getMuteKey, getDisplayName } from '../displayNames.ts';
import { createHeldSeat, saveHeldSeat, type HeldSeat, findHeldSeat } from '../heldSeats.ts';
import { listSeatNames, RemoteMatch } from './remoteMatch.ts';

/** After this time without a requested snapshot, the page reconnects. */
const SNAPSHOT_TIMEOUT_MS = 5000;
/** How long another device of the same seat has to reveal its share in the deal, in milliseconds. */
const OTHER_DEVICE_MS = 4000;
/** The server sends times of absence in whole seconds. Without this margin the page could ask too early. */
const WHOLE_SECOND = 1000;
const CHAT_MS = 6000;

export interface ChatLine {
  readonly id: number;
  readonly seat: Seat;
  readonly saying: Saying;
}

type Notice = Rejection['code'] | 'noLine';

export class OnlineTable {
  readonly id: string;
  /** Null until the server has answered. */
  readonly #serverInfo = signal<TableInfo | null>(null);
  /** The same, with the names of strangers hidden if the player wants that. */
  readonly info = computed<TableInfo | null>(() => this.#withDisplayNames());
  readonly seat = signal<Seat | null>(null);
  readonly attendance = signal<Attendance>({ seats: [], watching: 0 });
  readonly clocks = signal<readonly Clock[]>([]);
  readonly match = signal<RemoteMatch | null>(null);
  readonly chatLines = signal<readonly ChatLine[]>([]);
  readonly notice = signal<Notice | null>(null);
  /** A delta failed its check: the view is true but old, and the page has requested a snapshot. */
  readonly isCatchingUp = signal(false);
  readonly unavailable = signal<'noTable' | 'unplayable' | 'otherRules' | 'otherPage' | 'blocked' | null>(
    null,
  );
  /** Whether this device's seat must act and no bot acts for it. */
  readonly isMyTurn;
  readonly hasDeclined = signal(false);
  /** The next match at this table. The page moves there on a rematch, and latecomers follow. */
  readonly next = signal<string | null>(null);
  readonly #socket: TableSocket;
  readonly #commands: Resender;
  readonly #shares = new SentShares();
  #follower: Follower | undefined;
  /** Messages are handled in order: the first has to wait for the rules to load. */
  #handling: Promise<void> = Promise.resolve();
  /** By how many milliseconds the server's clock is ahead of this device's. */
  #clockOffset = 0;
  /** When the page last asked for the server's time; 0 after the answer. */
  #pinged = 0;
  #sayings = 0;
  #snapshotTimer: ReturnType<typeof setTimeout> | undefined;
  #wantsRematch = false;
  #unsavedSeat: HeldSeat | undefined;
  /** Another device of this seat has committed to a share, and may be gone. */
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #isIdle = false;
  readonly #stopWatching: () => void;
  #closed = false;

  constructor(id: string) {
    this.id = id;
    this.isMyTurn = computed(() => {
      const seat = this.seat.value;
      const update = this.match.value?.update.value;
      const isAway = seat !== null && getAwayReason(this.info.value?.sitters[seat]) !== null;
      return seat !== null && !isAway && update !== undefined && seatSetHas(update.toAct, seat);
    });
    this.#socket = new TableSocket(buildSocketUrl(id), {
      hello: () => this.#createHello(),
      onData: (data) => {
        this.#handling = this.#handling.then(() => this.#handleData(data)).catch(() => this.#socket.drop());
      },
    });
    this.#commands = new Resender((command) => this.#socket.send(command));
    this.#stopWatching = watchIdle((is) => {
      this.#isIdle = is;
      this.#commands.send({ t: 'idle', is });
    });
  }

  get connection() {
    return this.#socket.state;
  }
  get #heldSeat(): HeldSeat | undefined {
    return findHeldSeat(this.id) ?? this.#unsavedSeat;
  }
  /** Without storage the seat lasts as long as the page. */
  #saveSeat(place: Omit<HeldSeat, 'at'>): void {
    saveHeldSeat(this.id, place);
    this.#unsavedSeat = { ...place, at: Date.now() };
  }
  now(): number {
    return Date.now() + this.#clockOffset;
  }

  /** Requests the whole log the first time, later only missed entries. */
  #createHello(): TableCommand {
    this.#commands.clear();
    this.#shares.clear();
    const token = this.#heldSeat?.token;
    const since = this.match.value === null ? 0 : (this.#follower?.version ?? 0);
    return { t: 'join', since, ...(token === undefined ? {} : { token }) };
  }

  async #handleData(data: string | Uint8Array): Promise<void> {
    if (this.#closed) return;
    if (typeof data === 'string') {
      await this.#handleMessage(JSON.parse(data) as ServerMessage);
      return;
    }
    this.match.value?.applyDelta(data);
    if (this.#follower?.isLost !== true) this.clocks.value = this.#follower?.clocks ?? [];
  }

  async #handleMessage(message: ServerMessage): Promise<void> {
    switch (message.t) {
      case 'snapshot':
        return this.#applySnapshot(message);
      case 'table':
        this.#follower?.applyMessage(message);
        if (this.#follower?.isLost === true) return this.#requestSnapshot();
        return this.#updateTable(message.table, message.clocks);
      case 'say':
        this.#follower?.applyMessage(message);
        if (this.#follower?.isLost === true) this.#requestSnapshot();
        return this.#showChatLine(message.seat, message.saying);
      case 'attendance':
        this.attendance.value = message;
        return undefined;
      case 'notice':
        announcedPause.value = message.pause;
        return undefined;
      case 'alreadyDone':
        return this.match.value?.acknowledge(message.number);
      case 'rejected':
        if (message.code === 'blocked') {
          ownBlock.value = message;
          this.#giveUp('blocked');
        } else if (message.code === 'table') this.#giveUp('noTable');
        else if (message.code === 'unplayable') this.#giveUp('unplayable');
        else if (message.number !== undefined) this.match.value?.refused(message.number, message);
        else if (this.#willResend(message)) return undefined;
        else if (!this.#sitElsewhere(message.code)) this.notice.value = message.code;
        return undefined;
      case 'pong':
        if (this.#pinged > 0) this.#clockOffset = message.now - (this.#pinged + Date.now()) / 2;
        this.#pinged = 0;
        return undefined;
    }
  }

  #willResend({ code, command }: Extract<ServerMessage, { t: 'rejected' }>): boolean {
    return (
      command !== undefined &&
      (code === 'rateLimited' || code === 'busy') &&
      this.#commands.resendLater(command)
    );
  }

  /** Requests a snapshot once. */
  #requestSnapshot(): void {
    if (this.isCatchingUp.value) return;
    this.isCatchingUp.value = true;
    this.match.value?.tableChanged();
    this.#commands.send({ t: 'resync', since: this.#follower?.version ?? 0 });
    this.#snapshotTimer = setTimeout(() => this.#socket.drop(), SNAPSHOT_TIMEOUT_MS);
  }

  async #applySnapshot(snapshot: Snapshot): Promise<void> {
    const { table, match, seat } = snapshot;
    clearTimeout(this.#snapshotTimer);
    this.isCatchingUp.value = false;
    if (snapshot.protocol !== PROTOCOL_VERSION) return this.#giveUp('otherPage');
    if (this.info.value === null && table.next !== null) {
      this.#moveSeatTo(table.next, false);
      this.next.value = table.next;
      return undefined;
    }
    if (this.#isIdle) this.#commands.send({ t: 'idle', is: true });
    if (this.info.value === null) this.#clockOffset = snapshot.now - Date.now();
    this.#pinged = Date.now();
    this.#socket.send({ t: 'ping' });
    this.seat.value = seat;
    this.attendance.value = snapshot.attendance;
    if (match !== null && !(await this.#startMatch(snapshot))) return;
    this.#updateTable(table, match?.clocks ?? []);
    this.#takeSavedSeat(table, seat);
  }

  /** Returns false if the rules differ from this page's. */
  async #startMatch(snapshot: Snapshot): Promise<boolean> {
    const { table, missed } = snapshot;
    const known = this.match.value;
    const entry = findListedGame(table.game);
    const game = entry === undefined ? undefined : await loadRules(table.game);
    if (entry === undefined || game?.version !== table.rules) {
      this.#giveUp('otherRules');
      return false;
    }
    const follower = new Follower(game, snapshot);
    this.#follower = follower;
    if (known !== null) {
      known.resume(follower, missed);
      return true;
    }
    const screen = await entry.load();
    if (this.#closed) return false;
    this.match.value = new RemoteMatch({
      game,
      screen,
      follower,
      missed,
      send: (decision) => this.#socket.send(decision),
      requestSnapshot: () => this.#requestSnapshot(),
      setReading: (is) => this.#commands.send({ t: 'reading', is }),
      refuse: (code) => (this.notice.value = code),
    });
    return true;
  }

  #giveUp(why: NonNullable<OnlineTable['unavailable']['value']>): void {
    this.unavailable.value = why;
    this.#socket.close();
  }

  #updateTable(table: TableInfo, clocks: readonly Clock[]): void {
    const before = this.#serverInfo.value;
    if (before !== null) this.#noteNewcomers(before, table);
    this.#serverInfo.value = table;
    this.clocks.value = clocks;
    if (table.status === 'over' && this.seat.value !== null)
      savePlayedWith(table.sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.name] : [])));
    this.match.value?.tableChanged();
    this.#shareInDeal(table);
    if (this.#wantsRematch && table.next !== null) this.goToNext();
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
    if (seat !== null && this.#heldSeat === undefined)
      this.#saveSeat(createHeldSeat(getSeatName(sitters[seat])));
    const place = this.#heldSeat;
    if (place === undefined) return;
    const { wish } = place;
    if (seat === null) {
      if (wish !== null && status === 'open') this.sit(wish.seat, place.name);
      return;
    }
    const commitment = status === 'open' ? fair.commitment : place.commitment;
    this.#saveSeat({ ...place, commitment, wish: null });
    for (const bot of wish?.bots ?? []) this.command({ t: 'bot', seat: bot.seat, level: bot.level as Level });
  }

  /** Another player has the requested seat: takes any other, once. */
  #sitElsewhere(code: Rejection['code']): boolean {
    const place = this.#heldSeat;
    if (place === undefined || place.wish === null) return false;
    this.#saveSeat({ ...place, wish: null });
    if (code !== 'taken') return false;
    this.sit(null, place.name);
    return true;
  }

  #showChatLine(seat: Seat, saying: Saying): void {
    const sitter = this.#serverInfo.value?.sitters[seat];
    if (sitter?.kind === 'person' && isMuted(getMuteKey(this.id, seat, sitter))) return;
    const id = ++this.#sayings;
    this.chatLines.value = [
      ...this.chatLines.value.filter((said) => said.seat !== seat),
      { id, seat, saying },
    ];
    setTimeout(() => (this.chatLines.value = this.chatLines.value.filter((said) => said.id !== id)), CHAT_MS);
  }

  sit(seat: Seat | null, name: string): void {
    const place = this.#heldSeat ?? { ...createHeldSeat(name), at: 0 };
    this.#saveSeat({ ...place, name });
    this.command({ t: 'sit', seat, name, token: place.token });
  }

  /** Commits this device's share in the deal, and reveals it once all have committed (docs/fair.md). */
  #shareInDeal({ status, fair, sitters }: TableInfo): void {
    clearTimeout(this.#waiting);
    const seat = this.seat.value;
    const place = this.#heldSeat;
    this.#shares.update(fair, seat);
    if (status !== 'open' || !fair.isDealing || seat === null || place === undefined) return;
    const { share, witness } = place;
    const promised = fair.commitments[seat] ?? '';
    if (promised === '') this.#sendCommitment(place);
    else if (share === null || promised !== commitToPart(this.id, share))
      this.#waiting = setTimeout(() => this.#sendCommitment(place), OTHER_DEVICE_MS);
    else if (sitters.every(({ kind }, other) => kind !== 'person' || fair.commitments[other] !== '')) {
      // Only what the device saw before the first reveal is evidence.
      if (witness?.part !== share)
        this.#saveSeat({
          ...place,
          witness: {
            part: share,
            commitment: fair.commitment,
            commitments: [...fair.commitments],
            times: (witness?.times ?? 0) + 1,
          },
        });
      this.#sendShare({ t: 'reveal', part: share });
    }
  }

  /** A share must not be used again once it is revealed. */
  #sendCommitment(place: HeldSeat): void {
    const share = place.share === null || place.share === place.witness?.part ? createSeed() : place.share;
    this.#saveSeat({ ...place, share });
    this.#sendShare({ t: 'commit', commitment: commitToPart(this.id, share) });
  }

  #sendShare(share: Extract<TableCommand, { t: 'commit' | 'reveal' }>): void {
    if (this.#shares.markSent(JSON.stringify(share))) this.#commands.send(share);
  }

  command(command: TableCommand): void {
    this.notice.value = this.#commands.send(command) ? null : 'noLine';
  }

  #withDisplayNames(): TableInfo | null {
    const table = this.#serverInfo.value;
    if (table === null || !hidesUnknownNames.value) return table;
    const sitters = table.sitters.map((sitter, seat) => {
      const name = getSeatName(sitter);
      if (seat === this.seat.value || name === '' || sitter.kind === 'bot') return sitter;
      const shown = getDisplayName(table.id, seat, name);
      if (shown === name) return sitter;
      if (sitter.kind === 'person') {
        const { known: _known, ...unverified } = sitter;
        return { ...unverified, name: shown };
      }
      return sitter.reserved === null ? sitter : { ...sitter, reserved: { ...sitter.reserved, name: shown } };
    });
    return { ...table, sitters };
  }

  get others(): { readonly seat: Seat; readonly name: string; readonly key: string }[] {
    const info = this.#serverInfo.value!;
    const names = listSeatNames(info);
    return info.sitters.flatMap((sitter, seat) =>
      sitter.kind === 'person' && seat !== this.seat.value
        ? [{ seat, name: names[seat] ?? '', key: getMuteKey(info.id, seat, sitter) }]
        : [],
    );
  }

  async report(seat: Seat, reason: ReportReason, note: string): Promise<void> {
    await api.report(this.id, { token: this.#heldSeat?.token ?? '', seat, reason, note });
  }

  rematch(): void {
    this.#wantsRematch = true;
    const { next } = this.info.value!;
    if (next === null) this.command({ t: 'rematch', agree: true });
    else this.goToNext();
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

  #moveSeatTo(next: string, sits: boolean): void {
    const place = this.#heldSeat;
    if (place === undefined || findHeldSeat(next) !== undefined) return;
    const wish = sits ? { seat: null, bots: [] } : null;
    const name =
      place.name === '' ? getSeatName(this.info.value?.sitters[this.seat.value ?? -1]) : place.name;
    saveHeldSeat(next, { ...createHeldSeat(name, wish), token: place.token });
  }

  /** Since when the others wait for a seat, as far as this device knows. */
  absentSince(seat: Seat): number {
    const { on, since } = this.info.value!.pause;
    const gone = (this.attendance.value.seats[seat]?.since ?? 0) + WHOLE_SECOND;
    return Math.max(gone, on ? since : (this.#follower?.at ?? 0));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#snapshotTimer);
    clearTimeout(this.#waiting);
    this.#commands.clear();
    this.#stopWatching();
    this.#socket.close();
    this.match.value?.close();
  }
}
