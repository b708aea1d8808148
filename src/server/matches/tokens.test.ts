import { expect, test } from 'vitest';
import { onlineBotName } from '../../core/index.ts';
import { generateId, deriveNextId } from './tokens.ts';

test('a rematch has one name, and other people in the bots’ seats, wherever everybody has moved one seat on', () => {
  for (let i = 0; i < 20; i++) {
    const id = generateId();
    const next = deriveNextId(id, 'secret');
    expect(deriveNextId(id, 'secret')).toBe(next);
    for (const seats of [2, 3]) {
      // A person in the first seat, bots in the others.
      const before = Array.from({ length: seats - 1 }, (_, bot) => onlineBotName(id, bot + 1));
      const after = Array.from({ length: seats - 1 }, (_, bot) => onlineBotName(next, (bot + 2) % seats));
      expect(after.filter((name) => before.includes(name))).toEqual([]);
    }
  }
});
