/** Drawing details: labels stay inside their panels, cards about to be covered keep their face, zeros differ from letters. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type Config,
  fastRng,
  isRefusal,
  listSeats,
  NO_SEATS,
  parseConfig,
  Table,
} from '../../src/core/index.ts';
import { jericho } from '../../src/games/jericho/rules/rules.ts';
import { writeMatchFile } from '../../src/web/match/session/history.ts';
import { expectMissing } from './expectMissing.ts';
import { describeInBrowser, PHONE } from './browser.ts';
import { waitForTurn, createRandom, playByTap } from './matchPlayer.ts';

/** A match of Jericho as a file, and the decision after which a tie leaves cards in the supply (J22). */
function findSeedWithCardsLeft(): { file: string; after: number } {
  const config = parseConfig(jericho, { seats: 4 }) as Config<never>;
  for (let i = 0; ; i++) {
    const table = new Table(jericho, config, `left ${i}`);
    const rng = fastRng(`left ${i}`, 1);
    let after = -1;
    while (table.toAct !== NO_SEATS) {
      const [seat] = listSeats(table.toAct);
      const legal = table.legal(seat);
      const played = table.play(seat, legal[rng.below(legal.length)]);
      if (isRefusal(played)) throw new Error('a legal decision is refused');
      const isLeft = played.emitted.some(
        ({ event }) => event.type === 'scored' && event.shares.length > 1 && event.left.length > 0,
      );
      const goesOn = played.emitted.some(({ event }) => event.type === 'roundBegun');
      if (isLeft && goesOn) after = table.record.actions.length;
    }
    const { seed, actions } = table.record;
    if (after >= 0) return { file: writeMatchFile(jericho, config, seed, actions), after };
  }
}

describeInBrowser('drawing details', ({ visit }) => {
  test('the label of remaining cards stays inside its panel', async () => {
    const { file, after } = findSeedWithCardsLeft();
    const path = join(mkdtempSync(join(tmpdir(), 'tavola-left-')), 'left.jsonl');
    writeFileSync(path, file);
    const page = await visit('#/you', { settings: { speed: 'slow' } });
    await page.locator('input[type=file]').setInputFiles(path);
    await page.getByRole('slider').waitFor();
    // The clock stands still, so only the test makes time pass.
    await page.clock.install();
    // An hour ahead, so that the time is not past when the call arrives.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const label = page.locator('.beside .spoils small').first();
    for (const skip of [
      () => page.keyboard.press('Escape'),
      () => page.locator('#board').click({ position: { x: 2, y: 2 } }),
    ]) {
      await page.getByRole('slider').fill(`${after - 1}`);
      await page.getByRole('button', { name: 'One step forward' }).click();
      await expectMissing(label, { once: page.locator('.scrub output', { hasText: `Step ${after} of` }) });
      await skip();
      await label.waitFor();
      await page.clock.runFor(1000);
    }
    const [inside, panel] = await Promise.all([
      label.boundingBox(),
      page.locator('.beside .scoring').boundingBox(),
    ]);
    expect(inside!.x + inside!.width, 'the label keeps off the edge').toBeLessThanOrEqual(
      panel!.x + panel!.width - 12,
    );
  });

  test.each([
    ['punto?seats=2', '.under-1 .num'],
    ['schicht?seats=4', '.pile .edge:nth-last-child(1 of .edge) [data-figures]'],
  ])('%s: a card below another still shows its face', async (table, face) => {
    const page = await visit(`#/play/${table}&bots=easy&seed=covered`, {
      size: PHONE,
      settings: { confirms: false },
    });
    const roll = createRandom(5);
    for (let taps = 0; taps < 40 && (await page.locator('.under-1, .pile .edge').count()) === 0; taps++) {
      await waitForTurn(page);
      await playByTap(page, roll);
    }
    expect(await page.locator(face).count()).toBeGreaterThan(0);
  });

  test('a zero has no slash and is as wide as other digits', async () => {
    const page = await visit('');
    await page.locator('.tile').first().waitFor();
    const found = await page.evaluate(async () => {
      const font = getComputedStyle(document.body).fontFamily;
      const weights = [400, 600, 700, 800];
      // Some of the fonts that stand in for ours are missing on every machine.
      const families = font.split(',');
      await Promise.allSettled(
        weights.flatMap((weight) =>
          families.map((family) => document.fonts.load(`${weight} 200px ${family}`, '0')),
        ),
      );
      const probe = document.createElement('p');
      probe.style.cssText = 'font-size: 200px; font-variant-numeric: tabular-nums; width: max-content';
      document.body.append(probe);
      const wideIn = (weight: number, text: string): number => {
        probe.style.fontWeight = `${weight}`;
        probe.textContent = text;
        return probe.getBoundingClientRect().width;
      };
      return weights.map((weight) => {
        const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
        paper.canvas.width = paper.canvas.height = 300;
        paper.font = `${weight} 200px ${font}`;
        paper.fillText('0', 50, 200);
        const { width, actualBoundingBoxAscent: high } = paper.measureText('0');
        const inkAt = (x: number, y: number): number => paper.getImageData(x, y, 1, 1).data[3];
        const [x, y] = [Math.round(50 + width / 2), Math.round(200 - high / 2)];
        // The left stem is drawn, the middle is empty.
        const stem = Math.max(...Array.from({ length: x - 50 }, (_, i) => inkAt(50 + i, y)));
        return { middle: inkAt(x, y), stem, wider: wideIn(weight, '0000') - wideIn(weight, '1111') };
      });
    });
    for (const { middle, stem, wider } of found) {
      expect(middle).toBe(0);
      expect(stem).toBe(255);
      expect(Math.abs(wider)).toBeLessThan(1);
    }
  });
});
