/** What is said when a match is looked back at. `name` is null for the one who looks. */
export interface ReviewWords {
  readonly title: string;
  readonly begin: string;
  readonly about: string;
  readonly underWay: (percent: number) => string;
  readonly leave: string;
  readonly failed: string;
  readonly chance: string;
  readonly chanceOf: (name: string | null, share: number, off: number) => string;
  readonly turningPoints: string;
  readonly byPile: (step: number) => string;
  readonly byDecision: (step: number, name: string) => string;
  readonly goTo: (step: number) => string;
  readonly skill: string;
  readonly parts: {
    readonly start: string;
    readonly others: string;
    readonly own: string;
    readonly chance: string;
    readonly end: string;
  };
  readonly sentence: (how: Verdict, name: string | null) => string;
  readonly outOf: string;
  readonly more: string;
  readonly nothingMore: (name: string | null) => string;
  readonly cost: (points: number, off: number) => string;
  readonly played: (move: string) => string;
  readonly better: (move: string) => string;
  readonly showIt: string;
}

/** Whether somebody left little or more on the table, and whether chance was with them, against them, or neither. */
export type Verdict = `${'well' | 'more'}${'Lucky' | 'Unlucky' | 'Even'}`;

const SENTENCES: { readonly [V in Verdict]: (you: boolean, name: string) => string } = {
  wellLucky: (you, name) =>
    you
      ? 'You played well, and the cards were with you.'
      : `${name} played well and drew what the moment asked for.`,
  wellUnlucky: (you, name) =>
    you ? 'You played well; the pile did not like you.' : `${name} played well; the pile did not like it.`,
  wellEven: (you, name) =>
    you ? 'You played well; luck kept out of it.' : `${name} played well; luck kept out of it.`,
  moreLucky: (you, name) =>
    you ? 'The cards were kind to you; more was to be had.' : `The cards were kind to ${name}.`,
  moreUnlucky: (you, name) =>
    you ? 'The cards were against you, and a little more was to be had.' : `The cards were against ${name}.`,
  moreEven: (you, name) =>
    you
      ? 'Luck was even; a little more was to be had.'
      : `Luck was even; ${name} left something on the table.`,
};

export const en: ReviewWords = {
  title: 'Looking back',
  begin: 'Tell luck from skill',
  about: 'The strongest bot goes through the match and says what chance gave and what decisions gave.',
  underWay: (percent) => `Going through the match: ${percent} %`,
  leave: 'Leave it for now',
  failed: 'That did not work.',
  chance: 'Chance to win',
  chanceOf: (name, share, off) => `${name ?? 'You'} ${share}${off > 0 ? ` ± ${off}` : ''}`,
  turningPoints: 'Turning points',
  byPile: (step) => `Step ${step}: the pile`,
  byDecision: (step, name) => `Step ${step}: a decision of ${name}`,
  goTo: (step) => `Go to step ${step}`,
  skill: 'Luck and skill',
  parts: {
    start: 'Before the deal',
    others: 'The others’ decisions',
    own: 'Own decisions',
    chance: 'Chance',
    end: 'Result',
  },
  sentence: (how, name) => SENTENCES[how](name === null, name ?? ''),
  outOf: 'Out of 100, as the strongest bot sees it; ± is how far it may be off.',
  more: 'Where more was to be had',
  nothingMore: (name) =>
    name === null ? 'You left nothing on the table.' : `${name} left nothing on the table.`,
  cost: (points, off) => `−${points} ± ${off}`,
  played: (move) => `Played: ${move}`,
  better: (move) => `Better: ${move}`,
  showIt: 'Show it on the board',
};
