import { barriers } from './barriers.ts';
import { MISSING_PATHS, PAGES } from './pages.ts';
import { expect, test, visit } from './visit.ts';

const SIZES = [
  { width: 360, height: 760 },
  { width: 1280, height: 900 },
];

test.use({ missing: MISSING_PATHS });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of SIZES) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport });

      for (const { name, path } of PAGES) {
        test(`${name} has no serious barrier`, async ({ page }) => {
          await visit(page, path);
          expect(await barriers(page)).toEqual([]);
        });
      }
    });
  }

  test.describe(`${colorScheme}, the open menu`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 760 } });

    test('has no serious barrier', async ({ page }) => {
      await visit(page, '/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toHaveCSS('transform', 'none');
      expect(await barriers(page)).toEqual([]);
    });
  });
}

test('one main heading a page, and no level skipped', async ({ page }) => {
  for (const { path } of PAGES) {
    await visit(page, path);
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    levels
      .slice(1)
      .forEach((level, index) => expect(level - (levels[index] ?? 0), path).toBeLessThanOrEqual(1));
  }
});

test('nothing moves for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 760 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const duration = await page
    .getByRole('dialog')
    .evaluate((dialog) => Number.parseFloat(getComputedStyle(dialog).transitionDuration));
  expect(duration).toBeLessThan(0.001);
});
