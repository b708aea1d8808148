/** The present moves in words, within reach of a thumb: places to lay, or layouts to close to (S15). */
import { closeGaps, type Closing, listClosings, listShifts } from '../rules/closings.ts';
import { cardName, numberOf } from '../rules/data.ts';
import { type Layout, pileAt, topOf } from '../rules/layout.ts';
import { Icon } from '../../../web/ui/components/Icon.tsx';
import { SHAPES } from '../../../web/ui/components/ColourSymbol.tsx';
import { formatGain, isSame, layOffers } from './offers.ts';
import { cardsTaken, previewClosing } from '../explain/outcomes.ts';
import { type Props, hueClass } from './boardModel.ts';

const WIDTH = 43;
const HEIGHT = 26;

function Picture({ layout, moved }: { readonly layout: Layout; readonly moved: ReadonlySet<number> }) {
  const columns = Math.max(...layout.map(({ start, piles }) => start + piles.length), 1);
  return (
    <svg
      class="picture"
      viewBox={`-1 -1 ${columns * WIDTH} ${layout.length * HEIGHT}`}
      style={`--lines: ${layout.length}; --columns: ${columns}`}
      aria-hidden="true"
    >
      {layout.map(({ start, piles }, line) =>
        piles.map((pile, i) => {
          const top = topOf(pile);
          const hue = hueClass(top);
          return (
            <g
              key={top}
              class={`${hue} ${moved.has(top) ? 'moves' : ''}`}
              transform={`translate(${(start + i) * WIDTH} ${line * HEIGHT})`}
            >
              <rect width={WIDTH - 3} height={HEIGHT - 3} rx="5" />
              <path d={SHAPES[hue]} transform="translate(4 6.5) scale(.42)" />
              <text x="27.5" y="17.5">
                {numberOf(top)}
              </text>
            </g>
          );
        }),
      )}
    </svg>
  );
}

function Way({ props, way, option, first }: { props: Props; way: Closing; option: number; first: boolean }) {
  const { view, pending, hint, offer, words, says } = props;
  const { layout } = view.shared;
  const move = { type: 'close', option } as const;
  const outcome = previewClosing(layout, option);
  const moves = listShifts(layout, way).map(({ columns, rows, ...at }) => {
    const pile = pileAt(layout, at);
    return { card: cardName(topOf(pile)), top: topOf(pile), height: pile.length, columns, rows };
  });
  const isHinted = isSame(hint[0], move);
  const gain = cardsTaken(outcome.takings) > 0 ? formatGain(outcome, says) : '';
  return (
    <button
      type="button"
      data-cell={first ? 'first' : ''}
      data-legal=""
      class="choice way"
      aria-pressed={isSame(pending, move)}
      onClick={() => offer(move)}
    >
      <span class="hidden">
        {[says.way(option + 1), ...moves.map(words.shift), gain, isHinted ? says.recommended : '']
          .filter((part) => part !== '')
          .join('; ')}
      </span>
      <Picture layout={closeGaps(layout, way)} moved={new Set(moves.map(({ top }) => top))} />
      <span class="told" aria-hidden="true">
        <b>{says.way(option + 1)}</b>
        {gain !== '' && <small>{gain}</small>}
        {isHinted && <Icon name="hint" />}
      </span>
    </button>
  );
}

export function ClosingChoices({ props }: { readonly props: Props }) {
  const { view, moves, pending, hint, offer, says } = props;
  const offers = layOffers(props);
  if (offers.length > 0)
    return (
      <div class="choices" data-many={offers.length > 2 ? '' : undefined}>
        {offers.map((one, i) => (
          <button
            type="button"
            key={`${one.move.row} ${one.move.at}`}
            data-cell={i === 0 ? 'first' : ''}
            data-legal=""
            class={`choice place ${one.gain > 0 ? 'gains' : ''}`}
            aria-pressed={isSame(pending, one.move)}
            onClick={() => offer(one.move)}
          >
            <span class="hidden">
              {one.letter === '' ? '' : `${one.letter}: `}
              {says.layAt(cardName(one.card), one.place, one.brings)}
              {isSame(hint[0], one.move) && `; ${says.recommended}`}
            </span>
            {one.letter !== '' && (
              <i class="badge" aria-hidden="true">
                {one.letter}
              </i>
            )}
            <span class="told" aria-hidden="true">
              <b>{one.place}</b>
              <small>{one.brings}</small>
            </span>
            {isSame(hint[0], one.move) && <Icon name="hint" />}
          </button>
        ))}
      </div>
    );
  if (!moves.some(({ type }) => type === 'close')) return null;
  return (
    <div class="choices ways">
      {listClosings(view.shared.layout).map((way, option) => (
        <Way key={option} props={props} way={way} option={option} first={option === 0} />
      ))}
    </div>
  );
}
