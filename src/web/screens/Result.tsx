/** How a match ended, and how it came about. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameWords, Names } from '../../words/index.ts';
import type { MatchModel } from '../session/model.ts';
import type { Replay } from '../session/replay.ts';
import type { ScreenWords, Source } from '../ui/board.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { usePage } from '../words/index.ts';

const WIDTH = 320;
const HEIGHT = 120;
/** Each seat's line has a dash and a mark of its own, so that colour is not needed to tell them apart. */
const DASHES = ['', '7 4', '2 4', '10 4 2 4', '1 5', '14 5'];
const MARKS = ['●', '■', '▲', '◆', '★', '✚'];

function Chart({ lines, names }: { readonly lines: readonly (readonly number[])[]; readonly names: Names }) {
  const says = usePage();
  const seats = lines[0]?.length ?? 0;
  const most = Math.max(1, ...lines.flat());
  const x = (i: number): number => 4 + (i / Math.max(1, lines.length - 1)) * (WIDTH - 24);
  const y = (points: number): number => HEIGHT - 6 - (points / most) * (HEIGHT - 16);
  return (
    <figure class="chart">
      <figcaption>{says.course}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path class="axis" d={`M4 ${HEIGHT - 6}H${WIDTH - 20}`} />
        {Array.from({ length: seats }, (_, seat) => (
          <g key={seat} class={`line line-${seat}`}>
            <path
              d={lines
                .map((points, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(points[seat]!).toFixed(1)}`)
                .join('')}
              stroke-dasharray={DASHES[seat]}
            />
            <text x={WIDTH - 16} y={y(lines.at(-1)![seat]!) + 4 + (seat % 2) * 2}>
              {MARKS[seat]}
            </text>
          </g>
        ))}
      </svg>
      <ul class="legend">
        {Array.from({ length: seats }, (_, seat) => (
          <li key={seat} class={`line-${seat}`}>
            <span aria-hidden="true">{MARKS[seat]}</span>{' '}
            {says.courseOf(names.seat(seat), `${lines.at(-1)![seat]!}`)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function SourcesTable({ sources, names }: { readonly sources: readonly Source[]; readonly names: Names }) {
  const says = usePage();
  const seats = sources[0]?.points.length ?? 0;
  return (
    <div class="scroll-x" tabIndex={0} role="region" aria-label={says.howItCame}>
      <table class="sources">
        <caption class="hidden">{says.howItCame}</caption>
        <thead>
          <tr>
            <th scope="col">{says.source}</th>
            {Array.from({ length: seats }, (_, seat) => (
              <th key={seat} scope="col">
                {names.seat(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map(({ label, points }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {points.map((count, seat) => (
                <td key={seat}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Props {
  readonly model: MatchModel;
  readonly names: Names;
  readonly words: GameWords;
  readonly gameSays: ScreenWords;
  readonly onClose: () => void;
  readonly actions: ComponentChildren;
}

export function Result({ model, names, words, gameSays, onClose, actions }: Props) {
  const says = usePage();
  const history = useSignal<Replay | null>(null);
  useEffect(() => {
    void model.history().then((replay) => (history.value = replay));
  }, [model]);
  const payoffs = model.standing.value.payoffs ?? [];
  const winners = payoffs.flatMap((share, seat) => (share > 0 ? [seat] : []));
  const title = winners.length === 1 ? says.wins(names.seats(winners)) : says.sharedWin(names.seats(winners));
  const moments = history.value?.moments ?? [];
  const last = moments.at(-1);
  return (
    <Dialog title={title} class="result" onClose={onClose}>
      {last !== undefined && (
        <>
          <h3>{says.howItCame}</h3>
          <SourcesTable
            names={names}
            sources={model.screen.sources(
              moments.flatMap(({ by }) =>
                (by?.told ?? []).map(({ event, secret }) => secret?.event ?? event),
              ),
              last.state,
              words,
              gameSays,
              names,
            )}
          />
          <Chart names={names} lines={moments.map(({ state }) => model.screen.standing(state))} />
        </>
      )}
      <div class="result-actions">{actions}</div>
    </Dialog>
  );
}
