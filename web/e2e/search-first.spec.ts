import { barriers } from './barriers.ts';
import { expect, test, visit, type Page } from './visit.ts';

const box = (page: Page) => page.getByPlaceholder('Search restaurants...');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The distance from the top of the screen to the first result, in screen heights. */
async function firstResultAt(page: Page): Promise<number> {
  const first = page.locator('#results').getByRole('article').first();
  await expect(first).toBeVisible();
  return first.evaluate((card) => card.getBoundingClientRect().top / innerHeight);
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({
      viewport: { width, height },
      geolocation: { latitude: 39.2864, longitude: -76.6086 },
      permissions: ['geolocation'],
    });

    test('Enter, Show Nearby and a filter show their results in the first third of the screen, and move the focus there', async ({
      page,
    }) => {
      await visit(page, '/');
      await box(page).fill('crab');
      await box(page).press('Enter');
      await expect(heading(page, 'Results for “crab”')).toBeFocused();
      await expect(page).toHaveTitle(/^Results for “crab” - /);
      // Headings of cards come right below the title of the page, without skipping a level.
      const cards = page.locator('#results').getByRole('article');
      await expect(cards.first().getByRole('heading', { level: 2 })).toBeVisible();
      await expect.poll(() => firstResultAt(page)).toBeLessThan(1 / 3);
      expect(await barriers(page)).toEqual([]);

      await test.step('without a search the headline of the city is back', async () => {
        await page.getByRole('link', { name: 'Remove “crab”' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          /^Top \d+ Restaurants in Baltimore$/,
        );
      });

      await test.step('Show Nearby and a filter show their results in the first third of the screen', async () => {
        await page.getByRole('button', { name: 'Show Nearby' }).click();
        await expect(heading(page, 'Restaurants Near You')).toBeVisible();
        await expect.poll(() => firstResultAt(page)).toBeLessThan(1 / 3);
        await visit(page, '/');
        await page.getByRole('button', { name: 'Filters' }).click();
        const sheet = page.getByRole('dialog', { name: 'Filters' });
        await sheet.getByRole('checkbox', { name: /^\$ / }).check();
        await sheet.getByRole('button', { name: /^Show/ }).click();
        await expect(heading(page, 'Matching Restaurants')).toBeVisible();
        await expect.poll(() => firstResultAt(page)).toBeLessThan(1 / 3);
      });
    });
  });
}
