import { barriers } from './barriers.ts';
import {
  DINER_PASSWORD,
  fillRegistration,
  fromOwnAddress,
  newUsername,
  register,
  signOut,
  toastOf,
} from './diner.ts';
import { drawn } from './layout.ts';
import { expect, hold, test, visit } from './visit.ts';

/** Signing in and registering (spec 1 §2, §4, §8), and what diners can change, download and delete. */
test.use({ extraHTTPHeaders: fromOwnAddress() });

test('the page has two tabs, Login first, shows the password rule, and reports missing fields without a request', async ({
  page,
}) => {
  await visit(page, '/auth');
  await expect(page.getByRole('tab')).toHaveText(['Login', 'Register']);
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Login' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused();
  await page.getByRole('tab', { name: 'Register' }).press('Enter');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('At least 8 characters.');
  const side = page.getByRole('complementary');
  await expect(side.getByRole('heading', { name: 'Discover Amazing Restaurants' })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(side).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('tab', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Username').fill('short');
  await page.getByLabel('Password').fill('seven77');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test('a new diner is signed in, lands on the front page, and can sign out and in again', async ({ page }) => {
  const username = newUsername('oyster');
  await visit(page, '/auth');
  await fillRegistration(page, username);
  await expect(page).toHaveURL('/');
  const account = page.getByRole('banner').getByRole('button', { name: username });
  await expect(account).toBeVisible();
  await page.reload();
  await expect(account).toBeVisible();
  // Signed-in diners are redirected.
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
  // The next page takes the focus, which would close the menu.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await signOut(page, username);
  await visit(page, '/auth');
  await page.getByLabel('Username').fill(username.toUpperCase());
  await page.getByLabel('Password').fill(DINER_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
  await expect(account).toBeVisible();
});

test('signing in leads back to the previous page, and never to another site', async ({ page }) => {
  const username = newUsername('clam');
  await visit(page, '/cuisines/american?q=1');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/auth?next=%2Fcuisines%2Famerican%3Fq%3D1');
  await fillRegistration(page, username);
  await expect(page).toHaveURL('/cuisines/american?q=1');
  await page.goto('/auth?next=%2F%2Fevil.example');
  await expect(page).toHaveURL('/');
});

test('nothing in the masthead moves when the session loads', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Main' });
  const username = newUsername('a-name-that-is-quite-long-for-a-button');
  await visit(page, '/cuisines');
  await drawn(page);
  const before = await links.boundingBox();
  await register(page, username, '/cuisines');
  await expect(page.getByRole('banner').getByRole('button', { name: username })).toBeVisible();
  await drawn(page);
  expect(await links.boundingBox()).toEqual(before);
});

test('pages make no session call for signed-out visitors', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/restaurants/10389');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in to write a review' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('a diner changes the name, downloads the data, and deletes the account', async ({ page }) => {
  const [username, renamed] = [newUsername('soft-shell'), newUsername('hard-shell')];
  await register(page, username, '/account');
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

  test('a refusal is in one toast and next to the field, and the button waits for it', async ({
    page,
    context,
  }) => {
    await visit(page, '/auth');
    await page.getByLabel('Username').fill('nobody-of-this-name');
    await page.getByLabel('Password').fill('not-the-password');
    const release = await hold(page, '**/api/login');
    const button = page.getByRole('button', { name: 'Login' });
    await button.click();
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    const toast = toastOf(page);
    await expect(toast).toHaveCount(1);
    await expect(toast).toContainText('Login failed');
    await expect(toast).toContainText('401: Username or password is incorrect');
    const password = page.getByLabel('Password');
    await expect(password).toHaveAccessibleDescription('Username or password is incorrect');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toBeFocused();
    expect(await barriers(page)).toEqual([]);
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);

    const username = newUsername('twin');
    await register(page, username);
    await context.clearCookies();
    await visit(page, '/auth');
    await fillRegistration(page, username);
    await expect(toastOf(page)).toContainText('Registration failed');
    await expect(toastOf(page)).toContainText('409: That username is taken');
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription('That username is taken');
  });

  test('a failed sign-out keeps the session and reports that; one that ended elsewhere is signed out without an error', async ({
    page,
    context,
  }) => {
    const username = newUsername('stuck');
    await register(page, username);
    await page.route('**/api/logout', (route) => route.fulfill({ status: 500, body: 'Out of order.' }));
    const account = page.getByRole('banner').getByRole('button', { name: username });
    await account.click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(toastOf(page)).toContainText('Logout failed');
    await expect(toastOf(page)).toContainText('500: Out of order.');
    await expect(account).toBeVisible();
    await context.clearCookies({ name: 'diner-token' });
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain('signed-in');
  });

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
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
});
