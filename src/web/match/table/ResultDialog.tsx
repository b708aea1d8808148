import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Names, toLabels } from '../../../messages/index.ts';
import { botMessages } from '../bots/messages/index.ts';
import { Portrait } from '../../ui/components/Portrait.tsx';
import { botsTalk } from '../../ui/browser/settings.ts';
import type { Session } from '../session/session.ts';
import type { History } from '../session/history.ts';
import type { PointSource } from '../../ui/board/boardModule.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { useTableProps } from './tableProps.ts';
import { isSharedScreen } from './HighlightBar.tsx';
import { type Ending, explainDifference, formatVerdict } from './verdict.ts';

/** Each seat's line has its own dashes and mark, so that colour is not the only signal. */
const DASHES = ['', '7 4', '2 4', '10 4 2 4', '1 5', '14 5'];
const MARKS = ['●', '■', '▲', '◆', '★', '✚'];

const buildPath = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

export function StandingsChart({
  standings,
  names,
  caption,
}: {
  readonly standings: readonly (readonly number[])[];
  readonly names: Pick<Names, 'seat'>;
  readonly caption?: string;
}) {
  const t = getPageMessages();
  const { lines, zero: nought, right } = computeChart(standings);
  return (
    <figure class="chart">
      <figcaption>{caption ?? t.course}</figcaption>
      <svg viewBox={`0 0 ${STANDINGS_CHART_WIDTH} ${STANDINGS_CHART_HEIGHT}`} aria-hidden="true">
        <path class="axis" d={`M4 ${nought}H${right}`} />
        {lines.map(({ points, mark }, seat) => (
          <g key={seat} class={`line line-${seat}`}>
            <path d={buildPath(points)} stroke-dasharray={DASHES[seat]} />
            <text x={mark[0]} y={mark[1]}>
              {MARKS[seat]}
            </text>
          </g>
        ))}
      </svg>
      <ul class="legend">
        {standings.at(-1)?.map((points, seat) => (
          <li key={seat} class={`line-${seat}`}>
            <span aria-hidden="true">{MARKS[seat]}</span> {t.labelled(names.seat(seat), `${points}`)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** For matches in which only rounds count. */
function RoundList({ rounds }: { readonly rounds: readonly string[] }) {
  const t = getPageMessages();
  return (
    <>
      <h3>{t.rounds}</h3>
      <ol class="rounds">
        {rounds.map((round) => (
          <li key={round}>{round}</li>
        ))}
      </ol>
    </>
  );
}

function SourcesTable({
  sources,
  names,
}: {
  readonly sources: readonly PointSource[];
  readonly names: Names;
}) {
  const t = getPageMessages();
  const seats = sources[0]?.points.length ?? 0;
  return (
    <div class="scroll-x" tabIndex={0} role="region" aria-label={t.howItCame}>
      <table class="sources">
        <caption class="hidden">{t.howItCame}</caption>
        <thead>
          <tr>
            <th scope="col">{t.source}</th>
            {Array.from({ length: seats }, (_, seat) => (
              <th key={seat} scope="col">
                {toLabels(names).seat(seat)}
              </th>
            ))}
          </tr>
        </thead>
        {[false, true].map((breaksTie) => {
          const rows = sources.filter((source) => (source.breaksTie ?? false) === breaksTie);
          return (
            rows.length > 0 && (
              <tbody key={`${breaksTie}`} class={breaksTie ? 'tie-break' : ''}>
                {rows.map(({ label, points }) => (
                  <tr key={label}>
                    <th scope="row">{breaksTie ? t.ifTied(label) : label}</th>
                    {points.map((count, seat) => (
                      <td key={seat}>{count}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            )
          );
        })}
      </table>
    </div>
  );
}

/** The result, as far as the viewer's update knows it; null while the match runs. */
export function getEnding(session: Session): Ending | null {
  const { payoffs, view } = session.update.value;
  if (payoffs === null) return null;
  return {
    winners: session.winners?.value ?? payoffs.flatMap((share, seat) => (share > 0 ? [seat] : [])),
    standing: session.game.standing(view.shared),
    isRounds: session.screen.rounds !== undefined,
    me: isSharedScreen(session) ? null : view.seat,
  };
}

interface Actions {
  /** Follow the result, the primary one first. */
  readonly actions: ComponentChildren;
  /** At the end, after the numbers. */
  readonly more: ComponentChildren;
}

export function ResultDialog(actions: Actions) {
  const { turn, ending } = useTableProps();
  if (turn.sheet.value !== 'result' || ending.value === null) return null;
  return <Result ending={ending.value} {...actions} />;
}

/** The face of a bot that won, or else of the best bot that lost, with a phrase. */
function OpponentFace({ ending: { winners, standing, me } }: { readonly ending: Ending }) {
  const { session } = useTableProps();
  const bots = session.sitters.value
    .map((sitter, seat) => ({ ...sitter, seat, hasWon: winners.includes(seat), points: standing[seat] ?? 0 }))
    .filter(({ kind, seat }) => kind === 'bot' && seat !== me)
    .toSorted((a, b) => Number(b.hasWon) - Number(a.hasWon) || b.points - a.points);
  const [bot] = bots;
  const phrases = bot === undefined ? undefined : botMessages.value?.quips[bot.hasWon ? 'won' : 'beaten'];
  if (bot === undefined || phrases === undefined) return null;
  const which = session.eventLog.value.length % phrases.length;
  return (
    <p class="result-face">
      <Portrait name={bot.name} />
      {botsTalk.value && <q>{phrases[which]}</q>}
    </p>
  );
}

function Result({ ending, actions, more }: Actions & { readonly ending: Ending }) {
  const t = getPageMessages();
  const { session, turn, messages, names } = useTableProps();
  const { game: words, board: gameSays, table } = messages;
  const history = useSignal<History | null>(null);
  useEffect(() => {
    void session.history().then((whole) => (history.value = whole));
  }, [session]);
  const moments = history.value?.moments ?? [];
  const last = moments.at(-1);
  const rounds = last && session.screen.rounds?.(last.state, words, gameSays, names);
  const events = moments.flatMap(({ by }) =>
    (by?.emitted ?? []).map(({ event, secret }) => secret?.event ?? event),
  );
  const sources =
    last === undefined ? [] : session.screen.sources(events, last.state, words, gameSays, names);
  const decided = explainDifference(ending, sources, table, names);
  return (
    <Dialog
      title={formatVerdict(ending, table, names)}
      class="result"
      onClose={() => (turn.sheet.value = null)}
    >
      {/* The actions below must not move when the sentence comes. */}
      <p class="decided">{decided}</p>
      <OpponentFace ending={ending} />
      <div class="result-actions">
        {actions}
        <button type="button" class="btn" onClick={() => (turn.sheet.value = 'share')}>
          <Icon name="share" /> {getPageMessages().share}
        </button>
      </div>
      {session.playing?.hasTakenBack?.() === true && <p class="soft">{table.notCounted}</p>}
      {last !== undefined && (
        <details class="fold">
          <summary>{t.howItCame}</summary>
          <SourcesTable names={names} sources={sources} />
          {rounds === undefined ? (
            <StandingsChart
              names={toLabels(names)}
              standings={moments.map(({ state }) => session.game.standing(state.shared))}
            />
          ) : (
            <RoundList rounds={rounds} />
          )}
        </details>
      )}
      {more !== undefined && <div class="result-actions">{more}</div>}
    </Dialog>
  );
}

/** Each seat's points after every decision as lines of a chart, including values below zero. */

export const STANDINGS_CHART_WIDTH = 320;
export const STANDINGS_CHART_HEIGHT = 132;
/** Room for half a mark above and below, and for the first point. */
const MARGIN = 10;
/** The width of a mark. Marks stand right of the lines, side by side for seats that end level. */
const MARK = 13;

export interface StandingLine {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly mark: readonly [x: number, y: number];
}

export interface ChartGeometry {
  readonly lines: readonly StandingLine[];
  readonly zero: number;
  readonly right: number;
}

/** `standings` has one list per moment, with a number per seat. */
export function computeChart(standings: readonly (readonly number[])[]): ChartGeometry {
  const last = standings.at(-1) ?? [];
  const least = Math.min(0, ...standings.flat());
  const most = Math.max(least + 1, ...standings.flat());
  /** How many earlier seats end at the same height. */
  const level = (seat: number): number =>
    last.slice(0, seat).filter((points) => points === last[seat]).length;
  const columns = 1 + Math.max(0, ...last.map((_, seat) => level(seat)));
  const right = STANDINGS_CHART_WIDTH - MARGIN / 2 - columns * MARK;
  const x = (i: number): number =>
    MARGIN / 2 + (i / Math.max(1, standings.length - 1)) * (right - MARGIN / 2 - 4);
  const y = (points: number): number =>
    STANDINGS_CHART_HEIGHT -
    MARGIN -
    ((points - least) / (most - least)) * (STANDINGS_CHART_HEIGHT - 2 * MARGIN);
  return {
    zero: y(0),
    right,
    lines: last.map((_, seat) => ({
      points: standings.map((points, i) => [x(i), y(points[seat]!)] as const),
      mark: [right + (level(seat) + 0.5) * MARK, y(last[seat]!)],
    })),
  };
}
