/** The same deal with two cards exchanged: what changes then, changes because of them. */
import { type Config, type Game, isRefusal, type Json, type Seat, type State } from '../core/index.ts';
import { botRng } from '../bots/playMatch.ts';

export interface Swap {
  readonly seat: Seat;
  /** The card of the seat's hand, and the one that it gets for it. */
  readonly card: string;
  readonly other: string;
  readonly state: State;
}

type Path = readonly (string | number)[];

/** The paths of all texts in a deal. */
function listTexts(json: Json, path: Path = []): { readonly path: Path; readonly text: string }[] {
  if (typeof json === 'string') return [{ path, text: json }];
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    listTexts(value, [...path, Array.isArray(json) ? Number(key) : key]),
  );
}

function replaceText(json: Json, [key, ...rest]: Path, text: string): Json {
  if (key === undefined) return text;
  if (Array.isArray(json))
    return (json as readonly Json[]).map((value, i) => (i === key ? replaceText(value, rest, text) : value));
  const object = json as { readonly [key: string]: Json };
  return { ...object, [key]: replaceText(object[key], rest, text) };
}

/** Streams of the seed beyond those of the bots of any table. */
const SWAP_STREAM = 1 << 10;

/**
 * Exchanges a random card of the seat's hand with a random other card that the seat does not see; undefined if the game deals no
 * hands, or the rules cannot make the other deal.
 */
export function swapCards(game: Game, config: Config, seed: string, seat: Seat): Swap | undefined {
  const state = game.setup(config, seed);
  const rng = botRng(seed, SWAP_STREAM);
  const things = game.things(state);
  const hand = things.filter(({ place, seat: owner }) => place === 'hand' && owner === seat);
  const unseen = things.filter(({ knownTo, name }) => (knownTo & (1 << seat)) === 0 && name !== 'scoring');
  if (hand.length === 0 || unseen.length === 0) return undefined;
  const card = hand[rng.below(hand.length)].name;
  const other = unseen[rng.below(unseen.length)];
  const deal = game.transcript.deal(state);
  const texts = listTexts(deal);
  const isOwn = (path: Path): boolean => path[0] === 'hands' && path[1] === seat;
  const mine = texts.find(({ path, text }) => isOwn(path) && text === card);
  if (mine === undefined) return undefined;
  const theirs = texts.filter(({ path, text }) => !isOwn(path) && text === other.name);
  let swapped = replaceText(deal, mine.path, other.name);
  if (theirs.length > 0) swapped = replaceText(swapped, theirs[rng.below(theirs.length)].path, card);
  const dealt = game.transcript.start(config, swapped);
  return isRefusal(dealt) ? undefined : { seat, card, other: other.name, state: dealt };
}
