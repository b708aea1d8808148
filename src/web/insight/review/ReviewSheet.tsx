/** The review of a match: chances over time, turning points, luck and skill, missed chances. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Seat, viewOf } from '../../../core/index.ts';
import type { Review } from '../../../review/index.ts';
import { type GameCatalogue, type Names, formatEvent } from '../../../messages/index.ts';
import type { History } from '../../match/session/history.ts';
import type { ReviewJob } from '../../match/session/reviewJob.ts';
import type { Session, ReplaySteps } from '../../match/session/session.ts';
import { language } from '../../ui/browser/settings.ts';
import type { BoardMessages } from '../../ui/board/boardModule.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { useExplanations } from '../explain/useExplanations.ts';
import { ChanceChart, listExpectedShares, Waterfall } from './charts.tsx';
import './review.css';
import {
  type MissedChance,
  findMissedChances,
  type TurningPoint,
  findTurningPoints,
  computeVerdict,
} from './turningPoints.ts';
import { loadReviewMessages, type ReviewMessages } from './messages/index.ts';

interface Props {
  readonly session: Session;
  readonly steps: ReplaySteps;
  readonly looking: ReviewJob;
  readonly names: Names;
  readonly words: GameCatalogue;
  readonly gameSays: BoardMessages;
  readonly onClose: () => void;
}

interface ReviewProps extends Props {
  readonly t: ReviewMessages;
  readonly review: Review;
  readonly history: History;
  /** The viewer's seat; null for none or several. */
  readonly me: Seat | null;
}

const toPercent = (share: number): number => Math.round(100 * share);

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

/** A move as a short phrase: "place the red 9". */
function describeMove(
  { history, session, words, gameSays, names }: ReviewProps,
  seat: Seat,
  step: number,
  action: number,
): string {
  const view = viewOf(history.moments[step]!.state, seat);
  return session.screen.phrase(session.game.moves.decode(action), view, words, gameSays, names);
}

/** Describes a turning point and the change of its seat's chance. */
function describeTurningPoint(props: ReviewProps, { step, by, seat, action }: TurningPoint): string {
  const { review, history, names, words, t, me } = props;
  const shares = listExpectedShares(review);
  const [from, to] = [step - 1, step].map((at) => toPercent(shares[at]?.[seat] ?? 0)) as [number, number];
  const events = history.moments[step]?.by?.emitted ?? [];
  // The events are the decision, then the draw.
  const drawn = events[1] ?? events[0];
  if (by === 'pile' && drawn !== undefined)
    return t.byPile(
      formatEvent(words, drawn.secret?.event ?? drawn.event, names).replace(/\.$/, ''),
      from,
      to,
    );
  const name = seat === me ? null : names.seat(seat);
  return t.byDecision(name, describeMove(props, seat, step - 1, action), from, to);
}

function TurningPoints(props: ReviewProps) {
  const { review, steps, names, t, me } = props;
  const page = getPageMessages();
  const at = steps.at.value;
  const points = findTurningPoints(review);
  const all = review.seats.map((_, seat) => seat);
  const order = me === null ? all : [me, ...all.filter((seat) => seat !== me)];
  const now = listExpectedShares(review)[at] ?? [];
  const off = review.moments[at]?.shares.map(({ error }) => 1.96 * error) ?? [];
  return (
    <section>
      <h3>{t.chance}</h3>
      <ChanceChart review={review} at={at} points={points} names={names} order={order} />
      <input
        type="range"
        min={0}
        max={steps.last}
        value={at}
        aria-label={page.stepLabel}
        aria-valuetext={page.step(at, steps.last)}
        onInput={({ currentTarget }) => steps.goTo(Number(currentTarget.value))}
      />
      <ul class="chance-now" aria-live="polite">
        {order.map((seat) => (
          <li key={seat} class={`seat-${seat}`}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <rect class={`area seat-${seat}`} width="16" height="16" rx="3" />
              <rect width="16" height="16" rx="3" fill={`url(#pattern-${seat})`} />
            </svg>
            {t.chanceOf(
              seat === me ? null : names.seat(seat),
              toPercent(now[seat] ?? 0),
              toPercent(off[seat] ?? 0),
            )}
          </li>
        ))}
      </ul>
      {points.length > 0 && (
        <>
          <h4>{t.turningPoints}</h4>
          <ul class="turns">
            {points.map((point) => (
              <li key={point.step}>
                <button type="button" class="btn" onClick={() => steps.goTo(point.step)}>
                  {describeTurningPoint(props, point)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function LuckAndSkill({ review, names, t, me }: ReviewProps) {
  return (
    <section>
      <h3>{t.skill}</h3>
      {review.seats.map((seat, number) => {
        const left = findMissedChances(review, number).reduce((sum, { gain }) => sum + gain, 0);
        const name = number === me ? null : names.seat(number);
        return (
          <details key={number} open={me === null ? number === 0 : number === me}>
            <summary>{t.sentence(computeVerdict(seat, left), name)}</summary>
            <Waterfall seat={seat} t={t} />
          </details>
        );
      })}
      <p class="soft">{t.outOf}</p>
    </section>
  );
}

const MAX_MISSED_CHANCES = 3;

function MissedChances(props: ReviewProps) {
  const { review, session, names, t, me } = props;
  const page = getPageMessages();
  const sitters = session.sitters.value;
  const persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const seats = persons.length > 0 ? persons : review.seats.map((_, seat) => seat);
  const show = (seat: Seat, { step, better }: MissedChance): void => {
    const { steps, onClose } = props;
    steps.viewAs?.(seat);
    steps.goTo(step);
    steps.shown.value = session.game.moves.decode(better);
    onClose();
  };
  const reasoned = useExplanations(session.game.id, names);
  /** The strongest reason that a hint would give. */
  const reason = (seat: Seat, step: number, action: number): string | null => {
    const view = viewOf(props.history.moments[step]!.state, seat);
    const [motive] = reasoned?.reasons?.listMotives(view, session.game.moves.decode(action)) ?? [];
    return motive === undefined || reasoned === null ? null : reasoned.format(motive);
  };
  return (
    <section>
      <h3>{t.more}</h3>
      {seats.map((seat) => {
        const costly = findMissedChances(review, seat).slice(0, MAX_MISSED_CHANCES);
        const name = seat === me ? null : names.seat(seat);
        return (
          <div key={seat}>
            {seats.length > 1 && <h4>{names.seat(seat)}</h4>}
            {costly.length === 0 && <p>{t.nothingMore(name)}</p>}
            <ul class="costly">
              {costly.map((one) => (
                <li key={one.step}>
                  <p>
                    <span class="soft">{page.step(one.step + 1, props.steps.last)}</span>
                    <strong>{t.cost(toPercent(one.gain), toPercent(one.uncertainty))}</strong>
                  </p>
                  <p>{t.played(describeMove(props, seat, one.step, one.action))}</p>
                  <p>{getPageMessages().better(describeMove(props, seat, one.step, one.better))}</p>
                  <p class="soft">{reason(seat, one.step, one.better)}</p>
                  <button type="button" class="btn" onClick={() => show(seat, one)}>
                    {t.showIt}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

export function ReviewSheet(props: Props) {
  const { session, looking, onClose } = props;
  const t = useSignal<ReviewMessages | null>(null);
  const history = useSignal<History | null>(null);
  const chosen = language.value;
  useEffect(() => {
    void loadReviewMessages(chosen).then((words) => (t.value = words));
  }, [chosen]);
  // Opening the review starts it.
  useEffect(() => looking.start(), [looking]);
  useEffect(() => {
    void session.history().then((whole) => (history.value = whole));
  }, [session]);
  if (t.value === null) return null;
  const review = looking.review.value;
  const sitters = session.sitters.value;
  const persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const me = persons.length === 1 ? persons[0]! : null;
  return (
    <Dialog title={getPageMessages().lookBack} class="review" onClose={onClose}>
      {review === null || history.value === null ? (
        <ReviewProgress looking={looking} t={t.value} />
      ) : (
        <div class="review-parts">
          {[TurningPoints, LuckAndSkill, MissedChances].map((Part, i) => (
            <Part key={i} {...props} t={t.value!} review={review} history={history.value!} me={me} />
          ))}
        </div>
      )}
    </Dialog>
  );
}
