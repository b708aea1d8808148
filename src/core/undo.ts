import type { Action, Game, GameTypes, Seat, State } from './contract.ts';

/** A stand-in for plain data that notes when anything in it is looked at or changed. */
function observeAccess<T>(root: T, touched: () => void): T {
  const handler: ProxyHandler<object> = {
    get(target, key) {
      touched();
      return behind(Reflect.get(target, key));
    },
    set(target, key, to) {
      touched();
      return Reflect.set(target, key, to);
    },
    has(target, key) {
      touched();
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      touched();
      return Reflect.ownKeys(target);
    },
    deleteProperty(target, key) {
      touched();
      return Reflect.deleteProperty(target, key);
    },
  };
  const behind = <V>(value: V): V =>
    typeof value === 'object' && value !== null ? (new Proxy(value, handler) as V) : value;
  return behind(root);
}

/** Thrown once something hidden is looked at: the rest of the action does not matter any more. */
const HIDDEN_DATA_READ = { seen: 'something hidden' };

/**
 * Whether an action stays within the information boundary, so that it can be taken back as if it had never been: it
 * does not look at anything hidden (so it neither shows it nor uses chance), and it either moves public things by
 * public knowledge only, or is a secret choice that changes nothing anyone else can see.
 * It is found out by playing the action on a copy and watching what it touches; a game declares nothing.
 */
export function isUndoable<K extends GameTypes>(
  game: Game<K>,
  state: State<K>,
  seat: Seat,
  action: Action,
): boolean {
  const copy = game.clone(state);
  let secrets = false;
  const imagined: State<K> = {
    shared: copy.shared,
    own: observeAccess(copy.own, () => (secrets = true)),
    hidden: observeAccess(copy.hidden, () => {
      throw HIDDEN_DATA_READ;
    }),
  };
  try {
    game.apply(imagined, seat, action);
  } catch (error) {
    if (error === HIDDEN_DATA_READ) return false;
    throw error;
  }
  if (!secrets) return true;
  const others = (own: readonly unknown[]): unknown[] => own.filter((_, other) => other !== seat);
  return (
    JSON.stringify([copy.shared, others(copy.own)]) === JSON.stringify([state.shared, others(state.own)])
  );
}
