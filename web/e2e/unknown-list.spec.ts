import { existsSync, readFileSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '#cms/test/run-program';
import { parse } from 'csv-parse/sync';
import writeXlsxFile from 'write-excel-file/node';
import { signIn, visitPanel } from './panel.ts';
import { expect, test, type Page } from './visit.ts';

/**
 * A non-programmer gets a workbook of an unknown kind: maps it with dropdowns, is stopped, fixes it, commits it, and
 * needs one press when it comes again. Finally the site reads it automatically.
 */
test.use({ watched: false });
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const CITY_FILE = path.resolve(ROOT, '../shared/data/open-baltimore-restaurants/restaurants.csv');
const ROWS = 500;
const HEADERS = ['Venue', 'Postal', 'Part of town', 'Council', 'Precinct', 'Where it is'];
const WEEK_LATER = 'venues-next-week.xlsx';

test.skip(
  !existsSync(CITY_FILE),
  `${path.relative(ROOT, CITY_FILE)} is not here: there is no list to import`,
);

/** The first rows of the city's list, as a workbook with headers that no map knows. */
async function buildWorkbook(): Promise<Buffer> {
  const [, ...rows] = parse(readFileSync(CITY_FILE)) as string[][];
  return writeXlsxFile([{ data: [HEADERS, ...rows.slice(0, ROWS)], sheet: 'Venues' }]).toBuffer();
}

async function sendWorkbook(page: Page, name: string): Promise<void> {
  await visitPanel(page, '/cms/imports');
  await page.getByLabel(/^File \(XLSX/).setInputFiles({
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await buildWorkbook(),
  });
  await expect(page.getByLabel(/^Map: how/)).toBeVisible();
}

async function become(page: Page, column: string, field: string, change?: string): Promise<void> {
  await page.getByLabel(`${column} becomes`).selectOption({ label: field });
  if (change) await page.getByLabel(`${column} is changed`).selectOption(change);
}

async function saveMap(page: Page, version: number): Promise<void> {
  await page.getByLabel('Save the map as').fill('City venues');
  await page.getByRole('button', { name: 'Save the map' }).click();
  await expect(page.getByText(`Saved as “City venues”, version ${version}.`)).toBeVisible();
}

async function plan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan the import' }).click();
  await expect(page.getByText('Planned: nothing is stored yet')).toBeVisible({ timeout: 120_000 });
}

const countOf = async (page: Page, kind: string) => {
  const text = await page.getByRole('button', { name: new RegExp(`^${kind} [\\d,]+$`) }).textContent();
  return Number(text?.replaceAll(/\D/g, ''));
};

test('a workbook of 500 rows is mapped with dropdowns, saved, planned, stopped, fixed and committed', async ({
  page,
}) => {
  await signIn(page);
  await sendWorkbook(page, 'venues.xlsx');
  for (const column of ['Postal', 'Council', 'Precinct', 'Part of town'])
    await become(page, column, 'Leave out');
  await become(page, 'Venue', 'Name', 'CAPITALS to Title Case');
  await become(page, 'Where it is', 'Street address', 'First line, CAPITALS to Title Case');
  await page.getByLabel(/^Source name/).fill('city-venues');
  await page.getByLabel(/^Cuisine for new places/).fill('Restaurant');
  await page.getByLabel(/^Neighborhood for new places/).fill('Canton');
  const first = page.getByRole('region', { name: 'First rows' });
  await expect(first.getByRole('cell', { name: '4509 Belair Road', exact: true })).toBeVisible();
  await saveMap(page, 1);
  await plan(page);
  // The part of town is not mapped, so everything would be in Canton.
  await expect(page.getByText(/^\d+ of \d+ rows are in one neighborhood, Canton;/)).toBeVisible();
  const commit = page.getByRole('button', { name: 'Commit this plan' });
  await expect(commit).toBeDisabled();

  await sendWorkbook(page, 'venues.xlsx');
  // The saved map is preselected.
  await expect(page.getByLabel(/^Map: how/).locator('option:checked')).toHaveText(/^City venues, version 1 /);
  await become(page, 'Part of town', 'Neighborhood');
  await saveMap(page, 2);
  await plan(page);
  await expect(page.getByText(/rows are in one neighborhood/)).toBeHidden();
  await expect(page.getByText(/^\d+ of \d+ rows have one cuisine, Restaurant;/)).toBeVisible();
  await expect(commit).toBeDisabled();
  await page.getByRole('checkbox', { name: 'The cuisine is right; go on anyway' }).check();
  // The stands of one stadium share an address, so one press decides them all.
  const stadium = page.getByRole('button', { name: /^Create all \d+ anyway: .*1101 Russell St/ });
  await stadium.click();
  await expect(stadium).toBeHidden();
  const created = await countOf(page, 'To create');
  expect(created).toBeGreaterThan(ROWS * 0.9);
  await commit.click();
  await expect(page.getByText(`${created} created, 0 updated.`)).toBeVisible({ timeout: 120_000 });
});

test('the same workbook a week later needs one press, and changes nothing', async ({ page }) => {
  await signIn(page);
  await sendWorkbook(page, WEEK_LATER);
  await plan(page);
  expect(await countOf(page, 'To create')).toBe(0);
  expect(await countOf(page, 'To update')).toBe(0);
  expect(await countOf(page, 'Unchanged')).toBeGreaterThan(ROWS * 0.9);
});

test('the site reads the workbook automatically from a folder, within the limits that staff set', async ({
  page,
}) => {
  await signIn(page);
  await visitPanel(page, '/cms/imports#sources');
  await page.getByRole('button', { name: 'Add a source' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Venues of the city');
  await page.getByLabel('Where the file is').selectOption('In a folder on the server');
  const label = await page.getByText(/^Folder below /).textContent();
  const inbox = /^Folder below (.*?) \(/.exec(label ?? '')?.[1] ?? '';
  await page.getByLabel(/^Folder below /).fill('venues');
  await page.getByLabel(/^Map: how/).selectOption('City venues');
  await page.getByLabel('Read on').selectOption('Mondays');
  await page.getByLabel('Time, in Baltimore').selectOption('5 AM');
  await page.getByLabel('Commit automatically when nothing looks wrong').check();
  await page.getByLabel(/^New and changed places/).fill('25');
  await page.getByRole('button', { name: 'Save the source' }).click();
  await expect(page.getByText('Venues of the city is saved.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Venues of the city' });
  await expect(row).toContainText(/Mon, .*, 5:00 AM/);

  await mkdir(path.join(inbox, 'venues'), { recursive: true });
  const file = path.join(inbox, 'venues', WEEK_LATER);
  await writeFile(file, await buildWorkbook());
  const before = new Date(Date.now() - 60_000);
  await utimes(file, before, before);
  await row.getByRole('button', { name: 'Read now: Venues of the city' }).click();
  await expect(row).toContainText('Nothing to change.', { timeout: 120_000 });
  await row.getByRole('link', { name: /^Plan \d+$/ }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^Plan \\d+: ${WEEK_LATER}$`) })).toBeVisible();
});
