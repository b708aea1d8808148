export interface RulesMessages {
  readonly search: string;
  readonly clear: string;
  readonly found: (count: number) => string;
  readonly copy: (clause: string) => string;
  readonly copied: (clause: string) => string;
  /** Where the rulebook names no age. */
  readonly ageFromBox: string;
  readonly deduced: string;
  readonly deducedNote: string;
  readonly print: string;
  readonly asPage: string;
  readonly example: string;
}

export const en: RulesMessages = {
  search: 'Search the rules',
  clear: 'Clear the search',
  found: (count) =>
    count === 0 ? 'Nothing found' : count === 1 ? '1 clause found' : `${count} clauses found`,
  copy: (clause) => `Copy the link to ${clause}`,
  copied: (clause) => `The link to ${clause} is copied.`,
  ageFromBox: 'The rulebook gives no age; this one is from the box.',
  deduced: 'Our reading',
  deducedNote:
    'Where the printed rules are silent or ambiguous, a note marked “Our reading” says how we play it, and why.',
  print: 'Print on two pages',
  asPage: 'As a page, to print or share',
  example: 'Example',
};
