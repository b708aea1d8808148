/** The server's time, as a signal. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OnlineTable } from './onlineTable.ts';

const TICK = 250;
const SLOW_TICK = 5000;

/** The server's time, a few times a second while a clock runs, now and then while only minutes are told. */
export function useServerTime(table: OnlineTable, isSlow = false): Signal<number> {
  const now = useSignal(table.now());
  const runs = !isSlow && table.clocks.value.some(({ since }) => since !== null);
  useEffect(() => {
    now.value = table.now();
    const timer = setInterval(() => (now.value = table.now()), runs ? TICK : SLOW_TICK);
    return () => clearInterval(timer);
  }, [table, runs]);
  return now;
}
