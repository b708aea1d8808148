/** Keys of a replay: steps, turns, both ends, autoplay, speed. */
import { type Speed, speed } from '../../ui/browser/settings.ts';
import { findTurnStart, type ReplaySteps } from '../session/session.ts';

const SPEEDS_BY_PACE: readonly Speed[] = ['slow', 'normal', 'fast', 'off'];

const KEYS: { readonly [key: string]: (steps: ReplaySteps) => void } = {
  ArrowLeft: (steps) => steps.goTo(steps.at.value - 1),
  ArrowRight: (steps) => steps.goTo(steps.at.value + 1),
  ArrowUp: (steps) => steps.goTo(findTurnStart(steps.deciders, steps.at.value, -1)),
  ArrowDown: (steps) => steps.goTo(findTurnStart(steps.deciders, steps.at.value, 1)),
  Home: (steps) => steps.goTo(0),
  End: (steps) => steps.goTo(steps.last),
  ' ': ({ isRunning }) => (isRunning.value = !isRunning.value),
};

/** True if the key was handled. */
export function handleReplayKey(steps: ReplaySteps, key: string, target: Element): boolean {
  // The space key presses the focused control.
  if (key === ' ' && target.closest('button, a, summary') !== null) return false;
  const quicker = SPEEDS_BY_PACE[Number(key) - 1];
  if (quicker !== undefined) speed.value = quicker;
  else if (Object.hasOwn(KEYS, key)) KEYS[key]!(steps);
  else return false;
  return true;
}
