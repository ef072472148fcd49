import { DINER_PASSWORD, fillRegistration, fromOwnAddress, newUsername, register } from './diner.ts';
import { slowDown } from './slow-line.ts';
import { expect, hold, test, visit } from './visit.ts';

/** Accounts on a slow or missing network, or without scripts: nothing typed is lost, nothing is sent twice. */
test.use({ extraHTTPHeaders: fromOwnAddress() });

for (const width of [390, 1280]) {
  test(`at ${width} px an account is created and renamed on a slow network, and waits without one`, async ({
    page,
    context,
    faults,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const [username, renamed] = [newUsername('slow'), newUsername('slower')];
    const main = page.getByRole('main');
    await visit(page, '/auth');
    await context.setOffline(true);
    await fillRegistration(page, username);
    // The toast code can't be loaded.
    const words = page.getByText(/Registration failed.*We couldn’t get through\. Please try again\./);
    await expect(words).toBeVisible();
    await expect(main.getByLabel('Username')).toHaveValue(username);
    await context.setOffline(false);

    const speedUp = await slowDown(page);
    const release = await hold(page, '**/api/register');
    const send = main.getByRole('button', { name: 'Register' });
    await send.click();
    await expect(send).toBeDisabled();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page).toHaveURL('/');
    await speedUp();

    await visit(page, '/account');
    await main.getByLabel('Username').fill(renamed);
    await context.setOffline(true);
    const change = main.getByRole('button', { name: 'Change name' });
    await change.click();
    await expect(main.getByRole('alert')).toHaveText('We couldn’t get through. Please try again.');
    await expect(main.getByLabel('Username')).toHaveValue(renamed);
    await expect(main.getByText(`Signed in as ${username}.`)).toBeVisible();
    await main.getByLabel('Current password').fill(DINER_PASSWORD);
    await main.getByLabel('New password').fill('soft-shells-in-may');
    await main.getByRole('button', { name: 'Change password' }).click();
    await expect(main.getByRole('alert')).toHaveCount(2);
    await main.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByText(/Logout failed.*We couldn’t get through\. Please try again\./)).toBeVisible();
    await context.setOffline(false);
    await change.click();
    await expect(main.getByText(`Signed in as ${renamed}.`)).toBeVisible();
    await main.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('dialog', { name: 'Password changed' })).toBeVisible();
    // The browser reports the requests that failed offline.
    faults.splice(0);
  });
}

test('a review and its text are kept offline', async ({ page, context, faults }) => {
  const reviews = page.getByRole('region', { name: 'Reader reviews' });
  const refused = (title: string) =>
    expect(
      page.getByText(new RegExp(`${title}.*We couldn’t get through\\. Please try again\\.`)).first(),
    ).toBeVisible();
  await register(page, newUsername('away'), '/restaurants/10358');
  await reviews.getByRole('button', { name: 'Write a review' }).click();
  await reviews.getByRole('radio', { name: '4 stars' }).check();
  const words = reviews.getByRole('textbox', { name: 'Your review' });
  await words.fill('The window table, at six.');
  await context.setOffline(true);
  await reviews.getByRole('button', { name: 'Send review' }).click();
  await refused('We couldn’t send your review');
  await expect(words).toHaveValue('The window table, at six.');
  await context.setOffline(false);
  await reviews.getByLabel(/A photo/).setInputFiles('docs/home.png');
  await page.route('**/reviews/mine/photo', (route) => route.abort());
  await reviews.getByRole('button', { name: 'Send review' }).click();
  await refused('We have your review, but not the photo');

  await context.setOffline(true);
  await reviews.getByRole('button', { name: 'Delete review' }).click();
  await reviews.getByRole('button', { name: 'Delete for good' }).click();
  await refused('We couldn’t delete that');
  await context.setOffline(false);
  await reviews.getByRole('button', { name: 'Delete for good' }).click();
  await expect(reviews.getByRole('button', { name: 'Write a review' })).toBeVisible();
  // The browser reports the requests that failed offline.
  faults.splice(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('account pages explain that they need JavaScript, and no form sends a password', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByText('You’ll need JavaScript to sign in.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeDisabled();
    await page.goto('/account');
    await expect(page.getByText('Turn on JavaScript to change your account.')).toBeVisible();
    await expect(page.getByText('Loading your account')).toBeHidden();
  });
});
