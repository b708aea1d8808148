/**
 * Why: what a move is good for, which clause an event follows, what the things on a table are, and what has been seen of the
 * cards. All of it is plain data made from a view, so nobody learns here what a seat may not know; words come after.
 */
import type { GameTypes, View } from '../core/index.ts';
import type { Names } from '../messages/index.ts';

/** Something on the table by its name, such as "cell 2,-1"; what stands for it on a screen has it as `data-thing`. */
export type Thing = string;

/** Something to be said; its type is the name of its sentence. */
export interface Remark {
  readonly type: string;
}

/** What a move does for its player: it wins something, builds towards it, stops somebody, or risks something. */
export const TONES = ['wins', 'stops', 'builds', 'risks'] as const;
export type Tone = (typeof TONES)[number];

/** A reason for or against a move. */
export interface Motive extends Remark {
  readonly tone: Tone;
  /** What is lit up while it is said. */
  readonly things: readonly Thing[];
}

/** Why something happened: the clause it follows, the things concerned, and what is to be said of this very case. */
export interface Explanation<R extends Remark = Remark> {
  readonly clause: string;
  readonly things: readonly Thing[];
  readonly remarks: readonly R[];
}

/** What something on the table is, and the clause that tells more. */
export interface ThingDescription<R extends Remark = Remark> {
  /** The first one is its name. */
  readonly remarks: readonly R[];
  readonly clause: string | null;
  /** Where it may go, for a card or piece of the seat that looks: none, if it may go nowhere now. */
  readonly places: readonly Thing[];
}

/** One kind of card or piece, and how many of it have not been seen. */
export interface UnseenCount<R extends Remark = Remark> {
  /** What it is called. */
  readonly remark: R;
  /** The colours of its symbols, in order, and what stands between them. */
  readonly hues: readonly string[];
  readonly between?: readonly string[];
  /** The number on it; null if it has none. */
  readonly value: number | null;
  readonly left: number;
  readonly of: number;
}

/** Cards that are counted together: those of a deck, a colour, a bag. */
export interface UnseenGroup<R extends Remark = Remark> {
  readonly remark: R;
  /** Line by line, a colour a line where there are colours. */
  readonly lines: readonly (readonly UnseenCount<R>[])[];
}

/** What a game brings. These are methods, so that the reasons of one game pass for those of any game. */
export interface Explainer<
  K extends GameTypes = GameTypes,
  M extends Motive = Motive,
  R extends Remark = Remark,
> {
  /** The card or piece that a move is made with. */
  subject(view: View<K>, move: K['move']): Thing;
  /** What speaks for and against a legal move of the seat that looks, weightiest first; never empty. */
  listMotives(view: View<K>, move: K['move']): readonly M[];
  /** Why an event happened; the view is the one it led to. */
  explainEvent(event: K['event'], view: View<K>): Explanation<R>;
  /** Why a move goes where it goes, said before it is confirmed; null where there is nothing to explain. */
  explainMove?(view: View<K>, move: K['move']): Explanation<R> | null;
  /** What a thing is; null if the table has no such thing now. */
  describeThing(view: View<K>, thing: Thing): ThingDescription<R> | null;
  /** What can be counted of the cards that have not been seen; empty where there is nothing to count. */
  countUnseen(view: View<K>): readonly UnseenGroup<R>[];
}

/** Says a remark. It is a method's type, so that the words of one game pass for those of any game. */
type Sentence<R> = { say(remark: R, names: Names): string }['say'];

/** One sentence for each remark, a motive or not. */
export type ExplainMessages<R extends Remark = Remark> = {
  readonly [T in R['type']]: Sentence<Extract<R, { type: T }>>;
};

/** A few words for each type of motive, for lists: "Stopping a row". */
export interface MotiveNames {
  readonly [type: string]: string;
}

/** The sentence for a remark. */
export function formatRemark<R extends Remark>(words: ExplainMessages<R>, remark: R, names: Names): string {
  const sentences: { readonly [type: string]: Sentence<R> | undefined } = words;
  const sentence = sentences[remark.type];
  if (sentence === undefined) throw new Error(`no sentence for ${remark.type}`);
  return sentence(remark, names);
}

/** The weightiest motives first: what wins, then what stops others, then what builds, then what it risks. */
export const compareMotives = (a: Motive, b: Motive): number => TONES.indexOf(a.tone) - TONES.indexOf(b.tone);

/** A sentence for a reader in a hurry: at most so many motives of a move are said. */
const MAX_MOTIVES = 2;

/** The motives worth saying: the weightiest ones, and of the risks the first. */
export function selectMotives<M extends Motive>(motives: readonly M[]): M[] {
  const gains = motives.filter(({ tone }) => tone !== 'risks').slice(0, MAX_MOTIVES);
  const risk = motives.find(({ tone }) => tone === 'risks');
  return risk === undefined ? gains : [...gains, risk];
}
