/** The check of a game's id. It is apart from the other checks, since a page with one game does not need the list of all. */
import { showValue } from '../../core/gameShape.ts';
import { HOUSES } from '../../games/index.ts';
import { wrong } from './checks.ts';

/** Throws unless `id` is a game of this package. */
export function checkId(where: string, id: unknown): asserts id is string {
  if (!HOUSES.some((house) => house.id === id))
    throw wrong(where, `one of ${HOUSES.map((house) => house.id).join(', ')}`, showValue(id));
}
