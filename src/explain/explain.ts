/**
 * Explanations: the motives of a move, the clause of an event, the things on a table, and unseen cards. All is plain data made
 * from a view, so it reveals nothing that the seat may not know. Messages turn it into sentences.
 */
import type { GameTypes, View } from '../core/index.ts';
import type { Names } from '../messages/index.ts';

/** A thing on the table by its name, such as "cell 2,-1". Its element on a screen has it as `data-thing`. */
export type Thing = string;

/** The data of a sentence; its type is the sentence's key. */
export interface Remark {
  readonly type: string;
}

/**
 * The effect of a move for its player: wins something, stops another player, builds towards something, only describes
 * the move and is no reason for it, or risks something.
 */
export const TONES = ['wins', 'stops', 'builds', 'describes', 'risks'] as const;
export type Tone = (typeof TONES)[number];

/** A reason for or against a move. */
export interface Motive extends Remark {
  readonly tone: Tone;
  /** The things to highlight. */
  readonly things: readonly Thing[];
}

/** Why something happened: its clause, the things concerned, and remarks on this case. */
export interface Explanation<R extends Remark = Remark> {
  readonly clause: string;
  readonly things: readonly Thing[];
  readonly remarks: readonly R[];
}

export const explain = <R extends Remark>(
  clause: string,
  things: readonly Thing[],
  ...remarks: readonly NoInfer<R>[]
): Explanation<R> => ({ clause, things, remarks });

/** A description of a thing on the table, and the clause that says more. */
export interface ThingDescription<R extends Remark = Remark> {
  /** The first remark is its name. */
  readonly remarks: readonly R[];
  readonly clause: string | null;
  /** Where a card or piece of the viewing seat may go now; empty if nowhere. */
  readonly places: readonly Thing[];
}

export const describe = <R extends Remark>(
  clause: string | null,
  ...remarks: readonly NoInfer<R>[]
): ThingDescription<R> => ({ remarks, clause, places: [] });

/** One kind of card or piece, and the number not seen yet. */
export interface UnseenCount<R extends Remark = Remark> {
  /** Its name. */
  readonly remark: R;
  /** The colours of its symbols, in order, with separators. */
  readonly hues: readonly string[];
  readonly between?: readonly string[];
  /** The number on it; null if it has none. */
  readonly value: number | null;
  readonly left: number;
  readonly of: number;
}

/** Cards counted together: a deck, a colour, a bag. */
export interface UnseenGroup<R extends Remark = Remark> {
  readonly remark: R;
  /** Its lines: one per colour where there are colours. */
  readonly lines: readonly (readonly UnseenCount<R>[])[];
}

/** What a game provides. Methods, so that one game's types are assignable to any game's. */
export interface Explainer<
  K extends GameTypes = GameTypes,
  M extends Motive = Motive,
  R extends Remark = Remark,
> {
  /** The card or piece that a move uses. */
  subject(view: View<K>, move: K['move']): Thing;
  /** Motives for and against a legal move of the viewing seat, weightiest first; never empty. */
  listMotives(view: View<K>, move: K['move']): readonly M[];
  /** Why an event happened; `view` is the one after it. */
  explainEvent(event: K['event'], view: View<K>): Explanation<R>;
  /** Why a move has the effect it has, shown before it is confirmed; null if there is nothing to explain. */
  explainMove?(view: View<K>, move: K['move']): Explanation<R> | null;
  /** Describes a thing; null if it is not on the table now. */
  describeThing(view: View<K>, thing: Thing): ThingDescription<R> | null;
  /** Counts unseen cards; empty if there is nothing to count. */
  countUnseen(view: View<K>): readonly UnseenGroup<R>[];
}

/** A method's type, so that one game's messages are assignable to any game's. */
type Sentence<R> = { format(remark: R, names: Names): string }['format'];

/** A few words for each type of motive. */
export type MotiveNames<T extends string = string> = { readonly [M in T]: string };

/** `M`: the types of motives. */
export interface ExplainMessages<R extends Remark = Remark, M extends string = string> {
  /** One sentence per remark, motives included. */
  readonly remarks: { readonly [T in R['type']]: Sentence<Extract<R, { type: T }>> };
  /** For lists: "Stopping a row". */
  readonly motives: MotiveNames<M>;
}

export function formatRemark<R extends Remark>(words: ExplainMessages<R>, remark: R, names: Names): string {
  const sentences: { readonly [type: string]: Sentence<R> | undefined } = words.remarks;
  const sentence = sentences[remark.type];
  if (sentence === undefined) throw new Error(`no sentence for ${remark.type}`);
  return sentence(remark, names);
}

/** Weightiest first. */
export const compareMotives = (a: Motive, b: Motive): number => TONES.indexOf(a.tone) - TONES.indexOf(b.tone);

/** At most this many motives of a move are shown. */
const MAX_MOTIVES = 2;

const isReason = ({ tone }: Motive): boolean => tone !== 'risks' && tone !== 'describes';

/** Without the things, which only highlight it. */
const toComparable = (motive: Motive): string => JSON.stringify({ ...motive, things: [] });

/** Why a move is better than another: the reasons that only it has, and the kinds of risk that only the other has. */
export function findDifference<M extends Motive>(
  motives: readonly M[],
  others: readonly M[],
): { readonly reasons: M[]; readonly avoided: M[] } {
  const known = new Set(others.map(toComparable));
  return {
    reasons: motives.filter((motive) => isReason(motive) && !known.has(toComparable(motive))),
    avoided: others.filter(({ tone, type }) => tone === 'risks' && !motives.some((own) => own.type === type)),
  };
}

/**
 * The motives to show: the weightiest reasons, or else a description, and the first of the risks. Reasons that the
 * compared move lacks come first.
 */
export function selectMotives<M extends Motive>(motives: readonly M[], compared: readonly M[] = []): M[] {
  const { reasons: own } = findDifference(motives, compared);
  const reasons = [...own, ...motives.filter((motive) => isReason(motive) && !own.includes(motive))];
  const gains = reasons.length > 0 ? reasons : motives.filter(({ tone }) => tone === 'describes').slice(0, 1);
  const risk = motives.find(({ tone }) => tone === 'risks');
  return risk === undefined ? gains.slice(0, MAX_MOTIVES) : [...gains.slice(0, MAX_MOTIVES), risk];
}
