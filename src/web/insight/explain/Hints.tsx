/** A hint: each move with reasons for and against, the selected one shown on the table. */
import { useEffect, useRef } from 'preact/hooks';
import type { GameTypes, View } from '../../../core/index.ts';
import { type Motive, selectMotives } from '../../../explain/index.ts';
import type { Names } from '../../../messages/index.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import './explain.css';
import './hints.css';
import { type Explanations, useExplanations, useOutlines } from './useExplanations.ts';
import { ThingPicture } from './ThingPicture.tsx';

/** One move of a hint: numbered if the moves are ranked, lettered if they are equal. */
export interface HintedMove {
  readonly move: GameTypes['move'];
  readonly expects: number;
  readonly mark: string;
}

interface Props {
  readonly game: string;
  readonly view: View;
  readonly moves: readonly HintedMove[];
  readonly areEven: boolean;
  readonly others: number;
  readonly at: number;
  readonly phrase: (move: GameTypes['move']) => string;
  /** The same without the place, which the table shows. */
  readonly brief: (move: GameTypes['move']) => string;
  readonly names: Names;
  readonly onLook: (at: number) => void;
  readonly onPlay: (move: GameTypes['move']) => void;
  readonly onClose: () => void;
}

const toPercent = ({ expects }: HintedMove): number => Math.round(100 * expects);

const ChanceBar = ({ percent }: { readonly percent: number }) => (
  <span class="chance-bar" aria-hidden="true" style={`--p: ${percent}%`} />
);

/** The sentences about a move, what it has and the compared one lacks first, and the things that they mention. */
const describeMotives = (
  { reasons, format: say }: Explanations,
  view: View,
  { move }: HintedMove,
  compared: HintedMove | undefined,
) => {
  const list = (of: HintedMove['move']): readonly Motive[] => reasons?.listMotives(view, of) ?? [];
  const motives = selectMotives(list(move), compared === undefined ? [] : list(compared.move));
  return { text: motives.map(say).join(' '), things: motives.flatMap(({ things }) => things) };
};

const drawSubject = ({ reasons }: Explanations, view: View, { move }: HintedMove) =>
  reasons === undefined ? null : <ThingPicture thing={reasons.subject(view, move)} />;

function HintPanel(props: Props & { readonly reasoned: Explanations }) {
  const { moves: ways, areEven, others, at, view, phrase, brief, reasoned, onLook, onPlay, onClose } = props;
  const { t } = reasoned;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  // The best move is compared with the second, all others with the best.
  const whys = ways.map((way, i) => describeMotives(reasoned, view, way, ways[i === 0 ? 1 : 0]));
  useOutlines(whys[at]?.things ?? []);
  const best = ways[at] ?? ways[0];
  if (best === undefined) return null;
  const chance = toPercent(ways[0]!);
  return (
    <div class="hinting" role="group" aria-labelledby="hint-title">
      <div class="hint-head">
        <h2 id="hint-title">
          {areEven ? t.equallyGood(ways.length) : t.hintTitle}
          <small>{areEven && others > 0 ? t.othersToo(others) : t.hintBy}</small>
        </h2>
        <RoundButton icon="close" label={getPageMessages().close} onClick={onClose} />
      </div>
      {areEven && (
        <p class="chance-all">
          <span>{t.chance}</span>
          <span class="chance">
            {t.aboutPercent(chance)}
            <ChanceBar percent={chance} />
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
              {drawSubject(reasoned, view, way)}
              <span>
                <span class="hint-does" aria-hidden="true">
                  {brief(way.move)}
                </span>
                <span class="hidden">{phrase(way.move)}. </span>
                {whys[i]!.text !== '' && <span class="hint-why">{whys[i]!.text}</span>}
              </span>
              {!areEven && (
                <span class="chance">
                  <span aria-hidden="true">{t.percent(toPercent(way))}</span>
                  <span class="hidden">{t.chanceOf(toPercent(way))}</span>
                  <ChanceBar percent={toPercent(way)} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      <div class="hint-acts">
        <button type="button" class="btn" onClick={onClose}>
          {getPageMessages().close}
        </button>
        <button type="button" class="primary" onClick={() => onPlay(best.move)}>
          {t.play(best.mark)}
        </button>
      </div>
    </div>
  );
}

export function Hints(props: Props) {
  const reasoned = useExplanations(props.game, props.names);
  return reasoned === null ? null : <HintPanel {...props} reasoned={reasoned} />;
}
