/** Messages of the review. `name` is null for the viewer. */
import { percentIn } from '../../../../messages/text.ts';
import type { Widen } from '../../../../messages/widen.ts';
import type { Effect } from '../turningPoints.ts';

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
  percent,
  chanceOf: (name: string | null, share: number) => `${name ?? 'You'}: ${percent(share)}`,
  turningPoints: 'Turning points',
  noTurningPoints: 'No single move or draw changed the chances much.',
  /** A move; `name` is null for the viewer. */
  move: (name: string | null, move: string) => `${name === null ? 'Your' : `${name}’s`} move: ${move}.`,
  chanceChange: (name: string | null, from: number, to: number) =>
    `${name === null ? 'Your' : `${name}’s`} chance: ${percent(from)} → ${percent(to)}`,
  nothingMissed: 'You did not miss a chance.',
  moreOften: (points: number) => `Wins ${percent(points)} more often.`,
  tryAgain: 'Try this move again',
  playOn: 'Play on from here',
  previousPoint: 'Previous turning point',
  nextPoint: 'Next turning point',
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
  effects: {
    none: 'little difference',
    helpedLittle: 'helped a little',
    helped: 'helped a lot',
    costLittle: 'cost a little',
    cost: 'cost a lot',
  } satisfies { readonly [E in Effect]: string },
  estimated: 'As estimated by the strongest bot.',
  played: (move: string) => `Played: ${move}`,
};

export type ReviewMessages = Widen<typeof en>;
