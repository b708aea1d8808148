/** A bot's character: its mistakes, its style, and the moves it never makes. */
import type { Action, GameTypes, Rng, View } from '../core/index.ts';
import type { Bot, Choice } from './bot.ts';

/** A typical human weakness at a game. */
export interface Mistake<K extends GameTypes = GameTypes> {
  readonly name: string;
  /** How good each choice looks to a player who makes this mistake. */
  looks(view: View<K>, choices: readonly Choice[], rng: Rng): readonly number[];
}

/** A preference among choices of similar expected value. */
export interface Style<K extends GameTypes = GameTypes> {
  readonly name: string;
  likes(view: View<K>, actions: readonly Action[]): readonly number[];
  /**
   * The share of a level's tolerance that this style uses. Costly preferences show less often, so all styles are equally strong.
   */
  readonly tolerance: number;
}

export interface Character<K extends GameTypes = GameTypes> {
  /** The number of decisions in a hundred made under a mistake. All mistakes are equally likely. */
  readonly mistakeRate: number;
  readonly mistakes: readonly Mistake<K>[];
  readonly style?: Style<K>;
  /** How much less than the best a choice may promise and still be chosen for style. */
  readonly tolerance: number;
  /** Actions that would look broken to every player. The bot never chooses them. */
  readonly isBroken: (view: View<K>, actions: readonly Action[]) => (action: Action) => boolean;
}

/** A bot without a style: takes the most promising choice. */
const PLAIN: Character = { mistakeRate: 0, mistakes: [], tolerance: 0, isBroken: () => () => false };

/** Builds the characters of a game's levels, with the named style if the game has it. All levels avoid moves that look broken. */
export function characterBuilder<K extends GameTypes>(
  { styles, isBroken }: { readonly styles: readonly Style<K>[]; readonly isBroken: Character<K>['isBroken'] },
  name: string | undefined,
): (mistakeRate: number, mistakes: readonly Mistake<K>[], tolerance: number) => Character<K> {
  const style = styles.find((one) => one.name === name);
  return (mistakeRate, mistakes, tolerance) => ({
    mistakeRate,
    mistakes,
    tolerance,
    isBroken,
    ...(style === undefined ? {} : { style }),
  });
}

export const overlooksChoices = (few: number): Mistake => ({
  name: 'overlooks',
  looks(_view, choices, rng) {
    const seen = new Set(Array.from({ length: few }, () => rng.below(choices.length)));
    return choices.map(({ expects }, i) => (seen.has(i) ? expects : -Infinity));
  },
});

/** A style that judges each choice independently. */
export const actionStyle = <K extends GameTypes>(
  name: string,
  tolerance: number,
  likes: (view: View<K>, action: Action) => number,
): Style<K> => ({
  name,
  tolerance,
  likes: (view, actions) => actions.map((action) => likes(view, action)),
});

/** The choice that a character makes after a search. `choices` are sorted, best first. */
export function decideInCharacter<K extends GameTypes>(
  { mistakeRate, mistakes, style, tolerance, isBroken }: Character<K>,
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
  const isLapse = mistakeRate > 0 && rng.below(100) < mistakeRate;
  const looks = isLapse
    ? mistakes[rng.below(mistakes.length)].looks(view, choices, rng)
    : choices.map(({ expects }) => expects);
  // After a search, the order of the choices is more reliable than estimates of rarely tried ones.
  const best = isLapse ? looks.indexOf(Math.max(...looks)) : 0;
  if (style === undefined) return choices[best].action;
  // Style applies to mistakes too.
  const near = choices
    .filter((_, i) => looks[i] >= looks[best] - tolerance * style.tolerance)
    .map(({ action }) => action);
  const likes = style.likes(view, near);
  return near[likes.indexOf(Math.max(...likes))];
}

/** A mistake of perception: some things look better or worse than they are. */
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

/** A bot without search: it takes what looks best at a glance. */
export const greedyBot = <K extends GameTypes>(
  name: string,
  glance: (view: View<K>, legal: readonly Action[]) => readonly number[],
  character: Character<K> = PLAIN,
): Bot<K> => ({
  name,
  choose(view, legal, rng) {
    const worths = glance(view, legal);
    // Shuffle, so that ties have no preferred choice.
    const choices = legal
      .map((action, i) => ({ action, expects: worths[i], weight: 0, luck: rng.u32() }))
      .sort((a, b) => b.expects - a.expects || a.luck - b.luck);
    return decideInCharacter(character, view, choices, rng);
  },
});
