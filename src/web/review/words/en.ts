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

/** How much somebody left on the table, and whether chance was with them, against them, or made no clear difference. */
export interface Verdict {
  readonly play: 'well' | 'little' | 'much';
  readonly luck: 'with' | 'against' | 'unclear';
}

const YOU = {
  play: {
    well: 'You played well',
    little: 'You left a little on the table',
    much: 'You left much on the table',
  },
  luck: {
    with: 'the cards were with you',
    against: 'the pile did not like you',
    unclear: 'luck made no clear difference',
  },
};
const somebody = (name: string): typeof YOU => ({
  play: {
    well: `${name} played well`,
    little: `${name} left a little on the table`,
    much: `${name} left much on the table`,
  },
  luck: {
    with: 'the cards came when they were needed',
    against: 'the pile was not kind',
    unclear: 'luck made no clear difference',
  },
});

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
  sentence: ({ play, luck }, name) => {
    const said = name === null ? YOU : somebody(name);
    return `${said.play[play]}; ${said.luck[luck]}.`;
  },
  outOf: 'Out of 100, as the strongest bot sees it; ± is how far it may be off.',
  more: 'Where more was to be had',
  nothingMore: (name) =>
    name === null ? 'You left nothing on the table.' : `${name} left nothing on the table.`,
  cost: (points, off) => `−${points} ± ${off}`,
  played: (move) => `Played: ${move}`,
  better: (move) => `Better: ${move}`,
  showIt: 'Show it on the board',
};
