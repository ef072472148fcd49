import { barriers } from './barriers.ts';
import { DINER_PASSWORD, fromOwnAddress, newUsername, register } from './diner.ts';
import { PHONE, takeOn } from './looks.ts';
import { expect, test, visit } from './visit.ts';

/** The account page: what diners can change, download, and delete. */
test.use({ extraHTTPHeaders: fromOwnAddress() });

test('a diner changes the name, downloads the data, and deletes the account', async ({ page }) => {
  await takeOn(page, PHONE);
  const [username, renamed] = [newUsername('soft-shell'), newUsername('hard-shell')];
  await register(page, username, '/account');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  const main = page.getByRole('main');
  await main.getByLabel('Username').fill(renamed);
  await main.getByRole('button', { name: 'Change name' }).click();
  await expect(main.getByText(`Signed in as ${renamed}.`)).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-account.json');
  expect(await barriers(page)).toEqual([]);

  await main.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('every review you’ve written');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  const opener = main.getByRole('button', { name: 'Delete my account' });
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByLabel('Your password').fill(DINER_PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog', { name: 'Account deleted' })).toBeVisible();
  await visit(page, '/account');
  await expect(main.getByText('Sign in to see your account.')).toBeVisible();
});

test.describe('when the server refuses', () => {
  // These tests cause refused calls, which the browser reports.
  test.use({ watched: false });

  test('a wrong current password is reported next to its field, and an ended session leaves the page', async ({
    page,
    context,
  }) => {
    await register(page, newUsername('rockfish'), '/account');
    const main = page.getByRole('main');
    const current = main.getByLabel('Current password');
    await current.fill('not-the-password');
    await main.getByLabel('New password').fill('soft-shells-in-may');
    await main.getByRole('button', { name: 'Change password' }).click();
    await expect(current).toHaveAccessibleDescription('That isn’t your current password');
    await expect(current).toBeFocused();
    await current.fill(DINER_PASSWORD);
    await main.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('dialog', { name: 'Password changed' })).toBeVisible();
    await context.clearCookies({ name: 'diner-token' });
    await main.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(main.getByText('Sign in to see your account.')).toBeVisible();
  });

  test('used links from mails explain that, and where to get a new one', async ({ page }) => {
    await visit(page, '/auth/password#made-up');
    await page.getByLabel('New password').fill('soft-shells-in-may');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('alert')).toContainText('This link has been used, or is too old');
    await expect(page.getByRole('link', { name: 'Get another link' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await visit(page, '/account/email#made-up');
    await page.route('**/api/account/email/confirm', (route) => route.fulfill({ status: 500, body: '' }), {
      times: 1,
    });
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
});
