import { colourOf, COLOURS } from '../rules/data.ts';
import { ColourSymbol } from '../../../web/ui/components/ColourSymbol.tsx';
import { OUT, wonThing } from '../explain/vocabulary.ts';
import { seatsFrom } from './wallGroups.ts';
import type { BoardState } from './boardState.ts';

export function WonPiles({ table }: { readonly table: BoardState }) {
  const { view, says, words } = table;
  const { shared } = view;
  return (
    <section class="panel won-piles">
      <h2>{says.parts.won}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {COLOURS.map((colour) => (
              <th key={colour} scope="col" class={colour}>
                <span class="hidden">{says.colour(colour)}</span>
                <ColourSymbol hue={colour} />
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {seatsFrom(view).map((seat) => {
            const won = shared.won[seat] ?? [];
            return (
              <tr key={seat}>
                <th scope="row" class="cut">
                  {table.seatName(seat)}
                </th>
                {COLOURS.map((colour, index) => {
                  const count = won.filter((card) => colourOf(card) === index).length;
                  return (
                    <td key={colour} class={count === 0 ? 'zero' : ''}>
                      {count === 0 ? '·' : count}
                    </td>
                  );
                })}
                <td class="all" data-thing={wonThing(seat)}>
                  {won.length}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {shared.out > 0 && (
        <p class="soft" data-thing={OUT}>
          {words.out(shared.out)}
        </p>
      )}
    </section>
  );
}
