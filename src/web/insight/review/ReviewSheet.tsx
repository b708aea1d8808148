/** The review of a match: each seat's chance over time, turning points, luck and skill, missed chances. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Seat, viewOf } from '../../../core/index.ts';
import type { Review } from '../../../review/index.ts';
import { type GameWords, type Names, narrate } from '../../../messages/index.ts';
import type { History } from '../../match/session/history.ts';
import type { Looking } from '../../match/session/reviewJob.ts';
import type { Session, Steps } from '../../match/session/session.ts';
import { language } from '../../ui/browser/settings.ts';
import type { ScreenWords } from '../../ui/board/boardModule.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { usePage } from '../../i18n/index.ts';
import { useReasons } from '../explain/useExplanations.ts';
import { ChanceChart, sharesAt } from './ChanceChart.tsx';
import './review.css';
import { type Costly, costliest, type TurningPoint, turningPoints, verdictOf } from './turningPoints.ts';
import { Waterfall } from './Waterfall.tsx';
import { loadReviewWords, type ReviewWords } from './messages/index.ts';

interface Props {
  readonly session: Session;
  readonly steps: Steps;
  readonly looking: Looking;
  readonly names: Names;
  readonly words: GameWords;
  readonly gameSays: ScreenWords;
  readonly onClose: () => void;
}

interface Told extends Props {
  readonly says: ReviewWords;
  readonly review: Review;
  readonly history: History;
  /** The one who looks; null where that is nobody, or several. */
  readonly me: Seat | null;
}

const hundred = (share: number): number => Math.round(100 * share);

/** Before it is done: what it is, how far it has come, and that it can be left. */
function UnderWay({ looking, says }: { readonly looking: Looking; readonly says: ReviewWords }) {
  const share = looking.share.value;
  const isBusy = share !== null && !looking.hasFailed.value;
  return (
    <div class="review-begin">
      <p>{says.about}</p>
      {looking.hasFailed.value && <p role="alert">{says.failed}</p>}
      {isBusy ? (
        <>
          <label>
            <span>{says.underWay(hundred(share))}</span>
            <progress max={1} value={share} />
          </label>
          <button type="button" class="btn" onClick={() => looking.leave()}>
            {says.leave}
          </button>
        </>
      ) : (
        <button type="button" class="primary" onClick={() => looking.begin()}>
          {says.begin}
        </button>
      )}
    </div>
  );
}

/** A move as a short phrase: "place the red 9". */
function phraseOf(
  { history, session, words, gameSays, names }: Told,
  seat: Seat,
  step: number,
  action: number,
): string {
  const view = viewOf(history.moments[step]!.state, seat);
  return session.screen.phrase(session.game.moves.decode(action), view, words, gameSays, names);
}

/** What a turning point was, and how the chance of its seat changed. */
function turnText(told: Told, { step, by, seat, action }: TurningPoint): string {
  const { review, history, names, words, says, me } = told;
  const shares = sharesAt(review);
  const [from, to] = [step - 1, step].map((at) => hundred(shares[at]?.[seat] ?? 0)) as [number, number];
  const events = history.moments[step]?.by?.told ?? [];
  // The decision comes first, the draw follows it.
  const drawn = events[1] ?? events[0];
  if (by === 'pile' && drawn !== undefined)
    return says.byPile(
      narrate(words, drawn.secret?.event ?? drawn.event, names).replace(/\.$/, ''),
      from,
      to,
    );
  const name = seat === me ? null : names.seat(seat);
  return says.byDecision(name, phraseOf(told, seat, step - 1, action), from, to);
}

function Course(told: Told) {
  const { review, steps, names, says, me } = told;
  const page = usePage();
  const at = steps.at.value;
  const points = turningPoints(review);
  const all = review.seats.map((_, seat) => seat);
  const order = me === null ? all : [me, ...all.filter((seat) => seat !== me)];
  const now = sharesAt(review)[at] ?? [];
  const off = review.moments[at]?.shares.map(({ error }) => 1.96 * error) ?? [];
  return (
    <section>
      <h3>{says.chance}</h3>
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
            {says.chanceOf(
              seat === me ? null : names.seat(seat),
              hundred(now[seat] ?? 0),
              hundred(off[seat] ?? 0),
            )}
          </li>
        ))}
      </ul>
      {points.length > 0 && (
        <>
          <h4>{says.turningPoints}</h4>
          <ul class="turns">
            {points.map((point) => (
              <li key={point.step}>
                <button type="button" class="btn" onClick={() => steps.goTo(point.step)}>
                  {turnText(told, point)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Skill({ review, names, says, me }: Told) {
  return (
    <section>
      <h3>{says.skill}</h3>
      {review.seats.map((seat, number) => {
        const left = costliest(review, number).reduce((sum, { gain }) => sum + gain, 0);
        const name = number === me ? null : names.seat(number);
        return (
          <details key={number} open={me === null ? number === 0 : number === me}>
            <summary>{says.sentence(verdictOf(seat, left), name)}</summary>
            <Waterfall seat={seat} says={says} />
          </details>
        );
      })}
      <p class="soft">{says.outOf}</p>
    </section>
  );
}

/** How many decisions are told of each person. */
const TOLD = 3;

function More(told: Told) {
  const { review, session, names, says, me } = told;
  const page = usePage();
  const sitters = session.sitters.value;
  const persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const seats = persons.length > 0 ? persons : review.seats.map((_, seat) => seat);
  const show = (seat: Seat, { step, better }: Costly): void => {
    const { steps, onClose } = told;
    steps.lookAs?.(seat);
    steps.goTo(step);
    steps.shown.value = session.game.moves.decode(better);
    onClose();
  };
  const reasoned = useReasons(session.game.id, names);
  /** The weightiest of the reasons that a hint would give. */
  const reason = (seat: Seat, step: number, action: number): string | null => {
    const view = viewOf(told.history.moments[step]!.state, seat);
    const [motive] = reasoned?.reasons?.motives(view, session.game.moves.decode(action)) ?? [];
    return motive === undefined || reasoned === null ? null : reasoned.say(motive);
  };
  return (
    <section>
      <h3>{says.more}</h3>
      {seats.map((seat) => {
        const costly = costliest(review, seat).slice(0, TOLD);
        const name = seat === me ? null : names.seat(seat);
        return (
          <div key={seat}>
            {seats.length > 1 && <h4>{names.seat(seat)}</h4>}
            {costly.length === 0 && <p>{says.nothingMore(name)}</p>}
            <ul class="costly">
              {costly.map((one) => (
                <li key={one.step}>
                  <p>
                    <span class="soft">{page.step(one.step + 1, told.steps.last)}</span>
                    <strong>{says.cost(hundred(one.gain), hundred(one.uncertainty))}</strong>
                  </p>
                  <p>{says.played(phraseOf(told, seat, one.step, one.action))}</p>
                  <p>{says.better(phraseOf(told, seat, one.step, one.better))}</p>
                  <p class="soft">{reason(seat, one.step, one.better)}</p>
                  <button type="button" class="btn" onClick={() => show(seat, one)}>
                    {says.showIt}
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
  const says = useSignal<ReviewWords | null>(null);
  const history = useSignal<History | null>(null);
  const chosen = language.value;
  useEffect(() => {
    void loadReviewWords(chosen).then((words) => (says.value = words));
  }, [chosen]);
  // Whoever opens it wants it.
  useEffect(() => looking.begin(), [looking]);
  useEffect(() => {
    void session.history().then((whole) => (history.value = whole));
  }, [session]);
  if (says.value === null) return null;
  const review = looking.review.value;
  const sitters = session.sitters.value;
  const persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const me = persons.length === 1 ? persons[0]! : null;
  return (
    <Dialog title={says.value.title} class="review" onClose={onClose}>
      {review === null || history.value === null ? (
        <UnderWay looking={looking} says={says.value} />
      ) : (
        <div class="review-parts">
          {[Course, Skill, More].map((Part, i) => (
            <Part key={i} {...props} says={says.value!} review={review} history={history.value!} me={me} />
          ))}
        </div>
      )}
    </Dialog>
  );
}
