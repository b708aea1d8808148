/** The kit on one page, in every state, light and dark: `npm run kit`. Not part of the product. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { followLanguage, locale } from '../../i18n/index.ts';
import { SmallTable } from './SmallTable.tsx';
import { Area } from '../kit/Area.tsx';
import { useFit } from '../kit/useFit.ts';
import { Place } from '../kit/Place.tsx';
import { Back, Card, Face, Mini, Pile } from '../kit/Card.tsx';
import { Hand, HandCard } from '../kit/Hand.tsx';
import { HUES, ColourSymbol } from '../components/ColourSymbol.tsx';
import { Sample, Samples } from './Sample.tsx';
import { RoundEnd, RoundRow } from '../kit/RoundEnd.tsx';
import { Pips, ScoreBar } from '../kit/Score.tsx';
import { Seat, Seats } from '../kit/Seats.tsx';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../board/table.css';
import '../styles/forced.css';
import './showcase.css';

const nothing = (): void => undefined;

export const SeatStrips = ({ look }: { readonly look: string }) => (
  <>
    <h3>Seats</h3>
    <Seats name={`Seats, ${look}`} count={4}>
      <Seat name="Ada" told="Ada, to play" isTurn note="to play">
        <Pips of={2} done={1} />
      </Seat>
      <Seat name="Ben" told="Ben, last move" isTurn={false} isLast choice="made">
        <Pips of={2} done={0} />
      </Seat>
      <Seat name="Cleo, who has a long name" told="Cleo, choosing" isTurn={false} choice="open">
        <Pips of={2} done={2} />
      </Seat>
      <Seat name="You" told="You: look at your cards" isTurn={false} isMe onOpen={nothing}>
        <span style="--w: 1rem">
          <Back />
        </span>
        5
      </Seat>
    </Seats>
  </>
);

export const Scores = () => (
  <>
    <h3>Scores</h3>
    <Pips of={5} done={2} isOn label="Round 3 of 5" />
    <ScoreBar
      scores={['Ada', 'Ben', 'Cleo', 'You'].map((name, seat) => ({
        seat,
        name,
        points: [12, 13, 25, 17][seat]!,
        isMe: seat === 3,
      }))}
    />
  </>
);

export const PlaceSamples = ({ look }: { readonly look: string }) => (
  <Samples title="Place">
    {(['plain', 'legal', 'chosen', 'hinted', 'refused'] as const).map((state) => (
      <Sample key={state} name={state}>
        <Place
          label={`A place, ${state}, ${look}`}
          isLegal={state === 'legal' || state === 'chosen' || state === 'hinted'}
          isChosen={state === 'chosen' ? true : undefined}
          isHinted={state === 'hinted'}
          isRefused={state === 'refused'}
          onOffer={nothing}
        />
      </Sample>
    ))}
  </Samples>
);

export const Ends = () => (
  <>
    <h3>How a round came out</h3>
    <RoundEnd class="panel">
      <ul class="plain">
        <RoundRow
          lead={<ColourSymbol hue="red" />}
          what="Ada takes 3 cards"
          why="Length 7, the next is 5"
          isBest
        />
        <RoundRow
          lead={<ColourSymbol hue="blue" />}
          what="Ben and Cleo share"
          why="Both have 4"
          spoils={<Pips of={3} done={1} />}
        />
      </ul>
    </RoundEnd>
  </>
);

const STATES = ['up', 'hinted', 'chosen', 'last', 'ghost'];

export const Cards = ({ look }: { readonly look: string }) => (
  <>
    <Samples title="Card">
      {HUES.map((hue, i) => (
        <Sample key={hue} name={hue}>
          <Card hue={hue}>
            <Face hue={hue} value={i * 4 + 1} />
          </Card>
        </Sample>
      ))}
      {STATES.map((state) => (
        <Sample key={state} name={state}>
          <Card hue="green" class={state}>
            <Face hue="green" value={7} />
          </Card>
        </Sample>
      ))}
    </Samples>
    <Samples title="Back, pile, small cards, badges">
      <Sample name="back">
        <Back />
      </Sample>
      <Sample name="pile">
        <Pile count={12} flip={`pile-${look}`} />
      </Sample>
      <Sample name="empty pile">
        <Pile count={0} />
      </Sample>
      <Sample name="small">
        <span class="minis">
          {HUES.map((hue, i) => (
            <span key={hue} class="slot">
              <Mini hue={hue} value={i + 1} />
            </span>
          ))}
        </span>
      </Sample>
      <Sample name="badges">
        <span class="samples">
          <b class="badge">A</b>
          <b class="badge dark">3</b>
          <span class="chip red">7</span>
        </span>
      </Sample>
    </Samples>
  </>
);

const HELD = [3, 5, 7, 9, 12];

export function Hands({ look }: { readonly look: string }) {
  const [picked, pick] = useState(7);
  return (
    <>
      <h3>Hand</h3>
      <Hand name={`A hand, ${look}`} count={HELD.length}>
        {HELD.map((value, i) => {
          const hue = HUES[i]!;
          return (
            <HandCard
              key={value}
              hue={hue}
              label={`${hue} ${value}`}
              drag={`${value}`}
              isFirst={i === 0}
              isLegal={value !== 12}
              isOff={value === 12}
              isPressed={value === picked}
              onPick={() => pick(value)}
            >
              <Face hue={hue} value={value} />
            </HandCard>
          );
        })}
      </Hand>
    </>
  );
}

const BOX = { x: 0, y: 0, width: 400, height: 200 };
const SMALLEST = 40;

export function Areas({ look }: { readonly look: string }) {
  const fit = useFit(BOX, SMALLEST);
  return (
    <>
      <h3>An area that fits and pans</h3>
      <Area name={`An area, ${look}`} fit={fit} box={BOX} closer="Closer" farther="Farther">
        {[20, 120, 220, 320].map((x, i) => (
          <Place
            key={x}
            label={`Place ${i + 1}, ${look}`}
            isLegal={i % 2 === 0}
            isFirst={i === 0}
            style={`--x: ${x}; --y: ${40 + 25 * i}`}
            onOffer={() => undefined}
          />
        ))}
      </Area>
    </>
  );
}

const Parts = ({ look }: { readonly look: 'light' | 'dark' }) => (
  <section class="look" data-look={look} aria-label={`The kit, ${look}`}>
    <h2>{look === 'light' ? 'On a light table' : 'On a dark table'}</h2>
    <Cards look={look} />
    <Hands look={look} />
    <SeatStrips look={look} />
    <Scores />
    <PlaceSamples look={look} />
    <Areas look={look} />
    <Ends />
  </section>
);

const Page = () => (
  <div class="kit-page">
    <header>
      <h1>The kit for boards</h1>
    </header>
    <div class="looks">
      <Parts look="light" />
      <Parts look="dark" />
    </div>
    <section aria-label="A board in a hundred lines">
      <h2>A board in a hundred lines</h2>
    </section>
    <SmallTable />
  </div>
);

followLanguage();
effect(() => {
  if (locale.value !== null) render(<Page />, document.getElementById('app')!);
});
