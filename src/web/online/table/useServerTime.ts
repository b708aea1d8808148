import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableStore } from './tableStore.ts';

const TICK = 250;
const SLOW_TICK = 5000;

/** Updates several times a second while a clock runs, less often if `isSlow`. */
export function useServerTime(table: TableStore, isSlow = false): Signal<number> {
  const now = useSignal(table.now());
  const runs = !isSlow && table.match.clocks.value.some(({ since }) => since !== null);
  useEffect(() => {
    now.value = table.now();
    const timer = setInterval(() => (now.value = table.now()), runs ? TICK : SLOW_TICK);
    return () => clearInterval(timer);
  }, [table, runs]);
  return now;
}
