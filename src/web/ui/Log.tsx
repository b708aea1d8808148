/** What has happened, in words, the newest first. */
import { usePage } from '../words/index.ts';
import { useTable } from './table.ts';

/** An older line is not worth the room on a phone; the log itself has them all. */
export function LogList() {
  const { log } = useTable();
  const says = usePage();
  if (log.length === 0) return <p class="soft">{says.noEvents}</p>;
  return (
    <ol class="log-lines" reversed>
      {log.toReversed().map(({ text, isNew }, i) => (
        <li key={log.length - i} class={i === 0 ? 'now' : ''}>
          <span>{text}</span>
          {isNew && <span class="mark-new">{says.new}</span>}
        </li>
      ))}
    </ol>
  );
}

export function Log() {
  const says = usePage();
  return (
    <section class="panel log">
      <h2>{says.log}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keyboard */}
      <div class="log-scroll" tabIndex={0} role="region" aria-label={says.log}>
        <LogList />
      </div>
    </section>
  );
}
