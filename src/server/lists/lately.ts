/** The people somebody has played with lately, and what they are told of them while they have a page open. */
import type { Lately as Answer, LatelyPerson } from '../../protocol/index.ts';
import { dayOf } from '../people/sessions.ts';
import type { Session } from '../people/sessions.ts';
import type { Database } from '../storage/database.ts';
import { LEFT } from '../storage/store.ts';
import type { Invites } from './invites.ts';
import type { WhoIsHere } from './whoIsHere.ts';

/** As many people are shown. */
const SHOWN = 20;
/** After ten beats it is looked again whom somebody has played with. */
const LOOK_AGAIN = 10;

interface Known extends LatelyPerson {
  readonly id: string;
}

/** What has been told, by the name of the event; an event that is the same as before is not told again. */
export class Follower {
  readonly session: Session;
  readonly #told: { [event: string]: string } = {};
  #waiting = new Map<string, string>();
  #people: readonly Known[];
  #beats = 0;
  wake: () => void = () => {};
  /** Ends what is followed. */
  end: () => void = () => {};
  readonly ended: Promise<void>;

  constructor(session: Session, people: readonly Known[]) {
    this.session = session;
    this.#people = people;
    this.ended = new Promise((resolve) => (this.end = resolve));
  }

  get people(): readonly Known[] {
    return this.#people;
  }
  set people(people: readonly Known[]) {
    this.#people = people;
  }
  /** Whether it is time to look again whom they have played with. */
  get isOld(): boolean {
    return ++this.#beats % LOOK_AGAIN === 0;
  }

  tell(answer: Partial<Answer>): void {
    for (const [event, data] of Object.entries(answer)) {
      const text = JSON.stringify(data);
      if (this.#told[event] === text) continue;
      this.#told[event] = text;
      // What was not sent yet is overtaken by what is true now.
      this.#waiting.set(event, `event: ${event}\ndata: ${text}\n\n`);
    }
    if (this.#waiting.size > 0) this.wake();
  }

  take(): string | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    this.#waiting.delete(first[0]);
    return first[1];
  }
}

export class Lately {
  readonly #db: Database['db'];
  readonly #here: WhoIsHere;
  readonly #invites: Invites;
  readonly #followers = new Set<Follower>();

  constructor(database: Database, here: WhoIsHere, invites: Invites) {
    this.#db = database.db;
    this.#here = here;
    this.#invites = invites;
  }

  async #people(person: string): Promise<Known[]> {
    const rows = await this.#db
      .selectFrom('seats as own')
      .innerJoin('seats as other', 'other.match', 'own.match')
      .innerJoin('matches', 'matches.id', 'own.match')
      .innerJoin('people', 'people.id', 'other.person')
      .select(({ fn }) => ['people.id', 'people.name', 'matches.game', fn.max('own.at').as('at')])
      .where('own.person', '=', person)
      .where('other.person', '<>', person)
      .where('own.seat', '<>', LEFT)
      .where('other.seat', '<>', LEFT)
      .where('matches.status', 'in', ['begun', 'over'])
      .where('people.gone', '=', 0)
      .where('people.name', '<>', '')
      .groupBy(['people.id', 'people.name', 'matches.game'])
      .orderBy('at', 'desc')
      // Somebody may have played several games with one; each is a row.
      .limit(4 * SHOWN)
      .execute();
    const seen = new Set<string>();
    return rows
      .filter(({ id }) => !seen.has(id) && seen.add(id))
      .slice(0, SHOWN)
      .map(({ id, name, game, at }) => ({ id, name, game, day: dayOf(at) }));
  }

  async of({ person }: Session): Promise<Answer> {
    const people = await this.#people(person);
    return {
      people: people.map(shown),
      here: hereOf(people, await this.#here.known()),
      invitations: await this.#invites.of(person),
    };
  }

  async follow(session: Session): Promise<Follower> {
    const follower = new Follower(session, await this.#people(session.person));
    const { people } = follower;
    const [known, invitations] = [await this.#here.known(), await this.#invites.of(session.person)];
    follower.tell({ people: people.map(shown), here: hereOf(people, known), invitations });
    this.#followers.add(follower);
    this.#here.come(session.person);
    return follower;
  }

  leave(follower: Follower): void {
    if (this.#followers.delete(follower)) this.#here.go(follower.session.person);
  }

  /** One look for everybody. */
  async beat(): Promise<void> {
    await this.#here.beat();
    if (this.#followers.size === 0) return;
    const known = await this.#here.known();
    for (const follower of this.#followers) {
      if (follower.isOld) follower.people = await this.#people(follower.session.person);
      const { people } = follower;
      follower.tell({ people: people.map(shown), here: hereOf(people, known) });
    }
  }

  /** Somebody's invitations have changed, here or in another process. */
  async invited(person: string): Promise<void> {
    const theirs = [...this.#followers].filter(({ session }) => session.person === person);
    if (theirs.length === 0) return;
    const invitations = await this.#invites.of(person);
    for (const follower of theirs) follower.tell({ invitations });
  }

  /** Devices that were signed out follow nothing any more. */
  endSessions(ids: readonly string[]): void {
    for (const follower of this.#followers) if (ids.includes(follower.session.id)) follower.end();
  }
}

const shown = ({ name, game, day }: Known): LatelyPerson => ({ name, game, day });
const hereOf = (people: readonly Known[], known: ReadonlySet<string>): string[] =>
  people.flatMap(({ id, name }) => (known.has(id) ? [name] : []));
