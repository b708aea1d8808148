/** The examples of the rules, drawn with the pieces of the board. */
import type { DrawnExample, DrawnExamples } from '../../../web/ui/board/drawnExamples.ts';
import { COLOURS, type Laid, pieceName, pieceOf } from '../rules/data.ts';
import { type Example, EXAMPLES, type FieldEdge } from '../rules/examples.ts';
import type { CamposMessages } from '../messages/en.ts';
import { LyingPieces, formatViewBox } from './AreaPieces.tsx';
import { Rule } from './Cards.tsx';
import { boxAround, EDGE, edgePath, outline, pointAt, THICK } from './geometry.ts';
import { Hex, Light, PiecePath } from './Piece.tsx';
import { listFields, lyingPieces, pieceAt, findWayOut } from './pieces.ts';
import './board.css';
import './examples.css';

/** Drawing units per rem. */
const SCALE = 22;
const NO_MARKS = { came: [], went: [] };

interface AreaProps {
  readonly laid: readonly Laid[];
  readonly held: Example['held'];
  readonly isRefused: boolean;
  readonly touching: readonly FieldEdge[];
  readonly showsWays: boolean;
}

function Area({ laid, held, isRefused, touching, showsWays }: AreaProps) {
  const lying = lyingPieces(laid);
  const box = boxAround(lying.flatMap(listFields).map(pointAt), EDGE * 1.2, EDGE * 1.2 + THICK);
  const last = lying.at(-1)!;
  const ways = new Map(lying.map(({ slot }) => [slot, findWayOut(laid, slot)]));
  const ringed = held === null ? null : outline(listFields(pieceAt(laid, held.slot)));
  return (
    <svg
      viewBox={formatViewBox(box)}
      style={`width: ${box.width / SCALE}rem; height: ${box.height / SCALE}rem`}
      aria-hidden="true"
    >
      <LyingPieces laid={laid} pieces={lying} marks={NO_MARKS} away={[]} ways={showsWays ? ways : null} />
      {ringed !== null && <PiecePath kind="stop" path={ringed} />}
      {touching.length > 0 && (
        <PiecePath kind="ring" path={touching.map((edge) => edgePath(edge, edge.direction)).join('')} />
      )}
      {isRefused && (
        <PiecePath
          kind="stop"
          path={listFields(last)
            .map(pointAt)
            .map(({ x, y }) => `M${x - EDGE / 2} ${y - EDGE / 2}l${EDGE} ${EDGE}m0 ${-EDGE}l${-EDGE} ${EDGE}`)
            .join('')}
        />
      )}
    </svg>
  );
}

function drawExample(
  { areas, refused, touching, held, showsWays, card, sizes }: Example,
  words: CamposMessages,
): DrawnExample {
  return {
    told: areas.map((laid) => laid.map((one) => words.piece(pieceName(pieceOf(one)))).join(', ')).join('; '),
    picture: (
      <>
        <Light />
        {areas.map((laid, i) => (
          <Area
            key={i}
            laid={laid}
            held={held}
            isRefused={refused[i]!}
            touching={touching[i] ?? []}
            showsWays={showsWays}
          />
        ))}
        {card !== null && (
          <div class="example-sizes">
            {COLOURS.map((colour, i) => (
              <span key={colour} class="count">
                <Hex colour={colour} /> <b>{sizes[i]}</b>
              </span>
            ))}
            <Rule card={card} />
          </div>
        )}
      </>
    ),
  };
}

export const examples: DrawnExamples<CamposMessages> = Object.fromEntries(
  Object.entries(EXAMPLES).map(([id, example]) => [
    id,
    (words: CamposMessages) => drawExample(example(), words),
  ]),
);
