import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Expects that something is missing once the page shows `sign`. A slow page lacks it too, so the sign must
 * appear together with the missing thing, or after it.
 */
export async function expectMissing(
  missing: Locator,
  { once: sign }: { readonly once: Locator },
  message?: string,
): Promise<void> {
  await sign.first().waitFor();
  const found = await missing.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 100)));
  expect(found, message).toEqual([]);
}
