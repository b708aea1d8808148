/**
 * Functions with equal results in every engine. Engines agree on sums, products, quotients and square roots to the last bit, but
 * not on `Math.exp` and `Math.log`. A bot that used those could decide differently in another browser.
 */

const LN_2_HIGH = 0.693145751953125;
const LN_2_LOW = Math.LN2 - LN_2_HIGH;
const MOST = 40;

export function exp(x: number): number {
  const within = x > MOST ? MOST : x < -MOST ? -MOST : x;
  const twos = Math.round(within * Math.LOG2E);
  const rest = within - twos * LN_2_HIGH - twos * LN_2_LOW;
  let sum = 1;
  for (let n = 12; n > 0; n--) sum = 1 + (rest / n) * sum;
  for (let i = 0; i < twos; i++) sum *= 2;
  for (let i = 0; i > twos; i--) sum *= 0.5;
  return sum;
}

export function ln(x: number): number {
  let twos = 0;
  let rest = x;
  for (; rest < 0.75; rest *= 2) twos++;
  for (; rest > 1.5; rest /= 2) twos--;
  const part = (rest - 1) / (rest + 1);
  let sum = 0;
  for (let n = 25; n > 0; n -= 2) sum = sum * part * part + 1 / n;
  return 2 * part * sum - twos * Math.LN2;
}

/** How often a set of this size must be halved to leave one. */
export const countHalvings = (count: number): number => 32 - Math.clz32(count - 1);

/** Euclidean distance. Engines round `Math.hypot` differently, but they agree on square roots. */
export const distance = (across: number, down: number): number => Math.sqrt(across * across + down * down);
