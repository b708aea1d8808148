/** Recent players of an account, and the news about them while a page is open. */
import type { RecentPlayersList as Answer, RecentPlayer } from '../../protocol/index.ts';
import { startOfDay } from '../accounts/sessions.ts';
import type { Session } from '../accounts/sessions.ts';
import { EventFeed } from '../events/eventFeed.ts';
import type { Database } from '../storage/database.ts';
import { NO_SEAT_LEFT } from '../storage/store.ts';
import type { Invites } from './invites.ts';
import type { OnlineStatus } from './onlineStatus.ts';

const MAX_SHOWN = 20;
/** The list of recent players is read again after ten heartbeats. */
const BEATS_PER_REFRESH = 10;

interface KnownPlayer extends RecentPlayer {
  readonly id: string;
}

type RecentPlayersEvent = {
  [E in keyof Answer]: { readonly event: E; readonly data: Answer[E] };
}[keyof Answer];

interface Follower {
  readonly session: Session;
  readonly feed: EventFeed<RecentPlayersEvent>;
  /** The last text of each event; unchanged events are not sent again. */
  readonly sent: Map<string, string>;
  people: readonly KnownPlayer[];
  beats: number;
}

function update({ feed, sent }: Follower, answer: Partial<Answer>): void {
  for (const [event, data] of Object.entries(answer)) {
    const text = JSON.stringify(data);
    if (sent.get(event) === text) continue;
    sent.set(event, text);
    feed.put({ event, data } as RecentPlayersEvent);
  }
}

export class RecentPlayers {
  readonly #db: Database['db'];
  readonly #onlineStatus: OnlineStatus;
  readonly #invites: Invites;
  readonly #followers = new Set<Follower>();

  constructor(database: Database, here: OnlineStatus, invites: Invites) {
    this.#db = database.db;
    this.#onlineStatus = here;
    this.#invites = invites;
  }

  async #readPeople(person: string): Promise<KnownPlayer[]> {
    const rows = await this.#db
      .selectFrom('seats as own')
      .innerJoin('seats as other', 'other.match', 'own.match')
      .innerJoin('matches', 'matches.id', 'own.match')
      .innerJoin('people', 'people.id', 'other.person')
      .select(({ fn }) => ['people.id', 'people.name', 'matches.game', fn.max('own.at').as('at')])
      .where('own.person', '=', person)
      .where('other.person', '<>', person)
      .where('own.seat', '<>', NO_SEAT_LEFT)
      .where('other.seat', '<>', NO_SEAT_LEFT)
      .where('matches.status', 'in', ['begun', 'over'])
      .where('people.gone', '=', 0)
      .where('people.name', '<>', '')
      .groupBy(['people.id', 'people.name', 'matches.game'])
      .orderBy('at', 'desc')
      // Each shared game is a row, so read more rows than people.
      .limit(4 * MAX_SHOWN)
      .execute();
    const seen = new Set<string>();
    return rows
      .filter(({ id }) => !seen.has(id) && seen.add(id))
      .slice(0, MAX_SHOWN)
      .map(({ id, name, game, at }) => ({ id, name, game, day: startOfDay(at) }));
  }

  async read({ person }: Session): Promise<Answer> {
    const people = await this.#readPeople(person);
    return {
      people: people.map(toRecentPlayer),
      here: onlineNames(people, await this.#onlineStatus.readOnline()),
      invitations: await this.#invites.listFor(person),
    };
  }

  async follow(session: Session): Promise<Pick<Follower, 'feed'> & { readonly stop: () => void }> {
    const people = await this.#readPeople(session.person);
    const feed: Follower['feed'] = new EventFeed();
    const follower: Follower = { session, feed, sent: new Map(), people, beats: 0 };
    update(follower, {
      people: people.map(toRecentPlayer),
      here: onlineNames(people, await this.#onlineStatus.readOnline()),
      invitations: await this.#invites.listFor(session.person),
    });
    this.#followers.add(follower);
    this.#onlineStatus.connect(session.person);
    const stop = (): void => {
      if (this.#followers.delete(follower)) this.#onlineStatus.disconnect(session.person);
    };
    return { feed, stop };
  }

  /** One query for all followers. */
  async refreshOnline(): Promise<void> {
    await this.#onlineStatus.renew();
    if (this.#followers.size === 0) return;
    const known = await this.#onlineStatus.readOnline();
    for (const follower of this.#followers) {
      if (++follower.beats % BEATS_PER_REFRESH === 0)
        follower.people = await this.#readPeople(follower.session.person);
      const { people } = follower;
      update(follower, { people: people.map(toRecentPlayer), here: onlineNames(people, known) });
    }
  }

  async refreshInvitations(person: string): Promise<void> {
    const theirs = [...this.#followers].filter(({ session }) => session.person === person);
    if (theirs.length === 0) return;
    const invitations = await this.#invites.listFor(person);
    for (const follower of theirs) update(follower, { invitations });
  }

  endSessions(ids: readonly string[]): void {
    for (const { session, feed } of this.#followers) if (ids.includes(session.id)) feed.stop();
  }
}

const toRecentPlayer = ({ name, game, day }: KnownPlayer): RecentPlayer => ({ name, game, day });
const onlineNames = (people: readonly KnownPlayer[], known: ReadonlySet<string>): string[] =>
  people.flatMap(({ id, name }) => (known.has(id) ? [name] : []));
