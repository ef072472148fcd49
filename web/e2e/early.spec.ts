import { expect, hold, hydrated, test, type Page } from './visit.ts';

/** A page is read before its code has come; what is done meanwhile must count all the same. */

/** Goes to a page whose code waits until the answer is called. */
async function visitEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, /\/assets\/(?!entry-client).*\.js$/);
  await page.goto(path);
  return async () => {
    release();
    await hydrated(page);
  };
}

test('a heart that is pressed early is filled', async ({ page }) => {
  const release = await visitEarly(page, '/');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a heart that is pressed twice is as it was', async ({ page }) => {
  const release = await visitEarly(page, '/');
  const hearts = page.getByRole('main').getByRole('button', { name: /^Save / });
  await hearts.first().click();
  await hearts.first().click();
  await hearts.nth(1).click();
  await release();
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false');
});

test('a search that is typed early is answered', async ({ page }) => {
  const release = await visitEarly(page, '/');
  await page.locator('input[name="q"]').fill('pizza');
  await release();
  await expect(page).toHaveURL('/?q=pizza');
  await expect(page.getByRole('heading', { name: /pizza/ })).toBeVisible();
});

test('a slash that is pressed early leads into the search box, which suggests once it can', async ({
  page,
}) => {
  const release = await visitEarly(page, '/');
  await page.keyboard.press('/');
  await expect(page.locator('input[name="q"]')).toBeFocused();
  await page.keyboard.type('pizz');
  await release();
  await expect(page.getByRole('combobox', { name: /Search/ }).first()).toBeFocused();
  await page.keyboard.type('a');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expect(page).toHaveURL('/?q=pizza');
});

test('a filter that is ticked early is applied, one ticked and unticked is not', async ({ page }) => {
  const release = await visitEarly(page, '/cuisines/american');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^\$\$ / }).click();
  await filters.getByRole('checkbox', { name: 'Open now' }).click();
  await filters.getByRole('checkbox', { name: 'Open now' }).click();
  await release();
  await expect(page).toHaveURL('/cuisines/american?price=%24%24');
});

test('an order that is chosen early is kept', async ({ page }) => {
  const release = await visitEarly(page, '/cuisines/american');
  await page.getByRole('combobox', { name: /Sort/ }).selectOption({ label: 'Name' });
  await release();
  await expect(page).toHaveURL(/sort=name/);
});

test('a menu that is opened early stays open, and works', async ({ page }) => {
  const release = await visitEarly(page, '/');
  await page.getByRole('button', { name: 'Cuisine' }).click();
  const menu = page.getByRole('dialog', { name: 'Cuisine' });
  await expect(menu).toBeVisible();
  await release();
  await menu.getByRole('checkbox').first().click();
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL(/cuisine=/);
});

test('an address that is typed early is not lost', async ({ page }) => {
  const release = await visitEarly(page, '/win-dinner');
  const field = page.getByRole('main').getByRole('textbox', { name: /mail/ });
  await field.fill('reader@example.com');
  await release();
  await expect(field).toHaveValue('reader@example.com');
  await expect(page.getByRole('main').getByRole('button', { name: /Enter|Sign/ })).toBeEnabled();
});
