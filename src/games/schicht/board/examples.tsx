/** The examples of the rules, drawn with the cards and places of the board. */
import type { DrawnExample, DrawnExamples } from '../../../web/ui/board/drawnExamples.ts';
import { cardName } from '../rules/data.ts';
import { type Example, EXAMPLES } from '../rules/examples.ts';
import { type Corridor, type Layout, topOf } from '../rules/layout.ts';
import { atOfPlace, rowOfPlace } from '../rules/placement.ts';
import type { SchichtMessages } from '../messages/en.ts';
import { Face } from './Card.tsx';
import { findExtent, type Spot, findSpot, findStretch } from './boardModel.ts';
import './board.css';
import './examples.css';

interface MineProps {
  readonly layout: Layout;
  readonly open?: readonly Spot[];
  readonly corridors?: readonly Corridor[];
}

function Mine({ layout, open = [], corridors = [] }: MineProps) {
  const { top, left } = findExtent(layout, [...open]);
  const at = ({
    line,
    column,
    lines = 1,
    columns = 1,
  }: Spot & { lines?: number; columns?: number }): string =>
    `grid-area: ${line - top + 1} / ${column - left + 1} / span ${lines} / span ${columns}`;
  return (
    <div class="example-mine">
      {corridors.map((corridor, i) => (
        <i key={i} class="corridor" style={at(findStretch(layout, corridor, { line: 0, column: 0 }))} />
      ))}
      {layout.map(({ start, piles }, line) =>
        piles.map(
          (pile, i) =>
            pile.length > 0 && (
              <span key={`${line} ${i}`} class="pile" style={at({ line, column: start + i })}>
                {pile.length > 1 && <Face card={pile[0]!} class="edge" />}
                <Face card={topOf(pile)} />
              </span>
            ),
        ),
      )}
      {open.map((spot) => (
        <span key={`${spot.line} ${spot.column}`} class="example-open place legal" style={at(spot)} />
      ))}
    </div>
  );
}

function describeLayout(layout: Layout, words: SchichtMessages): string {
  return layout
    .flatMap(({ piles }) =>
      piles.filter((pile) => pile.length > 0).map((pile) => words.card(cardName(topOf(pile)))),
    )
    .join(', ');
}

function drawExample(
  { layout, card, places, laid, taking, after }: Example,
  words: SchichtMessages,
): DrawnExample {
  const open = places.map((place) => findSpot(layout, { row: rowOfPlace(place), at: atOfPlace(place) }));
  return {
    told: [describeLayout(layout, words), ...(card === null ? [] : [words.card(cardName(card))])].join('; '),
    picture: (
      <>
        {taking === null || laid === null ? (
          <Mine layout={layout} open={open} />
        ) : (
          <Mine layout={laid} corridors={taking.corridors} />
        )}
        {card !== null && taking === null && <Face card={card} />}
        {after !== null && after.length > 0 && (
          <>
            <b class="then-arrow">→</b>
            <Mine layout={after} />
          </>
        )}
      </>
    ),
  };
}

export const examples: DrawnExamples<SchichtMessages> = Object.fromEntries(
  Object.entries(EXAMPLES).map(([id, example]) => [
    id,
    (words: SchichtMessages) => drawExample(example(), words),
  ]),
);
