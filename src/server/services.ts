/** Creates all services of a process; they do nothing until they are connected and the process starts. */
import type { Seat } from '../core/index.ts';
import { GAME_LOADERS } from '../games/gameLoaders.ts';
import { RequestError } from '../protocol/index.ts';
import { AccountDeletion } from './accounts/accountDeletion.ts';
import { Accounts, parseShares } from './accounts/accounts.ts';
import { AccountSeats } from './accounts/accountSeats.ts';
import { NameRegistry } from './accounts/nameRegistry.ts';
import { Profiles } from './accounts/profiles.ts';
import { Admin } from './admin/admin.ts';
import { loadAdminKeys } from './admin/adminKeys.ts';
import { Blocks } from './admin/blocks.ts';
import { type Gauges, Metrics } from './admin/metrics.ts';
import { ProcessLoadMonitor } from './admin/processLoad.ts';
import { BotPool } from './bots/botPool.ts';
import { ClubNights } from './clubNight/clubNights.ts';
import { DailyResults } from './daily/dailyResults.ts';
import { DailyVerifier } from './daily/dailyVerifier.ts';
import { EventStreams } from './events/eventStreams.ts';
import type { AccountServices } from './http/accountRoutes.ts';
import { PushNotifier } from './http/pushNotifier.ts';
import { RequestIdentity } from './http/requestIdentity.ts';
import type { HttpServices } from './http/routes.ts';
import { Sockets } from './http/sockets.ts';
import { Quotas } from './limits/limits.ts';
import { Invites } from './lobby/invites.ts';
import { LiveTableList } from './lobby/liveTableList.ts';
import { OnlineStatus } from './lobby/onlineStatus.ts';
import { RecentPlayers } from './lobby/recentPlayers.ts';
import { Hub } from './matches/hub.ts';
import { Loader } from './matches/loader.ts';
import { MatchDriver } from './matches/matchDriver.ts';
import { PlayerCommands, type WhyNotOpen } from './matches/playerCommands.ts';
import { PresenceSync } from './matches/presenceSync.ts';
import { Retention } from './matches/retention.ts';
import { SeatTransfers } from './matches/seatTransfers.ts';
import { Matchmaking } from './matchmaking/matchmaking.ts';
import { AccountRatings } from './ratings/accountRatings.ts';
import { Leaderboards } from './ratings/leaderboards.ts';
import { ratingId } from './ratings/rateRoom.ts';
import type { ServerContext } from './serverContext.ts';
import { FeatureSwitches } from './settings/featureSwitches.ts';
import { ProcessBus } from './storage/processBus.ts';

/** How long a matched table waits for a device that does not deal. */
const DEAL_TIMEOUT = 20_000;

export interface Services extends ServerContext, HttpServices {
  readonly bus: ProcessBus;
  readonly blocks: Blocks;
  readonly botPool: BotPool;
  readonly verifier: DailyVerifier;
  readonly ratings: AccountRatings;
  readonly matchDriver: MatchDriver;
  readonly presenceSync: PresenceSync;
  readonly retention: Retention;
  readonly sockets: Sockets;
  readonly load: ProcessLoadMonitor;
  readonly hostKeys: { readonly label: string; readonly key: string }[];
  readonly log: ServerContext['log'];
  /** Reads what an admin may have changed, here or in another process. */
  readonly readAdminChoices: () => Promise<void>;
}

const whyNotOpen =
  (offer: FeatureSwitches): WhyNotOpen =>
  (game, seats, isGuest) => {
    try {
      offer.requireTableAllowed(game, seats);
      offer.requireAccount(isGuest);
      return null;
    } catch (error) {
      if (error instanceof RequestError) return error.code === 'pauseNear' ? 'pauseNear' : 'notOffered';
      throw error;
    }
  };

type Shared = Pick<Services, 'hub' | 'ratings' | 'offer' | 'failed' | 'bus' | 'quotas'>;

function createMatchServices(
  { settings, overrides }: ServerContext,
  { hub, ratings, offer, failed, bus }: Shared,
  { push, botPool }: Pick<Services, 'push' | 'botPool'>,
): Pick<Services, 'matchDriver' | 'presenceSync' | 'commands' | 'tables' | 'retention'> {
  const notify = (match: string, seat: Seat, isNudge: boolean): void =>
    void push.notify(match, seat, isNudge).catch((error: unknown) => failed('push', error));
  const notices = {
    turn: (match: string, seat: Seat) => notify(match, seat, false),
    nudge: (match: string, seat: Seat) => notify(match, seat, true),
    over: ratings.rateMatch.bind(ratings),
    failed,
  };
  const presenceSync = new PresenceSync(hub, (message) => bus.publish(message), overrides.gather);
  const rated = {
    isOffered: () => offer.now.rated,
    withRating: async (account: { person: string; name: string }, game: string) => ({
      ...account,
      player: ratingId(account.person),
      rating: await ratings.readRating(account.person, game),
    }),
  };
  return {
    matchDriver: new MatchDriver(hub, overrides.think ?? botPool.think, notices, settings.pace),
    presenceSync,
    commands: new PlayerCommands(hub, presenceSync, rated, whyNotOpen(offer)),
    tables: new LiveTableList(
      hub,
      () => offer.now.list,
      (error) => failed('live tables', error),
      overrides.pace?.lists,
    ),
    retention: new Retention(hub, settings.keep),
  };
}

function createAccountServices(
  { settings, store, now }: ServerContext,
  { hub, ratings, offer }: Shared,
  names: NameRegistry,
): AccountServices {
  const { database } = store;
  const people = new Accounts(database, now, names);
  const seats = new AccountSeats(hub);
  const here = new OnlineStatus(database, now);
  const invites = new Invites(hub, people, seats);
  return {
    people,
    seats,
    about: new Profiles(
      people,
      seats,
      settings.rated ? ratings : null,
      async (person) => offer.now.presence && here.isOnline(person),
    ),
    deletion: new AccountDeletion(database, people, seats, ratings),
    ratings,
    boards: new Leaderboards(ratings, now, (shares) => parseShares({ shares }).ratings === 'public'),
    invites,
    recentPlayers: new RecentPlayers(database, here, invites),
  };
}

function createMatchmaking(
  { settings, overrides }: ServerContext,
  { hub, ratings, offer, failed, bus, quotas }: Shared,
): Matchmaking {
  const readRatings = async (person: string, games: readonly string[]) => {
    const values: { [game: string]: number } = {};
    for (const game of games) values[game] = (await ratings.readRating(person, game)).value;
    return values;
  };
  return new Matchmaking({
    hub,
    failed,
    quotas,
    publish: () => bus.publish({ kind: 'queueChanged' }),
    offered: () => offer.now,
    isPaused: () => !offer.now.meet || offer.isPauseNear,
    ratings: settings.accounts && settings.rated ? readRatings : null,
    patience: overrides.patience ?? { seat: settings.meetPatience, deal: DEAL_TIMEOUT },
  });
}

export async function createServices(context: ServerContext): Promise<Services> {
  const { settings, overrides, log, store, now } = context;
  const { database } = store;
  const bus = new ProcessBus(database);
  const loader = new Loader(store, overrides.games, undefined, settings.accounts);
  const offer = new FeatureSwitches(database, settings, loader.games, now);
  const blocks = new Blocks(database, now);
  const botPool = new BotPool();
  const verifier = new DailyVerifier();
  const push = await PushNotifier.open(store, settings);
  const quotas = new Quotas(settings.limitsTimes, overrides.elapsed);
  const gauges: Gauges = {
    sockets: () => sockets.size,
    matches: () => hub.size,
    loaded: () => hub.loaded,
    aside: () => hub.unplayable.size,
    thinking: () => botPool.waiting,
  };
  const metrics = new Metrics(gauges, quotas);
  const failed = (what: string, error: unknown): void => {
    metrics.failures.inc({ what });
    log.error({ what, reason: error instanceof Error ? error.message : String(error) }, 'failed');
  };
  const hub = new Hub(store, loader, failed, { now, grace: settings.grace, idle: settings.idle });
  const ratings = new AccountRatings(database, hub, () => metrics.rated.inc());
  const shared: Shared = { hub, ratings, offer, failed, bus, quotas };
  const matches = createMatchServices(context, shared, { push, botPool });
  const names = new NameRegistry(database, now, settings.reserved, async (person) => {
    bus.publish({ kind: 'renamed', person });
    await loader.owners.refresh([person]);
  });
  const accounts = settings.accounts ? createAccountServices(context, shared, names) : null;
  const visitors = new RequestIdentity(settings, accounts?.people.sessions ?? null);
  const streams = new EventStreams(quotas, overrides.pace?.signOfLife);
  const sockets: Sockets = new Sockets(
    matches.commands,
    settings,
    visitors,
    quotas,
    metrics,
    { blocks, offer },
    failed,
  );
  const load = new ProcessLoadMonitor(
    store,
    metrics,
    gauges,
    () => sockets.connectedPeople,
    now,
    settings.database === null ? settings.data : null,
  );
  const readAdminChoices = async (): Promise<void> => {
    try {
      await Promise.all([offer.read(), blocks.read(), loader.owners.refresh()]);
      sockets.endBlocked();
      streams.endBlocked(blocks);
    } catch (error) {
      failed('admin', error);
    }
  };
  const announceChange = async (): Promise<void> => {
    bus.publish({ kind: 'adminChanged' });
    await readAdminChoices();
  };
  return {
    ...context,
    ...shared,
    ...matches,
    loader,
    blocks,
    botPool,
    verifier,
    push,
    metrics,
    accounts,
    visitors,
    sockets,
    streams,
    load,
    admin: new Admin({ hub, offer, names, blocks, load: () => load.list(), announceChange }),
    hostKeys: [...loadAdminKeys(settings)],
    seatTransfers: new SeatTransfers(database, now),
    daily: {
      results: new DailyResults(database),
      check: overrides.check ?? verifier.verify,
      games: overrides.games ?? GAME_LOADERS,
    },
    clubNights: settings.club
      ? new ClubNights({
          ...shared,
          every: 2 * settings.sweep,
          patience: overrides.patience ?? { seat: settings.clubPatience, deal: DEAL_TIMEOUT },
        })
      : null,
    matchmaking: settings.meet ? createMatchmaking(context, shared) : null,
    readAdminChoices,
  };
}
