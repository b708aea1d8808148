/** Deals and results in a transcript; a deal that the rules cannot make is refused (X1–X3). */
import { type Json, type Refusal, type Transcriber } from '../../../core/index.ts';
import { ascending, type Card, cardsFor, HAND } from './data.ts';
import { createDealtState, findWinners } from './play.ts';
import type { Sample } from './state.ts';

const refuse = (clause: string, reason: string): Refusal => ({ clause, reason });

const cardsIn = (json: Json | undefined): Card[] | undefined =>
  Array.isArray(json) && json.every((card) => typeof card === 'number') ? json.slice() : undefined;

export const transcript: Transcriber<Sample> = {
  deals: () => 1,
  deal: ({ shared, own, hidden }) => ({
    start: shared.turn,
    hands: own.map(({ hand }) => hand),
    rest: hidden.rest,
  }),
  start({ seats }, json) {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return refuse('X2', 'malformed');
    const { start, hands, rest } = json as { readonly [key: string]: Json };
    if (typeof start !== 'number' || !Number.isInteger(start) || start < 0 || start >= seats)
      return refuse('X3', 'start');
    const dealtHands = Array.isArray(hands) ? (hands as Json[]).map(cardsIn) : [];
    const left = cardsIn(rest);
    if (dealtHands.length !== seats || left === undefined) return refuse('X2', 'hands');
    if (dealtHands.some((hand) => hand?.length !== HAND)) return refuse('X2', 'size');
    const known = dealtHands as Card[][];
    if (ascending([...known.flat(), ...left]).join() !== cardsFor(seats).join()) return refuse('X1', 'cards');
    return createDealtState(known, left, start);
  },
  result: ({ shared }) => ({ winners: findWinners(shared), scores: shared.points }),
};
