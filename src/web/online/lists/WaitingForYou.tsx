/** Unfinished online tables on the first page, in rows of reserved height. */
import { useEffect, useRef } from 'preact/hooks';
import { getPageMessages } from '../../i18n/index.ts';
import { listMyTables, MyTable, usePolled } from './MyTables.tsx';
import { assignRows, saveRowCount, hiddenWaiting } from './reservedRows.ts';
import { onlineMessages, type OnlineMessages } from '../messages/index.ts';

export function WaitingForYou({ rows }: { readonly rows: number }) {
  const { answer } = usePolled(listMyTables);
  const shown = useRef<readonly (string | undefined)[]>([]);
  const messages = onlineMessages.value;
  const going = answer?.filter(({ status }) => status !== 'over');
  shown.current = assignRows(rows, shown.current, going?.map(({ id }) => id) ?? []);
  const beyond = Math.max(0, (going?.length ?? 0) - rows);
  useEffect(() => {
    if (going !== undefined) saveRowCount(going.length);
    hiddenWaiting.value = beyond;
  }, [answer]);
  useEffect(() => () => void (hiddenWaiting.value = 0), []);
  if (messages === null || rows === 0) return null;
  return (
    <>
      <h2 id="waiting-title">{messages.waiting}</h2>
      {going === undefined || going.length === 0 ? (
        <Nothing messages={messages} answer={answer} />
      ) : (
        <ul class="resume">
          {shown.current.map((id, row) => {
            const table = going.find((one) => one.id === id);
            return table === undefined ? (
              <li key={row} aria-hidden="true" />
            ) : (
              <MyTable key={id} table={table} onForget={() => undefined} />
            );
          })}
        </ul>
      )}
    </>
  );
}

function Nothing({ messages, answer }: { readonly messages: OnlineMessages; readonly answer: unknown }) {
  const t = getPageMessages();
  return (
    <p class="soft" role="status">
      {answer === undefined ? t.loading : answer === null ? t.noServer : messages.noneGoing}
    </p>
  );
}
