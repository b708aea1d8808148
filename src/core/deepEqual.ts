/** Compares plain data in any key order, only as deep as the first value goes. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && areItemsEqual(a, b);
  const [one, other] = [a, b] as { readonly [key: string]: unknown }[];
  const keys = Object.keys(one);
  if (Array.isArray(b) || Object.keys(other).length !== keys.length) return false;
  for (const key of keys) if (!Object.hasOwn(other, key) || !isDeepEqual(one[key], other[key])) return false;
  return true;
}

function areItemsEqual(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isDeepEqual(a[i], b[i])) return false;
  return true;
}
