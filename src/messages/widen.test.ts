/** `tsc -p test` fails where an expected error is missing. */
import { expect, test } from 'vitest';
import type { AtLeast, Widen } from './widen.ts';

/** A form that several catalogues share, such as the events of any game. */
interface Form {
  readonly events: { readonly laid: (card: number, name: string) => string };
}

const en = {
  title: 'Table',
  seats: (count: number) => (count === 1 ? 'one seat' : `${count} seats`),
  states: { open: 'open', over: 'over' } satisfies { readonly [S in 'open' | 'over']: string },
  lines: ['One.', 'Two.'],
  keys: [['Space', 'plays']] satisfies readonly (readonly [key: string, does: string])[],
  events: { laid: (card) => `card ${card}` },
} satisfies AtLeast<Form>;

type Messages = Widen<typeof en, Form>;

const de: Messages = {
  title: 'Tisch',
  seats: (count) => `${count} Plätze`,
  states: { open: 'offen', over: 'zu Ende' },
  lines: ['Eins.', 'Zwei.', 'Drei.'],
  keys: [['Leertaste', 'spielt']],
  // A shared form has the parameters that English leaves out.
  events: { laid: (card, name) => `${name}: ${card}` },
};
const { title, ...withoutTitle } = de;

// @ts-expect-error -- A key is missing.
const missing: Messages = withoutTitle;
// @ts-expect-error -- A key is missing inside a group.
const missingInside: Messages = { ...de, states: { open: 'offen' } };
// @ts-expect-error -- English has no such key.
const extra: Messages = { ...de, subtitle: 'Noch einer' };
// @ts-expect-error -- English has no such key in this group.
const extraInside: Messages = { ...de, states: { open: 'offen', over: 'zu Ende', paused: 'Pause' } };
// @ts-expect-error -- The parameter is a number.
const otherParameter: Messages = { ...de, seats: (count: string) => count };
// @ts-expect-error -- English has no second parameter.
const moreParameters: Messages = { ...de, seats: (count: number, free: number) => `${count} ${free}` };
// @ts-expect-error -- A message is not a number.
const notAString: Messages = { ...de, title: 1 };
// @ts-expect-error -- Each key has a key and what it does.
const noPair: Messages = { ...de, keys: [['Leertaste']] };
// @ts-expect-error -- A list cannot be changed.
de.lines.push('Vier.');
// @ts-expect-error -- English lacks what the form demands.
const noForm = { title: 'Table' } satisfies AtLeast<Form>;
// @ts-expect-error -- The form has no such event.
const otherForm = { events: { laid: () => '', drawn: () => '' } } satisfies AtLeast<Form>;

const NOT_COMPILED = [
  missing,
  missingInside,
  extra,
  extraInside,
  otherParameter,
  moreParameters,
  notAString,
  noPair,
  noForm,
  otherForm,
];

test('another language has the type of the English messages with any strings', () => {
  expect(title).not.toBe(en.title);
  expect(en.seats(2)).toBe('2 seats');
  expect(de.events.laid(7, 'Ada')).toBe('Ada: 7');
  expect(NOT_COMPILED).toHaveLength(10);
});
