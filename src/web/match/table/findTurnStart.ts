/** The next step at which another seat began to decide, or the previous one. */
export function findTurnStart(deciders: readonly number[], at: number, way: 1 | -1): number {
  const isFirst = (step: number): boolean => step <= 0 || deciders[step] !== deciders[step - 1];
  let step = at + way;
  while (step > 0 && step < deciders.length && !isFirst(step)) step += way;
  return Math.max(0, Math.min(deciders.length, step));
}
