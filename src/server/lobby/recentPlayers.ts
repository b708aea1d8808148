/** Recent players of an account, and the news about them while a page is open. */
import type { RecentPlayersList as Answer, RecentPlayer } from '../../protocol/index.ts';
import { startOfDay } from '../accounts/sessions.ts';
import type { Session } from '../accounts/sessions.ts';
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

/** What was sent, by event name; unchanged events are not sent again. */
export class RecentPlayersFollower {
  readonly session: Session;
  readonly #sent: { [event: string]: string } = {};
  #waiting = new Map<string, string>();
  #people: readonly KnownPlayer[];
  #beats = 0;
  wake: () => void = () => {};
  end: () => void = () => {};
  readonly ended: Promise<void>;

  constructor(session: Session, people: readonly KnownPlayer[]) {
    this.session = session;
    this.#people = people;
    this.ended = new Promise((resolve) => (this.end = resolve));
  }

  get people(): readonly KnownPlayer[] {
    return this.#people;
  }
  set people(people: readonly KnownPlayer[]) {
    this.#people = people;
  }
  get isRefreshDue(): boolean {
    return ++this.#beats % BEATS_PER_REFRESH === 0;
  }

  update(answer: Partial<Answer>): void {
    for (const [event, data] of Object.entries(answer)) {
      const text = JSON.stringify(data);
      if (this.#sent[event] === text) continue;
      this.#sent[event] = text;
      // A newer event replaces an unsent one.
      this.#waiting.set(event, `event: ${event}\ndata: ${text}\n\n`);
    }
    if (this.#waiting.size > 0) this.wake();
  }

  nextText(): string | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    this.#waiting.delete(first[0]);
    return first[1];
  }
}

export class RecentPlayers {
  readonly #db: Database['db'];
  readonly #onlineStatus: OnlineStatus;
  readonly #invites: Invites;
  readonly #followers = new Set<RecentPlayersFollower>();

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

  async follow(session: Session): Promise<RecentPlayersFollower> {
    const follower = new RecentPlayersFollower(session, await this.#readPeople(session.person));
    const { people } = follower;
    const [known, invitations] = [
      await this.#onlineStatus.readOnline(),
      await this.#invites.listFor(session.person),
    ];
    follower.update({ people: people.map(toRecentPlayer), here: onlineNames(people, known), invitations });
    this.#followers.add(follower);
    this.#onlineStatus.connect(session.person);
    return follower;
  }

  leave(follower: RecentPlayersFollower): void {
    if (this.#followers.delete(follower)) this.#onlineStatus.disconnect(follower.session.person);
  }

  /** One query for all followers. */
  async refreshOnline(): Promise<void> {
    await this.#onlineStatus.renew();
    if (this.#followers.size === 0) return;
    const known = await this.#onlineStatus.readOnline();
    for (const follower of this.#followers) {
      if (follower.isRefreshDue) follower.people = await this.#readPeople(follower.session.person);
      const { people } = follower;
      follower.update({ people: people.map(toRecentPlayer), here: onlineNames(people, known) });
    }
  }

  async refreshInvitations(person: string): Promise<void> {
    const theirs = [...this.#followers].filter(({ session }) => session.person === person);
    if (theirs.length === 0) return;
    const invitations = await this.#invites.listFor(person);
    for (const follower of theirs) follower.update({ invitations });
  }

  endSessions(ids: readonly string[]): void {
    for (const follower of this.#followers) if (ids.includes(follower.session.id)) follower.end();
  }
}

const toRecentPlayer = ({ name, game, day }: KnownPlayer): RecentPlayer => ({ name, game, day });
const onlineNames = (people: readonly KnownPlayer[], known: ReadonlySet<string>): string[] =>
  people.flatMap(({ id, name }) => (known.has(id) ? [name] : []));
