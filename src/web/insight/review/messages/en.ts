/** What is said when a match is looked back at. `name` is null for the one who looks. */
import { percentIn } from '../../../../messages/quantities.ts';
export interface ReviewMessages {
  readonly title: string;
  readonly begin: string;
  readonly about: string;
  readonly underWay: (percent: number) => string;
  readonly leave: string;
  readonly failed: string;
  readonly chance: string;
  readonly chanceOf: (name: string | null, share: number, off: number) => string;
  readonly turningPoints: string;
  /** What the draw brought, and a seat's chance before and after. */
  readonly byPile: (event: string, from: number, to: number) => string;
  /** A move; `name` is null for the viewer. */
  readonly byDecision: (name: string | null, move: string, from: number, to: number) => string;
  readonly goTo: (step: number) => string;
  readonly skill: string;
  readonly parts: {
    readonly start: string;
    readonly others: string;
    readonly own: string;
    readonly chance: string;
    readonly end: string;
  };
  readonly sentence: (how: ReviewVerdict, name: string | null) => string;
  readonly outOf: string;
  readonly more: string;
  readonly nothingMore: (name: string | null) => string;
  readonly cost: (points: number, off: number) => string;
  readonly played: (move: string) => string;
  readonly better: (move: string) => string;
  readonly showIt: string;
}

/** How much somebody left on the table, and whether chance was with them, against them, or made no clear difference. */
export interface ReviewVerdict {
  readonly play: 'well' | 'little' | 'much';
  readonly luck: 'with' | 'against' | 'unclear';
}

const YOU = {
  play: {
    well: 'You played well',
    little: 'You missed a chance or two',
    much: 'You missed several chances',
  },
  luck: {
    with: 'the draw went your way',
    against: 'the draw went against you',
    unclear: 'luck made no clear difference',
  },
};
const somebody = (name: string): typeof YOU => ({
  play: {
    well: `${name} played well`,
    little: `${name} missed a chance or two`,
    much: `${name} missed several chances`,
  },
  luck: {
    with: 'the draw helped',
    against: 'the draw did not help',
    unclear: 'luck made no clear difference',
  },
});

const percent = percentIn('en');

export const en: ReviewMessages = {
  title: 'Review',
  begin: 'Separate luck from skill',
  about: 'The strongest bot analyses the match and shows what came from luck and what from decisions.',
  underWay: (done) => `Analysing … ${percent(done)}`,
  leave: 'Cancel',
  failed: 'That didn’t work.',
  chance: 'Chance of winning',
  chanceOf: (name, share, off) => `${name ?? 'You'} ${share}${off > 0 ? ` ± ${off}` : ''}`,
  turningPoints: 'Turning points',
  byPile: (event, from, to) => `${event} (${from} → ${percent(to)})`,
  byDecision: (name, move, from, to) => `${name ?? 'You'}: ${move} (${from} → ${percent(to)})`,
  goTo: (step) => `Go to step ${step}`,
  skill: 'Luck and skill',
  parts: {
    start: 'Before the deal',
    others: 'Others’ decisions',
    own: 'Own decisions',
    chance: 'Chance',
    end: 'Result',
  },
  sentence: ({ play, luck }, name) => {
    const said = name === null ? YOU : somebody(name);
    const link = luck === 'unclear' ? ';' : (play === 'well') === (luck === 'with') ? ', and' : ', but';
    return `${said.play[play]}${link} ${said.luck[luck]}.`;
  },
  outOf: 'In percent, as estimated by the strongest bot; ± is the margin of error.',
  more: 'Biggest misses',
  nothingMore: (name) => (name === null ? 'You did not miss a chance.' : `${name} did not miss a chance.`),
  cost: (points, off) => `−${points} ± ${off}`,
  played: (move) => `Played: ${move}`,
  better: (move) => `Better: ${move}`,
  showIt: 'Show on the board',
};
