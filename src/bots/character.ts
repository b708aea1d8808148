/** What makes a bot somebody: how it goes wrong, what it likes, and what it would never do. */
import type { Action, Kind, Rng, View } from '../core/index.ts';
import type { Bot, Choice } from './bot.ts';

/** One of the ways in which people go wrong at a game. */
export interface Failing<K extends Kind = Kind> {
  readonly name: string;
  /** How good each choice looks to somebody who fails so. */
  looks(view: View<K>, choices: readonly Choice[], rng: Rng): readonly number[];
}

/** What somebody likes to do where much the same is to be expected of several choices. */
export interface Temper<K extends Kind = Kind> {
  readonly name: string;
  /** How much each choice is to their liking. */
  likes(view: View<K>, actions: readonly Action[]): readonly number[];
  /** How much of a level's leeway they use: what costs more is done less often, so that all tempers are equally strong. */
  readonly leeway: number;
}

export interface Character<K extends Kind = Kind> {
  /** How many of a hundred decisions are taken under one of the failings, each as likely as the others. */
  readonly lapses: number;
  readonly failings: readonly Failing<K>[];
  readonly temper?: Temper<K>;
  /** How much less than the best a choice may promise and still be taken for its temper's sake. */
  readonly leeway: number;
  /** What of these actions looks broken to everybody at the table: it is never done. */
  readonly isBroken: (view: View<K>, actions: readonly Action[]) => (action: Action) => boolean;
}

/** Nobody in particular: takes what promises most. */
const PLAIN: Character = { lapses: 0, failings: [], leeway: 0, isBroken: () => () => false };

/** The characters of a game's levels: all have the temper of that name, if there is one, and none does what looks broken. */
export function characters<K extends Kind>(
  {
    tempers,
    isBroken,
  }: { readonly tempers: readonly Temper<K>[]; readonly isBroken: Character<K>['isBroken'] },
  name: string | undefined,
): (lapses: number, failings: readonly Failing<K>[], leeway: number) => Character<K> {
  const temper = tempers.find((one) => one.name === name);
  return (lapses, failings, leeway) => ({
    lapses,
    failings,
    leeway,
    isBroken,
    ...(temper === undefined ? {} : { temper }),
  });
}

/** Looks only at a few of the choices, whichever come to mind. */
export const overlooks = (few: number): Failing => ({
  name: 'overlooks',
  looks(_view, choices, rng) {
    const seen = new Set(Array.from({ length: few }, () => rng.below(choices.length)));
    return choices.map(({ expects }, i) => (seen.has(i) ? expects : -Infinity));
  },
});

/** A temper that judges every choice by itself. */
export const liking = <K extends Kind>(
  name: string,
  leeway: number,
  likes: (view: View<K>, action: Action) => number,
): Temper<K> => ({
  name,
  leeway,
  likes: (view, actions) => actions.map((action) => likes(view, action)),
});

/** What somebody does who has thought of these choices, which are best first. */
export function decideAs<K extends Kind>(
  { lapses, failings, temper, leeway, isBroken }: Character<K>,
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
    .filter((_, i) => looks[i] >= looks[best] - leeway * temper.leeway)
    .map(({ action }) => action);
  const likes = temper.likes(view, near);
  return near[likes.indexOf(Math.max(...likes))];
}

/** A failing that is a way of looking: what is seen so looks better or worse than it is. */
export const seeing = <K extends Kind>(
  name: string,
  glance: (view: View<K>, actions: readonly Action[]) => readonly number[],
): Failing<K> => ({
  name,
  looks: (view, choices) =>
    glance(
      view,
      choices.map(({ action }) => action),
    ),
});

/** A bot that does not think ahead: it takes what looks best at a glance. */
export const glancing = <K extends Kind>(
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
    return decideAs(character, view, choices, rng);
  },
});
