/** The live list of tables. It polls where no event stream works. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import {
  type ListedTables,
  type ListedTablesChange,
  type ListedTable,
  sortTableList,
  type TableList,
} from '../../../protocol/index.ts';
import { api, buildApiUrl } from '../api.ts';
import { afterNetworkError } from '../../ui/browser/faults.ts';

/** A stream may be silent this long; then the page polls at the second interval. */
const SILENCE_MS = 5000;
const POLL_MS = 15_000;

class LiveTables {
  readonly #show: (list: TableList | null) => void;
  #rows = new Map<string, ListedTable>();
  #source: EventSource | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Calls `show` on every change, with null if no server answers. */
  constructor(show: (list: TableList | null) => void) {
    this.#show = show;
    this.#open();
  }

  #open(): void {
    const source = new EventSource(buildApiUrl('tables/live'));
    this.#source = source;
    source.addEventListener('all', ({ data }) => {
      this.#rows = new Map((JSON.parse(data as string) as ListedTables).map((row) => [row.id, row]));
      this.#noteAnswer();
    });
    source.addEventListener('more', ({ data }) => {
      const { rows, gone } = JSON.parse(data as string) as ListedTablesChange;
      for (const row of rows) this.#rows.set(row.id, row);
      for (const id of gone) this.#rows.delete(id);
      this.#noteAnswer();
    });
    source.addEventListener('error', () => {
      // The browser reconnects the stream by itself. Meanwhile, and after a refusal, the page polls.
      this.#pollAfter(source.readyState === EventSource.CLOSED ? 0 : SILENCE_MS);
    });
    source.addEventListener('open', () => {
      if (this.#rows.size > 0) clearTimeout(this.#timer);
    });
    this.#pollAfter(SILENCE_MS);
  }

  #noteAnswer(): void {
    clearTimeout(this.#timer);
    this.#show(sortTableList(this.#rows.values()));
  }

  #pollAfter(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#poll(), time);
  }

  async #poll(): Promise<void> {
    const source = this.#source;
    const list = await api.listTables().catch(afterNetworkError(null));
    if (this.#source !== source || source === undefined) return;
    this.#show(list);
    // A refused stream reconnects instead of polling again.
    if (source.readyState !== EventSource.CLOSED) this.#pollAfter(POLL_MS);
    else this.#timer = setTimeout(() => this.#open(), POLL_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = undefined;
  }
}

/** Live while the page is visible: undefined until the first answer, null if there is none. */
export function useLiveTables(): TableList | null | undefined {
  const list = useSignal<TableList | null | undefined>(undefined);
  useLayoutEffect(() => {
    let live: LiveTables | undefined;
    const start = (): void => {
      live?.stop();
      live = document.hidden ? undefined : new LiveTables((now) => (list.value = now));
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      document.removeEventListener('visibilitychange', start);
      live?.stop();
    };
  }, []);
  return list.value;
}
