/** What is practised of a game whose positions are judged by a list of numbers. */
import type { Kind } from '../../core/index.ts';
import type { Bot } from '../bot.ts';
import type { Judges } from './judge.ts';

/** How a judge is made: how many numbers it is told, how many units it has and how many outcomes it tells apart. */
export interface Shape {
  readonly inputs: number;
  readonly units: number;
  readonly outcomes: number;
}

/** A position that was met, and what became of it. */
export interface Lesson {
  readonly judge: string;
  readonly inputs: ArrayLike<number>;
  /** What is certain of the outcomes without any judge, and how likely each turned out to be. */
  readonly sure: readonly number[];
  readonly outcome: readonly number[];
}

export interface Drill<K extends Kind = Kind> {
  readonly judges: { readonly [name: string]: Shape };
  /** Plays one match, by greedy if nothing was learnt yet, and tells what there is to learn from it. */
  match(seed: string, judges: Judges | null, tell: (lesson: Lesson) => void): void;
  /** The bot that what was learnt makes, at `effort` times its usual budget. */
  bot(judges: Judges, effort: number): Bot<K>;
}
