import { useState } from 'preact/hooks';
import { Back, Card, Face, Mini, Pile } from '../kit/Card.tsx';
import { Hand, HandCard } from '../kit/Hand.tsx';
import { HUES } from '../components/ColourSymbol.tsx';
import { Sample, Samples } from './Sample.tsx';

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
