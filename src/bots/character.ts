/** What makes a bot somebody: how it goes wrong, what it likes, and what it would never do. */
import type { Action, GameTypes, Rng, View } from '../core/index.ts';
import type { Bot, Choice } from './bot.ts';

/** One of the ways in which people go wrong at a game. */
export interface Mistake<K extends GameTypes = GameTypes> {
  readonly name: string;
  /** How good each choice looks to somebody who fails so. */
  looks(view: View<K>, choices: readonly Choice[], rng: Rng): readonly number[];
}

/** What somebody likes to do where much the same is to be expected of several choices. */
export interface Style<K extends GameTypes = GameTypes> {
  readonly name: string;
  /** How much each choice is to their liking. */
  likes(view: View<K>, actions: readonly Action[]): readonly number[];
  /** How much of a level's leeway they use: what costs more is done less often, so that all tempers are equally strong. */
  readonly tolerance: number;
}

export interface Character<K extends GameTypes = GameTypes> {
  /** How many of a hundred decisions are taken under one of the failings, each as likely as the others. */
  readonly mistakeRate: number;
  readonly mistakes: readonly Mistake<K>[];
  readonly style?: Style<K>;
  /** How much less than the best a choice may promise and still be taken for its temper's sake. */
  readonly tolerance: number;
  /** What of these actions looks broken to everybody at the table: it is never done. */
  readonly isBroken: (view: View<K>, actions: readonly Action[]) => (action: Action) => boolean;
}

/** Nobody in particular: takes what promises most. */
const PLAIN: Character = { mistakeRate: 0, mistakes: [], tolerance: 0, isBroken: () => () => false };

/** The characters of a game's levels: all have the temper of that name, if there is one, and none does what looks broken. */
export function characterBuilder<K extends GameTypes>(
  {
    tempers,
    isBroken,
  }: { readonly tempers: readonly Style<K>[]; readonly isBroken: Character<K>['isBroken'] },
  name: string | undefined,
): (lapses: number, failings: readonly Mistake<K>[], leeway: number) => Character<K> {
  const temper = tempers.find((one) => one.name === name);
  return (lapses, failings, leeway) => ({
    mistakeRate: lapses,
    mistakes: failings,
    tolerance: leeway,
    isBroken,
    ...(temper === undefined ? {} : { style: temper }),
  });
}

/** Looks only at a few of the choices, whichever come to mind. */
export const overlooksChoices = (few: number): Mistake => ({
  name: 'overlooks',
  looks(_view, choices, rng) {
    const seen = new Set(Array.from({ length: few }, () => rng.below(choices.length)));
    return choices.map(({ expects }, i) => (seen.has(i) ? expects : -Infinity));
  },
});

/** A temper that judges every choice by itself. */
export const actionStyle = <K extends GameTypes>(
  name: string,
  leeway: number,
  likes: (view: View<K>, action: Action) => number,
): Style<K> => ({
  name,
  tolerance: leeway,
  likes: (view, actions) => actions.map((action) => likes(view, action)),
});

/** What somebody does who has thought of these choices, which are best first. */
export function decideInCharacter<K extends GameTypes>(
  { mistakeRate: lapses, mistakes: failings, style: temper, tolerance: leeway, isBroken }: Character<K>,
  view: View<K>,
  all: readonly Choice[],
  rng: Rng,
): Action {
  const broken = isBroken(
    view,
    all.map(({ action }) => action),
  );
  const sound = all.filter(({ action }) => !broken(action));
  const choices = sound.length === 0 ? all : sound;
  const isLapse = lapses > 0 && rng.below(100) < lapses;
  const looks = isLapse
    ? failings[rng.below(failings.length)].looks(view, choices, rng)
    : choices.map(({ expects }) => expects);
  // Whoever has searched trusts the order of the choices more than what little is known of the last ones.
  const best = isLapse ? looks.indexOf(Math.max(...looks)) : 0;
  if (temper === undefined) return choices[best].action;
  // Whoever goes wrong still goes wrong in their own way.
  const near = choices
    .filter((_, i) => looks[i] >= looks[best] - leeway * temper.tolerance)
    .map(({ action }) => action);
  const likes = temper.likes(view, near);
  return near[likes.indexOf(Math.max(...likes))];
}

/** A failing that is a way of looking: what is seen so looks better or worse than it is. */
export const glanceMistake = <K extends GameTypes>(
  name: string,
  glance: (view: View<K>, actions: readonly Action[]) => readonly number[],
): Mistake<K> => ({
  name,
  looks: (view, choices) =>
    glance(
      view,
      choices.map(({ action }) => action),
    ),
});

/** A bot that does not think ahead: it takes what looks best at a glance. */
export const greedyBot = <K extends GameTypes>(
  name: string,
  glance: (view: View<K>, legal: readonly Action[]) => readonly number[],
  character: Character<K> = PLAIN,
): Bot<K> => ({
  name,
  choose(view, legal, rng) {
    const worths = glance(view, legal);
    // Of several that look alike none is the first.
    const choices = legal
      .map((action, i) => ({ action, expects: worths[i], weight: 0, luck: rng.u32() }))
      .sort((a, b) => b.expects - a.expects || a.luck - b.luck);
    return decideInCharacter(character, view, choices, rng);
  },
});
