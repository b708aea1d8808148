/** The examples of the rules, drawn with the stones and cards of the board. */
import type { Seat } from '../../../core/index.ts';
import type { DrawnExample, DrawnExamples } from '../../../web/ui/board/drawnExamples.ts';
import { Pile } from '../../../web/ui/kit/Card.tsx';
import { ColourSymbol } from '../../../web/ui/components/ColourSymbol.tsx';
import { type Card, cardName, COLOURS, TRUMPET } from '../rules/data.ts';
import { EXAMPLES, type ScoringExample, type TrumpetExample } from '../rules/examples.ts';
import { wallLength, type Wall, wallCards, wallPlace } from '../rules/walls.ts';
import type { JerichoMessages } from '../messages/en.ts';
import { MiniCards } from './Cards.tsx';
import type { Stone } from './wallGroups.ts';
import { StoneImage } from './Walls.tsx';
import './board.css';
import './examples.css';

const NAMES = ['Ada', 'Ben', 'Cleo'];

interface WallsProps {
  readonly colour: number;
  readonly walls: readonly Wall[];
  readonly stoneMark?: (seat: Seat, card: Card) => Stone['mark'];
  readonly takes?: readonly (readonly Card[])[];
}

const Walls = ({ colour, walls, stoneMark = () => '', takes }: WallsProps) => (
  <div class={`group ${COLOURS[colour]}`}>
    <ColourSymbol hue={COLOURS[colour]!} />
    <div>
      {walls.map((wall, seat) => (
        <div key={seat} class={`row ${wall === 0 ? 'none mine' : ''}`}>
          <span class="who">{NAMES[seat]}</span>
          <span class="wall">
            {wallCards(wall, colour).map((card, i) => (
              <StoneImage key={i} stone={{ card, mark: stoneMark(seat, card) }} />
            ))}
          </span>
          {wall !== 0 && <b class="sum">{wallLength(wall)}</b>}
          {takes !== undefined && takes[seat]!.length > 0 && <MiniCards cards={takes[seat]!} />}
        </div>
      ))}
    </div>
  </div>
);

const listWalls = ({ shared, colour }: { shared: ScoringExample['shared']; colour: number }): Wall[] =>
  shared.hands.map((_, seat) => shared.walls[wallPlace(seat, colour)] ?? 0);

const describeWalls = (walls: readonly Wall[], colour: number, words: JerichoMessages): string =>
  walls
    .map((wall, seat) => {
      const cards = wallCards(wall, colour).map((card) => words.card(cardName(card)));
      return `${NAMES[seat]}: ${cards.join(', ') || '–'}`;
    })
    .join('; ');

function trumpet(example: TrumpetExample, words: JerichoMessages): DrawnExample {
  const { colour, sounding } = example;
  const before = listWalls(example);
  return {
    told: `${describeWalls(before, colour, words)} → ${describeWalls(sounding.walls, colour, words)}`,
    picture: (
      <>
        <Walls
          colour={colour}
          walls={before}
          stoneMark={(seat, card) =>
            card === sounding.card || (card === TRUMPET && (sounding.alone[seat] ?? 0) > 0) ? 'falls' : ''
          }
        />
        <b class="then-arrow">→</b>
        <Walls colour={colour} walls={sounding.walls} />
      </>
    ),
  };
}

function scoring(example: ScoringExample, words: JerichoMessages): DrawnExample {
  const { colour, shared, takes, stays } = example;
  const walls = listWalls(example);
  const list = (cards: readonly Card[]): string => cards.map((card) => words.card(cardName(card))).join(', ');
  return {
    told: `${describeWalls(walls, colour, words)}; ${words.supplyKnown(list(shared.supply))}`,
    picture: (
      <>
        <MiniCards cards={shared.supply} />
        <b class="then-arrow">→</b>
        <Walls colour={colour} walls={walls} takes={takes} />
        <MiniCards cards={stays} class="left" />
      </>
    ),
  };
}

export const examples: DrawnExamples<JerichoMessages> = {
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
