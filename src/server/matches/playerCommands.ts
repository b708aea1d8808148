/** Commands and decisions that arrive over sockets, and their responses. */
import type { Seat } from '../../core/index.ts';
import {
  type TableCommand,
  type Decision,
  type ErrorCode,
  expiresAt,
  RequestError,
  type TableSettings,
  type TurnStatus,
} from '../../protocol/index.ts';
import { type Peer, peerPerson, sendTo } from './audience.ts';
import { type RecentUpdates, waitForTurn } from '../room/replayLog.ts';
import { NOTHING_TO_DO, type Hub, type HeldMatch, type CommandOutcome } from './hub.ts';
import type { PresenceSync } from './presenceSync.ts';
import type { SeatCommand } from '../room/seatCommands.ts';
import type { Room } from '../room/room.ts';
import type { SeatedAccount } from '../room/seating.ts';
import type { Entry, Verdict } from '../room/logEntry.ts';
import { hashToken } from './tokens.ts';

export interface RatedSeating {
  readonly isOffered: () => boolean;
  readonly withRating: (account: SeatedAccount, game: string) => Promise<SeatedAccount>;
}

/** Why a guest or an account may not open such a table now; null if they may. */
export type WhyNotOpen = (
  game: string,
  seats: number,
  isGuest: boolean,
) => Exclude<ErrorCode, 'blocked'> | null;

export class PlayerCommands {
  readonly #hub: Hub;
  readonly #presenceSync: PresenceSync;
  readonly #rated: RatedSeating | null;
  readonly #whyNotOpen: WhyNotOpen;

  /** Without `rated`, no one can join a rated table. */
  constructor(
    hub: Hub,
    presenceSync: PresenceSync,
    rated: RatedSeating | null = null,
    whyNotOpen: WhyNotOpen = () => null,
  ) {
    this.#rated = rated;
    this.#whyNotOpen = whyNotOpen;
    this.#hub = hub;
    this.#presenceSync = presenceSync;
  }

  get now(): number {
    return this.#hub.now;
  }

  async join(
    id: string,
    peer: Peer,
    command: Extract<TableCommand, { t: 'join' }>,
  ): Promise<HeldMatch | undefined> {
    const match = await this.#hub.open(id);
    if (match === undefined) return undefined;
    if (this.#hub.store.isShared) {
      match.isBehind = true;
      await this.#hub.submitAsync(match, () => NOTHING_TO_DO, true);
    }
    const hash = command.token === undefined ? null : hashToken(command.token);
    const recent = await this.#recentUpdates(match, command.since);
    const room = match.room ?? (await this.#hub.load(match));
    if (room === undefined) return undefined;
    // It was dropped meanwhile: later peers would get another object.
    if (this.#hub.find(id) !== match) return this.join(id, peer, command);
    peer.hash = hash;
    peer.seat = room.seating.findSeat(hash, peerPerson(peer));
    match.sentVersion = Math.max(match.sentVersion, room.version);
    match.audience.add(peer);
    this.#presenceSync.announceJoin(match, room, peer, () =>
      this.#sendSnapshot(match, peer, room, command.since, recent),
    );
    if (peer.seat === null && hash !== null && room.needsAccount(hash))
      sendTo(peer, { t: 'rejected', code: 'accountRequired' });
    return match;
  }

  async #resync(match: HeldMatch, peer: Peer, since: number | undefined): Promise<void> {
    const recent = await this.#recentUpdates(match, since);
    const room = match.room ?? (await this.#hub.load(match));
    if (room !== undefined && match.audience.peers.has(peer))
      this.#sendSnapshot(match, peer, room, since, recent);
  }

  /** The recent updates, if a client with that version has missed any. */
  async #recentUpdates(match: HeldMatch, since: number | undefined): Promise<RecentUpdates | undefined> {
    const room = match.room ?? (await this.#hub.load(match));
    if (room === undefined || since === undefined || since >= room.version || room.status === 'open')
      return undefined;
    const recent = await this.#hub.recentUpdates(match);
    await waitForTurn();
    return recent;
  }

  #sendSnapshot(match: HeldMatch, peer: Peer, room: Room, since = 0, recent?: RecentUpdates): void {
    const missed = (match.recentUpdates ?? recent)?.since(since, peer.seat) ?? [];
    match.audience.sendSnapshot(peer, room, this.#hub.now, recent === undefined ? [] : missed);
  }

  leave(id: string, peer: Peer): void {
    this.#hub.find(id)?.audience.delete(peer);
  }

  decide(match: HeldMatch, peer: Peer, decision: Decision): void {
    const { seat } = peer;
    const [number] = decision;
    if (seat === null) return sendTo(peer, { t: 'rejected', number, code: 'seat' });
    let judged: Verdict | undefined;
    this.#hub.submit(
      match,
      (room) => (judged = room.judgeDecision(seat, decision)),
      (outcome) => {
        if ('no' in outcome) sendTo(peer, { t: 'rejected', number, ...outcome.no });
        else if (judged !== undefined && 'done' in judged) sendTo(peer, { t: 'alreadyDone', number });
      },
    );
  }

  execute(match: HeldMatch, peer: Peer, command: Exclude<TableCommand, { t: 'join' | 'ping' }>): void {
    const answer = (outcome: CommandOutcome): void => {
      if (!('no' in outcome)) return;
      const { no } = outcome;
      sendTo(peer, { t: 'rejected', ...(no.code === 'busy' ? { command: command.t } : {}), ...no });
    };
    if (command.t === 'resync') {
      void this.#resync(match, peer, command.since).catch(() => answer({ no: { code: 'busy' } }));
      return;
    }
    if (command.t === 'sit') return this.#sit(match, peer, command);
    if (command.t === 'idle') {
      if (peer.idle !== command.is) match.audience.onChange();
      peer.idle = command.is;
      return;
    }
    const { seat } = peer;
    if (seat === null) return answer({ no: { code: 'seat' } });
    const failed = (): void => answer({ no: { code: 'busy' } });
    if (command.t === 'rematch') void this.#rematch(match, seat, peer, command).then(answer, failed);
    else if (command.t === 'absent') void this.#judgeAbsent(match, seat, command).then(answer, failed);
    else this.#hub.submit(match, (room) => this.#judge(match, room, seat, command), answer);
  }

  #judge(match: HeldMatch, room: Room, seat: Seat, command: SeatCommand): Verdict {
    const { now } = this.#hub;
    const { after } = room.setup.absence;
    return room.judgeCommand(seat, command, now, (other, orIdle) =>
      match.presence.isGone(other, after, now, orIdle),
    );
  }

  /** Judges a remedy for absence only after all processes have reported. */
  async #judgeAbsent(
    match: HeldMatch,
    seat: Seat,
    command: Extract<TableCommand, { t: 'absent' }>,
  ): Promise<CommandOutcome> {
    const opened = await this.#hub.open(match.id);
    if (opened === undefined || !(await this.#presenceSync.confirmAbsences(opened)))
      return { no: { code: 'busy' } };
    return this.#hub.submitAsync(match, (room) => this.#judge(match, room, seat, command));
  }

  #sit(match: HeldMatch, peer: Peer, command: Extract<TableCommand, { t: 'sit' }>): void {
    const { room } = match;
    const { account = null } = peer;
    if (account === null || (room !== undefined && room.rated === null))
      return this.#sitAs(match, peer, command, account);
    void this.#withRating(match, account).then(
      (rated) => this.#sitAs(match, peer, command, rated),
      () => sendTo(peer, { t: 'rejected', command: 'sit', code: 'busy' }),
    );
  }

  async #withRating(match: HeldMatch, account: SeatedAccount): Promise<SeatedAccount> {
    const room = match.room ?? (await this.#hub.load(match));
    if (room === undefined || room.rated === null || this.#rated === null) return account;
    return this.#rated.withRating(account, room.setup.game.id);
  }

  #sitAs(
    match: HeldMatch,
    peer: Peer,
    command: Extract<TableCommand, { t: 'sit' }>,
    account: SeatedAccount | null,
  ): void {
    const hash = hashToken(command.token);
    this.#hub.submit(
      match,
      (room) => room.judgeSitting(command, hash, this.#hub.now, account),
      (outcome) => {
        const { room } = match;
        if ('no' in outcome) return sendTo(peer, { t: 'rejected', ...outcome.no });
        if (room === undefined) return sendTo(peer, { t: 'rejected', command: 'sit', code: 'busy' });
        peer.hash = hash;
        peer.seat = room.seating.findSeat(hash, peerPerson(peer));
        this.#presenceSync.announceJoin(match, room, peer, () =>
          match.audience.sendSnapshot(peer, room, this.#hub.now, []),
        );
      },
      peer.seat === null,
    );
  }

  /** Creates the next table: every player of the match has a reserved seat there until it expires. */
  async #rematch(
    match: HeldMatch,
    seat: Seat,
    peer: Peer,
    { agree, settings }: Extract<TableCommand, { t: 'rematch' }>,
  ): Promise<CommandOutcome> {
    const room = match.room ?? (await this.#hub.load(match));
    if (room === undefined || !room.seating.isPerson(seat)) return { no: { code: 'seat' } };
    const flaw = findRematchFlaw(room, seat, settings);
    if (flaw !== null) return { no: { code: flaw } };
    if (!agree) return this.#declineRematch(room.next, peer);
    if (room.next !== null) return { done: true };
    const { config, game } = room.setup;
    const wish = settings ?? { game: game.id, seats: config.seats };
    const code = this.#whyNotOpen(wish.game, wish.seats, peerPerson(peer) === null);
    if (code !== null) return { no: { code } };
    const isRated = room.rated !== null && this.#rated?.isOffered() === true;
    const plan = await this.#hub.loader
      .planNext(room, this.#hub.now, isRated, settings)
      .catch((error: unknown) => {
        if (error instanceof RequestError) return null;
        throw error;
      });
    if (plan === null) return { no: { code: 'malformed' } };
    const { row, entries } = plan;
    const { store } = this.#hub;
    const isMade = async (): Promise<boolean> => (await store.match(row.id)) !== undefined;
    if (!(await isMade()))
      await store.create(row, entries).catch(async (error: unknown) => {
        if (!(await isMade())) throw error;
      });
    const entry: Entry = {
      kind: 'rematch',
      match: row.id,
      ...(row.game === game.id ? {} : { game: row.game }),
    };
    const outcome = await this.#linkNext(match, entry);
    const first = room.setup.link === match.id ? undefined : await this.#hub.open(room.setup.link);
    if (first !== undefined) await this.#linkNext(first, entry);
    return outcome;
  }

  #linkNext(match: HeldMatch, entry: Extract<Entry, { kind: 'rematch' }>): Promise<CommandOutcome> {
    return this.#hub.submitAsync(match, (room) => (room.next === entry.match ? { done: true } : { entry }));
  }

  /** Declining releases the seat, so that others need not wait. */
  async #declineRematch(next: string | null, peer: Peer): Promise<CommandOutcome> {
    const match = next === null ? undefined : await this.#hub.open(next);
    if (match === undefined) return { done: true };
    return this.#hub.submitAsync(match, (room) => {
      const kept = room.seating.findReservedSeat(peer.hash, peerPerson(peer));
      return kept === null ? { done: true } : { entry: { kind: 'free', seat: kept } };
    });
  }

  async listTurns(
    places: readonly { readonly id: string; readonly token: string | null }[],
    person: string | null,
  ): Promise<TurnStatus[]> {
    const list: TurnStatus[] = [];
    for (const { id, token } of places) {
      const match = await this.#hub.openIfPlayable(id);
      const seat = match?.room.seating.findSeat(token === null ? null : hashToken(token), person) ?? null;
      if (match === undefined || seat === null) continue;
      const { info, toAct, clocks, next } = match.room;
      const turn = ((toAct >> seat) & 1) === 1;
      const clock = clocks[seat];
      const until = turn && clock !== undefined ? expiresAt(clock) : null;
      const { game, status, sitters } = info;
      list.push({ id, game, status, sitters, seat, turn, until, next });
    }
    return list;
  }
}

/** Why the seat may not ask for the next table; null if it may. */
function findRematchFlaw(
  room: Room,
  seat: Seat,
  settings: TableSettings | undefined,
): Exclude<ErrorCode, 'blocked'> | null {
  if (settings === undefined) return room.status === 'over' ? null : room.status;
  if (room.status === 'playing') return 'playing';
  if (room.rated !== null) return 'rated';
  // The server has chosen players and game.
  if (room.setup.isArranged === true) return 'notAllowed';
  return seat === room.seating.owner ? null : 'notOwner';
}
