/** The rules agree with the examples of the rules page. */
import { expect, test } from 'vitest';
import { cardName, TRUMPET, valueOf } from './data.ts';
import { EXAMPLES, type TrumpetExample } from './examples.ts';
import { wallCards } from './walls.ts';

const after = ({ sounding, colour }: TrumpetExample): string[] =>
  sounding.walls.map((wall) =>
    wallCards(wall, colour)
      .map((card) => (card === TRUMPET ? 'T' : valueOf(card)))
      .join(''),
  );

test('J3 six piles of 12 with five players, every second with a scoring card more', () => {
  expect(EXAMPLES.pile()).toEqual([12, 13, 12, 13, 12, 13]);
});
test('J13 J15 the trumpet of Ben falls, and that of Ada joins her wall', () => {
  expect(after(EXAMPLES.blast())).toEqual(['T1', '11']);
});
test('J14 J16 trumpets that stand alone leave, and so does the played one', () => {
  const example = EXAMPLES.alone();
  expect(after(example)).toEqual(['', '']);
  expect([example.sounding.taken, example.sounding.alone, example.sounding.joins]).toEqual([
    [0, 1],
    [0, 2],
    false,
  ]);
});
test('J13 all four 4s fall', () => {
  const example = EXAMPLES.ties();
  expect(example.sounding.taken).toEqual([1, 3, 0]);
  expect(after(example)).toEqual(['33TT1', '1', '33T11']);
});
test('J22 Ada takes 1 and 4, Ben 3 and 5, and a 5 stays', () => {
  const { takes, stays, shared } = EXAMPLES.shared();
  expect(takes.map((cards) => cards.map(cardName))).toEqual([['red-1', 'red-4'], ['red-3', 'red-5'], []]);
  expect(stays.map(cardName)).toEqual(['red-5']);
  expect(shared.supply.length).toBe(5);
});
