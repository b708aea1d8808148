/** One server process: everything put together, started, and stopped without losing what it has accepted. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { type Logger, pino } from 'pino';
import type { Seat } from '../core/index.ts';
import { Admin, HOST_NOTE } from './admin/admin.ts';
import { Blocks } from './admin/blocks.ts';
import { announceServer, hostKeysOf } from './admin/keys.ts';
import { Load } from './admin/load.ts';
import { busFor } from './storage/bus.ts';
import { openFolder, openPostgres, SetupError } from './storage/database.ts';
import { httpApp } from './http/routes.ts';
import { Evenings } from './club/evenings.ts';
import { Meet, MEET_NOTE, RENEWAL } from './meet/meet.ts';
import { EveningStore } from './club/eveningStore.ts';
import type { Patience } from './matches/gathering.ts';
import { Hub, type Match } from './matches/hub.ts';
import { type GameList, Loader } from './matches/loader.ts';
import { type Check, Checker } from './daily/checker.ts';
import { DailyResults } from './daily/results.ts';
import { GAMES } from '../games/rules.ts';
import { Offer } from './host/offer.ts';
import { Streams } from './http/live.ts';
import { Invites } from './lists/invites.ts';
import { Lately } from './lists/lately.ts';
import { LiveTables, type Pace } from './lists/liveTables.ts';
import { BEAT, WhoIsHere } from './lists/whoIsHere.ts';
import { Quotas } from './host/limits.ts';
import { Metrics } from './host/metrics.ts';
import { Caretaker } from './matches/caretaker.ts';
import { Page } from './http/page.ts';
import { Push } from './http/push.ts';
import { Commands } from './matches/commands.ts';
import { Retention } from './matches/retention.ts';
import { RollCall } from './matches/rollCall.ts';
import type { Settings } from './host/settings.ts';
import { Sockets } from './http/sockets.ts';
import type { PeopleParts } from './http/people.ts';
import { Visitors } from './http/visitors.ts';
import { Carries } from './matches/carries.ts';
import { About } from './people/about.ts';
import { Deletion } from './people/deletion.ts';
import { People, sharesOf } from './people/people.ts';
import { Names } from './people/registry.ts';
import { PersonSeats } from './people/personSeats.ts';
import { playerOf } from './ratings/act.ts';
import { Boards } from './ratings/board.ts';
import { Ratings } from './ratings/ratings.ts';
import { isStorageFailure } from './storage/errors.ts';
import { Store } from './storage/store.ts';
import { repeat } from './host/repeat.ts';
import { ServerTime } from './host/time.ts';
import { type Think, BotPool } from './bots/botPool.ts';

export interface Running {
  readonly port: number;
  readonly url: string;
  /** Matches that cannot be played here, each with the reason. */
  readonly aside: ReadonlyMap<string, string>;
  stop(): Promise<void>;
}

/** What tests put in place of the real thing. */
export interface Instead {
  readonly think?: Think;
  readonly check?: Check;
  readonly games?: GameList;
  readonly page?: string;
  /** All time there is. */
  readonly now?: () => number;
  /** The clock by which quotas fill, in milliseconds. */
  readonly elapsed?: () => number;
  /** The machine's clock, which may be wrong. */
  readonly machine?: () => number;
  readonly log?: Logger;
  /** How long changes of who is at a table are gathered, in milliseconds. */
  readonly gather?: number;
  /** How long a club table waits. */
  readonly patience?: Patience;
  /** How quickly the live lists are told of a change, and how often they show a sign of life, in milliseconds. */
  readonly pace?: { readonly lists: Pace; readonly signOfLife: number; readonly beat?: number };
  /** The script of the database's thread. */
  readonly storage?: URL;
}

/** What processes tell each other: of a device that was signed out, a new table that anybody may find, somebody who is invited. */
const SIGNED_OUT = 'out:';
const MADE = 'made';
const INVITED = 'invited:';
const DROP_IDLE = 30_000;
/** A device that does not deal at a table of people who were put together is waited for 20 seconds. */
const DEAL = 20_000;
/** Every quarter of a second it is looked for whom waiting has brought together. */
const MEETING = 250;
/** Every 5 seconds the time is compared with the database's, or noted there. */
const TIME = 5000;

/** What the host has chosen and announced, and whom they have blocked, since it was read last. */
async function readHostsWork(
  offer: Offer,
  blocks: Blocks,
  sockets: Sockets,
  streams: Streams,
): Promise<void> {
  await Promise.all([offer.read(), blocks.read()]);
  sockets.endBlocked();
  streams.endBlocked(blocks);
}

function accountsOf(people: People, hub: Hub, ratings: Ratings, isRated: boolean): PeopleParts {
  const seats = new PersonSeats(hub);
  const about = new About(people, seats, isRated ? ratings : null);
  const boards = new Boards(
    ratings,
    () => hub.now,
    (shares) => sharesOf({ shares }).ratings === 'public',
  );
  const deletion = new Deletion(hub.store.database, people, seats, ratings);
  return { people, seats, about, deletion, ratings, boards };
}

function latelyOf(hub: Hub, { people, seats }: PeopleParts, here: WhoIsHere) {
  const invites = new Invites(hub, people, seats);
  return { invites, lately: new Lately(hub.store.database, here, invites) };
}

function listen(server: Server, { port, host }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new SetupError(`cannot listen on ${host}, port ${port}: ${error.message}`, { cause: error })),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

export async function serve(settings: Settings, instead: Instead = {}): Promise<Running> {
  const log = instead.log ?? pino({ level: settings.logLevel });
  const database =
    settings.database === null
      ? await openFolder(settings.data, instead.storage)
      : await openPostgres(settings.database);
  const store = new Store(database);
  const loader = new Loader(store, instead.games, undefined, settings.accounts);
  const botPool = new BotPool();
  const checker = new Checker();
  const dailyResults = new DailyResults(database);
  const push = await Push.open(store, settings);
  const time = new ServerTime((instead.machine ?? Date.now)());
  const now = instead.now ?? time.now;
  if (store.isShared) await time.askFor(() => store.time());
  else time.atLeast(await store.notedTime());
  let closing = false;
  const gauges = {
    sockets: () => sockets.size,
    matches: () => hub.size,
    loaded: () => hub.loaded,
    aside: () => hub.aside.size,
    thinking: () => botPool.waiting,
  };
  const metrics = new Metrics(gauges);
  const failed = (what: string, error: unknown): void => {
    metrics.failures.inc({ what });
    log.error({ what, reason: error instanceof Error ? error.message : String(error) }, 'failed');
  };
  const hub: Hub = new Hub(
    store,
    loader,
    { decided: () => metrics.decisions.inc(), failed },
    { now, grace: settings.grace, idle: settings.idle },
  );
  const ratings = new Ratings(database, hub, () => metrics.rated.inc());
  const notify = (match: string, seat: Seat, isNudge: boolean): void =>
    void push.notify(match, seat, isNudge).catch((error: unknown) => failed('push', error));
  const notices = {
    turn: (match: string, seat: Seat) => notify(match, seat, false),
    nudge: (match: string, seat: Seat) => notify(match, seat, true),
    over: (match: Match) => ratings.settle(match),
    failed,
  };
  const caretaker = new Caretaker(hub, instead.think ?? botPool.think, notices, settings.pace);
  const rollCall = new RollCall(hub, instead.gather);
  const commands = new Commands(hub, rollCall, {
    isOffered: () => offer.now.rated,
    withRating: async (account, game) => ({
      ...account,
      player: playerOf(account.person),
      rating: await ratings.ratingOf(account.person, game),
    }),
  });
  const tables = new LiveTables(
    hub,
    () => offer.now.list,
    (error) => failed('live tables', error),
    instead.pace?.lists,
  );
  const bus = await busFor(database, {
    heard: (news) => hub.heard(news),
    noted: (process, text) => {
      if (text === MADE) tables.made();
      else if (text.startsWith(INVITED)) tellInvited(text.slice(INVITED.length));
      else if (text.startsWith(SIGNED_OUT)) signedOut(text.slice(SIGNED_OUT.length).split(','));
      else if (text === MEET_NOTE) meet?.heard();
      else if (text === HOST_NOTE) void readHost();
      else rollCall.heard(process, text);
    },
    lost: () => rollCall.deaf(),
    missed: () => {
      rollCall.hearing();
      tables.made();
      void readHost();
      void hub.lookAround().catch((error: unknown) => failed('look around', error));
    },
  });
  let isTimeNoted = true;
  store.committed = (entries) => {
    isTimeNoted = false;
    bus.publish(entries);
  };
  store.created = ({ listed, watch }) => {
    if (listed !== 1 && watch !== 1) return;
    tables.made();
    bus.note(MADE);
  };
  /** Whoever comes after us must not begin before what we have written. */
  const noteTime = async (): Promise<void> => {
    if (isTimeNoted || store.isShared) return;
    isTimeNoted = true;
    await store.noteTime(now());
  };
  const quotas = new Quotas(settings.limits.times, instead.elapsed);
  const offer = new Offer(database, settings, loader.games, now);
  const blocks = new Blocks(database, now);
  commands.mayOpen = () => !offer.pause.isNear;
  const people = settings.accounts ? new People(database, now, settings.reserved) : null;
  const visitors = new Visitors(settings, people?.sessions ?? null);
  const sockets: Sockets = new Sockets(
    commands,
    settings,
    visitors,
    quotas,
    metrics,
    { blocks, pauses: offer.pause },
    failed,
  );
  const accounts = people === null ? null : accountsOf(people, hub, ratings, settings.rated);
  if (people !== null)
    people.sessions.ended = (ids) => {
      signedOut(ids);
      for (const id of ids) bus.note(SIGNED_OUT + id);
    };
  let isStopping = (): void => {};
  const stopping = new Promise<void>((resolve) => (isStopping = resolve));
  const streams = new Streams(stopping, settings.limits.sockets, instead.pace?.signOfLife);
  const readHost = (): Promise<void> =>
    readHostsWork(offer, blocks, sockets, streams).catch((error: unknown) => failed('host', error));
  offer.pause.kept.changed = () => sockets.tellPause();
  const load = new Load(store, metrics, gauges, () => sockets.company, now);
  const admin = new Admin({
    hub,
    offer,
    names: people?.names ?? new Names(database, now, settings.reserved),
    blocks,
    load: () => load.list(),
  });
  admin.changed = async () => {
    bus.note(HOST_NOTE);
    await readHost();
  };
  const hostKeys = [...hostKeysOf(settings)];
  const here = new WhoIsHere(database, now);
  const lately = accounts === null ? null : latelyOf(hub, accounts, here);
  const tellInvited = (person: string): void =>
    void lately?.lately.invited(person).catch((error: unknown) => failed('invitations', error));
  if (accounts !== null && lately !== null) {
    accounts.about.isHere = async (person) => offer.now.presence && here.isHere(person);
    lately.invites.changed = (person) => {
      tellInvited(person);
      bus.note(INVITED + person);
    };
  }
  const carries = new Carries(database, now);
  rollCall.publish = (note) => bus.note(note);
  const evenings = settings.club
    ? new Evenings(hub, new EveningStore(database), failed, 2 * settings.sweep, instead.patience)
    : null;
  const meet: Meet | null = settings.meet
    ? new Meet({
        hub,
        failed,
        offered: () => offer.now,
        isResting: () => !offer.now.meet || offer.pause.isNear,
        ratings:
          settings.accounts && settings.rated
            ? async (person, games) => {
                const values: { [game: string]: number } = {};
                for (const game of games) values[game] = (await ratings.ratingOf(person, game)).value;
                return values;
              }
            : null,
        note: () => bus.note(MEET_NOTE),
        patience: instead.patience ?? { seat: settings.meetPatience, deal: DEAL },
      })
    : null;
  const signedOut = (ids: readonly string[]): void => {
    sockets.endSessions(ids);
    meet?.endSessions(ids);
    lately?.lately.endSessions(ids);
  };
  const folder = instead.page ?? fileURLToPath(new URL('./web', import.meta.url));
  const page = new Page(folder, [
    ...(settings.accounts ? ['accounts'] : []),
    ...(settings.meet ? ['meet'] : []),
  ]);
  const app = httpApp({
    settings,
    store,
    loader,
    hub,
    commands,
    push,
    page,
    metrics,
    quotas,
    offer,
    admin,
    hostKeys: () => hostKeys,
    daily: { results: dailyResults, check: instead.check ?? checker.check, games: instead.games ?? GAMES },
    failed,
    isClosing: () => closing,
    evenings,
    tables,
    streams,
    meet,
    carries,
    visitors,
    accounts,
    lately,
  });
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { requestTimeout: 20_000, headersTimeout: 10_000, keepAliveTimeout: 20_000 },
  }) as Server;
  sockets.listenTo(server);
  const chore = (what: string, every: number, work: () => Promise<void> | void): (() => Promise<void>) =>
    repeat(every, work, (error) => failed(what, error));
  const retention = new Retention(hub, settings.keep);
  const stops = [
    chore('sweep', settings.sweep, () => caretaker.sweep()),
    chore('load', TIME, () => load.look()),
    chore('drop', Math.min(DROP_IDLE, settings.idle), () => hub.dropIdle()),
    chore('tidy', settings.tidy, async () => {
      await retention.tidy();
      await dailyResults.tidy(now());
      await carries.tidy();
      await people?.tidy();
      await blocks.tidy();
      await lately?.invites.tidy();
      await accounts?.deletion.resume();
    }),
  ];
  if (lately !== null)
    stops.push(chore('who is here', instead.pace?.beat ?? BEAT, () => lately.lately.beat()));
  if (evenings !== null)
    stops.push(
      chore('evenings', settings.sweep, () => evenings.sweep()),
      chore('old evenings', settings.tidy, () => evenings.tidy(settings.keep.unfinished)),
    );
  if (meet !== null)
    stops.push(
      chore('meet', Math.min(MEETING, settings.sweep), () => meet.tick()),
      chore('meetings', settings.sweep, () => meet.sweep(settings.sweep)),
      chore('waiting', RENEWAL, () => meet.renew()),
      chore('gone', settings.tidy, () => meet.tidy()),
      () => meet.close(),
    );
  if (!store.isShared) stops.push(chore('time', TIME, noteTime));
  if (store.isShared)
    stops.push(
      chore('time', TIME, () => time.askFor(() => store.time())),
      chore('look around', 4 * settings.sweep, async () => {
        await hub.lookAround();
        await readHost();
      }),
      chore('beat', 4 * settings.sweep, () => rollCall.beat(4 * settings.sweep)),
    );

  const stop = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    log.info('stopping');
    terminal?.withdraw();
    sockets.stop();
    isStopping();
    for (const stopOne of stops) await stopOne();
    await ratings.settled();
    await hub.close();
    await tables.close();
    await caretaker.close();
    await noteTime();
    sockets.close();
    quotas.close();
    rollCall.close();
    server.close();
    server.closeIdleConnections();
    await bus.close();
    await Promise.all([botPool.close(), checker.close()]);
    await store.close();
    server.closeAllConnections();
    log.info('stopped');
  };

  let terminal: ReturnType<typeof announceServer> | undefined;
  let port: number;
  try {
    await Promise.all([offer.read(), blocks.read()]);
    if (!store.isShared) await caretaker.resume();
    port = await listen(server, settings);
    if (!store.isShared) hostKeys.push((terminal = announceServer(settings.data, port, settings.host)));
  } catch (error) {
    await stop();
    if (!isStorageFailure(error)) throw error;
    throw new SetupError(`nothing can be written: ${(error as Error).message}`, { cause: error });
  }
  const host = settings.host === '0.0.0.0' || settings.host === '::' ? 'localhost' : settings.host;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
  const data = settings.database === null ? { data: settings.data } : {};
  log.info({ url, port, database: database.dialect, ...data }, 'listening');
  return { port, url, aside: hub.aside, stop };
}
