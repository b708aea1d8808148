/** Euclidean distance. Engines round `Math.hypot` differently, but they agree on square roots. */
export const distance = (across: number, down: number): number => Math.sqrt(across * across + down * down);
