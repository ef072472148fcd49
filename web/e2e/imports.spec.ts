import { region } from '#city';
import { signIn, visitPanel } from './panel.ts';
import { expect, test, type Page } from './visit.ts';

/** A data editor's day at /cms/imports: inspect, plan, fix, commit, merge, undo, verify. */
test.use({ watched: false });
test.describe.configure({ mode: 'serial' });

const stamp = Date.now();
const name = (what: string) => `${what} ${stamp}`;
const HEAD = 'id,name,cuisine,neighborhood,address,phone,rating,latitude,longitude';
const ROWS = [
  `a${stamp},${name('PRATT OYSTERS')},Seafood,Canton,${stamp} Pratt St,410-276-7143,4.5,39.2801,-76.5801`,
  `b${stamp},${name('Too Many Stars')},Seafood,Canton,9${stamp} Pratt St,,11,,`,
  `c${stamp},${name('Swapped Grill')},Seafood,Canton,8${stamp} Pratt St,,4,-76.59,39.29`,
];

const CREATE_SOURCE = '/cms/collections/import-sources/create';
const VENUES = `Venue,Where,Kind,Part of town\n${name('TIN CUP')},7${stamp} Thames St,"Seafood, Bar",Canton\n`;

async function openImports(page: Page, part = ''): Promise<void> {
  await signIn(page);
  await visitPanel(page, `/cms/imports${part}`);
  await expect(page.getByRole('heading', { name: 'Imports', level: 1 })).toBeVisible();
}

async function sendFile(page: Page, rows: readonly string[], fileName = `list-${stamp}.csv`): Promise<void> {
  await page.getByLabel(/^File \(XLSX/).setInputFiles({
    name: fileName,
    mimeType: 'text/csv',
    buffer: Buffer.from(`${[HEAD, ...rows].join('\n')}\n`),
  });
  await expect(page.getByLabel(/^Map: how/)).toBeVisible();
}

test('a data editor inspects, plans, downloads rejects, commits and undoes', async ({ page }) => {
  await openImports(page);
  await page
    .getByLabel(/^File \(XLSX/)
    .setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from(`${HEAD}\n`) });
  await expect(page.getByRole('alert').filter({ hasText: 'no rows besides its header' })).toBeVisible();
  await sendFile(page, ROWS);
  // Too many of its values are invalid for a proposal: a person decides.
  for (const [column, field] of [
    ['rating', 'Rating'],
    ['latitude', 'Latitude'],
    ['longitude', 'Longitude'],
  ] as const)
    await page.getByLabel(`${column} becomes`).selectOption({ label: field });
  await expect(page.getByRole('cell', { name: name('Pratt Oysters'), exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: `2 places on a drawing of ${region.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Plan the import' }).click();
  await expect(page.getByText('Planned: nothing is stored yet')).toBeVisible();
  await page.getByRole('button', { name: 'Rejected 1' }).click();
  await expect(page.getByRole('cell', { name: /Rating: off the scale/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the rejected rows' }).click();
  expect((await download).suggestedFilename()).toBe(`list-${stamp}.rejects.csv`);
  await page.getByRole('button', { name: 'Commit this plan' }).click();
  await expect(page.getByText('2 created, 0 updated.')).toBeVisible();
  await page.getByRole('button', { name: 'Created 2' }).click();
  await expect(page.getByRole('cell', { name: 'Created', exact: true })).toHaveCount(2);

  // It's committed only once.
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: `list-${stamp}.csv` })).toContainText('2 created');
});

test('a suspicious plan can be committed once each warning is confirmed', async ({ page }) => {
  await openImports(page);
  const rows = Array.from(
    { length: 20 },
    (_, n) => `d${n}${stamp},${name(`Dock ${n}`)},Kind ${n},Canton,${n + 1} Boston St,,4,38.9,-77.0${n}`,
  );
  await sendFile(page, rows, `doubtful-${stamp}.csv`);
  await page.getByRole('button', { name: 'Plan the import' }).click();
  await expect(page.getByText('20 of 20 rows lie outside the region')).toBeVisible();
  const commit = page.getByRole('button', { name: 'Commit this plan' });
  await expect(commit).toBeDisabled();
  await page.getByRole('checkbox', { name: 'These places belong in the directory; go on anyway' }).check();
  await expect(page.getByText('20 of 20 rows have a cuisine or neighborhood that is new')).toBeVisible();
  await expect(commit).toBeDisabled();
  await page
    .getByRole('checkbox', { name: 'These cuisines and neighborhoods belong in the directory; go on anyway' })
    .check();
  await expect(commit).toBeEnabled();
});

test('columns of an unknown list are mapped with dropdowns only, and the map is used when it comes again', async ({
  page,
}) => {
  await openImports(page);
  const send = () =>
    page
      .getByLabel(/^File \(XLSX/)
      .setInputFiles({ name: 'venues.csv', mimeType: 'text/csv', buffer: Buffer.from(VENUES) });
  await send();
  for (const [column, field] of [
    ['Venue', 'Name'],
    ['Where', 'Street address'],
    ['Kind', 'Cuisine'],
    ['Part of town', 'Neighborhood'],
  ] as const)
    await page.getByLabel(`${column} becomes`).selectOption({ label: field });
  await page.getByLabel('Venue is changed').selectOption('CAPITALS to Title Case');
  await page.getByLabel('Kind is changed').selectOption('First of several, by comma');
  await page.getByLabel(/^Source name/).fill('venues');
  const first = page.getByRole('region', { name: 'First rows' }).getByRole('row').nth(1);
  await expect(first.getByRole('cell', { name: name('Tin Cup'), exact: true })).toBeVisible();
  await expect(first.getByRole('cell', { name: 'Seafood', exact: true })).toBeVisible();
  await page.getByLabel('Save the map as').fill('Venues');
  await page.getByRole('button', { name: 'Save the map' }).click();
  await expect(page.getByText('Saved as “Venues.”')).toBeVisible();
  await page.getByRole('button', { name: 'Plan the import' }).click();
  await expect(page.getByRole('button', { name: 'To create 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Commit this plan' }).click();
  await expect(page.getByText('1 created, 0 updated.')).toBeVisible();

  // When it comes again, the saved map is preselected, and nothing changes.
  await visitPanel(page, '/cms/imports');
  await send();
  await expect(page.getByLabel(/^Map: how/).locator('option:checked')).toHaveText(/^Venues \(/);
  await page.getByRole('button', { name: 'Plan the import' }).click();
  await expect(page.getByRole('button', { name: 'To create 0' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unchanged 1' })).toBeVisible();
});

test('a source of lists is set up, read at once, and says what is wrong with it', async ({ page }) => {
  await openImports(page);
  await page.getByRole('link', { name: 'Sources', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Create new' }).first()).toHaveAttribute('href', CREATE_SOURCE);
  // Payload's list drops a click while it still writes its defaults to the address, and its form takes a check back
  // while the answer to the last change arrives.
  await visitPanel(page, CREATE_SOURCE);
  await page.locator('#field-name').fill('Venues of the city');
  await choose(page, 'kind', 'In a folder on the server');
  await page.locator('#field-location').fill('venues');
  await page.getByRole('group', { name: 'Saved maps' }).getByRole('button', { name: 'Venues' }).click();
  await choose(page, 'readingDay', 'Mondays');
  await expect(() => page.getByLabel('Read it now').check()).toPass();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/import-sources\/\d+$/);
  await expect(async () => {
    await page.reload();
    await expect(page.locator('#field-alarm')).toHaveValue(/^There is no folder .*; make it/, {
      timeout: 5_000,
    });
  }).toPass({ timeout: 120_000 });
});

/** Picks an option in one of Payload's selects. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`#field-${field}`).getByRole('combobox').click();
  await page.getByRole('option', { name: option }).click();
}

test('a possible duplicate is held back, created anyway, and merged', async ({ page }) => {
  await openImports(page);
  await sendFile(
    page,
    [
      `z${stamp},${name('Pratt Oyster House')},Seafood,Canton,${stamp} Pratt Street,(410) 276-7143,,39.2801,-76.5801`,
    ],
    `more-${stamp}.csv`,
  );
  await page.getByRole('button', { name: 'Plan the import' }).click();
  await expect(page.getByText(/same address, same phone/)).toBeVisible();
  await page.getByRole('button', { name: `Create anyway: ${name('Pratt Oyster House')}` }).click();
  await expect(page.getByRole('button', { name: 'To create 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Commit this plan' }).click();
  await expect(page.getByText('1 created, 0 updated.')).toBeVisible();

  await visitPanel(page, '/cms/imports?part=duplicates');
  const pair = page.getByRole('article').filter({ hasText: name('Pratt Oyster House') });
  await expect(pair).toBeVisible();
  await expect(pair.getByRole('columnheader', { name: /^Keep Pratt .+ \(place \d+\)$/ })).toHaveCount(2);
  const merge = pair.getByRole('button', { name: /^Merge into place/ });
  const kept = (await merge.textContent())?.match(/\d+/)?.[0] ?? '';
  const numbers = (await pair.getByRole('columnheader').allTextContents()).join().match(/(?<=place )\d+/g);
  const gone = numbers?.find((number) => number !== kept);
  await merge.click();
  await expect(pair).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(pair).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'is a place of its own again' })).toBeVisible();
  await merge.click();
  await expect(pair).toHaveCount(0);
  // Whoever notices later finds it below.
  await page.reload();
  const past = page
    .getByRole('region', { name: 'Merges' })
    .getByRole('row')
    .filter({ hasText: String(stamp) });
  await past.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(pair).toBeVisible();
  await merge.click();
  await expect(pair).toHaveCount(0);
  await page.goto(`/restaurants/${gone}`);
  await expect(page).toHaveURL(new RegExp(`/restaurants/${kept}$`));
});

test('an import is undone', async ({ page }) => {
  await openImports(page);
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page
    .getByRole('row')
    .filter({ hasText: `list-${stamp}.csv` })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  // One of its places has been merged into since: it stays and is listed.
  await expect(page.getByText(/Undone: .*1 new ones removed/)).toBeVisible();
});

test('a place is verified today and leaves the queue', async ({ page }) => {
  await openImports(page, '?part=verification');
  // Not the first: the place journeys need one that was never verified.
  const row = page.getByRole('row').nth(5);
  const place = await row.getByRole('link').first().textContent();
  await row.getByRole('button', { name: /^Checked today/ }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `${place} is marked as checked today.` }),
  ).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: place ?? '' })).toHaveCount(0);
});
