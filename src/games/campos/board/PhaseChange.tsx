/** The change from building to removing: areas, points, income of all seats, and who begins (C10–C13). */
import { COLOURS } from '../rules/data.ts';
import { Hex } from './Piece.tsx';
import type { MovePlan } from './movePlan.ts';
import type { Props } from './prompt.ts';

export const isPhaseChange = ({ events }: Props): boolean =>
  events.some(({ type }) => type === 'constructionOver' || type === 'dealt');

export function PhaseChange({ props, plan }: { readonly props: Props; readonly plan: MovePlan }) {
  const { view, events, names, says } = props;
  const { shared } = view;
  const dealt = events.findLast((event) => event.type === 'dealt');
  return (
    <div class="turned" data-told="">
      <p>
        {dealt === undefined ? says.turned.left : says.turned.dealt(dealt.count, names, shared.turn ?? 0)}
      </p>
      {dealt === undefined && (
        <p class="turned-sizes" aria-hidden="true">
          {COLOURS.map((colour, i) => (
            <span key={colour}>
              <Hex colour={colour} /> <b>{plan.sizes[i]}</b>
            </span>
          ))}
        </p>
      )}
      {dealt !== undefined && <p class="soft">{says.turned.how}</p>}
    </div>
  );
}
