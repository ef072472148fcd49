import type { MailServer } from '#cms/test/mail-server';
import { DINER_PASSWORD, fromOwnAddress, newUsername } from './diner.ts';
import { expect, visit } from './visit.ts';
import { test } from './with-mail.ts';

test.use({ extraHTTPHeaders: fromOwnAddress() });

/** The path of the link in the next mail, which must go to that address. */
async function linkTo(mails: MailServer, address: string): Promise<string> {
  const { to, text } = await mails.next();
  expect(to).toBe(address);
  return /\/[\w/]+#[\w.-]{43,}/.exec(text)?.[0] ?? '';
}

test('an email is confirmed by mail, and a forgotten password is replaced', async ({
  page,
  context,
  mails,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const username = newUsername('perch');
  const address = `${username}@example.com`;
  const main = page.getByRole('main');

  await visit(page, '/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  await main.getByLabel('Username').fill(username);
  await main.getByLabel('Password').fill(DINER_PASSWORD);
  const email = main.getByLabel('Email (optional)');
  await expect(email).toHaveAccessibleDescription(/get you back in if you forget your password/);
  await email.fill(address);
  await main.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/');

  await visit(page, await linkTo(mails, address));
  await main.getByRole('button').click();
  await expect(main.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();

  await context.clearCookies({ name: /^(?:diner-token|signed-in)$/ });
  await visit(page, '/auth/password');
  await main.getByLabel('Username or email').fill(username);
  await main.getByRole('button', { name: 'Send me a link' }).click();
  await expect(main).toContainText('a link is on its way');

  await visit(page, await linkTo(mails, address));
  await main.getByLabel('New password').fill('soft-shells-in-may');
  await main.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL('/account');
  await expect(main).toContainText(`Signed in as ${username}.`);
  expect(await mails.next()).toMatchObject({ to: address, text: expect.stringContaining('just changed') });
});
