import { DINER_PASSWORD, fromOwnAddress, newUsername, toastOf } from './diner.ts';
import { arrived, tabTo } from './keys.ts';
import { expect, test, visit, type Page } from './visit.ts';

/** A diner's longest way by keyboard alone: nothing here uses click, fill, or focus. */
test.use({ extraHTTPHeaders: fromOwnAddress() });

async function registerByKeys(page: Page, username: string): Promise<void> {
  await tabTo(page, page.getByRole('tab', { name: 'Login' }));
  const register = page.getByRole('tab', { name: 'Register' });
  await page.keyboard.press('ArrowRight');
  await expect(register).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(register).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type(username);
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(DINER_PASSWORD);
  await page.keyboard.press('Enter');
}

const heart = (page: Page) => page.getByRole('article').first().getByRole('button', { name: /^Save/ });

test('save, sign-in, review: a place is saved, then reviewed with four stars by a new diner, who signs out', async ({
  page,
}) => {
  await visit(page, '/cuisines/italian');
  const name = await page.getByRole('article').first().getByRole('heading').textContent();
  await tabTo(page, heart(page));
  await page.keyboard.press('Enter');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page)).toBeFocused();
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: /Saved/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/saved');
  await arrived(page);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([name ?? '']);
  await tabTo(page, heart(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(0);
  const username = newUsername('rockfish');
  const banner = page.getByRole('banner');
  await visit(page, '/restaurants/10400');
  const reviews = page.getByRole('region', { name: 'Reader reviews' });
  await tabTo(page, reviews.getByRole('link', { name: 'Sign in to write a review' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth/);
  await arrived(page);
  await registerByKeys(page, username);
  await expect(page).toHaveURL('/restaurants/10400');
  await arrived(page);
  await tabTo(page, reviews.getByRole('button', { name: 'Write a review' }));
  await page.keyboard.press('Enter');
  const stars = reviews.getByRole('group', { name: 'Your rating' });
  await tabTo(page, stars.getByRole('radio').first());
  await page.keyboard.press('Space');
  for (let move = 0; move < 3; move += 1) await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await tabTo(page, reviews.getByRole('textbox', { name: 'Your review' }));
  await page.keyboard.type('Soft crab, warm bread, a table by the window.');
  await tabTo(page, reviews.getByRole('button', { name: 'Send review' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /Your review/ })).toContainText('Soft crab, warm bread');
  await expect(toastOf(page)).toHaveCount(0);
  const account = banner.getByRole('button', { name: username });
  await tabTo(page, account, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  for (const item of ['Saved', 'Account', 'Sign out']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: item })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
