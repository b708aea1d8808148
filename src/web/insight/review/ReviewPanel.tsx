/** The review of a match beside its board: chances over time, turning points with better moves, luck and skill. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { type Seat, viewOf } from '../../../core/index.ts';
import { findDifference, type Motive, type Thing } from '../../../explain/index.ts';
import type { Review } from '../../../review/index.ts';
import { type GameCatalogue, type Names, formatEvent } from '../../../messages/index.ts';
import type { History } from '../../match/session/history.ts';
import type { ReviewJob } from '../../match/session/reviewJob.ts';
import type { Session, ReplaySteps } from '../../match/session/session.ts';
import { createMatchFrom } from '../../match/session/createMatch.ts';
import { goTo } from '../../ui/browser/address.ts';
import { language } from '../../ui/browser/settings.ts';
import type { BoardMessages } from '../../ui/board/boardModule.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { useFreshArea } from '../../ui/components/useFreshArea.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { type Explanations, useExplanations, useOutlines } from '../explain/useExplanations.ts';
import { ChanceChart, listExpectedShares, toPercent, Waterfall } from './charts.tsx';
import './review.css';
import {
  computeVerdict,
  findChange,
  findMissedChances,
  findTurningPoints,
  type TurningPoint,
} from './turningPoints.ts';
import { loadReviewMessages, type ReviewMessages } from './messages/index.ts';

interface Props {
  readonly session: Session;
  readonly steps: ReplaySteps;
  readonly looking: ReviewJob;
  readonly names: Names;
  readonly words: GameCatalogue;
  readonly gameSays: BoardMessages;
  /** Where rounds or phases begin. */
  readonly parts: readonly { readonly step: number; readonly name: string }[];
  readonly onClose: () => void;
}

interface ReviewProps extends Props {
  readonly t: ReviewMessages;
  readonly review: Review;
  readonly history: History;
  readonly points: readonly TurningPoint[];
  readonly reasoned: Explanations | null;
  /** The viewer's seat; null for none or several. */
  readonly me: Seat | null;
}

const listPersons = ({ sitters }: Session): Seat[] =>
  sitters.value.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** Progress of a running review. The player may leave and return. */
function ReviewProgress({ looking, t }: { readonly looking: ReviewJob; readonly t: ReviewMessages }) {
  const share = looking.share.value;
  const isBusy = share !== null && !looking.hasFailed.value;
  return (
    <div class="review-begin">
      <p>{t.about}</p>
      {looking.hasFailed.value && <p role="alert">{t.failed}</p>}
      {isBusy ? (
        <>
          <label>
            <span>{t.underWay(toPercent(share))}</span>
            <progress max={1} value={share} />
          </label>
          <button type="button" class="btn" onClick={() => looking.pause()}>
            {getPageMessages().abort}
          </button>
        </>
      ) : (
        <button type="button" class="primary" onClick={() => looking.start()}>
          {t.begin}
        </button>
      )}
    </div>
  );
}

/** A move as a short phrase, without places where the board shows them: "place the red 9". */
function describeMove(
  { history, session, words, gameSays, names }: ReviewProps,
  { seat, step }: TurningPoint,
  action: number,
): string {
  const { screen, game } = session;
  const view = viewOf(history.moments[step - 1]!.state, seat);
  const move = game.moves.decode(action);
  return (
    screen.briefPhrase?.(move, view, words, gameSays, names) ??
    screen.phrase(move, view, words, gameSays, names)
  );
}

/** What made the turning point, in a sentence. */
function describeTurningPoint(props: ReviewProps, point: TurningPoint): string {
  const { history, names, words, t, me } = props;
  const { step, by, seat, action } = point;
  const events = history.moments[step]?.by?.emitted ?? [];
  // The events are the decision, then the draw.
  const drawn = events[1] ?? events[0];
  if (by === 'pile' && drawn !== undefined)
    return formatEvent(words, drawn.secret?.event ?? drawn.event, names);
  return t.move(seat === me ? null : names.seat(seat), describeMove(props, point, action));
}

/** Shows the turning point on the board: the position with both moves if there was a better one, else what happened. */
function showPoint({ session, steps }: Props, { step, seat, action, better }: TurningPoint): void {
  if (better === null) {
    steps.goTo(step);
    return;
  }
  const { decode } = session.game.moves;
  steps.viewAs?.(seat);
  steps.goTo(step - 1);
  steps.shown.value = { better: decode(better.action), played: decode(action) };
}

/** The difference between two moves: what speaks for the better one only, and against the played one only. */
function compareWithPlayed(
  { session, history, reasoned }: ReviewProps,
  { seat, step, action, better }: TurningPoint,
): { readonly forBetter: string; readonly againstPlayed: string; readonly things: readonly Thing[] } {
  const explainer = reasoned?.reasons;
  if (explainer === undefined || reasoned === null || better === null)
    return { forBetter: '', againstPlayed: '', things: [] };
  const view = viewOf(history.moments[step - 1]!.state, seat);
  const list = (of: number): readonly Motive[] => explainer.listMotives(view, session.game.moves.decode(of));
  const { reasons, avoided } = findDifference(list(better.action), list(action));
  const say = (motive: Motive | undefined): string => (motive === undefined ? '' : reasoned.format(motive));
  const subject = explainer.subject(view, session.game.moves.decode(better.action));
  return {
    forBetter: say(reasons[0]),
    againstPlayed: say(avoided[0]),
    things: [subject, ...(reasons[0]?.things ?? [])],
  };
}

/** Played and better, one above the other. */
function BetterMove(props: ReviewProps & { readonly point: TurningPoint }) {
  const { point, t } = props;
  const { forBetter, againstPlayed, things } = compareWithPlayed(props, point);
  useOutlines(things);
  if (point.better === null) return null;
  const gain = toPercent(point.better.gain);
  return (
    <ul class="plain compared">
      <li>
        <b class="badge rank">1</b>
        <p>
          <b>{getPageMessages().better(describeMove(props, point, point.better.action))}.</b> {forBetter}{' '}
          {gain > 0 && <span class="soft">{t.moreOften(gain)}</span>}
        </p>
      </li>
      <li>
        <b class="badge rank">2</b>
        <p>
          {t.played(describeMove(props, point, point.action))}. {againstPlayed}
        </p>
      </li>
    </ul>
  );
}

/** Whether the board shows this turning point: with both moves, or after it. */
const isShown = ({ at, shown }: ReplaySteps, { step, better }: TurningPoint): boolean =>
  better !== null && shown.value !== null ? at.value === step - 1 : shown.value === null && at.value === step;

/** Scrolls a panel that scrolls by itself. A phone's page stays where it is. */
function showInPanel(item: HTMLElement | null): void {
  const panel = item?.closest('.review');
  if (item === null || panel === null || panel === undefined) return;
  const { top, bottom } = item.getBoundingClientRect();
  const box = panel.getBoundingClientRect();
  if (bottom > box.bottom || top < box.top)
    panel.scrollBy(0, bottom > box.bottom ? bottom - box.bottom : top - box.top);
}

function TurningPoints(props: ReviewProps) {
  const { review, steps, names, t, me, points, session } = props;
  const shares = listExpectedShares(review);
  const persons = listPersons(session);
  const { record } = steps;
  return (
    <section>
      <h3>{t.turningPoints}</h3>
      {points.length === 0 && <p>{t.noTurningPoints}</p>}
      <ol class="plain turns">
        {points.map((point) => {
          const { step, seat } = point;
          const whose = me ?? seat;
          const { from, to } = findChange(review, shares, point, whose);
          const isOpen = isShown(steps, point);
          // What followed may hide what a move cost. Then its better one says more.
          const isClear = point.better === null || to < from;
          return (
            <li key={step} class={isOpen ? 'is-open' : undefined} ref={isOpen ? showInPanel : null}>
              <button
                type="button"
                class="turn"
                aria-expanded={isOpen}
                onClick={() => showPoint(props, point)}
              >
                <Icon name={point.by === 'pile' ? 'turn' : 'seat'} />
                <span>
                  {describeTurningPoint(props, point)}{' '}
                  {isClear && (
                    <span class="soft">
                      {t.chanceChange(
                        whose === me ? null : names.seat(whose),
                        toPercent(from),
                        toPercent(to),
                      )}
                    </span>
                  )}
                </span>
              </button>
              {isOpen && (
                <>
                  <BetterMove {...props} point={point} />
                  {record !== null && persons.includes(seat) && (
                    <PlayFrom {...props} step={step - 1} seat={seat}>
                      <Icon name="again" /> {t.tryAgain}
                    </PlayFrom>
                  )}
                </>
              )}
            </li>
          );
        })}
      </ol>
      {me !== null && findMissedChances(review.moments, me).length === 0 && <p>{t.nothingMissed}</p>}
    </section>
  );
}

/** Starts a match against bots from a step. */
function PlayFrom({
  session,
  steps,
  step,
  seat,
  children,
}: Props & { readonly step: number; readonly seat: Seat; readonly children: ComponentChildren }) {
  const { record } = steps;
  return record === null ? null : (
    <button
      type="button"
      class="primary"
      onClick={() =>
        goTo('match', createMatchFrom(session.game, record, step, seat, session.sitters.value).id)
      }
    >
      {children}
    </button>
  );
}

function Chances(props: ReviewProps) {
  const { review, steps, names, t, me, points, parts, session } = props;
  const at = steps.at.value;
  const all = review.seats.map((_, seat) => seat);
  const order = me === null ? all : [me, ...all.filter((seat) => seat !== me)];
  const now = listExpectedShares(review)[at] ?? [];
  const before = points.findLast(({ step, better }) => (better === null ? step : step - 1) < at);
  const after = points.find(({ step, better }) => (better === null ? step : step - 1) > at);
  const seat = me ?? listPersons(session)[0] ?? 0;
  return (
    <section>
      <h3>{t.chance}</h3>
      <ChanceChart {...{ review, at, points, parts, names, order }} onScrub={(step) => steps.goTo(step)} />
      <ul class="chance-now" aria-live="polite">
        {order.map((one) => (
          <li key={one} class={`seat-${one}`}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <rect class={`area seat-${one}`} width="16" height="16" rx="3" />
              <rect width="16" height="16" rx="3" fill={`url(#pattern-${one})`} />
            </svg>
            {t.chanceOf(one === me ? null : names.seat(one), toPercent(now[one] ?? 0))}
          </li>
        ))}
      </ul>
      <div class="review-acts">
        <RoundButton
          icon="first"
          label={t.previousPoint}
          isOff={before === undefined}
          onClick={() => before !== undefined && showPoint(props, before)}
        />
        <RoundButton
          icon="last"
          label={t.nextPoint}
          isOff={after === undefined}
          onClick={() => after !== undefined && showPoint(props, after)}
        />
        {at < steps.last && steps.shown.value === null && (
          <PlayFrom {...props} step={at} seat={seat}>
            <Icon name="play" /> {t.playOn}
          </PlayFrom>
        )}
      </div>
    </section>
  );
}

function LuckAndSkill({ review, names, t, me }: ReviewProps) {
  return (
    <section>
      <h3>{t.skill}</h3>
      {review.seats.map((seat, number) => {
        const left = findMissedChances(review.moments, number).reduce(
          (sum, { better }) => sum + better.gain,
          0,
        );
        const name = number === me ? null : names.seat(number);
        return (
          <details key={number} open={me === null ? number === 0 : number === me}>
            <summary>{t.sentence(computeVerdict(seat, left), name)}</summary>
            <Waterfall seat={seat} t={t} />
          </details>
        );
      })}
      <p class="soft">{t.estimated}</p>
    </section>
  );
}

/** Escape closes the review, unless a dialog is open. */
function useEscape(onClose: () => void): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && document.querySelector('dialog[open]') === null) onClose();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

export function ReviewPanel(props: Props) {
  const { session, steps, looking, onClose } = props;
  const t = useSignal<ReviewMessages | null>(null);
  const history = useSignal<History | null>(null);
  const reasoned = useExplanations(session.game.id, props.names);
  const ref = useRef<HTMLElement>(null);
  const id = useId();
  const ignoreDoubleClick = useFreshArea();
  const chosen = language.value;
  const isLoaded = t.value !== null;
  useEffect(() => {
    void loadReviewMessages(chosen).then((words) => (t.value = words));
  }, [chosen]);
  // Opening the review starts it.
  useEffect(() => looking.start(), [looking]);
  useEffect(() => {
    void session.history().then((whole) => (history.value = whole));
  }, [session]);
  useEffect(() => ref.current?.focus({ preventScroll: true }), [isLoaded]);
  useEscape(onClose);
  const persons = listPersons(session);
  const review = looking.review.value;
  const points = review === null ? [] : findTurningPoints(review, persons);
  const isReady = review !== null && history.value !== null;
  // It begins with the viewer's costliest decision, unless the viewer has chosen a step.
  useEffect(() => {
    const own = points.filter(({ seat }) => persons.includes(seat));
    const [first = points[0]] = (own.length > 0 ? own : points).toSorted(
      (a, b) => (b.better?.gain ?? 0) - (a.better?.gain ?? 0),
    );
    if (isReady && first !== undefined && steps.at.peek() === 0) showPoint(props, first);
  }, [isReady]);
  if (t.value === null) return null;
  const me = persons.length === 1 ? persons[0]! : null;
  const shown =
    isReady && history.value !== null
      ? { ...props, t: t.value, review, history: history.value, points, reasoned, me }
      : null;
  return (
    <section
      class="review panel"
      aria-labelledby={id}
      ref={ref}
      tabIndex={-1}
      onClickCapture={ignoreDoubleClick}
    >
      <header class="sheet-head">
        <h2 id={id}>{getPageMessages().lookBack}</h2>
        <RoundButton icon="close" label={getPageMessages().close} onClick={onClose} />
      </header>
      {shown === null ? (
        <ReviewProgress looking={looking} t={t.value} />
      ) : (
        <>
          <Chances {...shown} />
          <TurningPoints {...shown} />
          <LuckAndSkill {...shown} />
        </>
      )}
    </section>
  );
}
