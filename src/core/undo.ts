import type { Action, Game, GameTypes, Seat, State } from './contract.ts';

/** A proxy of plain data that reports every read and write. */
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

/** Thrown at the first read of hidden data, because the rest of the action no longer matters. */
const HIDDEN_DATA_READ = { seen: 'something hidden' };

/**
 * Whether an action can be undone as if it had never happened. It must not read hidden data, so it neither shows any nor uses
 * chance. It must also either move public things by public knowledge only, or be a secret choice that changes nothing others see.
 * The check applies the action to an observed copy; a game declares nothing.
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
