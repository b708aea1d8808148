import type { Action, Game, Kind, Seat, State } from './contract.ts';

/** A stand-in for plain data that notes when anything in it is looked at or changed. */
function watched<T>(value: T, touched: () => void): T {
  if (typeof value !== 'object' || value === null) return value;
  const see = <F extends (...args: never[]) => unknown>(trap: F): F =>
    ((...args: never[]) => {
      touched();
      return trap(...args);
    }) as F;
  return new Proxy(value, {
    get: see((target, key) => watched(Reflect.get(target, key), touched)),
    set: see((target, key, to) => Reflect.set(target, key, to)),
    has: see((target, key) => Reflect.has(target, key)),
    ownKeys: see((target) => Reflect.ownKeys(target)),
    deleteProperty: see((target, key) => Reflect.deleteProperty(target, key)),
  });
}

/**
 * Whether an action stays within the information boundary, so that it can be taken back as if it had never been: it
 * does not look at anything hidden (so it neither shows it nor uses chance), and it either moves public things by
 * public knowledge only, or is a secret choice that changes nothing anyone else can see.
 * It is found out by playing the action on a copy and watching what it touches; a game declares nothing.
 */
export function canBeTakenBack<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  seat: Seat,
  action: Action,
): boolean {
  const copy = game.clone(state);
  let hidden = false;
  let secrets = false;
  const hiddenTouched = (): void => void (hidden = true);
  const secretsTouched = (): void => void (secrets = true);
  game.apply(
    {
      shared: copy.shared,
      own: watched(copy.own, secretsTouched),
      hidden: watched(copy.hidden, hiddenTouched),
    },
    seat,
    action,
  );
  if (hidden) return false;
  if (!secrets) return true;
  const others = (own: readonly unknown[]): unknown[] => own.filter((_, other) => other !== seat);
  return (
    JSON.stringify([copy.shared, others(copy.own)]) === JSON.stringify([state.shared, others(state.own)])
  );
}
