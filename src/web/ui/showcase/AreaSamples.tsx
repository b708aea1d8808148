import { Area } from '../kit/Area.tsx';
import { useFit } from '../kit/useFit.ts';
import { Place } from '../kit/Place.tsx';

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
