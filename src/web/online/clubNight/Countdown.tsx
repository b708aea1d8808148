/** The time that is left until a round ends or begins. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const padTwo = (number: number): string => `${number}`.padStart(2, '0');

const formatCountdown = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${padTwo(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${padTwo(minutes % 60)}:${padTwo(seconds % 60)}`;
};

/** Seconds left by the server's clock, updated every second. */
function useSecondsLeft(until: number, ahead: number): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now.value - ahead) / 1000));
}

/** Screen readers announce it only on request. */
export function Countdown({
  until,
  ahead,
  label,
}: {
  readonly until: number;
  readonly ahead: number;
  readonly label: string;
}) {
  const left = useSecondsLeft(until, ahead);
  return (
    <b role="timer" aria-label={`${label} ${formatCountdown(left)}`}>
      {formatCountdown(left)}
    </b>
  );
}

export function CountdownDial({
  until,
  ahead,
  of,
}: {
  readonly until: number;
  readonly ahead: number;
  readonly of: number;
}) {
  const share = Math.min(1, useSecondsLeft(until, ahead) / (of / 1000));
  const [x, y] = [-40 * Math.sin(2 * Math.PI * share), -40 * Math.cos(2 * Math.PI * share)];
  return (
    <svg class="club-dial" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="46" />
      {share < 1 ? (
        <path d={`M0 0V-40A40 40 0 ${share > 0.5 ? 1 : 0} 0 ${x.toFixed(1)} ${y.toFixed(1)}Z`} />
      ) : (
        <circle class="is-full" r="40" />
      )}
    </svg>
  );
}
