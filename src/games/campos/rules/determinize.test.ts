import { describe, expect, test } from 'vitest';
import { type Config, fastRng, type Json, type Refusal, type State, viewOf } from '../../../core/index.ts';
import { ALL_PIECES, cardByName, EVERY_CARD, listCards, NO_PIECE, pieceOf } from './data.ts';
import { campos } from './rules.ts';
import { type Campos, type Options, playedCard } from './state.ts';

const createConfig = (seats: number): Config<Options> => ({ seats, start: null, options: {} });

function after(seats: number, plies: number, seed: string): State<Campos> {
  const state = campos.setup(createConfig(seats), seed);
  const rng = fastRng(seed, 7);
  for (let i = 0; i < plies && state.shared.turn !== null; i++)
    campos.apply(state, state.shared.turn, campos.draw!(viewOf(state, state.shared.turn), rng));
  return state;
}

describe('a sampled world', () => {
  test('keeps the view and has every card and piece once', () => {
    const rng = fastRng('worlds', 0);
    for (const seats of [2, 3, 4])
      for (const plies of [0, 5, 20, 35, 50])
        for (const seat of [null, 0, seats - 1]) {
          const view = viewOf(after(seats, plies, `w${plies}`), seat);
          const world = campos.determinize(view, rng);
          expect(JSON.stringify(viewOf(world, seat))).toBe(JSON.stringify(view));
          const { shared, own, hidden } = world;
          expect(own.map(({ hand }) => listCards(hand).length)).toEqual(shared.hands);
          expect([hidden.pile.length, hidden.bag.length]).toEqual([shared.pile, shared.bag]);
          const cards = [
            ...own.flatMap(({ hand }) => listCards(hand)),
            ...hidden.pile,
            ...shared.played.map(playedCard),
          ];
          expect(cards.toSorted((a, b) => a - b)).toEqual(listCards(EVERY_CARD));
          if (shared.phase === 'construction') {
            const front = shared.front.filter((piece) => piece !== NO_PIECE);
            const pieces = [...front, ...shared.laid.map(pieceOf), ...hidden.bag];
            expect(pieces.toSorted((a, b) => a - b)).toEqual(ALL_PIECES);
          }
        }
  });
  test('can put every unseen card into every unseen place', () => {
    const state = after(3, 12, 'everywhere');
    const view = viewOf(state, 0);
    const seen = { mine: new Set<number>(), theirs: new Set<number>(), pile: new Set<number>() };
    const rng = fastRng('everywhere', 1);
    for (let i = 0; i < 400; i++) {
      const { own, hidden } = campos.determinize(view, rng);
      for (const card of listCards(own[0].hand)) seen.mine.add(card);
      for (const card of listCards(own[1].hand)) seen.theirs.add(card);
      for (const card of hidden.pile) seen.pile.add(card);
    }
    const known = new Set([...listCards(state.own[0].hand), ...state.shared.played.map(playedCard)]);
    expect(seen.mine.size).toBe(state.shared.hands[0]);
    expect(seen.theirs.size).toBe(24 - known.size);
    expect(seen.pile.size).toBe(24 - known.size);
  });
});

describe('a transcript', () => {
  const deal = (seats: number): { [key: string]: Json } =>
    campos.transcript.deal(campos.setup(createConfig(seats), 'deal')) as { [key: string]: Json };
  const start = (seats: number, json: Json): State<Campos> | Refusal =>
    campos.transcript.start(createConfig(seats), json);

  test('C4, C5 writes and reads a deal', () => {
    for (const seats of [2, 3, 4]) {
      const state = campos.setup(createConfig(seats), 'deal');
      const written = JSON.parse(JSON.stringify(deal(seats)));
      expect(start(seats, { ...written, more: 1 })).toEqual(state);
      expect(written.start).toBe(state.shared.turn);
      expect(written.hands.map((hand: string[]) => hand.length)).toEqual(state.shared.hands);
      expect(written.bag.length).toBe(31 - 2 * seats);
      expect(cardByName(written.cards[0])).toBe(state.hidden.pile.at(-1));
    }
  });
  test('C9, C11 writes the bag and the pile with the next item first', () => {
    const state = campos.setup(createConfig(2), 'deal');
    const { bag } = deal(2) as { bag: string[] };
    const rng = fastRng('order', 0);
    const events: unknown[] = [];
    for (let i = 0; i < 2; i++) {
      const moves = campos.legal(viewOf(state, state.shared.turn)).map(campos.moves.decode);
      const placements = moves.filter(({ type }) => type === 'place');
      const move = placements[rng.below(placements.length)];
      campos.apply(
        state,
        state.shared.turn!,
        campos.moves.encode(viewOf(state, state.shared.turn), move),
        (event) => events.push(event),
      );
    }
    expect(events.at(-1)).toMatchObject({ type: 'refilled', pieces: bag.slice(0, 2) });
  });
  test('refuses an impossible deal by its clause', () => {
    const good = deal(2) as {
      hands: string[][];
      cards: string[];
      pieces: string[][];
      bag: string[];
      first: string;
    };
    const { hands, cards, pieces, bag, first } = good;
    const all: { readonly [key: string]: Json } = { ...good };
    for (const [clause, wrong] of [
      ['C4', null],
      ['C4', []],
      ['C6', { ...all, start: 2 }],
      ['C6', { ...all, start: '0' }],
      ['C6', { ...all, start: 0.5 }],
      ['C4', { ...all, hands: [hands[0]] }],
      ['C4', { ...all, hands: [hands[0], 'x'] }],
      ['C4', { ...all, hands: [hands[0].slice(1), hands[1]] }],
      ['C4', { ...all, hands: [['red>red=blue', ...hands[0].slice(1)], hands[1]] }],
      ['C4', { ...all, cards: 7 }],
      ['C2', { ...all, cards: cards.slice(1) }],
      ['C2', { ...all, cards: [cards[1], ...cards.slice(1)] }],
      ['C2', { ...all, hands: [hands[0], hands[0]] }],
      ['C5', { ...all, pieces: [pieces[0]] }],
      ['C5', { ...all, pieces: [pieces[0], pieces[1].slice(1)] }],
      ['C5', { ...all, first: 'red-blue-red' }],
      ['C5', { ...all, first: [first] }],
      ['C5', { ...all, bag: [...bag.slice(1), 'green-red-blue'] }],
      ['C1', { ...all, bag: bag.slice(1) }],
      ['C1', { ...all, bag: [...bag, first] }],
      ['C1', { ...all, bag: [...bag.slice(1), bag.find((piece) => piece !== bag[0]) ?? ''] }],
    ] as [string, Json][])
      expect(start(2, wrong)).toMatchObject({ clause });
    const { first: _, ...without } = all;
    expect(start(2, without)).toMatchObject({ clause: 'C5' });
  });
  test('has one deal and a result', () => {
    const state = after(4, 1000, 'result');
    expect(campos.transcript.deals(state)).toBe(1);
    const { winners, scores } = campos.transcript.result(state) as { winners: number[]; scores: number[] };
    expect(scores).toEqual(state.shared.scores);
    expect(winners.every((seat) => scores[seat] === Math.max(...scores))).toBe(true);
  });
});
