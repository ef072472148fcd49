import { expect, hydrated, test, visit } from './visit.ts';

test.use({ missing: ['/no-such-page', '/cuisines/martian'] });

test('the links of a missing page lead on, and the next page is open to search engines again', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'All cuisines' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Cuisines in Baltimore');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
});

test('navigating to a missing page within the site shows the same without a reload', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => history.pushState(null, '', '/cuisines/martian'));
  await page.evaluate(() => history.pushState(null, '', '/a/b/c'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Martian restaurants found.');
});
