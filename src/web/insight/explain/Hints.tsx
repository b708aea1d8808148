/** What a hint has found: each way with what speaks for and against it, the one looked at shown on the table. */
import { useEffect, useRef } from 'preact/hooks';
import type { Kind, View } from '../../../core/index.ts';
import { worthSaying } from '../../../explain/index.ts';
import type { Names } from '../../../messages/index.ts';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import './explain.css';
import './hints.css';
import { useLights } from './outlineThings.ts';
import { Picture } from './ThingPicture.tsx';
import { type Reasoned, useReasons } from './useExplanations.ts';

/** One move of a hint; it is marked by a number if the ways are ranked, by a letter if they are equally good. */
export interface HintedWay {
  readonly move: Kind['move'];
  readonly expects: number;
  readonly mark: string;
}

interface Props {
  readonly game: string;
  readonly view: View;
  readonly ways: readonly HintedWay[];
  readonly areEven: boolean;
  readonly others: number;
  /** Which of them is looked at. */
  readonly at: number;
  readonly phrase: (move: Kind['move']) => string;
  /** The same without where: the table shows it. */
  readonly brief: (move: Kind['move']) => string;
  readonly names: Names;
  readonly onLook: (at: number) => void;
  readonly onPlay: (move: Kind['move']) => void;
  readonly onClose: () => void;
}

const percentOf = ({ expects }: HintedWay): number => Math.round(100 * expects);

const Bar = ({ percent }: { readonly percent: number }) => (
  <span class="chance-bar" aria-hidden="true" style={`--p: ${percent}%`} />
);

/** What is said of each way, and what it is about. */
const motivesOf = ({ reasons, say }: Reasoned, view: View, { move }: HintedWay) => {
  const motives = reasons === undefined ? [] : worthSaying(reasons.motives(view, move));
  return { text: motives.map(say).join(' '), things: motives.flatMap(({ things }) => things) };
};

/** The card or piece that a way is made with. */
const subjectOf = ({ reasons }: Reasoned, view: View, { move }: HintedWay) =>
  reasons === undefined ? null : <Picture thing={reasons.subject(view, move)} />;

function Found(props: Props & { readonly reasoned: Reasoned }) {
  const { ways, areEven, others, at, view, phrase, brief, reasoned, onLook, onPlay, onClose } = props;
  const { says } = reasoned;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const whys = ways.map((way) => motivesOf(reasoned, view, way));
  useLights(whys[at]?.things ?? []);
  const best = ways[at] ?? ways[0];
  if (best === undefined) return null;
  const chance = percentOf(ways[0]!);
  return (
    <div class="hinting" role="group" aria-labelledby="hint-title">
      <div class="hint-head">
        <h2 id="hint-title">
          {areEven ? says.equallyGood(ways.length) : says.hintTitle}
          <small>{areEven && others > 0 ? says.othersToo(others) : says.hintBy}</small>
        </h2>
        <RoundButton icon="close" label={says.close} onClick={onClose} />
      </div>
      {areEven && (
        <p class="chance-all">
          <span>{says.chance}</span>
          <span class="chance">
            {says.aboutPercent(chance)}
            <Bar percent={chance} />
          </span>
        </p>
      )}
      <ol class="hints" data-even={areEven ? '' : undefined}>
        {ways.map((way, i) => (
          <li key={way.mark}>
            <button
              type="button"
              class="hint-way"
              ref={i === 0 ? first : null}
              aria-pressed={i === at}
              onClick={() => onLook(i)}
            >
              <b class="hint-mark">{way.mark}</b>
              {subjectOf(reasoned, view, way)}
              <span>
                <span class="hint-does" aria-hidden="true">
                  {brief(way.move)}
                </span>
                <span class="hidden">{phrase(way.move)}. </span>
                {whys[i]!.text !== '' && <span class="hint-why">{whys[i]!.text}</span>}
              </span>
              {!areEven && (
                <span class="chance">
                  <span aria-hidden="true">{says.percent(percentOf(way))}</span>
                  <span class="hidden">{says.chanceOf(percentOf(way))}</span>
                  <Bar percent={percentOf(way)} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      <div class="hint-acts">
        <button type="button" class="btn" onClick={onClose}>
          {says.close}
        </button>
        <button type="button" class="primary" onClick={() => onPlay(best.move)}>
          {says.play(best.mark)}
        </button>
      </div>
    </div>
  );
}

export function Hints(props: Props) {
  const reasoned = useReasons(props.game, props.names);
  return reasoned === null ? null : <Found {...props} reasoned={reasoned} />;
}
