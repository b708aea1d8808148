/** A match on the screen: the board of its game, and what every table can do. */
import { useComputed, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { narrate } from '../../words/index.ts';
import { Turn } from './turn.ts';
import type { MatchModel } from '../session/session.ts';
import { namesAt } from '../words/names.ts';
import { introduced, pace } from '../device/settings.ts';
import { FORCED, pause } from '../ui/filmPlayer.ts';
import { Icon } from '../ui/Icon.tsx';
import { type LogLine, type TableApi, TableContext } from '../ui/table.ts';
import { focusTable, goToLegal, isFocusFree } from '../ui/roving.ts';
import { TableTop } from '../ui/TableTop.tsx';
import { spoken, usePage } from '../words/index.ts';
import { Curtain } from './Curtain.tsx';
import { Result } from './Result.tsx';
import { type Extras, type Parts, type Speech, useSpeech } from './parts.ts';
import { Sheets } from './Sheets.tsx';
import { Tools } from './Tools.tsx';

/** Why a move was refused, or another short word; it stays until the next move. */
function Notice({ turn, speech, names, extras }: Parts) {
  const says = usePage();
  const { notice, model } = turn;
  const trouble = model.trouble.value;
  const note = notice.value;
  return (
    <div class="notices" role="status">
      {trouble !== null && <p class="notice warn">{trouble === 'notKept' ? says.notKept : says.botFailed}</p>}
      {note !== null && 'said' in note && (
        <p class="notice">{note.said === 'undone' ? says.undone : says.hintNone}</p>
      )}
      {note !== null && 'refusal' in note && (
        <p class="notice warn">
          <span>{says.refused(speech.words.refusals[note.refusal.reason] ?? '', note.refusal.clause)}</span>
          <button type="button" class="btn" onClick={() => turn.readRules(note.refusal.clause)}>
            {says.readClause(note.refusal.clause)}
          </button>
          <button type="button" class="round" aria-label={says.close} onClick={() => (notice.value = null)}>
            <Icon name="close" />
          </button>
        </p>
      )}
      {extras !== undefined && <extras.Notices names={names} words={speech.words} />}
    </div>
  );
}

/** Says what happens to those who do not see it. */
function Narrator({ log }: { readonly log: readonly LogLine[] }) {
  const heard = useRef(log.length);
  const text = log
    .slice(heard.current)
    .map((line) => line.text)
    .join(' ');
  useEffect(() => {
    const timer = setTimeout(() => (heard.current = log.length), 1500);
    return () => clearTimeout(timer);
  }, [log.length]);
  if (heard.current > log.length) heard.current = log.length;
  return (
    <p class="hidden" aria-live="polite" id="narrator">
      {text}
    </p>
  );
}

const KEYS: { readonly [key: string]: (turn: Turn) => void } = {
  n: () => goToLegal(1),
  p: () => goToLegal(-1),
  u: (turn) => void turn.undo(),
  h: (turn) => turn.model.hasHelp && void turn.askHint(),
  l: (turn) => (turn.sheet.value = 'log'),
  g: (turn) => turn.readRules(null),
  '?': (turn) => (turn.sheet.value = 'keys'),
  Escape: (turn) => turn.cancel(),
};

function useShortcuts(turn: Turn): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (turn.sheet.value !== null || target.closest('input, select, textarea, dialog') !== null) return;
      // With the focus nowhere, an arrow leads to the table.
      const isLost = event.key.startsWith('Arrow') && isFocusFree();
      const act = isLost ? focusTable : KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act(turn);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [turn]);
}

interface Props {
  readonly model: MatchModel;
  readonly title: string;
  /** What can be done once the match is over, beside looking at it. */
  readonly afterwards: ComponentChildren;
  readonly extras?: Extras;
}

function Playing({ model, title, afterwards, extras, speech }: Props & { readonly speech: Speech }) {
  const says = usePage();
  const { table } = spoken.value!;
  const turn = useMemo(() => new Turn(model), [model]);
  const sitters = model.sitters.value;
  const names = useMemo(() => namesAt(says, table, sitters), [says, table, sitters]);
  useShortcuts(turn);

  useEffect(() => {
    if (introduced.value.includes(model.game.id) || model.standing.value.heard.length > 0) return undefined;
    turn.sheet.value = 'howTo';
    const release = model.hold();
    const stop = turn.sheet.subscribe((sheet) => {
      if (sheet === null) release();
    });
    return () => {
      stop();
      release();
    };
  }, [turn]);

  // The result comes up once, when the last move has been shown.
  const isOver = useComputed(() => model.standing.value.payoffs !== null && !model.isShowing.value);
  useSignalEffect(() => {
    if (isOver.value) void pause(400).then(() => (turn.sheet.value = 'result'));
  });
  useSignalEffect(() => {
    if (turn.forced.value === null || turn.sheet.value !== null) return undefined;
    const timer = setTimeout(() => turn.playForced(), FORCED * pace());
    return () => clearTimeout(timer);
  });
  // Another question makes a pending move, a hint or a notice stale.
  useEffect(() => {
    let before = turn.question.peek();
    return turn.question.subscribe((question) => {
      if (question !== before) turn.cancel();
      before = question;
    });
  }, [turn]);

  const { heard, toAct } = model.standing.value;
  const told = useMemo(
    () =>
      heard.flatMap(({ events, isNew }) =>
        events.map((event): LogLine => ({ text: narrate(speech.words, event, names), isNew })),
      ),
    [heard, speech, names],
  );
  // The log keeps in step with what is on show.
  const log = told.slice(0, told.length - model.untold.value);
  const { view, events } = model.shown.value;

  const api = useRef<TableApi>(null);
  const parts = useRef<Parts>({ turn, speech, names, extras });
  parts.current = { turn, speech, names, extras };
  const Header = useMemo<TableApi['Header']>(
    () =>
      ({ status }) => (
        <TableTop title={title}>
          {extras !== undefined && <extras.Head />}
          <p class="status">{status}</p>
          <button
            type="button"
            class="round"
            aria-label={usePage().menu}
            title={usePage().menu}
            onClick={() => (parts.current.turn.sheet.value = 'menu')}
          >
            <Icon name="menu" />
          </button>
        </TableTop>
      ),
    [title, extras],
  );
  const Bar = useMemo<TableApi['Bar']>(() => () => <Tools {...parts.current} />, []);
  const pending = turn.pendingMove.value;
  const instead = model.instead?.value ?? null;
  const question =
    pending === null
      ? instead && says.instead[instead]
      : says.confirmAsk(model.screen.phrase(pending, view, speech.words, speech.says, names));
  api.current = { question, game: model.game.id, isMine: turn.isMine.value, log, Header, Bar };

  return (
    <TableContext.Provider value={api.current}>
      <model.screen.Board
        view={view}
        events={events}
        moves={turn.moves.value}
        toAct={toAct}
        pending={pending ?? model.sending?.value ?? null}
        offer={(move, isSure) => turn.offer(move, isSure)}
        hint={turn.hinted.value.map(({ move }) => move)}
        names={names}
        words={speech.words}
        says={speech.says}
        open={null}
      />
      <Notice {...parts.current} />
      <Narrator log={log} />
      <Sheets turn={turn} title={title} words={speech.says} extras={extras} />
      {extras !== undefined && <extras.Over />}
      {turn.sheet.value === 'result' && model.standing.value.payoffs !== null && (
        <Result
          model={model}
          names={names}
          words={speech.words}
          gameSays={speech.says}
          actions={afterwards}
          onClose={() => (turn.sheet.value = null)}
        />
      )}
    </TableContext.Provider>
  );
}

export function TableScreen(props: Props) {
  const { model, title } = props;
  const says = usePage();
  const speech = useSpeech(model);
  const { curtain, sitters } = model;
  useEffect(() => {
    document.title = `${title} · Tavola`;
    return () => (document.title = 'Tavola');
  }, [title]);
  if (speech === null) return <p class="loading">{says.loading}</p>;
  if (curtain.value !== null)
    return (
      <Curtain
        name={namesAt(says, spoken.value!.table, sitters.value).seat(curtain.value)}
        title={title}
        onLift={() => model.lift()}
      />
    );
  return <Playing {...props} speech={speech} />;
}
