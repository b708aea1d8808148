/** A finished match, step by step: as one seat saw it then, or with all cards open. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { heard, type Kind, type Seat, type Sitter, type Told, viewOf } from '../../core/index.ts';
import { narrate } from '../../words/index.ts';
import { pace } from '../device/settings.ts';
import type { Replay } from '../session/replay.ts';
import type { GameScreen } from '../ui/board.ts';
import { Stage } from '../ui/filmPlayer.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { type LogLine, type TableApi, TableContext } from '../ui/table.ts';
import { TableTop } from '../ui/TableTop.tsx';
import { spoken, usePage } from '../words/index.ts';
import { namesAt } from '../words/names.ts';
import { useSpeech } from './parts.ts';

export interface LoadedReplay {
  readonly replay: Replay;
  readonly screen: GameScreen;
  readonly title: string;
  readonly sitters: readonly Sitter[];
}

/** Between two steps that play by themselves. */
const STEP_MILLISECONDS = 700;

export function ReplayPlayer({ replay, screen, title, sitters }: LoadedReplay) {
  const says = usePage();
  const { game, config, moments, isPublic = false } = replay;
  const at = useSignal(0);
  const seat = useSignal<Seat | null>(null);
  const isPlaying = useSignal(false);
  const model = useMemo(() => ({ game, screen }), [game, screen]);
  const stage = useMemo(() => new Stage(viewOf(moments[0]!.state, null), screen.beats), [replay]);
  const speech = useSpeech(model);
  const last = moments.length - 1;

  /** What the chosen eyes heard; with all cards open everything is told, to whomever it was. */
  const hears = (told: readonly Told[]): readonly Kind['event'][] =>
    seat.value === null ? told.map(({ event, secret }) => secret?.event ?? event) : heard(told, seat.value);
  /** One step on is shown as it happened; everything else at once. */
  const step = (to: number): void => {
    const next = Math.max(0, Math.min(last, to));
    const { state, by } = moments[next]!;
    const view = viewOf(state, seat.value);
    if (next === at.value + 1 && !stage.isBusy.value) stage.push({ view, events: hears(by?.told ?? []) });
    else stage.jump(view);
    at.value = next;
  };
  useEffect(() => {
    stage.jump(viewOf(moments[at.value]!.state, seat.value));
  }, [seat.value]);
  useEffect(() => () => stage.close(), [stage]);
  useEffect(() => {
    if (!isPlaying.value || stage.isBusy.value) return undefined;
    if (at.value === last) {
      isPlaying.value = false;
      return undefined;
    }
    const timer = setTimeout(() => step(at.value + 1), STEP_MILLISECONDS * Math.max(0.4, pace()));
    return () => clearTimeout(timer);
  }, [isPlaying.value, at.value, stage.isBusy.value]);

  const names = namesAt(says, spoken.value!.table, sitters);
  const controls = useRef({ step, at, isPlaying, seat, last, names, says });
  controls.current = { step, at, isPlaying, seat, last, names, says };
  const Header = useMemo<TableApi['Header']>(
    () =>
      ({ status }) => (
        <TableTop title={title} before={usePage().replayOf}>
          <p class="status">{status}</p>
        </TableTop>
      ),
    [title],
  );
  const Bar = useMemo<TableApi['Bar']>(
    () => () => {
      const { step, at, isPlaying, seat, last, names } = controls.current;
      const says = usePage();
      const button = (icon: IconName, label: string, onClick: () => void, where = '') => (
        <button type="button" class={`round ${where}`} aria-label={label} title={label} onClick={onClick}>
          <Icon name={icon} />
        </button>
      );
      return (
        <div class="scrubber">
          <div class="scrub">
            <input
              type="range"
              min={0}
              max={last}
              value={at.value}
              aria-label={says.stepLabel}
              aria-valuetext={says.step(at.value, last)}
              onInput={({ currentTarget }) => step(Number(currentTarget.value))}
            />
            <output>{says.step(at.value, last)}</output>
          </div>
          <div class="scrub-buttons">
            {button('first', says.first, () => step(0), 'wide-only')}
            {button('back', says.previous, () => step(at.value - 1))}
            {button(
              isPlaying.value ? 'pause' : 'play',
              isPlaying.value ? says.pause : says.play,
              () => (isPlaying.value = !isPlaying.value),
            )}
            {button('next', says.next, () => step(at.value + 1))}
            {button('last', says.last, () => step(last), 'wide-only')}
            {!isPublic && (
              <select
                class="field"
                aria-label={says.seenBy}
                value={seat.value === null ? '' : `${seat.value}`}
                onChange={({ currentTarget }) =>
                  (seat.value = currentTarget.value === '' ? null : Number(currentTarget.value))
                }
              >
                <option value="">{says.allOpen}</option>
                {Array.from({ length: config.seats }, (_, one) => (
                  <option key={one} value={`${one}`}>
                    {says.asSeen(names.seat(one))}
                  </option>
                ))}
              </select>
            )}
          </div>
        </div>
      );
    },
    [replay],
  );
  if (speech === null) return <p class="loading">{says.loading}</p>;

  const moment = moments[at.value]!;
  const told = moments.slice(1, at.value + 1).flatMap(({ by }) =>
    hears(by?.told ?? []).map((event): LogLine => ({
      text: narrate(speech.words, event, names),
      isNew: false,
    })),
  );
  const log = told.slice(0, told.length - stage.untold.value);
  const { view, events } = stage.shown.value;
  const api: TableApi = {
    game: game.id,
    isMine: false,
    question: null,
    log: log.length === 0 ? [{ text: says.beginning, isNew: false }] : log,
    Header,
    Bar,
  };
  return (
    <TableContext.Provider value={api}>
      <screen.Board
        view={view}
        events={events}
        moves={[]}
        toAct={moment.toAct ?? game.toAct(moment.state)}
        pending={null}
        offer={() => undefined}
        hint={[]}
        names={names}
        words={speech.words}
        says={speech.says}
        open={seat.value === null && !isPublic ? moment.state.own : null}
      />
      <p class="hidden" aria-live="polite">
        {log.at(-1)?.text}
      </p>
    </TableContext.Provider>
  );
}
