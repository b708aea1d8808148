/** The examples of the rules, drawn with the stones and cards of the board. */
import type { Seat } from '../../../core/index.ts';
import type { DrawnExample, DrawnExamples } from '../../../web/ui/board/drawnExamples.ts';
import { Pile } from '../../../web/ui/kit/Card.tsx';
import { Symbol } from '../../../web/ui/components/ColourSymbol.tsx';
import { type Card, cardName, COLOURS, TRUMPET } from '../rules/data.ts';
import { EXAMPLES, type ScoringExample, type TrumpetExample } from '../rules/examples.ts';
import { lengthOf, type Wall, wallCards, wallPlace } from '../rules/walls.ts';
import type { JerichoWords } from '../messages/en.ts';
import { Minis } from './Cards.tsx';
import type { Stone } from './groups.ts';
import { StoneOf } from './Walls.tsx';
import './board.css';
import './examples.css';

const NAMES = ['Ada', 'Ben', 'Cleo'];

interface WallsProps {
  readonly colour: number;
  readonly walls: readonly Wall[];
  readonly markOf?: (seat: Seat, card: Card) => Stone['mark'];
  readonly takes?: readonly (readonly Card[])[];
}

const Walls = ({ colour, walls, markOf = () => '', takes }: WallsProps) => (
  <div class={`group ${COLOURS[colour]}`}>
    <Symbol hue={COLOURS[colour]!} />
    <div>
      {walls.map((wall, seat) => (
        <div key={seat} class={`row ${wall === 0 ? 'none mine' : ''}`}>
          <span class="who">{NAMES[seat]}</span>
          <span class="wall">
            {wallCards(wall, colour).map((card, i) => (
              <StoneOf key={i} stone={{ card, mark: markOf(seat, card) }} />
            ))}
          </span>
          {wall !== 0 && <b class="sum">{lengthOf(wall)}</b>}
          {takes !== undefined && takes[seat]!.length > 0 && <Minis cards={takes[seat]!} />}
        </div>
      ))}
    </div>
  </div>
);

const wallsOf = ({ shared, colour }: { shared: ScoringExample['shared']; colour: number }): Wall[] =>
  shared.hands.map((_, seat) => shared.walls[wallPlace(seat, colour)] ?? 0);

const tellWalls = (walls: readonly Wall[], colour: number, words: JerichoWords): string =>
  walls
    .map((wall, seat) => {
      const cards = wallCards(wall, colour).map((card) => words.card(cardName(card)));
      return `${NAMES[seat]}: ${cards.join(', ') || '–'}`;
    })
    .join('; ');

function trumpet(example: TrumpetExample, words: JerichoWords): DrawnExample {
  const { colour, sounding } = example;
  const before = wallsOf(example);
  return {
    told: `${tellWalls(before, colour, words)} → ${tellWalls(sounding.walls, colour, words)}`,
    picture: (
      <>
        <Walls
          colour={colour}
          walls={before}
          markOf={(seat, card) =>
            card === sounding.card || (card === TRUMPET && (sounding.alone[seat] ?? 0) > 0) ? 'falls' : ''
          }
        />
        <b class="then-arrow">→</b>
        <Walls colour={colour} walls={sounding.walls} />
      </>
    ),
  };
}

function scoring(example: ScoringExample, words: JerichoWords): DrawnExample {
  const { colour, shared, takes, stays } = example;
  const walls = wallsOf(example);
  const list = (cards: readonly Card[]): string => cards.map((card) => words.card(cardName(card))).join(', ');
  return {
    told: `${tellWalls(walls, colour, words)}; ${words.supplyKnown(list(shared.supply))}`,
    picture: (
      <>
        <Minis cards={shared.supply} />
        <b class="then-arrow">→</b>
        <Walls colour={colour} walls={walls} takes={takes} />
        <Minis cards={stays} class="left" />
      </>
    ),
  };
}

export const examples: DrawnExamples<JerichoWords> = {
  pile: (words) => {
    const sizes = EXAMPLES.pile();
    return {
      told: sizes.map((count) => words.pile(count)).join(', '),
      picture: sizes.map((count, i) => (
        <span key={i} class="example-pile">
          <Pile count={count} />
          {i % 2 === 1 && <b class="badge dark">{(i + 1) / 2}</b>}
        </span>
      )),
    };
  },
  blast: (words) => trumpet(EXAMPLES.blast(), words),
  alone: (words) => trumpet(EXAMPLES.alone(), words),
  ties: (words) => trumpet(EXAMPLES.ties(), words),
  shared: (words) => scoring(EXAMPLES.shared(), words),
};
