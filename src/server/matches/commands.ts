/** Those who come over sockets: their commands and decisions, and the answers they get. */
import type { Seat } from '../../core/index.ts';
import { type Command, type Decision, type PlainNo, runsOut, type Waiting } from '../../protocol/index.ts';
import { type Peer, personOf, sendTo } from './audience.ts';
import type { Chronicle } from '../room/chronicle.ts';
import { DONE, type Hub, type Match, type Outcome } from './hub.ts';
import { turn } from '../room/playback.ts';
import type { RollCall } from './rollCall.ts';
import type { SeatCommand } from '../room/seatCommands.ts';
import type { Room } from '../room/room.ts';
import type { Account } from '../room/seating.ts';
import type { Verdict } from '../room/verdict.ts';
import { hashOf } from './tokens.ts';

/** What rated tables need to know of those who sit down, and whether there can be any now. */
export interface RatedSeats {
  readonly isOffered: () => boolean;
  /** An account with what it is called in ratings, and its rating at a game. */
  readonly withRating: (account: Account, game: string) => Promise<Account>;
}

export class Commands {
  readonly #hub: Hub;
  readonly #rollCall: RollCall;
  /** Why a guest, or someone with an account, may not open a table of that game and size now; null if they may. */
  whyNotOpen: (game: string, seats: number, isGuest: boolean) => PlainNo | null = () => null;
  readonly #rated: RatedSeats | null;

  /** Without `rated` nobody sits down at a rated table. */
  constructor(hub: Hub, rollCall: RollCall, rated: RatedSeats | null = null) {
    this.#rated = rated;
    this.#hub = hub;
    this.#rollCall = rollCall;
  }

  get now(): number {
    return this.#hub.now;
  }

  /** A peer begins to follow: it is sent everything it may know. Undefined if there is no such table. */
  async join(id: string, peer: Peer, command: Extract<Command, { t: 'join' }>): Promise<Match | undefined> {
    const match = await this.#hub.open(id);
    if (match === undefined) return undefined;
    if (this.#hub.store.isShared) {
      match.behind = true;
      await this.#hub.ask(match, () => DONE, true);
    }
    const hash = command.token === undefined ? null : hashOf(command.token);
    const chronicle = await this.#recalled(match, command.since);
    const room = match.room ?? (await this.#hub.load(match));
    if (room === undefined) return undefined;
    // It was idle and dropped meanwhile: whoever comes next would not meet us there.
    if (this.#hub.known(id) !== match) return this.join(id, peer, command);
    peer.hash = hash;
    peer.seat = room.seatOf(hash, personOf(peer));
    match.told = Math.max(match.told, room.version);
    match.audience.add(peer);
    this.#rollCall.greet(match, room);
    this.#show(match, peer, room, command.since, chronicle);
    if (peer.seat === null && hash !== null && room.needsAccount(hash))
      sendTo(peer, { t: 'no', code: 'account' });
    return match;
  }

  /** A follower that could not prove what it was sent gets the whole view. */
  async #look(match: Match, peer: Peer, since: number | undefined): Promise<void> {
    const chronicle = await this.#recalled(match, since);
    const room = match.room ?? (await this.#hub.load(match));
    if (room !== undefined && match.audience.peers.has(peer)) this.#show(match, peer, room, since, chronicle);
  }

  /** What was told lately, if somebody who knows that version has missed any of it. */
  async #recalled(match: Match, since: number | undefined): Promise<Chronicle | undefined> {
    const room = match.room ?? (await this.#hub.load(match));
    if (room === undefined || since === undefined || since >= room.version || room.status === 'open')
      return undefined;
    const chronicle = await this.#hub.recall(match);
    await turn();
    return chronicle;
  }

  #show(match: Match, peer: Peer, room: Room, since = 0, chronicle?: Chronicle): void {
    const missed = (match.chronicle ?? chronicle)?.since(since, peer.seat) ?? [];
    match.audience.show(peer, room, this.#hub.now, chronicle === undefined ? [] : missed);
  }

  leave(id: string, peer: Peer): void {
    this.#hub.known(id)?.audience.delete(peer);
  }

  decide(match: Match, peer: Peer, decision: Decision): void {
    const { seat } = peer;
    const [number] = decision;
    if (seat === null) return sendTo(peer, { t: 'no', number, code: 'seat' });
    let judged: Verdict | undefined;
    this.#hub.submit(
      match,
      (room) => (judged = room.judge(seat, decision)),
      (outcome) => {
        if ('no' in outcome) sendTo(peer, { t: 'no', number, ...outcome.no });
        else if (judged !== undefined && 'done' in judged) sendTo(peer, { t: 'done', number });
      },
    );
  }

  obey(match: Match, peer: Peer, command: Exclude<Command, { t: 'join' | 'ping' }>): void {
    const answer = (outcome: Outcome): void => {
      if (!('no' in outcome)) return;
      const { no } = outcome;
      sendTo(peer, { t: 'no', ...(no.code === 'busy' ? { of: command.t } : {}), ...no });
    };
    if (command.t === 'look') {
      void this.#look(match, peer, command.since).catch(() => answer({ no: { code: 'busy' } }));
      return;
    }
    if (command.t === 'sit') return this.#sit(match, peer, command);
    if (command.t === 'idle') {
      if (peer.idle !== command.is) match.audience.changed();
      peer.idle = command.is;
      return;
    }
    const { seat } = peer;
    if (seat === null) return answer({ no: { code: 'seat' } });
    const failed = (): void => answer({ no: { code: 'busy' } });
    if (command.t === 'rematch') void this.#rematch(match, seat, peer, command.agree).then(answer, failed);
    else if (command.t === 'absent') void this.#absent(match, seat, command).then(answer, failed);
    else this.#hub.submit(match, (room) => this.#judge(match, room, seat, command), answer);
  }

  #judge(match: Match, room: Room, seat: Seat, command: SeatCommand): Verdict {
    const { now } = this.#hub;
    const { after } = room.setup.absence;
    return room.judgeCommand(seat, command, now, (other, orIdle) =>
      match.presence.isGone(other, after, now, orIdle),
    );
  }

  /** Nobody is held to be absent before all processes were asked. */
  async #absent(match: Match, seat: Seat, command: Extract<Command, { t: 'absent' }>): Promise<Outcome> {
    const opened = await this.#hub.open(match.id);
    if (opened === undefined || !(await this.#rollCall.ask(opened))) return { no: { code: 'busy' } };
    return this.#hub.ask(match, (room) => this.#judge(match, room, seat, command));
  }

  #sit(match: Match, peer: Peer, command: Extract<Command, { t: 'sit' }>): void {
    const { room } = match;
    const { account = null } = peer;
    if (account === null || (room !== undefined && room.rated === null))
      return this.#sitAs(match, peer, command, account);
    void this.#accountFor(match, account).then(
      (rated) => this.#sitAs(match, peer, command, rated),
      () => sendTo(peer, { t: 'no', of: 'sit', code: 'busy' }),
    );
  }

  /** An account as it sits down at a table: with its rating if the table is rated. */
  async #accountFor(match: Match, account: Account): Promise<Account> {
    const room = match.room ?? (await this.#hub.load(match));
    if (room === undefined || room.rated === null || this.#rated === null) return account;
    return this.#rated.withRating(account, room.setup.game.id);
  }

  #sitAs(match: Match, peer: Peer, command: Extract<Command, { t: 'sit' }>, account: Account | null): void {
    const hash = hashOf(command.token);
    this.#hub.submit(
      match,
      (room) => room.judgeSitting(command, hash, this.#hub.now, account),
      (outcome) => {
        const { room } = match;
        if ('no' in outcome) return sendTo(peer, { t: 'no', ...outcome.no });
        if (room === undefined) return sendTo(peer, { t: 'no', of: 'sit', code: 'busy' });
        peer.hash = hash;
        peer.seat = room.seatOf(hash, personOf(peer));
        this.#rollCall.greet(match, room);
        match.audience.show(peer, room, this.#hub.now, []);
      },
      peer.seat === null,
    );
  }

  /** The same table once more: it belongs to those who sat, each of whom has a seat there until they do not answer. */
  async #rematch(match: Match, seat: Seat, peer: Peer, agrees: boolean): Promise<Outcome> {
    const room = match.room ?? (await this.#hub.load(match));
    if (room === undefined || !room.isPerson(seat)) return { no: { code: 'seat' } };
    if (room.status !== 'over') return { no: { code: room.status } };
    if (!agrees) return this.#declineRematch(room.next, peer);
    if (room.next !== null) return { done: true };
    const { config, game } = room.setup;
    const code = this.whyNotOpen(game.id, config.seats, personOf(peer) === null);
    if (code !== null) return { no: { code } };
    const isRated = room.rated !== null && this.#rated?.isOffered() === true;
    const { row, entries } = this.#hub.loader.again(room, this.#hub.now, isRated);
    const { store } = this.#hub;
    const isMade = async (): Promise<boolean> => (await store.match(row.id)) !== undefined;
    if (!(await isMade()))
      await store.create(row, entries).catch(async (error: unknown) => {
        if (!(await isMade())) throw error; // somebody else was faster
      });
    const outcome = await this.#leadTo(match, row.id);
    const first = room.setup.link === match.id ? undefined : await this.#hub.open(room.setup.link);
    if (first !== undefined) await this.#leadTo(first, row.id);
    return outcome;
  }

  #leadTo(match: Match, next: string): Promise<Outcome> {
    return this.#hub.ask(match, (room) =>
      room.next === next ? { done: true } : { entry: { kind: 'rematch', match: next } },
    );
  }

  /** Whoever says no does not keep the others waiting. */
  async #declineRematch(next: string | null, peer: Peer): Promise<Outcome> {
    const match = next === null ? undefined : await this.#hub.open(next);
    if (match === undefined) return { done: true };
    return this.#hub.ask(match, (room) => {
      const kept = room.keptFor(peer.hash, personOf(peer));
      return kept === null ? { done: true } : { entry: { kind: 'free', seat: kept } };
    });
  }

  /** Which of a device's seats, or an account's, owe a decision. */
  async waiting(
    places: readonly { readonly id: string; readonly token: string | null }[],
    person: string | null,
  ): Promise<Waiting[]> {
    const list: Waiting[] = [];
    for (const { id, token } of places) {
      const match = await this.#hub.openIfPlayable(id);
      const seat = match?.room.seatOf(token === null ? null : hashOf(token), person) ?? null;
      if (match === undefined || seat === null) continue;
      const { info, toAct, clocks, next } = match.room;
      const turn = ((toAct >> seat) & 1) === 1;
      const clock = clocks[seat];
      const until = turn && clock !== undefined ? runsOut(clock) : null;
      const names = info.sitters.map(({ name }) => name);
      list.push({ id, game: info.game, status: info.status, names, seat, turn, until, next });
    }
    return list;
  }
}
