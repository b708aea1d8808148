import { describe, expect, test } from 'vitest';
import { lowestSeat } from '../../../bots/playMatch.ts';
import { type Config, fastRng, NO_SEATS, parseConfig, viewOf } from '../../../core/index.ts';
import { explainInEnglish } from '../../../../test/explainInEnglish.ts';
import { campos } from '../rules/rules.ts';
import type { Move, Options } from '../rules/state.ts';
import { stateFromDrawing, placeMove, type DrawnPosition, removeMove, scoreMove } from '../test/drawings.ts';
import { explainer } from './explain.ts';
import { en } from './messages/en.ts';

const saying = explainInEnglish(explainer, en);
const said = (drawing: string, position: DrawnPosition, move: Move): string[] =>
  saying.hint(viewOf(stateFromDrawing(drawing, position), 0), move);

const AREA = `
Ra  Ra  Gb  Gb
  Ga      Bb`;

describe('a hint mentions', () => {
  test('which area grows, and which card becomes playable', () => {
    const position: DrawnPosition = {
      hands: ['R>G=B', 'B>R=G'],
      front: [
        ['RRB', 'YYG'],
        ['BBG', 'YYR'],
      ],
    };
    const words = said(AREA, position, placeMove(0, -2, 0, 0));
    expect(words).toContain('Then you can play red > green = blue, 1 point.');
    expect(words.join(' ')).toMatch(/Red would grow from 2 to 4/);
  });
  test('what a removal does to its own card', () => {
    const position: DrawnPosition = { hands: ['G>B=R', 'B>R=G'], phase: 'deconstruction' };
    expect(said(AREA, position, removeMove(2, 0))).toEqual(['Your card could still score.']);
  });
  test('what a move does to the cards that others may hold', () => {
    const rng = fastRng('others', 0);
    const state = campos.setup(parseConfig(campos, { seats: 2 }) as Config<Options>, 'others');
    const found = new Map<string, string>();
    for (let due = campos.toAct(state); due !== NO_SEATS; due = campos.toAct(state)) {
      const seat = lowestSeat(due);
      const view = viewOf(state, seat);
      const legal = campos.legal(view);
      // A few of the many moves are enough.
      for (const action of legal.filter((_, i) => i % 9 === 0))
        for (const motive of explainer.listMotives(view, campos.moves.decode(action)))
          found.set(motive.type, saying.remarks([motive]).join());
      campos.apply(state, seat, legal[rng.below(legal.length)]);
    }
    expect(found.get('cheapens')).toMatch(/^Cards of other players would lose about \d points? each\.$/);
    expect(found.get('enriches')).toMatch(/^But cards of other players would gain about \d points? each\.$/);
  });
  test('what a card scores, and that another scores more', () => {
    const position: DrawnPosition = {
      hands: ['R>B=G R>Y=B', 'B>R=G'],
      front: [
        ['RRB', 'YYG'],
        ['BBG', 'YYR'],
      ],
      second: true,
    };
    const best = said(AREA, position, scoreMove('R>B=G'));
    const worse = said(AREA, position, scoreMove('R>Y=B'));
    expect(best[0]).toMatch(/^Scores \d points? now\.$/);
    expect(best.length).toBe(1);
    expect(worse.at(-1)).toMatch(/^But red > blue = green would score \d points? now\.$/);
  });
});

test('a card explains its present condition, a piece its copies, and the bag what it ends', () => {
  const view = viewOf(
    stateFromDrawing(AREA, {
      hands: ['R>B=G', 'B>R=G'],
      front: [
        ['RRB', 'YYG'],
        ['BBG', 'YYR'],
      ],
      bag: 'RRG RRG',
    }),
    0,
  );
  expect(saying.about(view, 'card red>blue=green')[1]).toBe(
    'If the largest red area is larger than the largest blue one, it scores the largest green one.',
  );
  expect(saying.about(view, 'front 0 0')[0]).toBe('Piece: red-red-blue');
  expect(saying.about(view, 'bag')[0]).toBe('The bag: 2 pieces');
  expect(explainer.describeThing(view, 'card red>blue=green')?.places).toEqual([
    'size red',
    'size blue',
    'size green',
  ]);
});

test('others’ cards never change a description or a count', () => {
  const of = (hand: string, pile: string): string => {
    const state = stateFromDrawing(AREA, {
      hands: ['R>B=G', hand],
      front: [
        ['RRB', 'YYG'],
        ['BBG', 'YYR'],
      ],
      bag: 'RRG BBY',
      pile,
    });
    const view = viewOf(state, 0);
    return JSON.stringify([explainer.listMotives(view, placeMove(0, -2, 0, 0)), explainer.countUnseen(view)]);
  };
  expect(of('B>R=G', 'Y>R=G')).toBe(of('Y>R=G', 'B>R=G'));
});
