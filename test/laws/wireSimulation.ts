/**
 * Simulated matches over the wire in random order: several processes on one log, clients that come and go, failing
 * writes.
 */
import {
  type Config,
  framesFor,
  type Frame,
  type Game,
  type Rng,
  type Seat,
  type Step,
  viewOf,
} from '../../src/core/index.ts';
import {
  Follower,
  isUpdate,
  readMissedUpdates,
  type ServerMessage,
  type Snapshot,
  UNDO,
  defaultAbsenceRule,
} from '../../src/protocol/index.ts';
import type { Peer } from '../../src/server/matches/audience.ts';
import type { Database } from '../../src/server/storage/database.ts';
import type { Entry, Logged } from '../../src/server/room/logEntry.ts';
import { Hub, type HeldMatch } from '../../src/server/matches/hub.ts';
import { Loader } from '../../src/server/matches/loader.ts';
import { PlayerCommands } from '../../src/server/matches/playerCommands.ts';
import { PresenceSync } from '../../src/server/matches/presenceSync.ts';
import { Room } from '../../src/server/room/room.ts';
import { Store } from '../../src/server/storage/store.ts';
import { hashToken } from '../../src/server/matches/tokens.ts';
import { listObservers } from '../../src/laws/index.ts';
import type { MatchRow } from '../../src/server/storage/schema.ts';
import { dealEntries } from '../server/storedMatch.ts';

const ID = 'theTable';
const IDLE = 1000;
const PROCESSES = 2;

type Outcome = 'done' | 'lost before' | 'lost after';

/** A database whose every response is delayed until released, or fails. */
class SimulatedDisk {
  readonly entries: Logged[] = [];
  readonly waiting: ((outcome: Outcome) => void)[] = [];
  row!: MatchRow;

  async use<T>(work: () => T): Promise<T> {
    const outcome = await new Promise<Outcome>((resolve) => this.waiting.push(resolve));
    if (outcome === 'lost before') throw new Error('the database does not answer');
    const result = work();
    if (outcome === 'lost after') throw new Error('the database does not answer');
    return result;
  }
}

class SimulatedStore extends Store {
  readonly #disk: SimulatedDisk;

  constructor(disk: SimulatedDisk) {
    super({ dialect: 'postgres', address: null } as Database);
    this.#disk = disk;
  }
  override append(_: string, logged: Logged): Promise<boolean> {
    return this.#disk.use(() => {
      if (logged.version !== this.#disk.entries.length + 1) return false;
      this.#disk.entries.push(structuredClone(logged));
      return true;
    });
  }
  override match(): Promise<MatchRow> {
    return this.#disk.use(() => this.#disk.row);
  }
  override entriesAfter(_: string, version: number): Promise<Logged[]> {
    return this.#disk.use(() => structuredClone(this.#disk.entries.slice(version)));
  }
  override readVersions(): Promise<Map<string, number>> {
    return this.#disk.use(() => new Map([[ID, this.#disk.entries.length]]));
  }
}

/** The truth: the log applied by the rules, and each seat's view of every step. */
class Referee {
  readonly #room: Room;
  readonly #disk: SimulatedDisk;
  readonly #views: Map<Seat | null, string>[] = [new Map()];
  readonly #shots: (readonly Step[])[] = [[]];

  constructor(room: Room, disk: SimulatedDisk) {
    this.#room = room;
    this.#disk = disk;
  }

  view(version: number, observer: Seat | null): string | undefined {
    while (this.#views.length <= version) {
      const logged = this.#disk.entries[this.#views.length - 1];
      if (logged === undefined) return undefined;
      const change = this.#room.apply(logged, { withFrames: true });
      this.#shots.push(change.kind === 'decision' ? change.steps : []);
      const views = new Map<Seat | null, string>();
      if (this.#room.status !== 'open')
        for (const seat of listObservers(this.#room.setup.config.seats))
          views.set(seat, JSON.stringify(viewOf(this.#room.table.truth, seat)));
      this.#views.push(views);
    }
    return this.#views[version]?.get(observer);
  }

  frames(version: number, observer: Seat | null): string | undefined {
    this.view(version, observer);
    const steps = this.#shots[version];
    return steps === undefined ? undefined : JSON.stringify(framesFor(steps, observer));
  }
}

class SimulatedPlayer implements Peer {
  seat: Seat | null = null;
  hash: string | null = null;
  idle = false;
  readonly token: string | undefined;
  process = 0;
  match: HeldMatch | undefined;
  isJoining = false;
  inbox: string[] = [];
  follower: Follower | undefined;

  constructor(token: string | undefined) {
    this.token = token;
  }
  send(text: string): void {
    this.inbox.push(text);
  }
}

/** One simulation; throws if a client ever shows a wrong state or does not reach the final one. */
export class WireSimulation {
  readonly #game: Game;
  readonly #disk = new SimulatedDisk();
  readonly #rng: Rng;
  readonly #referee: Referee;
  readonly #hubs: Hub[] = [];
  readonly #commands: PlayerCommands[] = [];
  readonly #people: SimulatedPlayer[] = [];
  #now = 1_800_000_000_000;
  #news = 0;
  /** How often a follower could not verify a message. */
  lost = 0;
  read = 0;
  /** Missed decisions that were shown afterwards. */
  recalled = 0;

  constructor(game: Game, config: Config, rng: Rng) {
    this.#game = game;
    this.#rng = rng;
    const absence = defaultAbsenceRule(null);
    const setup = { config, time: null, level: 'easy' as const, showHands: false, absence };
    const created = this.#now;
    this.#disk.row = {
      id: ID,
      game: game.id,
      rules: game.version,
      setup: JSON.stringify(setup),
      secret: `secret ${rng.u32()}`,
      status: 'begun',
      listed: 0,
      watch: 0,
      due_at: null,
      created,
    };
    const entries: Entry[] = Array.from({ length: config.seats }, (_, seat) => ({
      kind: 'sit',
      seat,
      name: `P${seat}`,
      hash: hashToken(`token ${seat}`),
    }));
    entries.push(...dealEntries(ID, [...entries.keys()]));
    for (const [i, entry] of entries.entries())
      this.#disk.entries.push({ version: i + 1, at: created, entry });
    const { secret } = this.#disk.row;
    this.#referee = new Referee(
      new Room({
        id: ID,
        link: ID,
        game,
        ...setup,
        listed: false,
        secret,
        created,
      }),
      this.#disk,
    );
    for (let i = 0; i < PROCESSES; i++) {
      const store = new SimulatedStore(this.#disk);
      const loader = new Loader(store, { [game.id]: async () => game });
      const hub = new Hub(store, loader, () => {}, { now: () => this.#now, grace: 1000, idle: IDLE });
      this.#hubs.push(hub);
      const presenceSync = new PresenceSync(hub, () => {});
      hub.events.on('audienceChanged', (match) => presenceSync.onChange(match));
      this.#commands.push(new PlayerCommands(hub, presenceSync));
    }
    for (let seat = 0; seat < config.seats; seat++) this.#people.push(new SimulatedPlayer(`token ${seat}`));
    this.#people.push(new SimulatedPlayer(undefined), new SimulatedPlayer(undefined));
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.#rng.below(list.length)];
  }

  #settle(): Promise<void> {
    return new Promise((resolve) => {
      setImmediate(resolve);
    });
  }

  #release(outcome: Outcome): void {
    const { waiting } = this.#disk;
    if (waiting.length > 0) waiting.splice(this.#rng.below(waiting.length), 1)[0](outcome);
  }

  #join(person: SimulatedPlayer): void {
    person.process = this.#rng.below(PROCESSES);
    person.isJoining = true;
    const { token } = person;
    const since = person.follower?.version ?? 0;
    const order = { t: 'join', since, ...(token === undefined ? {} : { token }) } as const;
    this.#commands[person.process]
      .join(ID, person, order)
      .then(
        (match) => (person.match = match),
        () => this.#drop(person),
      )
      .finally(() => (person.isJoining = false));
  }

  #drop(person: SimulatedPlayer): void {
    this.#commands[person.process].leave(ID, person);
    person.match = undefined;
    person.inbox = [];
  }

  #deliver(person: SimulatedPlayer): void {
    const text = person.inbox.shift();
    if (text === undefined) return;
    const { follower } = person;
    if (isUpdate(text)) {
      const wasLost = follower!.isLost;
      const update = follower!.read(text);
      if (update !== undefined) {
        this.read++;
        this.#compareFilm(follower!.version, follower!.seat, update.frames);
      } else if (!wasLost) this.lost++;
    } else {
      const message = JSON.parse(text) as ServerMessage;
      if (message.t === 'snapshot') {
        person.follower = new Follower(this.#game, message);
        this.#compareMissed(message);
      } else if (message.t === 'table' || message.t === 'say') follower!.applyMessage(message);
    }
    this.#compare(person);
    const now = person.follower;
    if (now?.isLost === true && person.match !== undefined)
      this.#commands[person.process].execute(person.match, person, { t: 'resync', since: now.version });
  }

  #compare({ follower }: SimulatedPlayer): void {
    if (follower === undefined || follower.update === null) return;
    const { version, seat, update } = follower;
    const truth = this.#referee.view(version, seat);
    const shown = JSON.stringify(update.view);
    if (shown !== truth)
      throw new Error(`seat ${seat} at version ${version} is shown ${shown}, true is ${truth}`);
  }

  #compareFilm(version: number, seat: Seat | null, frames: readonly Frame[]): void {
    const truth = this.#referee.frames(version, seat);
    const shown = JSON.stringify(frames);
    if (shown !== truth)
      throw new Error(`seat ${seat} sees version ${version} come about as ${shown}, true is ${truth}`);
  }

  #compareMissed({ missed, seat }: Snapshot): void {
    if (missed.length === 0) return;
    const past = readMissedUpdates(missed);
    if (past === undefined) throw new Error(`seat ${seat} cannot prove what it has missed`);
    for (const { version, film } of past.steps.slice(-3)) this.#compareFilm(version, seat, film);
    this.recalled += past.steps.length;
  }

  #decide(): void {
    const able = this.#people.filter(
      ({ match, follower }) => match !== undefined && follower?.isLost === false && follower.seat !== null,
    );
    const owing = able.filter(({ follower }) => (follower!.update?.legal.length ?? 0) > 0);
    const back = able.filter(({ follower }) => follower!.update?.canUndo === true);
    const person = this.#rng.below(4) === 0 && back.length > 0 ? this.#pick(back) : this.#pick(owing);
    if (person === undefined) return;
    const { legal, canUndo } = person.follower!.update!;
    const action = canUndo && (legal.length === 0 || this.#rng.below(3) === 0) ? UNDO : this.#pick(legal)!;
    this.#commands[person.process].decide(person.match!, person, person.follower!.decision(action));
  }

  #order(): void {
    const person = this.#pick(this.#people.filter(({ match, seat }) => match !== undefined && seat !== null));
    if (person === undefined) return;
    const order = this.#pick([
      { t: 'say', saying: 'hello' },
      { t: 'say', saying: 'wow' },
      { t: 'leave' },
      { t: 'end', agree: false },
      { t: 'takeBack', seat: person.seat!, agree: true },
    ] as const)!;
    this.#commands[person.process].execute(person.match!, person, order);
    if (order.t === 'takeBack') this.#takeBack(person);
    // The player returns at once: there is no bot here to replace them.
    if (order.t === 'leave') this.#commands[person.process].execute(person.match!, person, { t: 'back' });
  }

  /** The others agree, and the process undoes what was agreed. */
  #takeBack(person: SimulatedPlayer): void {
    for (const other of this.#people)
      if (other !== person && other.match !== undefined && other.seat !== null)
        this.#commands[other.process].execute(other.match, other, {
          t: 'takeBack',
          seat: person.seat!,
          agree: true,
        });
    for (let i = 0; i < 6; i++)
      this.#hubs[person.process].submit(
        person.match!,
        (room) => room.judgeAgreedUndo(),
        () => {},
      );
  }

  async step(): Promise<void> {
    const chance = this.#rng.below(100);
    if (chance < 30) this.#release('done');
    else if (chance < 31) this.#release(this.#rng.below(2) === 0 ? 'lost before' : 'lost after');
    else if (chance < 62) for (const person of this.#people) this.#deliver(person);
    else if (chance < 84) this.#decide();
    else if (chance < 91) {
      const away = this.#people.filter(({ match, isJoining }) => match === undefined && !isJoining);
      const person = this.#pick(away);
      if (person !== undefined) this.#join(person);
    } else if (chance < 93) {
      const person = this.#pick(this.#people.filter(({ match }) => match !== undefined));
      if (person !== undefined) this.#drop(person);
    } else if (chance < 95) this.#order();
    else if (chance < 96) {
      this.#now += 2 * IDLE;
      this.#pick(this.#hubs)!.dropIdle();
    } else if (chance < 99) this.#tellNews(this.#rng.below(3) > 0);
    else
      void this.#pick(this.#hubs)!
        .catchUpAll()
        .catch(() => {});
    await this.#settle();
  }

  #tellNews(arrives: boolean): void {
    const version = this.#disk.entries.length;
    if (version > this.#news && arrives) for (const hub of this.#hubs) hub.onLogged(ID, version);
    this.#news = version;
  }

  /** Reconnects everyone and stops all failures: all must see the same current match. */
  async end(): Promise<void> {
    const quiet = async (): Promise<void> => {
      // A replay of a log yields to the loop, so a single idle turn does not mean that all work is done.
      for (let idle = 0; idle < 20; idle++) {
        await this.#settle();
        const person = this.#people.find(({ inbox }) => inbox.length > 0);
        if (this.#disk.waiting.length > 0) this.#release('done');
        else if (person !== undefined) this.#deliver(person);
        else continue;
        idle = 0;
      }
    };
    await quiet();
    for (const person of this.#people) if (person.match === undefined) this.#join(person);
    await quiet();
    for (const hub of this.#hubs) void hub.catchUpAll();
    await quiet();
    for (const { follower } of this.#people)
      if (follower?.version !== this.#disk.entries.length || follower.isLost)
        throw new Error(`somebody knows version ${follower?.version} of ${this.#disk.entries.length}`);
  }
}
