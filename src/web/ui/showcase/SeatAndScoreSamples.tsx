import { Back } from '../kit/Card.tsx';
import { Place } from '../kit/Place.tsx';
import { RoundEnd, RoundRow } from '../kit/RoundEnd.tsx';
import { Pips, ScoreBar } from '../kit/Score.tsx';
import { Seat, Seats } from '../kit/Seats.tsx';
import { ColourSymbol } from '../components/ColourSymbol.tsx';
import { Sample, Samples } from './Sample.tsx';

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
