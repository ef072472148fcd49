import { buildPicture } from '#cms/test/pictures';
import type { Browser, Locator } from '@playwright/test';
import { barriers } from './barriers.ts';
import { fromOwnAddress } from './diner.ts';
import { ADMIN, forgetSession, signIn } from './panel.ts';
import { expect, hold, test, visit, type Page } from './visit.ts';

/** The area of ad admins: what spec 2 says about it, line by line, then a day at work. */
test.describe.configure({ mode: 'default' });
test.use({ extraHTTPHeaders: fromOwnAddress() });
// The current-admin call answers 401 if nobody is signed in, and browsers report that.
test.use({ watched: false });

const CLICK_URL = 'https://kites.example/';
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const toast = (page: Page, text: string) =>
  page.locator('[role="dialog"], [role="alertdialog"]').getByText(text, { exact: true });
const broken = { status: 500, body: 'Out of order.' };

async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Opens the dashboard. The form has its own journey. */
async function openDashboard(page: Page): Promise<void> {
  await signIn(page);
  await visit(page, '/admin');
  await expect(page.getByRole('table', { name: 'Ad Performance' })).toBeVisible();
}

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Create New Ad' }).click();
  return page.getByRole('dialog', { name: 'Create New Ad' });
}

const banner = async () => ({ name: 'banner.png', mimeType: 'image/png', buffer: await buildPicture() });

test('spec 2 §2, signing in: both fields are required, a refusal says why, and success greets', async ({
  page,
}) => {
  await visit(page, '/admin/login');
  await expect(heading(page, 'Admin Login')).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await fillLogin(page, `nobody-${Date.now()}`, 'wrong-password');
  await expect(toast(page, 'Login failed')).toBeVisible();
  await expect(toast(page, 'Username or password is incorrect')).toBeVisible();
  await page.route('**/api/admin/login', (route) => route.fulfill({ status: 401, body: '' }));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page, 'Invalid credentials')).toBeVisible();
  await page.unroute('**/api/admin/login');
  await page.route('**/api/admin/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page, 'An error occurred during login')).toBeVisible();
  await page.unroute('**/api/admin/login');
  const release = await hold(page, '**/api/admin/login');
  await fillLogin(page, ADMIN.username, ADMIN.password);
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  release();
  await expect(toast(page, 'Login successful')).toBeVisible();
  await expect(toast(page, `Welcome back, ${ADMIN.username}!`)).toBeVisible();
  await expect(page).toHaveURL('/admin');
});

test('spec 2 §4, without a session the dashboard leads to the sign-in, and without the role it says so', async ({
  page,
  context,
}) => {
  const release = await hold(page, '**/api/admin/me');
  await page.goto('/admin');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/Loading/);
  release();
  await expect(page).toHaveURL('/admin/login');
  await openDashboard(page);
  // The session ends elsewhere.
  await context.clearCookies();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL('/admin/login');
  await page.route('**/api/admin/me', (route) =>
    route.fulfill({ json: { username: 'eddi', roles: ['editor'] } }),
  );
  await page.goto('/admin');
  await expect(heading(page, '403 No access to ads')).toBeVisible();
  await expect(page.getByText(/signed in as eddi/)).toBeVisible();
});

test('spec 2 §2, the dashboard has its title, four cards and two tables, which sort; Logout says whether it worked', async ({
  page,
}) => {
  await openDashboard(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ad Management Dashboard');
  await expect(page.getByText('Track banner ad performance and manage campaigns')).toBeVisible();
  await expect(page.getByText(`Welcome, ${ADMIN.username}`)).toBeVisible();
  const titles = ['Total Impressions', 'Total Clicks', 'Overall CTR', 'Active Ads'];
  await expect(page.locator('dl dt')).toHaveText(titles);
  await expect(page.locator('dl > div').nth(2)).toContainText(/\d+\.\d\d%/);
  await expect(page.getByRole('link', { name: 'Editors’ desk' })).toHaveAttribute('href', '/cms');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  const table = page.getByRole('table', { name: 'Featured Business Statistics' });
  const names = table.getByRole('rowheader');
  const column = table.getByRole('columnheader', { name: 'Business' });
  await expect(column).toHaveAttribute('aria-sort', 'none');
  await column.getByRole('button').click();
  await expect(column).toHaveAttribute('aria-sort', 'ascending');
  const ascending = await names.allTextContents();
  await column.getByRole('button').press('Enter');
  await expect(column).toHaveAttribute('aria-sort', 'descending');
  await expect(names).toHaveText(ascending.toReversed());

  await page.route('**/api/admin/logout', (route) => route.fulfill(broken));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Failed to logout')).toBeVisible();
  await page.unroute('**/api/admin/logout');
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() === 401 && refused.push(answer.url()));
  await page.getByRole('button', { name: 'Logout' }).click();
  forgetSession();
  await expect(toast(page, 'Logged out')).toBeVisible();
  await expect(toast(page, 'You have been logged out successfully')).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});

test('spec 2 §4, the form says what each field lacks, and shows a picture in its slot on a phone and at a desk', async ({
  page,
}) => {
  await openDashboard(page);
  const dialog = await openDialog(page);
  const missing = dialog.getByRole('alert').getByText('Please fill in all fields and select an image');
  await dialog.getByRole('button', { name: 'Create Ad' }).click();
  await expect(missing).toBeVisible();
  const [name, address, file] = [
    dialog.getByLabel('Name'),
    dialog.getByLabel('Click URL'),
    dialog.getByLabel('Image file'),
  ];
  await expect(name).toHaveAccessibleDescription('Give the ad a name.');
  await expect(address).toHaveAccessibleDescription('Give the address that a click opens.');
  await expect(file).toHaveAccessibleDescription(/Choose a file, or give an image URL\.$/);
  for (const field of [name, address, file]) await expect(field).toHaveAttribute('aria-invalid', 'true');
  await name.fill('No picture');
  await address.fill(CLICK_URL);
  await dialog.getByRole('button', { name: 'Create Ad' }).click();
  await expect(missing).toBeVisible();
  for (const field of [name, address]) await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(file).toHaveAttribute('aria-invalid', 'true');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByLabel('Image URL').fill('https://kites.example/a.png');
  await expect(missing).toBeHidden();
  await expect(file).toHaveAttribute('aria-invalid', 'false');

  const url = dialog.getByLabel('Image URL');
  await dialog.getByLabel('Image file').setInputFiles(await banner());
  await expect(url).toHaveValue('');
  await expect(url).toBeDisabled();
  for (const [width, height] of [
    [360, 120],
    [1280, 250],
  ] as const) {
    const screen = dialog.frameLocator(`iframe[title="Preview at ${width} pixels"]`);
    const picture = screen.getByRole('img', { name: 'The chosen picture' });
    await expect.poll(() => picture.evaluate((img) => img.clientHeight)).toBe(height);
  }
  await expect(dialog.getByText('970x250 px', { exact: false }).first()).toBeVisible();
  await dialog
    .getByLabel('Image file')
    .setInputFiles({ ...(await banner()), buffer: await buildPicture('png', 640, 480) });
  await expect(
    dialog.getByText('The picture is 640 x 480 pixels. The slot is made for 970 x 250.'),
  ).toBeVisible();
  await dialog.getByLabel('Image file').setInputFiles([]);
  await expect(url).toBeEnabled();
});

test('spec 2 §4, an ad is sent, switched, changed, and deleted after a question; each says whether it worked, and an ad blocker stops none of it', async ({
  page,
}) => {
  const blocked: string[] = [];
  await page.route(/\/ads\/|banner|\/api\/ads/i, async (route) => {
    blocked.push(route.request().url());
    await route.abort('blockedbyclient');
  });
  await openDashboard(page);
  const name = `Kites ${Date.now().toString(36)}`;
  const row = page.getByRole('table', { name: 'Ad Performance' }).getByRole('row').filter({ hasText: name });
  const isOn = row.getByRole('switch');
  const dialog = await openDialog(page);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Click URL').fill(CLICK_URL);
  await dialog.getByLabel('Image URL').fill('http://127.0.0.1:1/a.png');
  await dialog.getByRole('button', { name: 'Create Ad' }).click();
  await expect(toast(page, 'Failed to create ad')).toBeVisible();
  await expect(
    toast(page, 'We couldn’t fetch the picture. 127.0.0.1 is in a private network.'),
  ).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await dialog.getByLabel('Image file').setInputFiles(await banner());
  const release = await hold(page, '**/api/admin/campaigns');
  await dialog.getByRole('button', { name: 'Create Ad' }).click();
  await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  release();
  await expect(toast(page, 'Ad created successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('ON');
  await expect
    .poll(() => row.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);

  await isOn.click();
  await expect(toast(page, 'Ad status updated successfully')).toBeVisible();
  await expect(isOn).not.toBeChecked();
  await expect(row).toContainText('OFF');
  await expect(row).toContainText('Paused');
  await page.route('**/toggle', (route) => route.fulfill(broken));
  await isOn.click();
  await expect(toast(page, 'Failed to update ad status')).toBeVisible();
  await expect(isOn).not.toBeChecked();
  await page.unroute('**/toggle');
  await isOn.click();
  await expect(isOn).toBeChecked();

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  await expect(edit.getByLabel('Click URL')).toHaveValue(CLICK_URL);
  await edit.getByLabel('First day').fill('2099-01-01');
  await edit.getByLabel('Last day').fill('2098-01-01');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit.getByText('The last day is before the first one.')).toBeVisible();
  await edit.getByLabel('Last day').fill('2099-02-01');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Ad updated successfully')).toBeVisible();
  await expect(row).toContainText('Jan 1, 2099 – Feb 1, 2099');
  await expect(row).toContainText('Scheduled');

  const button = page.getByRole('button', { name: `Delete ${name}` });
  await button.click();
  const question = page.getByRole('alertdialog', { name: 'Delete this ad?' });
  await expect(
    question.getByText(`Are you sure you want to delete "${name}"? This action cannot be undone.`),
  ).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await page.route('**/api/admin/campaigns/*', (route) => route.fulfill(broken));
  await button.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Failed to delete ad')).toBeVisible();
  await page.unroute('**/api/admin/campaigns/*');
  await button.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Ad deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(blocked).toEqual([]);
});

test('a failure to load is reported once, and nothing still says that it is loading', async ({ page }) => {
  await openDashboard(page);
  await page.route('**/campaigns/stats*', (route) => route.fulfill(broken));
  await page.reload();
  const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t load the ad numbers' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Featured Business Statistics' })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await page.unroute('**/campaigns/stats*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Out of \d+$/)).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('numbers are of a range of days in the URL, day by day and as a file', async ({ page }) => {
  await openDashboard(page);
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  await expect(page).toHaveURL(/range=30d/);
  await expect(page.getByText('No impressions or clicks on these days.')).toBeVisible();
  await page.getByText('Day by day as a table').click();
  const days = page.getByRole('region', { name: 'Day by day', exact: true });
  await expect(days.getByRole('row')).toHaveCount(31);
  await page.getByLabel('From', { exact: true }).fill('2026-11-01');
  await expect(page).toHaveURL(/from=2026-11-01/);
  await page.getByLabel('To', { exact: true }).fill('2026-11-03');
  await expect(page).toHaveURL(/from=2026-11-01&to=2026-11-03/);
  await expect(days.getByRole('row')).toHaveCount(4);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV: Ad Performance' }).click();
  expect((await download).suggestedFilename()).toMatch(/2026-11-01.*\.csv$/);
});

/** Stores a document at the desk as staff, or changes it, as its forms do. */
async function store(page: Page, path: string, data: object): Promise<number> {
  return page.evaluate(
    async ([address, isKnown, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(address, { method: isKnown ? 'PATCH' : 'POST', headers, body });
      return (await answer.json()).doc.id;
    },
    [`/cms/api/${path}`, path.includes('/'), JSON.stringify(data)] as const,
  );
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

/** A page of somebody who is nobody's staff and no robot. */
async function openAsReader(page: Page, browser: Browser): Promise<Page> {
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace('Headless', '');
  return (await browser.newContext({ userAgent })).newPage();
}

test('a reader sees an ad with a cap that often in a day, and again the next day', async ({
  page,
  browser,
}) => {
  await openDashboard(page);
  const name = `Rare kites ${Date.now().toString(36)}`;
  const id = await store(page, 'ads', { name, clickUrl: CLICK_URL, imageUrl: '/favicon.svg', dailyCap: 2 });
  const reader = await openAsReader(page, browser);
  // Only this one is due.
  await reader.route('**/api/ads?*', async (route) => {
    const ads: { id: number }[] = await (await page.request.get('/api/ads')).json();
    await route.fulfill({ json: ads.filter((ad) => ad.id === id).map((ad) => ({ ...ad, share: 1 })) });
  });
  const slot = reader.getByRole('complementary', { name: 'Advertisement' });
  const look = async (reported: number) => {
    const report = reader.waitForResponse(`**/api/ads/${reported}/impression`);
    await reader.goto('/cuisines');
    // Without waiting for the slot, which may disappear at any moment.
    await slot.evaluateAll((slots) => slots.forEach((one) => one.scrollIntoView()));
    expect((await report).status()).toBe(204);
  };
  await look(id);
  await look(id);
  await expect(slot.getByRole('img', { name })).toBeVisible();
  for (const _visit of ['third', 'fourth']) {
    await look(0);
    await expect(slot).toHaveCount(0);
  }
  await reader.clock.setFixedTime(new Date(inDays(1)));
  await look(id);
  await expect(slot.getByRole('img', { name })).toBeVisible();
  await reader.context().close();
});

test('a flight is sold, seen by a reader, edited, falls behind, is paused, ends, and is reported and invoiced', async ({
  page,
  browser,
}) => {
  await openDashboard(page);
  const name = `Spring kites ${Date.now().toString(36)}`;
  const orderNumber = `MS-${Date.now()}`;
  const advertiser = await store(page, 'advertisers', { name: `Kite shop ${Date.now()}` });
  const campaign = await store(page, 'campaigns', {
    name,
    advertiser,
    orderNumber,
    price: 0.45,
    priceKind: 'click',
  });
  const id = await store(page, 'ads', {
    name,
    clickUrl: `${new URL(page.url()).origin}/about`,
    imageUrl: '/favicon.svg',
    campaign,
    pages: ['cuisines'],
    goalKind: 'impressions',
    goal: 50_000,
    endDate: inDays(5),
  });

  await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
  const sold = page
    .getByRole('region', { name: 'Campaigns' })
    .getByRole('listitem')
    .filter({ hasText: orderNumber });
  await expect(sold).toContainText(`Order ${orderNumber} · $0.45 for a click · 1 Live`);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: name }).getByText('Runs').first()).toBeAttached();
  expect(await barriers(page)).toEqual([]);

  const reader = await openAsReader(page, browser);
  const ad = reader.getByRole('complementary', { name: 'Advertisement' }).getByRole('link');
  // Flights of other tests may be due there, too.
  await expect(async () => {
    const seen = reader.waitForResponse(`**/api/ads/${id}/impression`, { timeout: 5_000 });
    await reader.goto('/cuisines');
    await reader.getByRole('complementary', { name: 'Advertisement' }).scrollIntoViewIfNeeded();
    expect((await seen).status()).toBe(204);
  }).toPass({ timeout: 90_000 });
  await expect(ad.getByRole('img')).toHaveAttribute('alt', name);
  const clicked = reader.waitForResponse(/\/api\/ads\/\d+\/click/);
  await ad.click();
  expect((await clicked).status()).toBe(204);

  // Counts are written a moment later, and how flights come along is decided once a minute or when one is changed.
  await expect
    .poll(async () => {
      const stats = await (await page.request.get('/api/admin/campaigns/stats')).json();
      return stats.find((one: { id: number }) => one.id === id).clicks;
    })
    .toBe(1);
  // Sold for days of which five are gone: what should have been shown by now was not.
  await store(page, `ads/${id}`, { startDate: inDays(-5) });
  const numbers = page.getByRole('region', { name });
  await page.goto(`/admin?flight=${id}`);
  await expect(numbers).toContainText('1 of 50,000 impressions');
  await expect(numbers.getByRole('row').filter({ hasText: 'List of cuisines' })).toContainText(/1.*1/);
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(numbers.getByText('the 7 days before')).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await page.goto('/admin');
  const needs = page.getByRole('region', { name: 'What needs you' });
  await expect(needs.getByRole('listitem').filter({ hasText: name }).first()).toContainText(
    /Behind by 49,9\d\d/,
  );
  const row = page.getByRole('table', { name: 'Ad Performance' }).getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Behind by 49,9');
  await row.getByRole('switch').click();
  await expect(row).toContainText('Paused');
  await expect(needs).not.toContainText(`${name} Behind`);

  await page.goto('/admin?view=reports');
  const link = await page.getByRole('link', { name: `Report: ${name}` }).getAttribute('href');
  await reader.goto(link ?? '');
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(name);
  const pace = reader.getByRole('region', { name: 'Goal and pace' });
  await expect(pace).toContainText('1 of 50,000 impressions');
  await expect(pace).toContainText('Paused');
  expect(await barriers(reader)).toEqual([]);
  expect((await reader.goto(`${link}x`))?.status()).toBe(404);

  const withdraw = page.getByRole('button', { name: `Withdraw the links: ${name}` });
  await withdraw.click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw all links?' });
  await expect(question).toContainText(name);
  expect(await barriers(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await reader.goto(link ?? ''))?.status()).toBe(200);
  await withdraw.click();
  await question.getByRole('button', { name: 'Withdraw links' }).click();
  await expect(toast(page, 'Links withdrawn')).toBeVisible();
  expect((await reader.goto(link ?? ''))?.status()).toBe(410);
  await expect(reader.getByText('This link has been withdrawn.')).toBeVisible();

  await page.goto('/admin');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  await edit.getByLabel('Last day').fill(inDays(-2).slice(0, 10));
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row).toContainText('Ended, 49,999 short');
  await expect(row).toContainText('100.00%');

  const lines = await page.request.get(`/api/admin/numbers/invoices?month=${inDays(0).slice(0, 7)}`);
  expect(await lines.text()).toMatch(new RegExp(`${orderNumber},.*,A click,1,0\\.45,0\\.45`));
  await reader.context().close();
});

test('a flight is copied as a draft without a number, and a picture is seen in its slot on a phone and at a desk', async ({
  page,
}) => {
  await openDashboard(page);
  const name = `Winter kites ${Date.now().toString(36)}`;
  const image = { name, clickUrl: CLICK_URL, imageUrl: '/favicon.svg', isActive: false };
  const id = await store(page, 'ads', image);
  await page.goto(`/admin?flight=${id}`);
  await expect(page.getByText('Nobody has seen it on these days.')).toBeVisible();
  for (const width of [360, 1280]) {
    const screen = page.frameLocator(`iframe[title="Preview at ${width} pixels"]`);
    await expect(screen.getByRole('img', { name })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Copy as a draft' }).click();
  await expect(toast(page, 'Copied as a draft')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`flight=${id}$`));
  await expect(page.getByRole('region', { name }).getByRole('listitem').first()).toContainText('Draft');
});
