/** The game's board, and what the layout around it shows of the match. */
import { assignStyle, type GameTypes } from '../../../core/index.ts';
import type { ComponentChildren } from 'preact';
import { getPageMessages } from '../../i18n/index.ts';
import { TableContext } from '../../ui/board/tableContext.ts';
import { TableHeader } from '../../ui/board/TableHeader.tsx';
import { RoundButton } from '../../ui/components/RoundButton.tsx';
import { Coach } from './Coach.tsx';
import { PossibleMoveReason } from './Explanations.tsx';
import { HighlightBar, isSharedScreen } from './HighlightBar.tsx';
import { LastMove, SideLog } from './Log.tsx';
import { PastMomentBar } from './PastMoment.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { type TableProps, useTableProps } from './tableProps.ts';
import { Toolbar } from './Toolbar.tsx';
import { formatVerdict } from './verdict.ts';
import { signal } from '@preact/signals';

function Header({ status }: { readonly status: ComponentChildren }) {
  const { session, title, turn, extras, puzzling } = useTableProps();
  const t = getPageMessages();
  const isReplay = session.steps !== undefined;
  const result = session.steps?.resultPage ?? null;
  return (
    <>
      <TableHeader
        title={title}
        {...(isReplay ? { before: t.replayOf } : {})}
        {...(result === null ? {} : { back: { href: result, label: t.showResult } })}
        {...(puzzling === undefined ? {} : { back: puzzling.back, before: puzzling.titleBefore })}
      >
        {extras?.head}
        <p class="status">{status}</p>
        {!isReplay && <RoundButton icon="menu" label={t.menu} onClick={() => (turn.sheet.value = 'menu')} />}
      </TableHeader>
      {puzzling?.about}
    </>
  );
}

function Bar() {
  const { session, past, puzzling } = useTableProps();
  if (past.now.value !== null) return <PastMomentBar />;
  if (session.player.highlight.value !== null) return <HighlightBar />;
  if (puzzling !== undefined) return <>{puzzling.bar}</>;
  return session.steps === undefined ? <Toolbar /> : <ReplayBar steps={session.steps} />;
}

function Feedback() {
  const { puzzling } = useTableProps();
  return puzzling === undefined ? <LastMove /> : <>{puzzling.feedback}</>;
}

function Coaching() {
  const { coach } = useTableProps().session;
  return coach === undefined ? null : <Coach coach={coach} />;
}

interface Suggestion {
  readonly move: GameTypes['move'];
  readonly mark: string;
}

/** Moves that the board marks: of a guided match, a review or a hint. */
function listSuggestions({ session: { coach, steps }, turn }: TableProps): readonly Suggestion[] {
  const taught =
    coach !== undefined && coach.isReady.value ? coach.lesson.steps[coach.step.value]?.plays : undefined;
  if (taught !== undefined) return [{ move: taught, mark: '' }];
  const shown = steps?.shown.value ?? null;
  if (shown !== null)
    return [
      { move: shown.better, mark: '1' },
      { move: shown.played, mark: '2' },
    ];
  // The selected hint comes first: some boards show no other.
  const ways = turn.hinted.value;
  const lookedAt = ways[turn.hintIndex.value];
  return lookedAt === undefined ? ways : [lookedAt, ...ways.filter((way) => way !== lookedAt)];
}

/** Replaces the board's prompt; null for none. */
function findQuestion({ session, turn, past, messages, names, log, ending }: TableProps): string | null {
  const t = getPageMessages();
  const shown = past.now.value;
  const then =
    shown === null
      ? undefined
      : log.all.value.find(({ decision, line }) => decision === shown.decision && line?.picture !== null);
  if (then !== undefined) return then.text;
  const { view } = (shown?.player ?? session.player).shown.value;
  const phrase = (move: GameTypes['move']): string =>
    session.screen.phrase(move, view, messages.game, messages.board, names);
  if (turn.asksTakeBack.value) return messages.table.takeBackAsk;
  const pending = turn.pendingMove.value;
  if (pending !== null) return t.confirmAsk(phrase(pending));
  const compared = session.steps?.shown.value ?? null;
  if (compared !== null)
    return t.better(
      session.screen.briefPhrase?.(compared.better, view, messages.game, messages.board, names) ??
        phrase(compared.better),
    );
  const instead = session.boardNotice?.value ?? null;
  if (instead !== null) return t.instead[instead];
  return ending.value === null || shown !== null ? null : formatVerdict(ending.value, messages.table, names);
}

export function GameBoard() {
  const props = useTableProps();
  const { session, turn, past, messages, names } = props;
  const { game, screen, player, coach } = session;
  const isPast = past.now.value !== null;
  const { view, events, open = null } = (past.now.value?.player ?? player).shown.value;
  const suggestions = listSuggestions(props);
  const isAsked = turn.isMyTurn.value && !isPast;
  const isNamed = isAsked && view.seat !== null && isSharedScreen(session);
  const table = {
    asked: isNamed ? names.seat(view.seat) : undefined,
    question: findQuestion(props),
    game: game.id,
    bots: session.sitters.value.map(({ kind, name }) =>
      kind === 'bot' ? { name, line: assignStyle(messages.board.tempers ?? [], name) } : null,
    ),
    isMyTurn: isAsked,
    Header,
    Bar,
    Log: hasSidePanelSpace.value ? SideLog : undefined,
    LastMove: coach === undefined ? Feedback : undefined,
    Coach: coach === undefined ? undefined : Coaching,
    MoveReason: PossibleMoveReason,
  };
  return (
    <TableContext.Provider value={table}>
      <screen.Board
        view={view}
        events={events}
        moves={isPast ? [] : turn.moves.value}
        toAct={session.update.value.toAct}
        pending={isPast ? null : (turn.pendingMove.value ?? turn.sentMove.value)}
        offer={(move, isSure) => turn.offer(move, isSure)}
        hint={suggestions.map(({ move }) => move)}
        marks={suggestions.map(({ mark }) => mark)}
        names={names}
        words={messages.game}
        says={messages.board}
        open={open}
      />
    </TableContext.Provider>
  );
}

const query = matchMedia('(width >= 73.75rem) and (height > 32.5rem)');
const hasSidePanelSpace = signal(query.matches);
query.addEventListener('change', ({ matches }) => (hasSidePanelSpace.value = matches));
