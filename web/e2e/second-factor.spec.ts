import { Secret, TOTP } from 'otpauth';
import { newUsername } from './diner.ts';
import { ADMIN, visitPanel } from './panel.ts';
import { expect, test, visit, type Page } from './visit.ts';

/** A staff member turns on the second step of the sign-in, and uses it at both sign-in forms. */
test.use({ watched: false });

const STEP_MS = 30_000;
let key = '';
/** A separate account, because all tests sign in as the first admin. */
const member = { username: newUsername('member'), password: ADMIN.password };

/** The current code or the next one: neither has expired when it arrives, and no step is accepted twice. */
const codeOf = (later: 0 | 1) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later * STEP_MS });

async function sendPair(page: Page, button: string): Promise<void> {
  await page.getByLabel('Username').fill(member.username);
  await page.getByLabel('Password').fill(member.password);
  await page.getByRole('button', { name: button }).click();
}

test.beforeAll(async ({ playwright, siteUrl: baseURL }) => {
  const admin = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  expect((await admin.post('/api/admin/login', { data: ADMIN })).ok()).toBe(true);
  const hired = await admin.post('/cms/api/admins', {
    data: { ...member, roles: ['ads', 'data'], proof: ADMIN.password },
  });
  expect(hired.ok()).toBe(true);
  await admin.dispose();
});

test('it is set up on the account page, and asked for by the desk and the ads dashboard', async ({
  page,
}) => {
  await visitPanel(page, '/cms/login?redirect=%2Fcms%2Faccount');
  await sendPair(page, 'Sign in');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  key = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Your password').fill(member.password);
  await page.getByLabel('Code that the app shows').fill(codeOf(0));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();

  // The desk asks for the code after the password.
  await page.context().clearCookies({ name: /^(?!newsletter)/ });
  await visitPanel(page, '/cms');
  await sendPair(page, 'Sign in');
  await expect(page.getByText('Enter the code of your authenticator app')).toBeVisible();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This code is wrong or was used before')).toBeVisible();
  await page.getByLabel('Code').fill(codeOf(1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'Restaurants' }).first()).toBeVisible();

  // The ads dashboard does, too, and takes a recovery code.
  await page.context().clearCookies({ name: /^(?!newsletter)/ });
  await visit(page, '/admin/login');
  await sendPair(page, 'Sign In');
  await expect(page.getByText('One more step', { exact: true })).toBeVisible();
  await page.getByLabel('Code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin');
});
