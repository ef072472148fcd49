import { expect, test, visit } from './visit.ts';

/** A phone on a slow network loads them before the page responds (docs/performance.md). */
const MOST_BYTES = 130_000;

test('the home page works with at most 130 kB of JavaScript', async ({ page }) => {
  await visit(page, '/');
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js')
          ? [entry.encodedBodySize]
          : [],
      ),
  );
  expect(sizes).not.toContain(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

test('covers rendered by the server stay, and those of the next pages are rendered', async ({ page }) => {
  const covers = page.getByRole('main').locator('svg[data-palette]');
  await page.goto('/');
  const drawn = await covers.first().innerHTML();
  expect(drawn).toContain('<use');
  await visit(page, '/');
  await expect(covers.first()).toHaveJSProperty('innerHTML', drawn);
  await page.getByRole('link', { name: 'Cuisines', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Cuisines in Baltimore' })).toBeVisible();
  await expect(covers.first().locator('use').first()).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Restaurants' })).toBeVisible();
  await expect(covers.first()).toHaveJSProperty('innerHTML', drawn);
});
