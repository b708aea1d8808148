/** The examples of the rules, drawn with the cards and places of the board. */
import type { DrawnExample, DrawnExamples } from '../../../web/ui/board/drawnExamples.ts';
import { cardName, cellAt } from '../rules/data.ts';
import { type Example, EXAMPLES } from '../rules/examples.ts';
import type { PuntoMessages } from '../messages/en.ts';
import { CardFace } from './Card.tsx';
import { listPiles } from './boardModel.ts';
import './board.css';
import './examples.css';

function drawExample({ shared, up, open, rows }: Example, words: PuntoMessages): DrawnExample {
  const margin = up === null ? 0 : 1;
  const piles = listPiles(shared);
  const inRow = new Set(rows.flat());
  const columns = shared.right - shared.left + 1 + 2 * margin;
  const cells = Array.from({ length: columns * (shared.bottom - shared.top + 1 + 2 * margin) }, (_, i) => {
    const x = shared.left - margin + (i % columns);
    const y = shared.top - margin + Math.floor(i / columns);
    const top = piles.get(cellAt(x, y))?.at(-1);
    const marks = [
      open.includes(cellAt(x, y)) ? `legal ${top === undefined ? '' : 'cover'}` : '',
      top === undefined || rows.length === 0 ? '' : inRow.has(cellAt(x, y)) ? 'in-row' : 'aside',
    ];
    return { x, y, top, class: `cell place ${marks.join(' ')}` };
  });
  const names = cells.flatMap(({ top }, i) =>
    top === undefined
      ? []
      : [words.cell((i % columns) + 1, Math.floor(i / columns) + 1, words.card(cardName(top.card)))],
  );
  return {
    told: [...names, ...(up === null ? [] : [words.nextCard(words.card(cardName(up)))])].join('; '),
    picture: (
      <>
        <div class="example-grid" style={`--columns: ${columns}`}>
          {cells.map(({ x, y, top, class: marks }) => (
            <span key={`${x} ${y}`} class={marks}>
              {top !== undefined && <CardFace card={top.card} class="face" />}
            </span>
          ))}
        </div>
        {up !== null && <CardFace card={up} />}
      </>
    ),
  };
}

export const examples: DrawnExamples<PuntoMessages> = {
  beside: (words) => drawExample(EXAMPLES.beside(), words),
  counting: (words) => drawExample(EXAMPLES.counting(), words),
};
