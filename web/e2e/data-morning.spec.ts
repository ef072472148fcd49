import { readFile } from 'node:fs/promises';
import { publish, signIn, visitPanel } from './panel.ts';
import { expect, test, type Page } from './visit.ts';

/** A morning of data staff, besides what `imports`, `editor` and `editors-week` play. */
test.use({ watched: false });
test.describe.configure({ mode: 'serial' });

const stamp = Date.now();
const PLACE = `Night Heron ${stamp}`;
const LIST = `Name,Street,Phone,Cuisine,Neighborhood
${PLACE},${stamp} Falls Rd,410-555-0142,Mexican,Hampdn
Nite Heron ${stamp},${stamp} Falls Road,(410) 555-0142,Mexican,Hampden
`;

/** Opens a record by its name, as from the menu. */
async function openFromList(page: Page, collection: string, name: string): Promise<void> {
  await visitPanel(page, `/cms/collections/${collection}`);
  await page.getByPlaceholder(/^Search by/).fill(name);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  const stored = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/cms/api/'),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await stored).ok()).toBe(true);
}

test('a list with a misspelled neighborhood and a place that stands in it twice is imported', async ({
  page,
}) => {
  await signIn(page);
  await visitPanel(page, '/cms/imports');
  const menu = page.locator('.nav').getByRole('link', { name: 'Imports' });
  await expect(menu).toHaveAttribute('aria-current', 'page');
  const buffer = Buffer.from(LIST);
  const file = { name: `morning-${stamp}.csv`, mimeType: 'text/csv', buffer };
  await page.getByLabel(/^File \(XLSX/).setInputFiles(file);
  await page.getByRole('button', { name: 'Plan the import' }).click();
  await page.getByRole('button', { name: 'Hampden?' }).click();
  await expect(page.getByRole('button', { name: 'Hampden?' })).toHaveCount(0);
  const twin = page.getByRole('row').filter({ hasText: `Nite Heron ${stamp}` });
  await twin.getByRole('button', { name: 'Leave out' }).click();
  await expect(twin.getByRole('cell', { name: 'Left out' })).toBeVisible();
  await page.getByRole('button', { name: 'Commit this plan' }).click();
  await expect(page.getByText('1 created, 0 updated.')).toBeVisible();
  await expect(twin.getByRole('cell', { name: 'Left out' })).toBeVisible();
  await page.getByRole('link', { name: PLACE }).click();
  await expect(page.locator('#field-neighborhoodRecord')).toContainText('Hampden');
});

test('what a list shows is saved as CSV, and so is the whole directory', async ({ page }) => {
  await signIn(page);
  await visitPanel(page, '/cms/collections/restaurants');
  await page.getByPlaceholder(/^Search by/).fill(PLACE);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'More actions' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as CSV' }).click();
  const rows = (await readFile(await (await download).path(), 'utf8')).trim().split(/\r?\n/);
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatch(new RegExp(`^${PLACE},Hampden,Open,Published,Mexican`));

  await visitPanel(page, '/cms/imports?part=export');
  const all = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV, for spreadsheets' }).click();
  expect(await readFile(await (await all).path(), 'utf8')).toContain(PLACE);
});

test('a place’s dead website is found, mended, and gone from the list', async ({ page }) => {
  await signIn(page);
  await openFromList(page, 'restaurants', PLACE);
  await page.locator('#field-website').fill('http://127.0.0.1:9/menu');
  await publish(page);
  await visitPanel(page, '/cms/collections/broken-links');
  await page.getByRole('button', { name: 'Check now' }).click();
  const row = page.getByRole('row').filter({ hasText: '127.0.0.1:9/menu' });
  await expect(async () => {
    await visitPanel(page, '/cms/collections/broken-links');
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await row.getByRole('link', { name: PLACE }).click();
  await page.locator('#field-website').fill('');
  await publish(page);
  await visitPanel(page, '/cms/collections/broken-links');
  await row.getByRole('button', { name: /^Check again/ }).click();
  await expect(row).toHaveCount(0);
});

test('a place that closes says so to readers, and since when to its editors', async ({ page }) => {
  await signIn(page);
  await openFromList(page, 'restaurants', PLACE);
  const sidebar = page.locator('.document-fields__sidebar-fields');
  await expect(sidebar.locator('#field-closedOn')).toHaveCount(0);
  await sidebar.locator('#field-status').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Closed', exact: true }).click();
  await expect(sidebar.locator('#field-closedOn')).toBeVisible();
  await publish(page);
  await page.goto(`/restaurants/${page.url().split('/').at(-1)}`);
  await expect(page.getByText('This place has closed for good')).toBeVisible();
});

test('a redirect leads readers to a page, never to none', async ({ page }) => {
  await signIn(page);
  await visitPanel(page, '/cms/collections/redirects/create');
  await page.locator('#field-from').fill(`/old-guides-${stamp}`);
  await page.locator('#field-to').fill('/blgo');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This leads to /blgo, and we have no such page.')).toBeVisible();
  await page.locator('#field-to').fill('/blog');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/redirects\/\d+$/);
  await page.goto(`/old-guides-${stamp}`);
  await expect(page).toHaveURL(/\/blog$/);
});

test('a cuisine that is none leaves the site, and comes back', async ({ page }) => {
  const isShown = async () => (await page.request.get('/cuisines/buffet')).status();
  await signIn(page);
  await openFromList(page, 'cuisines', 'Buffet');
  expect(await isShown()).toBe(200);
  await page.getByLabel('Not a cuisine').check();
  await save(page);
  expect(await isShown()).toBe(404);
  await page.getByLabel('Not a cuisine').uncheck();
  await save(page);
  expect(await isShown()).toBe(200);
});
