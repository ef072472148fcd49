import { ask } from './site-api.ts';
import { expect, test, visit } from './visit.ts';

test('a new page starts at its top, and Back returns to where the reader was', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const top = () => page.evaluate(() => scrollY);
  await visit(page, '/');
  const cuisines = page.getByRole('region', { name: 'All Cuisines in Baltimore' });
  await cuisines.getByRole('listitem').filter({ hasText: 'American' }).getByRole('link').click();
  await expect(heading).toContainText('Best American Restaurants in Baltimore');
  await expect.poll(top).toBe(0);
  const card = page.getByRole('article').nth(30);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(top).toBeGreaterThan(500);
  const before = await top();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/restaurants\/\d+$/);
  await expect.poll(top).toBe(0);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/neighborhoods\/./);
  await page.goBack();
  await expect(page).toHaveURL(/\/restaurants\/\d+$/);
  await page.goBack();
  await expect(heading).toContainText('Best American');
  await expect.poll(top).toBeGreaterThan(before - 50);
  await page.goBack();
  await expect(heading).toContainText('Restaurants in Baltimore');
});

test('the keyboard reaches the content first, the whole card links to the place, the header marks the current page', async ({
  page,
  request,
}) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const { featured } = await ask(request, '/api/pages/home');
  await page
    .getByRole('article')
    .first()
    .click({ position: { x: 120, y: 60 } });
  await expect(page).toHaveURL(`/restaurants/${featured[0]?.id}`);

  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Cuisines' }).click();
  await expect(main.locator('[aria-current="page"]')).toHaveText(['Cuisines']);
  await page.getByRole('link', { name: 'View Restaurants' }).first().click();
  await expect(page).toHaveURL(/\/cuisines\/.+/);
  await expect(main.locator('[aria-current="page"]')).toHaveText(['Cuisines']);
});

test('searching cuisines narrows the tiles, reports an empty result, and stays in the URL', async ({
  page,
}) => {
  await visit(page, '/cuisines');
  const box = page.getByPlaceholder('Search cuisines...');
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  const all = await names.count();
  expect(all).toBeGreaterThan(20);
  await box.fill('marble steps');
  await expect(page.getByText('No cuisines found matching "marble steps"')).toBeVisible();
  await page.getByRole('link', { name: 'Show all cuisines' }).click();
  await expect(box).toHaveValue('');
  await expect(names).toHaveCount(all);
  await box.pressSequentially('PIZ');
  await expect(names.filter({ hasNotText: /piz/i })).toHaveCount(0);
  await expect(page).toHaveURL('/cuisines?q=PIZ');
  await page.getByRole('link', { name: 'View Restaurants' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Best');
  await page.goBack();
  await expect(box).toHaveValue('PIZ');
});
