/** Messages of the review. `name` is null for the viewer. */
import { percentIn } from '../../../../messages/text.ts';
import type { Widen } from '../../../../messages/widen.ts';
/** How much a player missed, and whether luck was good, bad or neither. */
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

export const en = {
  begin: 'Separate luck from skill',
  about: 'The strongest bot analyses the match and shows what came from luck and what from decisions.',
  underWay: (done: number) => `Analysing … ${percent(done)}`,
  failed: 'That didn’t work.',
  chance: 'Chance of winning',
  chanceOf: (name: string | null, share: number, off: number) =>
    `${name ?? 'You'} ${share}${off > 0 ? ` ± ${off}` : ''}`,
  turningPoints: 'Turning points',
  /** The drawn event, and a seat's chance before and after. */
  byPile: (event: string, from: number, to: number) => `${event} (${from} → ${percent(to)})`,
  /** A move; `name` is null for the viewer. */
  byDecision: (name: string | null, move: string, from: number, to: number) =>
    `${name ?? 'You'}: ${move} (${from} → ${percent(to)})`,
  goTo: (step: number) => `Go to step ${step}`,
  skill: 'Luck and skill',
  parts: {
    start: 'Before the deal',
    others: 'Others’ decisions',
    own: 'Own decisions',
    chance: 'Chance',
    end: 'Result',
  },
  sentence: ({ play, luck }: ReviewVerdict, name: string | null) => {
    const said = name === null ? YOU : somebody(name);
    const link = luck === 'unclear' ? ';' : (play === 'well') === (luck === 'with') ? ', and' : ', but';
    return `${said.play[play]}${link} ${said.luck[luck]}.`;
  },
  outOf: 'In percent, as estimated by the strongest bot; ± is the margin of error.',
  more: 'Biggest misses',
  nothingMore: (name: string | null) =>
    name === null ? 'You did not miss a chance.' : `${name} did not miss a chance.`,
  cost: (points: number, off: number) => `−${points} ± ${off}`,
  played: (move: string) => `Played: ${move}`,
  showIt: 'Show on the board',
};

export type ReviewMessages = Widen<typeof en>;
