import { expect, hold, hydrated, test, type Page } from './visit.ts';

/** Visitors use a page before its code has loaded: what they wrote and checked in that time must count. */

/** Goes to a page whose code loads only when the returned function is called. */
async function visitEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, /\/assets\/(?!entry-client).*\.js$/);
  await page.goto(path);
  return async () => {
    release();
    await hydrated(page);
  };
}

test('a search typed early gets results', async ({ page }) => {
  const release = await visitEarly(page, '/');
  await page.locator('input[name="q"]').fill('pizza');
  await release();
  await expect(page).toHaveURL('/?q=pizza');
  await expect(page.getByRole('heading', { name: /pizza/ })).toBeVisible();
});

test('a slash pressed early focuses the search box, which suggests once it can', async ({ page }) => {
  const release = await visitEarly(page, '/');
  await page.keyboard.press('/');
  await expect(page.locator('input[name="q"]')).toBeFocused();
  await page.keyboard.type('pizz');
  await release();
  await page.keyboard.type('a');
  await expect(page.getByRole('combobox', { name: /Search/ }).first()).toBeFocused();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expect(page).toHaveURL('/?q=pizza');
});

test('a filter checked early is applied', async ({ page }) => {
  const release = await visitEarly(page, '/cuisines/american');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^\$\$ / }).click();
  await release();
  await expect(page).toHaveURL('/cuisines/american?price=%24%24');
});

test('a menu opened early stays open, and works', async ({ page }) => {
  const release = await visitEarly(page, '/');
  await page.getByRole('button', { name: 'Cuisine' }).click();
  const menu = page.getByRole('dialog', { name: 'Cuisine' });
  await expect(menu).toBeVisible();
  await release();
  await menu.getByRole('checkbox').first().click();
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL(/cuisine=/);
});

test('an email address typed early is not lost', async ({ page }) => {
  const release = await visitEarly(page, '/win-dinner');
  const field = page.getByRole('main').getByRole('textbox', { name: /mail/ });
  await field.fill('reader@example.com');
  await release();
  await expect(field).toHaveValue('reader@example.com');
  await expect(page.getByRole('main').getByRole('button', { name: /Enter|Sign/ })).toBeEnabled();
});
