/** docs/boards.md contains a whole board of at most a hundred lines; it is compiled, and the kit's page shows it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test('the board in the docs is the one that is compiled', () => {
  const [, shown] = /```tsx\n([\s\S]*?)```/.exec(read('docs/boards.md')) ?? [];
  expect(shown).toBe(read('src/web/ui/showcase/SmallBoard.tsx'));
  expect(shown?.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});

test('the docs name every part of the kit that boards use', () => {
  const docs = read('docs/boards.md');
  const parts = ['Card', 'Hand', 'Seats', 'Score', 'Place', 'Area', 'RoundEnd'].flatMap((file) =>
    [...read(`src/web/ui/kit/${file}.tsx`).matchAll(/^export (?:const|function) ([A-Z]\w+)/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(parts.filter((name) => name !== 'Dots' && !docs.includes(`\`${name}\``))).toEqual([]);
});
