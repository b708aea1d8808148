/** A table elsewhere and this device's place at it: the lobby, the match, what is said, and the connection. */
import { computed, signal } from '@preact/signals';
import { has, type Level, type Seat } from '../../../core/index.ts';
import {
  type Attendance,
  type Clock,
  Follower,
  type NoCode,
  type Reason,
  type Command,
  partCommitment,
  PROTOCOL,
  type Saying,
  type ServerMessage,
  type Snapshot,
  type TableInfo,
} from '../../../protocol/index.ts';
import { listed, loadRules } from '../../match/games/index.ts';
import { hidesStrangers, isMuted, notePlayed } from '../moderation/moderation.ts';
import { announced, blockedAs } from '../serverNotices.ts';
import { api } from '../api.ts';
import { socketAddress } from '../api.ts';
import { freshSeed } from '../../match/storage/savedMatches.ts';
import { watchIdle } from './idle.ts';
import { Resender } from './resender.ts';
import { SentShares } from './sentShares.ts';
import { TableSocket } from './tableSocket.ts';
import { muteKey, shownName } from '../displayNames.ts';
import { freshPlace, keepPlace, type Place, placeAt } from '../heldSeats.ts';
import { RemoteMatch } from './remoteMatch.ts';

/** Who was asked for the whole view and does not send it is asked over a new connection, after 5 seconds. */
const LOOK_PATIENCE = 5000;
/** How long another device of the same seat has for its share in the deal, in milliseconds. */
const OTHER_DEVICE = 4000;
/** Since when somebody is gone is told in whole seconds: nobody is to ask a moment too early. */
const WHOLE_SECOND = 1000;
/** How long something that was said stays. */
const SAID_FOR = 6000;

export interface Said {
  readonly id: number;
  readonly seat: Seat;
  readonly saying: Saying;
}

type Notice = NoCode | 'noLine';

export class OnlineTable {
  readonly id: string;
  /** Null until the server has answered. */
  readonly #told = signal<TableInfo | null>(null);
  /** The same, without the names of strangers where they are not to be shown. */
  readonly info = computed<TableInfo | null>(() => this.#shown());
  readonly seat = signal<Seat | null>(null);
  readonly attendance = signal<Attendance>({ seats: [], watching: 0 });
  readonly clocks = signal<readonly Clock[]>([]);
  readonly match = signal<RemoteMatch | null>(null);
  readonly said = signal<readonly Said[]>([]);
  /** Why the last wish was not granted. */
  readonly notice = signal<Notice | null>(null);
  /** Something came that could not be proved: what is on show is true but old, and the whole view was asked for. */
  readonly isCatchingUp = signal(false);
  /** Why there is nothing to be seen here. */
  readonly gone = signal<'noTable' | 'aside' | 'otherRules' | 'otherPage' | 'blocked' | null>(null);
  /** Whether this device's seat owes a decision that nobody else makes for it. */
  readonly isMyTurn;
  /** Whether the person here does not want to play once more. */
  readonly hasDeclined = signal(false);
  /** Where the table's link leads now: who asked for the rematch is taken there, and whoever comes later. */
  readonly next = signal<string | null>(null);
  readonly #socket: TableSocket;
  readonly #commands: Resender;
  readonly #shares = new SentShares();
  #follower: Follower | undefined;
  /** One after the other: the first message has to wait for the rules. */
  #hearing: Promise<void> = Promise.resolve();
  /** By how many milliseconds the server's clock is ahead of ours. */
  #ahead = 0;
  /** When it was last asked for its time; 0 if it has answered. */
  #pinged = 0;
  #sayings = 0;
  #looking: ReturnType<typeof setTimeout> | undefined;
  #wantsRematch = false;
  #unkept: Place | undefined;
  /** Another device of this seat has promised a share in the deal, and may be gone. */
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #isIdle = false;
  readonly #stopWatching: () => void;
  #closed = false;

  constructor(id: string) {
    this.id = id;
    this.isMyTurn = computed(() => {
      const seat = this.seat.value;
      const update = this.match.value?.update.value;
      const isAway = seat !== null && this.info.value?.sitters[seat]?.away !== null;
      return seat !== null && !isAway && update !== undefined && has(update.toAct, seat);
    });
    this.#socket = new TableSocket(socketAddress(id), {
      hello: () => this.#hello(),
      hear: (data) => {
        this.#hearing = this.#hearing.then(() => this.#hear(data)).catch(() => this.#socket.drop());
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
  get #place(): Place | undefined {
    return placeAt(this.id) ?? this.#unkept;
  }
  /** Keeps this device's place, if only until the page is closed. */
  #keep(place: Omit<Place, 'at'>): void {
    keepPlace(this.id, place);
    this.#unkept = { ...place, at: Date.now() };
  }
  /** The server's time. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** The whole log the first time, later only what was missed. */
  #hello(): Command {
    this.#commands.clear();
    this.#shares.clear();
    const token = this.#place?.token;
    const since = this.match.value === null ? 0 : (this.#follower?.version ?? 0);
    return { t: 'join', since, ...(token === undefined ? {} : { token }) };
  }

  async #hear(data: string | Uint8Array): Promise<void> {
    if (this.#closed) return;
    if (typeof data === 'string') {
      await this.#hearMessage(JSON.parse(data) as ServerMessage);
      return;
    }
    this.match.value?.read(data);
    if (this.#follower?.isLost !== true) this.clocks.value = this.#follower?.clocks ?? [];
  }

  async #hearMessage(message: ServerMessage): Promise<void> {
    switch (message.t) {
      case 'snapshot':
        return this.#meet(message);
      case 'table':
        this.#follower?.hear(message);
        if (this.#follower?.isLost === true) return this.#look();
        return this.#tableIs(message.table, message.clocks);
      case 'say':
        this.#follower?.hear(message);
        if (this.#follower?.isLost === true) this.#look();
        return this.#hearSaying(message.seat, message.saying);
      case 'attendance':
        this.attendance.value = message;
        return undefined;
      case 'notice':
        announced.value = message.pause;
        return undefined;
      case 'done':
        return this.match.value?.acknowledge(message.number);
      case 'no':
        if (message.code === 'blocked') {
          blockedAs.value = message;
          this.#giveUp('blocked');
        } else if (message.code === 'table') this.#giveUp('noTable');
        else if (message.code === 'aside') this.#giveUp('aside');
        else if (message.number !== undefined) this.match.value?.refused(message.number, message);
        else if (this.#isSentAgain(message)) return undefined;
        else if (!this.#sitElsewhere(message.code)) this.notice.value = message.code;
        return undefined;
      case 'pong':
        if (this.#pinged > 0) this.#ahead = message.now - (this.#pinged + Date.now()) / 2;
        this.#pinged = 0;
        return undefined;
    }
  }

  #isSentAgain({ code, of }: Extract<ServerMessage, { t: 'no' }>): boolean {
    return of !== undefined && (code === 'slow' || code === 'busy') && this.#commands.refused(of);
  }

  /** Asks for everything anew, once. */
  #look(): void {
    if (this.isCatchingUp.value) return;
    this.isCatchingUp.value = true;
    this.match.value?.tableChanged();
    this.#commands.send({ t: 'look', since: this.#follower?.version ?? 0 });
    this.#looking = setTimeout(() => this.#socket.drop(), LOOK_PATIENCE);
  }

  async #meet(snapshot: Snapshot): Promise<void> {
    const { table, match, seat } = snapshot;
    clearTimeout(this.#looking);
    this.isCatchingUp.value = false;
    if (snapshot.protocol !== PROTOCOL) return this.#giveUp('otherPage');
    if (this.info.value === null && table.next !== null) {
      this.#carryPlace(table.next, false);
      this.next.value = table.next;
      return undefined;
    }
    if (this.#isIdle) this.#commands.send({ t: 'idle', is: true });
    if (this.info.value === null) this.#ahead = snapshot.now - Date.now();
    this.#pinged = Date.now();
    this.#socket.send({ t: 'ping' });
    this.seat.value = seat;
    this.attendance.value = snapshot.attendance;
    if (match !== null && !(await this.#follow(snapshot))) return;
    this.#tableIs(table, match?.clocks ?? []);
    this.#settleIn(table, seat);
  }

  /** False if these rules are not the ones of this page. */
  async #follow(snapshot: Snapshot): Promise<boolean> {
    const { table, missed } = snapshot;
    const known = this.match.value;
    const entry = listed(table.game);
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
      look: () => this.#look(),
      read: (is) => this.#commands.send({ t: 'reading', is }),
      refuse: (code) => (this.notice.value = code),
    });
    return true;
  }

  #giveUp(why: NonNullable<OnlineTable['gone']['value']>): void {
    this.gone.value = why;
    this.#socket.close();
  }

  #tableIs(table: TableInfo, clocks: readonly Clock[]): void {
    this.#told.value = table;
    this.clocks.value = clocks;
    if (table.status === 'over' && this.seat.value !== null)
      notePlayed(table.sitters.flatMap(({ kind, name }) => (kind === 'person' ? [name] : [])));
    this.match.value?.tableChanged();
    this.#takePart(table);
    if (this.#wantsRematch && table.next !== null) this.goOn();
  }

  /** Sits down where this device wanted to sit before the table had answered, and keeps the server's promise. */
  #settleIn({ status, fair, sitters }: TableInfo, seat: Seat | null): void {
    // An account has its seat on a device that has never been here.
    if (seat !== null && this.#place === undefined) this.#keep(freshPlace(sitters[seat]?.name ?? ''));
    const place = this.#place;
    if (place === undefined) return;
    const { wish } = place;
    if (seat === null) {
      if (wish !== null && status === 'open') this.sit(wish.seat, place.name);
      return;
    }
    const commitment = status === 'open' ? fair.commitment : place.commitment;
    this.#keep({ ...place, commitment, wish: null });
    for (const bot of wish?.bots ?? []) this.command({ t: 'bot', seat: bot.seat, level: bot.level as Level });
  }

  /** Somebody else has the seat this device came for: any other will do, once. */
  #sitElsewhere(code: NoCode): boolean {
    const place = this.#place;
    if (place === undefined || place.wish === null) return false;
    this.#keep({ ...place, wish: null });
    if (code !== 'taken') return false;
    this.sit(null, place.name);
    return true;
  }

  #hearSaying(seat: Seat, saying: Saying): void {
    const sitter = this.#told.value?.sitters[seat];
    if (sitter !== undefined && isMuted(muteKey(this.id, seat, sitter))) return;
    const id = ++this.#sayings;
    this.said.value = [...this.said.value.filter((said) => said.seat !== seat), { id, seat, saying }];
    setTimeout(() => (this.said.value = this.said.value.filter((said) => said.id !== id)), SAID_FOR);
  }

  sit(seat: Seat | null, name: string): void {
    const place = this.#place ?? { ...freshPlace(name), at: 0 };
    this.#keep({ ...place, name });
    this.command({ t: 'sit', seat, name, token: place.token });
  }

  /** Adds this device's share to the deal (docs/fair.md): it is promised, and told once everyone's promise is on the table. */
  #takePart({ status, fair, sitters }: TableInfo): void {
    clearTimeout(this.#waiting);
    const seat = this.seat.value;
    const place = this.#place;
    this.#shares.hear(fair, seat);
    if (status !== 'open' || !fair.isDealing || seat === null || place === undefined) return;
    const { share, witness } = place;
    const promised = fair.commitments[seat] ?? '';
    if (promised === '') this.#promise(place);
    else if (share === null || promised !== partCommitment(this.id, share))
      this.#waiting = setTimeout(() => this.#promise(place), OTHER_DEVICE);
    else if (sitters.every(({ kind }, other) => kind !== 'person' || fair.commitments[other] !== '')) {
      // What was seen before the share was told for the first time is what counts, whatever is shown later.
      if (witness?.part !== share)
        this.#keep({
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

  /** A share that was told once is of no use any more. */
  #promise(place: Place): void {
    const share = place.share === null || place.share === place.witness?.part ? freshSeed() : place.share;
    this.#keep({ ...place, share });
    this.#sendShare({ t: 'commit', commitment: partCommitment(this.id, share) });
  }

  #sendShare(share: Extract<Command, { t: 'commit' | 'reveal' }>): void {
    if (this.#shares.isNew(JSON.stringify(share))) this.#commands.send(share);
  }

  command(command: Command): void {
    this.notice.value = this.#commands.send(command) ? null : 'noLine';
  }

  #shown(): TableInfo | null {
    const table = this.#told.value;
    if (table === null || !hidesStrangers.value) return table;
    const sitters = table.sitters.map((sitter, seat) => {
      const { name, known: _known, ...rest } = sitter;
      if (seat === this.seat.value || name === '' || sitter.kind === 'bot') return sitter;
      const shown = shownName(table.id, seat, name);
      return shown === name ? sitter : { ...rest, name: shown };
    });
    return { ...table, sitters };
  }

  /** The other persons at the table. */
  get others(): { readonly seat: Seat; readonly name: string; readonly key: string }[] {
    const told = this.#told.value!;
    return told.sitters.flatMap((sitter, seat) =>
      sitter.kind === 'person' && seat !== this.seat.value
        ? [{ seat, name: shownName(told.id, seat, sitter.name), key: muteKey(told.id, seat, sitter) }]
        : [],
    );
  }

  /** Tells the host about somebody here. */
  async report(seat: Seat, reason: Reason, note: string): Promise<void> {
    await api.report(this.id, { token: this.#place?.token ?? '', seat, reason, note });
  }

  /** The same people once more. */
  rematch(): void {
    this.#wantsRematch = true;
    const { next } = this.info.value!;
    if (next === null) this.command({ t: 'rematch', agree: true });
    else this.goOn();
  }

  /** The others need not wait. */
  decline(): void {
    this.hasDeclined.value = true;
    this.command({ t: 'rematch', agree: false });
  }

  /** To the next match at this table: who sat has a seat there, with the same secret. */
  goOn(): void {
    const next = this.info.value?.next ?? null;
    if (next === null) return;
    this.#carryPlace(next, this.seat.value !== null);
    this.next.value = next;
  }

  #carryPlace(next: string, sits: boolean): void {
    const place = this.#place;
    if (place === undefined || placeAt(next) !== undefined) return;
    const wish = sits ? { seat: null, bots: [] } : null;
    const name =
      place.name === '' ? (this.info.value?.sitters[this.seat.value ?? -1]?.name ?? '') : place.name;
    keepPlace(next, { ...freshPlace(name, wish), token: place.token });
  }

  /** Since when somebody is waited for, as far as this device knows. */
  waitsSince(seat: Seat): number {
    const { on, since } = this.info.value!.pause;
    const gone = (this.attendance.value.seats[seat]?.since ?? 0) + WHOLE_SECOND;
    return Math.max(gone, on ? since : (this.#follower?.at ?? 0));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#looking);
    clearTimeout(this.#waiting);
    this.#commands.clear();
    this.#stopWatching();
    this.#socket.close();
    this.match.value?.close();
  }
}
