import { drawn, shiftOf, watchShifts } from './layout.ts';
import { expect, hold, test, visit } from './visit.ts';

/** A slow page says that it is loading, and a new page is announced to those who do not see it. */

test('a click shows at once that a page is loading, and nothing shifts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await visit(page, '/sitemap');
  await drawn(page);
  const before = await shiftOf(page);
  const bar = page.getByRole('progressbar', { name: 'Loading page' });
  await expect(bar).toHaveCount(0);
  const release = await hold(page, '**/api/pages/neighborhoods/*');
  const link = page.getByRole('main').getByRole('link', { name: /^Canton \(/ });
  expect(await link.evaluate(showsBarAtOnce)).toBe(true);
  await expect(bar).toBeVisible();
  expect((await shiftOf(page)) - before).toBe(0);
  release();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/in Canton$/);
  await expect(heading).toBeFocused();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
});

/** Whether a click renders the bar before the browser does anything else, so nothing slow can come between the two. */
async function showsBarAtOnce(link: HTMLElement | SVGElement): Promise<boolean> {
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  // React renders for a click in the microtasks after it.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  return document.querySelector('[role="progressbar"]') !== null;
}

test('a new page has its title announced and its heading focused, also after Back', async ({ page }) => {
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

test('a change of filters stays on the page and keeps the focus', async ({ page }) => {
  await visit(page, '/cuisines/american');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.focus();
  await sort.selectOption('Name');
  await expect(page).toHaveURL(/sort=name/);
  await expect(sort).toBeFocused();
});
