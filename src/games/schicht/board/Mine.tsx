/** The layout: rows of piles in a mine, open places, complete corridors, and gaps. */
import { Fragment } from 'preact';
import { closeGaps, listClosings } from '../rules/closings.ts';
import { cardByName, type CardName, COLOURS, NO_CARD, NO_COLOUR } from '../rules/data.ts';
import { colourOfRow, type Layout, type Row, topOf } from '../rules/layout.ts';
import { Region } from '../../../web/ui/board/Region.tsx';
import { ColourSymbol } from '../../../web/ui/components/ColourSymbol.tsx';
import type { RecentEvents } from './recentEvents.ts';
import { previewOffers, isSame, layOffers, type LayOffer } from './offers.ts';
import { PileButton, Slot } from './Pile.tsx';
import {
  type Props,
  listCompleteCorridors,
  everyPlace,
  type Extent,
  findExtent,
  type Spot,
  findSpot,
  type Stretch,
  findStretch,
} from './boardModel.ts';

/** From seven columns on the mine scrolls on a phone. */
const WIDE = 7;

type At = (stretch: Spot & Partial<Stretch>) => string;

/** Grid positions: the mine always has a margin for new rows and columns, with the gutter to its left. */
const createGridArea =
  ({ top, left }: Extent): At =>
  ({ line, column, lines = 1, columns = 1 }) =>
    `grid-area: ${line - top + 2} / ${column - left + 3} / span ${lines} / span ${columns}`;

/** The side of the mine where a place lies; empty inside it. */
function findSide({ top, left, lines, columns }: Extent, { line, column }: Spot): string {
  if (line < top) return 'above';
  if (line >= top + lines) return 'below';
  if (column < left) return 'before';
  return column >= left + columns ? 'after' : '';
}

function Ground({ layout, at }: { readonly layout: Layout; readonly at: At }) {
  return (
    <>
      {layout.map(({ start, piles }, line) => {
        const below = layout[line + 1];
        const from = Math.max(start, below?.start ?? 0);
        const to =
          below === undefined ? from : Math.min(start + piles.length, below.start + below.piles.length);
        return (
          <Fragment key={line}>
            <i class="dug" style={at({ line, column: start, columns: piles.length })} />
            {to > from && (
              <i class="dug shaft" style={at({ line, column: from, lines: 2, columns: to - from })} />
            )}
          </Fragment>
        );
      })}
    </>
  );
}

function Sign({ row, line, extent, props }: { row: Row; line: number; extent: Extent; props: Props }) {
  const { words, says } = props;
  const colour = colourOfRow(row);
  const hue = colour === NO_COLOUR ? null : COLOURS[colour]!;
  const name = says.rowName(hue === null ? null : words.colours[hue]);
  const lead = row.start - extent.left;
  return (
    <>
      <span
        class="sign"
        role="img"
        aria-label={name}
        title={name}
        style={`grid-area: ${line - extent.top + 2} / 1`}
      >
        <ColourSymbol hue={hue ?? 'silver'} class={hue === null ? 'hollow' : ''} />
      </span>
      {lead > 0 && <i class="lead" style={`grid-area: ${line - extent.top + 2} / 3 / auto / span ${lead}`} />}
    </>
  );
}

interface IllegalPlacesProps extends Pick<Props, 'offer'> {
  readonly layout: Layout;
  readonly offers: readonly LayOffer[];
  readonly at: At;
}

/** All places but the offered ones: a tap there explains the refusal. */
const IllegalPlaces = ({ layout, offers, at, offer }: IllegalPlacesProps) => (
  <>
    {everyPlace(layout)
      .filter((place) => !offers.some(({ move }) => isSame(move, { type: 'lay', ...place })))
      .map((place) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys reach legal places only; a tap here explains a refusal
        <i
          key={`try ${place.row} ${place.at}`}
          class="try"
          style={at(findSpot(layout, place))}
          data-drop={`${place.row},${place.at}`}
          onClick={() => offer({ type: 'lay', ...place })}
        />
      ))}
  </>
);

interface MineProps extends Props {
  readonly memory: RecentEvents;
  readonly onPile: (cards: readonly number[]) => void;
}

export function Mine({ memory, onPile, ...props }: MineProps) {
  const { view, pending, hint, events, offer, words, says } = props;
  const { shared } = view;
  const way = pending?.type === 'close' ? listClosings(shared.layout)[pending.option] : undefined;
  const layout = way === undefined ? shared.layout : closeGaps(shared.layout, way);
  const offers = layOffers(props);
  const ghosts = previewOffers(props);
  const spots = [...offers, ...ghosts].map(({ spot }) => spot);
  // Offered places take no room, so the mine keeps its scale during a choice.
  const extent = findExtent(layout, layout.length === 0 ? spots : []);
  const at = createGridArea(extent);
  const isLaying = offers.length > 0;
  const complete = listCompleteCorridors(shared).map((one) =>
    findStretch(layout, one, { line: 0, column: 0 }),
  );
  const moved = events.flatMap((event) =>
    event.type === 'closed' ? event.moves.map(({ card }) => card) : [],
  );
  const named = (name: CardName): number => cardByName(name) ?? NO_CARD;
  const offerAt = (list: readonly LayOffer[], row: number, index: number): LayOffer | undefined =>
    list.find(({ move, isOnto }) => isOnto && move.row === row && move.at === index);

  return (
    <Region
      name={says.mine}
      class={`mine ${extent.columns >= WIDE ? 'wide' : ''} ${way === undefined ? '' : 'faint'}`}
      onKey={({ key, target }) => {
        const pile = (target as Element).closest<HTMLElement>('[data-pile]')?.dataset.pile;
        if (key !== 'i' || pile === undefined) return false;
        const [row = 0, index = 0] = pile.split(',').map(Number);
        const cards = layout[row]?.piles[index] ?? [];
        // A single card needs no dialog.
        if (cards.length < 2) return false;
        onPile(cards);
        return true;
      }}
    >
      <div class="pit" style={`--lines: ${extent.lines}; --columns: ${extent.columns}`} data-drop="mine">
        <Ground layout={layout} at={at} />
        {[...offers, ...ghosts].flatMap(({ corridors }, i) =>
          corridors.map((stretch, j) => <i key={`${i} ${j}`} class="reach" style={at(stretch)} />),
        )}
        {complete.map((stretch, i) => (
          <i key={`complete ${i}`} class="corridor" style={at(stretch)}>
            <b class="badge dark step">{shared.chain + 1}</b>
          </i>
        ))}
        {isLaying && <IllegalPlaces layout={layout} offers={offers} at={at} offer={offer} />}
        {layout.map((row, line) => (
          <Fragment key={`row ${colourOfRow(row) === NO_COLOUR ? `- ${line}` : colourOfRow(row)}`}>
            {row.piles.some((pile) => pile.length > 0) && (
              <Sign row={row} line={line} extent={extent} props={props} />
            )}
            {row.piles.map((pile, index) => {
              const style = at({ line, column: row.start + index });
              const top = topOf(pile);
              if (top === undefined) return <i key={`gap ${line} ${index}`} class="gap" style={style} />;
              return (
                <PileButton
                  key={pile[0]}
                  props={props}
                  pile={pile}
                  row={line}
                  index={index}
                  column={row.start + index - Math.min(...layout.map(({ start }) => start))}
                  style={style}
                  offer={offerAt(offers, line, index)}
                  ghost={offerAt(ghosts, line, index)}
                  isLaying={isLaying}
                  isFirst={line === 0 && index === 0 && !isLaying}
                  isLast={pile.includes(memory.last)}
                  isMoved={moved.some((name) => named(name) === top)}
                  onPile={onPile}
                />
              );
            })}
          </Fragment>
        ))}
        {offers
          .filter(({ isOnto }) => !isOnto)
          .map((one, i) => (
            <Slot
              key={`slot ${one.move.row} ${one.move.at}`}
              offer={one}
              style={at(one.spot)}
              side={findSide(extent, one.spot)}
              isFirst={i === 0}
              isPending={isSame(pending, one.move)}
              isHinted={isSame(hint[0], one.move)}
              says={says}
              onOffer={() => offer(one.move)}
            />
          ))}
        {ghosts
          .filter(({ isOnto }) => !isOnto)
          .map((one) => (
            <Slot
              key={`ghost ${one.move.row} ${one.move.at}`}
              offer={one}
              style={at(one.spot)}
              side={findSide(extent, one.spot)}
              isGhost
              says={says}
            />
          ))}
        {layout.length === 0 && spots.length === 0 && <p class="nothing">{words.empty}</p>}
      </div>
    </Region>
  );
}
