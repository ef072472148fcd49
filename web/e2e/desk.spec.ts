import { barriers } from './barriers.ts';
import { signIn, visitPanel } from './panel.ts';
import { expect, test } from './visit.ts';

/** What the admin panel shows to those who look around in it. */
test.use({ watched: false });

test('the menu separates readers’ submissions from their records, and omits what other screens show', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/cms');
  const menu = page.locator('.nav');
  await expect(menu.locator('#nav-queue')).toHaveText('Reader inbox');
  await expect(menu.locator('#nav-group-From\\ readers a')).toHaveText([
    'Reviews',
    'Problem reports',
    'Searches without a result',
  ]);
  await expect(menu.locator('#nav-import-batches, #nav-import-sources')).toHaveCount(0);
  await page.goto('/cms/imports');
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Import history');
});

test('an empty form reports at each field what is missing, on a tablet too', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(page);
  await visitPanel(page, '/cms/collections/authors/create');
  await expect(page.getByRole('heading', { name: 'No name yet', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Fill this in.')).toBeVisible();
  await expect(page.getByText('Write the last part of the address, in letters or digits.')).toBeVisible();
  await expect(page.getByText('Not saved yet. Look at these fields')).toBeVisible();
  await expect.poll(() => barriers(page)).toEqual([]);
});
