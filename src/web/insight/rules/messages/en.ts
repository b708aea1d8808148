import type { Widen } from '../../../../messages/widen.ts';

export const en = {
  search: 'Search the rules',
  found: (count: number) =>
    count === 0 ? 'Nothing found' : count === 1 ? '1 clause found' : `${count} clauses found`,
  copy: (clause: string) => `Copy the link to ${clause}`,
  copied: (clause: string) => `The link to ${clause} is copied.`,
  /** Where the rulebook names no age. */
  ageFromBox: 'The rulebook gives no age; this one is from the box.',
  deduced: 'Our reading',
  deducedNote:
    'Where the printed rules are silent or ambiguous, a note marked “Our reading” says how we play it, and why.',
  print: 'Print on two pages',
  asPage: 'As a page, to print or share',
  example: 'Example',
};

export type RulesMessages = Widen<typeof en>;
