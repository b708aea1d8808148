/** The deal and the result of Schicht im Schacht in a transcript. It refuses impossible deals (S2). */
import { type Json, knobValue, type Refusal, type Transcriber } from '../../../core/index.ts';
import { type Card, cardByName, cardName, cardsOfGame, HAND, isSilver } from './data.ts';
import { openMatch, listScores, countSilver, findWinners } from './play.ts';
import type { Schicht } from './state.ts';

const refuse = (clause: string, reason: string): Refusal => ({ clause, reason });

function parseCards(json: Json | undefined): Card[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const cards = (json as Json[]).map((name) => (typeof name === 'string' ? cardByName(name) : undefined));
  return cards.includes(undefined) ? undefined : (cards as Card[]);
}

export const schichtTranscript: Transcriber<Schicht> = {
  deals: () => 1,
  deal: ({ shared, own }) => ({
    hands: own.map(({ hand }) => hand.map(cardName)),
    layout: shared.turnedUp.filter((card) => !isSilver(card)).map(cardName), // S3: no transcript has silver ones
  }),
  start({ seats, options, knobs }, json) {
    const size = knobValue(knobs, 'hand', HAND);
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return refuse('S2', 'malformed');
    const { hands, layout } = json as { [key: string]: Json };
    if (!Array.isArray(hands) || hands.length !== seats) return refuse('S2', 'hands');
    const dealt: Card[][] = [];
    for (const hand of hands as Json[]) {
      const cards = parseCards(hand);
      if (cards === undefined) return refuse('S1', 'card');
      if (cards.length !== size) return refuse('S2', 'hands');
      dealt.push(cards);
    }
    const turnedUp = parseCards(layout);
    if (turnedUp === undefined) return refuse('S1', 'card');
    if (turnedUp.length !== 2 || turnedUp.some(isSilver)) return refuse('S2', 'layout');
    const used = new Set([...dealt.flat(), ...turnedUp]);
    if (used.size !== size * seats + 2) return refuse('S1', 'twice');
    if (!options.silver && [...used].some(isSilver)) return refuse('S1', 'silver');
    const unseen = cardsOfGame(options.silver).filter((card) => !used.has(card));
    return openMatch(seats, options, dealt, turnedUp, unseen, size);
  },
  result: ({ shared }) => ({
    winners: findWinners(shared),
    scores: listScores(shared),
    ...(shared.options.silver ? { silver: countSilver(shared) } : {}),
  }),
};
