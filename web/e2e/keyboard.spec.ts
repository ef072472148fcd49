import { arrived, tabTo } from './keys.ts';
import { expect, test, visit } from './visit.ts';

/** A diner's actions by keyboard alone: nothing here uses click, fill, or focus. */
test('search: a slash, a text, a suggestion, a place', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: /Search/ }).first()).toBeFocused();
  await page.keyboard.type('italian');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(
    page.locator('[role="option"][aria-selected="true"], [role="option"][data-highlighted]'),
  ).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await visit(page, '/');
  await page.keyboard.press('/');
  await page.keyboard.type('italian');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=italian/);
  await arrived(page);
  const first = page.getByRole('article').first().getByRole('link').first();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/restaurants\/\d+$/);
});
