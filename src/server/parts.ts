/** What a process is made of, put together idea by idea; nothing is told or heard before the process is started. */
import type { Seat } from '../core/index.ts';
import { GAME_LOADERS } from '../games/loaders.ts';
import { Admin } from './admin/admin.ts';
import { Blocks } from './admin/blocks.ts';
import { hostKeysOf } from './admin/keys.ts';
import { Load } from './admin/load.ts';
import { BotPool } from './bots/botPool.ts';
import { Evenings } from './club/evenings.ts';
import { EveningStore } from './club/eveningStore.ts';
import { Checker } from './daily/checker.ts';
import { DailyResults } from './daily/results.ts';
import type { Ground } from './ground.ts';
import { Quotas } from './host/limits.ts';
import { type Gauges, Metrics } from './host/metrics.ts';
import { Offer } from './host/offer.ts';
import { RefusedRequest } from './host/requests.ts';
import { Streams } from './http/live.ts';
import type { PeopleParts } from './http/people.ts';
import { Push } from './http/push.ts';
import { Sockets } from './http/sockets.ts';
import { Visitors } from './http/visitors.ts';
import { Invites } from './lists/invites.ts';
import { Lately } from './lists/lately.ts';
import { LiveTables } from './lists/liveTables.ts';
import { WhoIsHere } from './lists/whoIsHere.ts';
import { Caretaker } from './matches/caretaker.ts';
import { Carries } from './matches/carries.ts';
import { Commands } from './matches/commands.ts';
import { Hub, type Match } from './matches/hub.ts';
import { Loader } from './matches/loader.ts';
import { Retention } from './matches/retention.ts';
import { RollCall } from './matches/rollCall.ts';
import { Meet } from './meet/meet.ts';
import { About } from './people/about.ts';
import { Deletion } from './people/deletion.ts';
import { People, sharesOf } from './people/people.ts';
import { PersonSeats } from './people/personSeats.ts';
import { Names } from './people/registry.ts';
import { playerOf } from './ratings/act.ts';
import { Boards } from './ratings/board.ts';
import { Ratings } from './ratings/ratings.ts';

/** A device that does not deal at a table of people who were put together is waited for 20 seconds. */
const DEAL = 20_000;

type Failed = (what: string, error: unknown) => void;

/** What is counted, and what is said of something that should have worked. */
function watchOf(
  { log }: Ground,
  gauges: Gauges,
  quotas: Quotas,
): { readonly metrics: Metrics; readonly failed: Failed } {
  const metrics = new Metrics(gauges, quotas);
  return {
    metrics,
    failed(what, error) {
      metrics.failures.inc({ what });
      log.error({ what, reason: error instanceof Error ? error.message : String(error) }, 'failed');
    },
  };
}

interface MatchNeeds {
  readonly offer: Offer;
  readonly loader: Loader;
  readonly push: Push;
  readonly botPool: BotPool;
  readonly metrics: Metrics;
  readonly failed: Failed;
}

/** The matches, what looks after them, and what is asked of them. */
function matchesOf({ settings, instead, store, now }: Ground, needs: MatchNeeds) {
  const { offer, loader, push, botPool, metrics, failed } = needs;
  const hub = new Hub(
    store,
    loader,
    { decided: () => metrics.decisions.inc(), failed },
    { now, grace: settings.grace, idle: settings.idle },
  );
  const ratings = new Ratings(store.database, hub, () => metrics.rated.inc());
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
  commands.whyNotOpen = (game, seats, isGuest) => {
    try {
      offer.needTable(game, seats);
      offer.needAccount(isGuest);
      return null;
    } catch (error) {
      if (error instanceof RefusedRequest) return error.code === 'pausing' ? 'pausing' : 'off';
      throw error;
    }
  };
  const tables = new LiveTables(
    hub,
    () => offer.now.list,
    (error) => failed('live tables', error),
    instead.pace?.lists,
  );
  const retention = new Retention(hub, settings.keep);
  return { hub, ratings, caretaker, rollCall, commands, tables, retention };
}

/** What people with accounts have, and who of them is here. */
function accountsOf(
  people: People,
  { hub, ratings }: { readonly hub: Hub; readonly ratings: Ratings },
  offer: Offer,
  isRated: boolean,
) {
  const { database } = hub.store;
  const seats = new PersonSeats(hub);
  const about = new About(people, seats, isRated ? ratings : null);
  const boards = new Boards(
    ratings,
    () => hub.now,
    (shares) => sharesOf({ shares }).ratings === 'public',
  );
  const deletion = new Deletion(database, people, seats, ratings);
  const accounts: PeopleParts = { people, seats, about, deletion, ratings, boards };
  const here = new WhoIsHere(database, () => hub.now);
  about.isHere = async (person) => offer.now.presence && here.isHere(person);
  const invites = new Invites(hub, people, seats);
  return { accounts, lately: { invites, lately: new Lately(database, here, invites) } };
}

/** People who are put together: by whoever holds an evening, or by waiting. */
function meetingsOf(
  { settings, instead, store }: Ground,
  {
    hub,
    ratings,
    offer,
    quotas,
    failed,
  }: {
    readonly hub: Hub;
    readonly ratings: Ratings;
    readonly offer: Offer;
    readonly quotas: Quotas;
    readonly failed: Failed;
  },
) {
  const evenings = settings.club
    ? new Evenings(hub, new EveningStore(store.database), offer, failed, 2 * settings.sweep, instead.patience)
    : null;
  const meet = settings.meet
    ? new Meet({
        hub,
        failed,
        quotas,
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
        patience: instead.patience ?? { seat: settings.meetPatience, deal: DEAL },
      })
    : null;
  return { evenings, meet };
}

export async function partsOf(ground: Ground) {
  const { settings, instead, store, now } = ground;
  const { database } = store;
  const loader = new Loader(store, instead.games, undefined, settings.accounts);
  const offer = new Offer(database, settings, loader.games, now);
  const blocks = new Blocks(database, now);
  const botPool = new BotPool();
  const checker = new Checker();
  const push = await Push.open(store, settings);
  const gauges: Gauges = {
    sockets: () => sockets.size,
    matches: () => matches.hub.size,
    loaded: () => matches.hub.loaded,
    aside: () => matches.hub.aside.size,
    thinking: () => botPool.waiting,
  };
  const quotas = new Quotas(settings.limitsTimes, instead.elapsed);
  const { metrics, failed } = watchOf(ground, gauges, quotas);
  const matches = matchesOf(ground, { offer, loader, push, botPool, metrics, failed });
  const { hub } = matches;
  const people = settings.accounts ? new People(database, now, settings.reserved) : null;
  const { accounts, lately } =
    people === null ? { accounts: null, lately: null } : accountsOf(people, matches, offer, settings.rated);
  const visitors = new Visitors(settings, people?.sessions ?? null);
  const sockets: Sockets = new Sockets(
    matches.commands,
    settings,
    visitors,
    quotas,
    metrics,
    { blocks, pauses: offer.pause },
    failed,
  );
  offer.pause.kept.changed = () => sockets.tellPause();
  let endStreams = (): void => {};
  const stopping = new Promise<void>((resolve) => (endStreams = resolve));
  const streams = new Streams(stopping, quotas, instead.pace?.signOfLife);
  const load = new Load(store, metrics, gauges, () => sockets.company, now);
  const admin = new Admin({
    hub,
    offer,
    names: people?.names ?? new Names(database, now, settings.reserved),
    blocks,
    load: () => load.list(),
  });
  return {
    ...ground,
    ...matches,
    ...meetingsOf(ground, { ...matches, offer, quotas, failed }),
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
    hostKeys: [...hostKeysOf(settings)],
    carries: new Carries(database, now),
    daily: {
      results: new DailyResults(database),
      check: instead.check ?? checker.check,
      games: instead.games ?? GAME_LOADERS,
    },
    /** What the host has chosen and announced, and whom they have blocked, since it was read last. */
    async readHost(): Promise<void> {
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

export type ServerParts = Awaited<ReturnType<typeof partsOf>>;
