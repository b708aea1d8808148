import { COLOURS } from '../rules/data.ts';
import { Region } from '../../../web/ui/board/Region.tsx';
import { sizeThing } from '../explain/vocabulary.ts';
import { Hex } from './Piece.tsx';
import type { MovePlan } from './movePlan.ts';
import type { Props } from './prompt.ts';

export function AreaSizes({
  props: { words, says },
  plan,
}: {
  readonly props: Props;
  readonly plan: MovePlan;
}) {
  const then = plan.sizesThen();
  const asked = plan.asked.value;
  return (
    <Region name={says.largest} class="sizes">
      {COLOURS.map((colour, i) => {
        const size = plan.sizes[i]!;
        const after = then[i]!;
        const name = words.colours[colour];
        const isAsked = asked.includes(colour);
        return (
          <button
            type="button"
            key={colour}
            data-cell
            aria-pressed={isAsked}
            aria-label={after === size ? says.size(name, size) : says.sizeAfter(name, size, after)}
            data-thing={sizeThing(i)}
            onClick={() => {
              plan.asked.value = isAsked ? asked.filter((other) => other !== colour) : [...asked, colour];
            }}
          >
            <Hex colour={colour} />
            <b aria-hidden="true">{size}</b>
            {after !== size && (
              <i class={after > size ? 'more' : 'less'} aria-hidden="true">
                →{after}
              </i>
            )}
          </button>
        );
      })}
    </Region>
  );
}
