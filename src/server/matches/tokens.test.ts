import { expect, test } from 'vitest';
import { onlineBotName } from '../../core/index.ts';
import { generateId, deriveNextId } from './tokens.ts';

test("a rematch has one name, and its bots' seats bring new characters wherever everyone has moved on by one", () => {
  for (let i = 0; i < 20; i++) {
    const id = generateId();
    const next = deriveNextId(id, 'secret');
    expect(deriveNextId(id, 'secret')).toBe(next);
    for (const seats of [2, 3]) {
      const before = Array.from({ length: seats - 1 }, (_, bot) => onlineBotName(id, bot + 1));
      const after = Array.from({ length: seats - 1 }, (_, bot) => onlineBotName(next, (bot + 2) % seats));
      expect(after.filter((name) => before.includes(name))).toEqual([]);
    }
  }
});
