import { type Seat, viewOf } from '../../../core/index.ts';
import type { Explainer } from '../../../explain/index.ts';
import type { History } from '../../match/session/history.ts';

/**
 * Counts the main motive of each decision with a choice. It yields after each decision, so that callers can
 * pause. Null where hands or decisions are unknown.
 */
export function* countMotives(
  { game, moments, isPartial = false }: History,
  seat: Seat,
  reasons: Explainer,
): Generator<undefined, { readonly [motive: string]: number } | null> {
  if (isPartial || moments.length < 2) return null;
  const counts: { [motive: string]: number } = {};
  for (const [i, { by }] of moments.entries()) {
    const before = moments[i - 1];
    if (before === undefined || by?.seat !== seat) continue;
    if (typeof by.how !== 'number') return null;
    const view = viewOf(before.state, seat);
    if (game.legal(view).length > 1) {
      const [motive] = reasons.listMotives(view, game.moves.decode(by.how));
      if (motive !== undefined) counts[motive.type] = (counts[motive.type] ?? 0) + 1;
    }
    yield;
  }
  return counts;
}
