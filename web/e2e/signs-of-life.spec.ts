import { shiftOf, watchShifts } from './layout.ts';
import { expect, hold, test, visit } from './visit.ts';

/** A page that is slow says so, and a new page is noticed without being seen. */

for (const width of [390, 1280]) {
  test(`at ${width} px a slow page shows that it is coming, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    await visit(page, '/sitemap');
    const bar = page.getByRole('progressbar', { name: 'Loading page' });
    await expect(bar).toHaveCount(0);
    const release = await hold(page, '**/api/cuisines/stats');
    await page.getByRole('main').getByRole('link', { name: 'All Cuisines' }).click();
    await expect(bar).toBeVisible();
    expect(await shiftOf(page)).toBe(0);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Cuisines in Baltimore');
    await expect(bar).toHaveCount(0);
  });
}

test('a new page has its title said and its heading in focus, Back included', async ({ page }) => {
  await visit(page, '/cuisines');
  await expect(page.locator('body')).toBeFocused();
  const heading = page.getByRole('heading', { level: 1 });
  const said = page.getByRole('status');
  await page.getByRole('link', { name: 'View Restaurants' }).first().click();
  await expect(heading).toContainText('Best');
  await expect(heading).toBeFocused();
  await expect(said.filter({ hasText: await page.title() })).toHaveCount(1);
  await page.goBack();
  await expect(heading).toHaveText('All Cuisines in Baltimore');
  await expect(heading).toBeFocused();
  await expect(said.filter({ hasText: await page.title() })).toHaveCount(1);
});

test('a change of filters is the same page: the focus stays', async ({ page }) => {
  await visit(page, '/cuisines/american');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.focus();
  await sort.selectOption('Name');
  await expect(page).toHaveURL(/sort=name/);
  await expect(sort).toBeFocused();
});
