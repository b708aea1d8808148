/** The log, turn by turn: small pictures for sighted players, full sentences for screen readers. */
import type { FunctionComponent } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type Names, toLabels } from '../../../messages/index.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { onListKey, ensureTabStop } from '../../ui/board/rovingFocus.ts';
import type { LogLine } from '../../ui/board/tableContext.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { type LogBlock, reuseUnchanged, findLastMove, type LogPart, groupIntoParts } from './logLines.ts';
import type { TableScreenMessages } from './messages/index.ts';
import { WhyLine } from './Explanations.tsx';
import { useTableProps } from './tableProps.ts';
import './log.css';

export interface LogProps {
  readonly game: string;
  readonly log: readonly LogLine[];
  /** The title of the first part of a match. */
  readonly first: string | null;
  readonly empty: string;
  readonly names: Names;
  readonly t: TableScreenMessages;
  /** Shows the table at a decision; null where that is impossible. */
  readonly onShow: ((decision: number) => void) | null;
  readonly LineExtra?: FunctionComponent<{ readonly line: LogLine }> | undefined;
}

interface LineProps {
  readonly line: LogLine;
  readonly isFirst: boolean;
  readonly isNow: boolean;
  readonly props: LogProps;
}

function LogEntry({ line, isFirst, isNow, props }: LineProps) {
  const page = getPageMessages();
  const { t, onShow, LineExtra } = props;
  const { text, isNew } = line;
  const picture = line.line?.picture;
  if (picture === null)
    return (
      <li class="hidden">
        <span>{text}</span>
      </li>
    );
  const content =
    picture === undefined ? (
      <span>{text}</span>
    ) : (
      <>
        <span class="hidden">{text}</span>
        <span class="picture" aria-hidden="true">
          {picture}
        </span>
      </>
    );
  return (
    <li class={line.line?.isQuiet === true ? 'so' : ''}>
      {isFirst && onShow !== null ? (
        <button
          type="button"
          class="line-then"
          data-cell={isNow ? 'first' : ''}
          tabIndex={-1}
          title={t.showThen}
          onClick={() => onShow(line.decision)}
        >
          {content}
        </button>
      ) : (
        content
      )}
      {isNew && <span class="mark-new">{page.new}</span>}
      {LineExtra !== undefined && <LineExtra line={line} />}
    </li>
  );
}

function renderTurn({ seat, lines }: LogBlock, isNow: boolean, props: LogProps) {
  // The first visible line of each decision links to its position.
  const firsts = new Set<LogLine>();
  const decisions = new Set<number>();
  for (const line of lines) {
    if (line.event === null || line.line?.picture === null || decisions.has(line.decision)) continue;
    decisions.add(line.decision);
    firsts.add(line);
  }
  return (
    <div
      class={`turn ${isNow ? 'now' : ''}`}
      data-unseen={lines.every(({ line }) => line?.picture === null) ? '' : undefined}
    >
      {seat !== null && (
        <b class="log-who cut" aria-hidden="true">
          {toLabels(props.names).seat(seat)}
        </b>
      )}
      <ul class="does">
        {lines.map((line, i) => (
          <LogEntry key={i} line={line} isFirst={firsts.has(line)} isNow={isNow} props={props} />
        ))}
      </ul>
    </div>
  );
}

/** Everything that a line depends on besides itself. */
const listDependencies = ({ names, t, onShow, LineExtra }: LogProps): readonly unknown[] => [
  names,
  t,
  onShow,
  LineExtra,
];

/** Finished turns render once: the same virtual node needs no comparison. */
export const LogTurn = ({ block, isNow, props }: { block: LogBlock; isNow: boolean; props: LogProps }) =>
  useMemo(() => renderTurn(block, isNow, props), [block, isNow, ...listDependencies(props)]);

const LogSection = ({ part, isNow, props }: { part: LogPart; isNow: boolean; props: LogProps }) =>
  useMemo(
    () => (
      <section class="log-part">
        {part.title !== null && <h3>{part.title}</h3>}
        {part.blocks.map((block, i) => (
          <LogTurn key={part.blocks.length - i} block={block} isNow={isNow && i === 0} props={props} />
        ))}
      </section>
    ),
    [part, isNow, ...listDependencies(props)],
  );

function LogList(props: LogProps) {
  const { log, game, empty, first } = props;
  const page = getPageMessages();
  const ref = useRef<HTMLDivElement>(null);
  const isEmpty = log.length === 0;
  const drawn = useRef<readonly LogPart[]>([]);
  const parts = useMemo(() => reuseUnchanged(drawn.current, groupIntoParts(log, first)), [log, first]);
  drawn.current = parts;
  // All lines together are one tab stop, so that keyboard users get back to the table.
  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return undefined;
    ensureTabStop(list);
    // Content beside a line renders later than the line.
    const observer = new MutationObserver(() => ensureTabStop(list));
    observer.observe(list, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isEmpty]);
  if (isEmpty) return <p class="soft">{empty}</p>;
  return (
    <div ref={ref} class={`log-lines game-${game}`} role="group" aria-label={page.log} onKeyDown={onListKey}>
      {parts.map((part, i) => (
        <LogSection key={parts.length - i} part={part} isNow={i === 0} props={props} />
      ))}
    </div>
  );
}

/** The log of the table around this. */
function useLogProps(): LogProps {
  const { session, messages, names, log, onShow } = useTableProps();
  const page = getPageMessages();
  return {
    game: session.game.id,
    log: log.noted.value,
    first: session.screen.firstPart?.(messages.game, messages.board) ?? null,
    empty: session.steps === undefined ? page.noEvents : page.beginning,
    names,
    t: messages.table,
    LineExtra: WhyLine,
    onShow,
  };
}

/** Beside a table with room for it. */
export function SideLog() {
  const page = getPageMessages();
  return (
    <section class="panel log">
      <h2>{page.log}</h2>
      <div class="log-scroll" tabIndex={0} role="region" aria-label={page.log}>
        <LogList {...useLogProps()} />
      </div>
    </section>
  );
}

export function LogSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={getPageMessages().log} onClose={onClose}>
      <LogList {...useLogProps()} />
    </Dialog>
  );
}

/** The last move in one line. Without room for the log, it opens the log. It is always there, so that no board shrinks. */
export function LastMove() {
  const page = getPageMessages();
  const { turn } = useTableProps();
  const { log, t, game, empty, names } = useLogProps();
  const last = findLastMove(log) ?? log.at(-1);
  const { line, text } = last ?? { line: null, text: empty };
  return (
    <button type="button" class={`last-move game-${game}`} onClick={() => (turn.sheet.value = 'log')}>
      <span class="hidden">{last === undefined ? `${page.log}. ${empty}` : t.openLog(text)}</span>
      <span class="told" aria-hidden="true">
        {line === null || line.picture === null ? (
          <span class="cut">{text}</span>
        ) : (
          <>
            {line.seat !== null && <b class="cut">{toLabels(names).seat(line.seat)}</b>}
            <span class="picture">{line.picture}</span>
          </>
        )}
      </span>
      <Icon name="log" />
    </button>
  );
}
