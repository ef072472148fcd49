import { barriersInBothLights } from './barriers.ts';
import { drawn, headingLevels, shiftOf, smallTargets, watchShifts, whatSticksOut } from './layout.ts';
import { MISSING_PATHS, SWEPT } from './pages.ts';
import { expect, hold, hydrated, test } from './visit.ts';

/** Each page opened as a phone and as a desk opens it, and looked at in every way there. */
test.use({ missing: MISSING_PATHS });

const PHONE = 360;
const SCREENS = [
  { width: PHONE, also: [320, 768] },
  { width: 1280, also: [1920] },
];

for (const { name, path } of SWEPT) {
  for (const { width, also } of SCREENS) {
    test(`${name}, ${width} px: nothing jumps or sticks out, no barrier in either light`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      // Drawings come late, as on a slow line; fonts are preloaded, and their stand-ins are as wide.
      const release = await hold(page, /\.svg$/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      release();
      await drawn(page);
      await page.mouse.wheel(0, 600);
      await drawn(page);
      expect(await shiftOf(page)).toBeLessThan(0.02);

      for (const screen of [width, ...also]) {
        await page.setViewportSize({ width: screen, height: 800 });
        expect(await whatSticksOut(page), `at ${screen} px`).toEqual({ page: 0, elements: [] });
      }
      await page.setViewportSize({ width, height: 800 });
      if (width === PHONE) expect(await smallTargets(page)).toEqual([]);
      const levels = await headingLevels(page);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.filter((level, index) => level - (levels[index - 1] ?? level) > 1)).toEqual([]);
      expect(await barriersInBothLights(page)).toEqual([]);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    // Every public page reads, links work, search submits as a form (decisions §13).
    test(`${name} reads`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).not.toBeEmpty();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  });

  test.describe('where the browser filters ads', () => {
    test.use({ watched: false });

    test(`${name} reads and works, without an exception`, async ({ page }) => {
      const exceptions: string[] = [];
      page.on('pageerror', (error) => exceptions.push(error.message));
      await page.route(/\/ads\/|banner|\/api\/ads/i, (route) => route.abort('blockedbyclient'));
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const slot = page.getByRole('complementary', { name: 'Advertisement' });
      // Scrolled to at once and without waiting for it: the slot may go at any moment.
      await slot.evaluateAll((slots) => slots.forEach((one) => one.scrollIntoView()));
      await expect(slot).toHaveCount(0);
      expect(exceptions).toEqual([]);
    });
  });
}
