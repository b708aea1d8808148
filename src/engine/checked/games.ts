import type { Game } from '../../core/index.ts';
import { GAMES as ALL } from '../../games/rules.ts';
import { checkId } from './ids.ts';

/** What the language and its tools ask of any object. */
const isAsked = (key: string | symbol): boolean =>
  typeof key === 'symbol' || key === 'then' || key === 'toJSON' || key in Object.prototype;

/** The rules of each game by its id, loaded on demand: `await GAMES.id()`. An unknown id throws an error that lists the known ones. */
export const GAMES: { readonly [id: string]: () => Promise<Game> } = new Proxy(ALL, {
  get(games, key) {
    if (!isAsked(key)) checkId('GAMES', key);
    return Reflect.get(games, key);
  },
});
