/** Creates all services of a process and connects them; they do nothing until the process starts. */
import type { Seat } from '../core/index.ts';
import { GAME_LOADERS } from '../games/gameLoaders.ts';
import { Admin } from './admin/admin.ts';
import { Blocks } from './admin/blocks.ts';
import { loadAdminKeys } from './admin/adminKeys.ts';
import { ProcessLoadMonitor } from './admin/processLoad.ts';
import { BotPool } from './bots/botPool.ts';
import { ClubNights } from './clubNight/clubNights.ts';
import { ClubNightStore } from './clubNight/clubNightStore.ts';
import { DailyVerifier } from './daily/dailyVerifier.ts';
import { DailyResults } from './daily/dailyResults.ts';
import type { ServerContext } from './serverContext.ts';
import { Quotas } from './limits/limits.ts';
import { type Gauges, Metrics } from './runtime/metrics.ts';
import { FeatureSwitches } from './runtime/featureSwitches.ts';
import { RequestError } from './runtime/requestBody.ts';
import { EventStreams } from './http/eventStreams.ts';
import type { AccountServices } from './http/accountRoutes.ts';
import { PushNotifier } from './http/pushNotifier.ts';
import { Sockets } from './http/sockets.ts';
import { RequestIdentity } from './http/requestIdentity.ts';
import { Invites } from './lobby/invites.ts';
import { RecentPlayers } from './lobby/recentPlayers.ts';
import { LiveTableList } from './lobby/liveTableList.ts';
import { OnlineStatus } from './lobby/onlineStatus.ts';
import { MatchDriver } from './matches/matchDriver.ts';
import { SeatTransfers } from './matches/seatTransfers.ts';
import { PlayerCommands } from './matches/playerCommands.ts';
import { Hub, type HeldMatch } from './matches/hub.ts';
import { Loader } from './matches/loader.ts';
import { Retention } from './matches/retention.ts';
import { PresenceSync } from './matches/presenceSync.ts';
import { Matchmaking } from './matchmaking/matchmaking.ts';
import { Profiles } from './accounts/profiles.ts';
import { AccountDeletion } from './accounts/accountDeletion.ts';
import { Accounts, parseShares } from './accounts/accounts.ts';
import { AccountSeats } from './accounts/accountSeats.ts';
import { NameRegistry } from './accounts/nameRegistry.ts';
import { ratingId } from './ratings/rateRoom.ts';
import { Leaderboards } from './ratings/leaderboards.ts';
import { AccountRatings } from './ratings/accountRatings.ts';

/** How long a matched table waits for a device that does not deal. */
const DEAL_TIMEOUT = 20_000;

type ReportFailure = (what: string, error: unknown) => void;

function createMetrics(
  { log }: ServerContext,
  gauges: Gauges,
  quotas: Quotas,
): { readonly metrics: Metrics; readonly failed: ReportFailure } {
  const metrics = new Metrics(gauges, quotas);
  return {
    metrics,
    failed(what, error) {
      metrics.failures.inc({ what });
      log.error({ what, reason: error instanceof Error ? error.message : String(error) }, 'failed');
    },
  };
}

interface MatchDependencies {
  readonly offer: FeatureSwitches;
  readonly loader: Loader;
  readonly push: PushNotifier;
  readonly botPool: BotPool;
  readonly metrics: Metrics;
  readonly failed: ReportFailure;
}

function createMatchServices({ settings, overrides, store, now }: ServerContext, needs: MatchDependencies) {
  const { offer, loader, push, botPool, metrics, failed } = needs;
  const hub = new Hub(
    store,
    loader,
    { decided: () => metrics.decisions.inc(), failed },
    { now, grace: settings.grace, idle: settings.idle },
  );
  const ratings = new AccountRatings(store.database, hub, () => metrics.rated.inc());
  const notify = (match: string, seat: Seat, isNudge: boolean): void =>
    void push.notify(match, seat, isNudge).catch((error: unknown) => failed('push', error));
  const notices = {
    turn: (match: string, seat: Seat) => notify(match, seat, false),
    nudge: (match: string, seat: Seat) => notify(match, seat, true),
    over: (match: HeldMatch) => ratings.rateMatch(match),
    failed,
  };
  const matchDriver = new MatchDriver(hub, overrides.think ?? botPool.think, notices, settings.pace);
  const presenceSync = new PresenceSync(hub, overrides.gather);
  const commands = new PlayerCommands(hub, presenceSync, {
    isOffered: () => offer.now.rated,
    withRating: async (account, game) => ({
      ...account,
      player: ratingId(account.person),
      rating: await ratings.readRating(account.person, game),
    }),
  });
  commands.whyNotOpen = (game, seats, isGuest) => {
    try {
      offer.requireTableAllowed(game, seats);
      offer.requireAccount(isGuest);
      return null;
    } catch (error) {
      if (error instanceof RequestError) return error.code === 'pausing' ? 'pausing' : 'off';
      throw error;
    }
  };
  const tables = new LiveTableList(
    hub,
    () => offer.now.list,
    (error) => failed('live tables', error),
    overrides.pace?.lists,
  );
  const retention = new Retention(hub, settings.keep);
  return { hub, ratings, matchDriver, presenceSync, commands, tables, retention };
}

function createAccountServices(
  people: Accounts,
  { hub, ratings }: { readonly hub: Hub; readonly ratings: AccountRatings },
  offer: FeatureSwitches,
  isRated: boolean,
) {
  const { database } = hub.store;
  const seats = new AccountSeats(hub);
  const about = new Profiles(people, seats, isRated ? ratings : null);
  const boards = new Leaderboards(
    ratings,
    () => hub.now,
    (shares) => parseShares({ shares }).ratings === 'public',
  );
  const deletion = new AccountDeletion(database, people, seats, ratings);
  const accounts: AccountServices = { people, seats, about, deletion, ratings, boards };
  const here = new OnlineStatus(database, () => hub.now);
  about.isOnline = async (person) => offer.now.presence && here.isOnline(person);
  const invites = new Invites(hub, people, seats);
  return { accounts, lately: { invites, lately: new RecentPlayers(database, here, invites) } };
}

function createMatchmakingServices(
  { settings, overrides, store }: ServerContext,
  {
    hub,
    ratings,
    offer,
    quotas,
    failed,
  }: {
    readonly hub: Hub;
    readonly ratings: AccountRatings;
    readonly offer: FeatureSwitches;
    readonly quotas: Quotas;
    readonly failed: ReportFailure;
  },
) {
  const clubNights = settings.club
    ? new ClubNights(
        hub,
        new ClubNightStore(store.database),
        offer,
        failed,
        2 * settings.sweep,
        overrides.patience,
      )
    : null;
  const matchmaking = settings.meet
    ? new Matchmaking({
        hub,
        failed,
        quotas,
        offered: () => offer.now,
        isPaused: () => !offer.now.meet || offer.pause.isNear,
        ratings:
          settings.accounts && settings.rated
            ? async (person, games) => {
                const values: { [game: string]: number } = {};
                for (const game of games) values[game] = (await ratings.readRating(person, game)).value;
                return values;
              }
            : null,
        patience: overrides.patience ?? { seat: settings.meetPatience, deal: DEAL_TIMEOUT },
      })
    : null;
  return { clubNights, matchmaking };
}

export async function createServices(ground: ServerContext) {
  const { settings, overrides, store, now } = ground;
  const { database } = store;
  const loader = new Loader(store, overrides.games, undefined, settings.accounts);
  const offer = new FeatureSwitches(database, settings, loader.games, now);
  const blocks = new Blocks(database, now);
  const botPool = new BotPool();
  const checker = new DailyVerifier();
  const push = await PushNotifier.open(store, settings);
  const gauges: Gauges = {
    sockets: () => sockets.size,
    matches: () => matches.hub.size,
    loaded: () => matches.hub.loaded,
    aside: () => matches.hub.unplayable.size,
    thinking: () => botPool.waiting,
  };
  const quotas = new Quotas(settings.limitsTimes, overrides.elapsed);
  const { metrics, failed } = createMetrics(ground, gauges, quotas);
  const matches = createMatchServices(ground, { offer, loader, push, botPool, metrics, failed });
  const { hub } = matches;
  const people = settings.accounts ? new Accounts(database, now, settings.reserved) : null;
  const { accounts, lately } =
    people === null
      ? { accounts: null, lately: null }
      : createAccountServices(people, matches, offer, settings.rated);
  const visitors = new RequestIdentity(settings, people?.sessions ?? null);
  const sockets: Sockets = new Sockets(
    matches.commands,
    settings,
    visitors,
    quotas,
    metrics,
    { blocks, pauses: offer.pause },
    failed,
  );
  offer.pause.setting.onChange = () => sockets.broadcastPause();
  let endStreams = (): void => {};
  const stopping = new Promise<void>((resolve) => (endStreams = resolve));
  const streams = new EventStreams(stopping, quotas, overrides.pace?.signOfLife);
  const load = new ProcessLoadMonitor(store, metrics, gauges, () => sockets.connectedPeople, now);
  const admin = new Admin({
    hub,
    offer,
    names: people?.names ?? new NameRegistry(database, now, settings.reserved),
    blocks,
    load: () => load.list(),
  });
  return {
    ...ground,
    ...matches,
    ...createMatchmakingServices(ground, { ...matches, offer, quotas, failed }),
    loader,
    offer,
    blocks,
    botPool,
    checker,
    push,
    metrics,
    failed,
    accounts,
    lately,
    visitors,
    quotas,
    sockets,
    streams,
    endStreams,
    load,
    admin,
    hostKeys: [...loadAdminKeys(settings)],
    seatTransfers: new SeatTransfers(database, now),
    daily: {
      results: new DailyResults(database),
      check: overrides.check ?? checker.verify,
      games: overrides.games ?? GAME_LOADERS,
    },
    async readAdminChoices(): Promise<void> {
      try {
        await Promise.all([offer.read(), blocks.read(), loader.owners.refresh()]);
        sockets.endBlocked();
        streams.endBlocked(blocks);
      } catch (error) {
        failed('host', error);
      }
    },
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
