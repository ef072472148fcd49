import { expect, hydrated, test, visit } from './visit.ts';

const UNKNOWN = ['/no-such-page', '/restaurants/2147483647', '/restaurants/lottie', '/a/b/c'];

const UNKNOWN_NAMES = [
  { path: '/cuisines/martian', sentence: 'No Martian restaurants found.', way: 'View All Cuisines' },
  {
    path: '/neighborhoods/atlantis',
    sentence: 'No restaurants found in Atlantis.',
    way: 'View All Neighborhoods',
  },
];

test.use({ missing: [...UNKNOWN, ...UNKNOWN_NAMES.map(({ path }) => path)] });

test('an unknown cuisine or neighborhood says that it has no restaurants, and links to the known ones', async ({
  page,
}) => {
  for (const { path, sentence, way } of UNKNOWN_NAMES) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: way }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('All');
  }
});

test('an unknown address answers 404, says so, and keeps search engines out', async ({ page }) => {
  for (const path of UNKNOWN) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Back to the front page' })).toHaveAttribute('href', '/');
      await expect(main.getByRole('link', { name: 'All cuisines' })).toHaveAttribute('href', '/cuisines');
      await expect(main.getByRole('link', { name: 'All neighborhoods' })).toHaveAttribute(
        'href',
        '/neighborhoods',
      );
    });
  }

  await test.step('its links lead on, and the next page is open to search engines again', async () => {
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'All cuisines' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Cuisines in Baltimore');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
  });
});

test('navigating to a missing page within the site shows the same without a reload', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => history.pushState(null, '', '/cuisines/martian'));
  await page.evaluate(() => history.pushState(null, '', '/a/b/c'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Martian restaurants found.');
});
