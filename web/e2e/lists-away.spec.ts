import { fillRegistration, fromOwnAddress, newUsername, toastOf } from './diner.ts';
import { ask } from './site-api.ts';
import { slowDown } from './slow-line.ts';
import { expect, hydrated, test, visit, type Page } from './visit.ts';

/** Lists on a slow or missing network, or without scripts (decisions §5, §13). */
test.use({ extraHTTPHeaders: fromOwnAddress() });

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const cards = (page: Page) => page.getByRole('article').getByRole('heading');

interface Place {
  readonly id: number;
  readonly name: string;
}

async function twoPlaces(request: Parameters<typeof ask>[0]): Promise<[Place, Place]> {
  const { featured } = await ask(request, '/api/pages/home');
  const [first, second] = featured;
  if (!first || !second) throw new Error('The front page shows no places.');
  return [first, second];
}

/** Creates an account with a list, and opens it. */
async function openList(page: Page, places: readonly Place[]): Promise<void> {
  await visit(page, '/auth');
  await fillRegistration(page, newUsername('away'));
  await expect(page).toHaveURL('/');
  const made = await page.evaluate(
    async (ids) => {
      const body = { deviceKey: 'a-list-away', name: 'Crab feast', places: ids.map((id) => ({ id })) };
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/lists', { method: 'POST', headers, body: JSON.stringify(body) })).status;
    },
    places.map(({ id }) => id),
  );
  expect(made).toBe(200);
  await visit(page, '/saved?list=a-list-away');
  await expect(cards(page)).toHaveText(places.map(({ name }) => name));
}

for (const width of [390, 1280]) {
  test(`at ${width} px on a slow network a list changes at once, and stays changed`, async ({
    page,
    request,
  }) => {
    const [first, second] = await twoPlaces(request);
    await page.setViewportSize({ width, height: 844 });
    await openList(page, [first, second]);
    await slowDown(page);

    const answers = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await press(page, `Move ${second.name} up`);
    await expect(cards(page)).toHaveText([second.name, first.name]);
    await press(page, `Been there at ${first.name}`);
    await press(page, `Add a note on ${second.name}`);
    await main(page).getByLabel(`Your note on ${second.name}`).fill('Bring a bib.');
    await press(page, 'Save note');
    await expect(main(page).getByText('Bring a bib.')).toBeVisible();
    expect((await answers).status()).toBe(200);
    await expect(main(page).getByRole('button', { name: 'Save note' })).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(cards(page)).toHaveText([second.name, first.name]);
    await expect(main(page).getByText('Bring a bib.')).toBeVisible();
    await expect(main(page).getByRole('button', { name: `Been there at ${first.name}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test(`at ${width} px offline typed text stays, pressed buttons revert, and both work later`, async ({
    page,
    request,
    faults,
  }) => {
    const [first, second] = await twoPlaces(request);
    await page.setViewportSize({ width, height: 844 });
    await openList(page, [first, second]);
    await press(page, `Add a note on ${first.name}`);
    await page.context().setOffline(true);
    const note = main(page).getByLabel(`Your note on ${first.name}`);
    await note.fill('They take big tables.');
    await press(page, 'Save note');
    await expect(toastOf(page)).toContainText('We couldn’t get through. Please try again.');
    await expect(note).toHaveValue('They take big tables.');
    await press(page, `Move ${second.name} up`);
    await expect(cards(page)).toHaveText([first.name, second.name]);
    await press(page, 'Rename');
    await main(page).getByLabel('Name of the list').fill('Oyster night');
    await main(page).getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(main(page).getByLabel('Name of the list')).toHaveValue('Oyster night');
    await main(page).getByLabel('Add a place').fill('pizza');
    await expect(main(page).getByText('We can’t look places up right now.')).toBeVisible();

    await page.context().setOffline(false);
    await press(page, 'Save note');
    await expect(note).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Oyster night' })).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(main(page).getByText('They take big tables.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Oyster night' })).toBeVisible();
    // The browser reports the requests that failed offline.
    faults.splice(0);
  });
}

test('lists on the device work offline', async ({ page, request, faults }) => {
  const [first, second] = await twoPlaces(request);
  const places = [first, second].map(({ id }) => ({ id, note: '', beenThere: false }));
  const kept = JSON.stringify({ lists: [{ deviceKey: 'on-device', name: 'Lunch', places }] });
  await visit(page, '/about');
  await page.evaluate((lists) => localStorage.setItem('saved-lists', lists), kept);
  await visit(page, '/saved?list=on-device');
  await expect(cards(page)).toHaveText([first.name, second.name]);
  await page.context().setOffline(true);
  await press(page, `Move ${second.name} up`);
  await expect(cards(page)).toHaveText([second.name, first.name]);
  await press(page, `Add a note on ${first.name}`);
  await main(page).getByLabel(`Your note on ${first.name}`).fill('Cash only.');
  await press(page, 'Save note');
  await expect(main(page).getByText('Cash only.')).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await hydrated(page);
  await expect(cards(page)).toHaveText([second.name, first.name]);
  await expect(main(page).getByText('Cash only.')).toBeVisible();
  faults.splice(0);
});

test.describe('without JavaScript', () => {
  test('a shared list is readable, without dead buttons', async ({ page, request, browser }) => {
    const [first, second] = await twoPlaces(request);
    await openList(page, [first, second]);
    await press(page, `Add a note on ${first.name}`);
    await main(page).getByLabel(`Your note on ${first.name}`).fill('Bring a bib.');
    await press(page, 'Save note');
    // The form closes when the note is stored.
    await expect(main(page).getByRole('button', { name: 'Save note' })).toHaveCount(0);
    await press(page, 'Let others edit');
    const link = await main(page)
      .getByLabel(/With the editing link/)
      .inputValue();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const reader = await context.newPage();
    await reader.goto(link);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Crab feast');
    await expect(cards(reader)).toHaveText([first.name, second.name]);
    await expect(main(reader).getByText('Bring a bib.')).toBeVisible();
    await expect(main(reader).getByRole('button')).toHaveCount(0);
    await expect(main(reader).getByRole('textbox')).toHaveCount(0);
    await context.close();
  });
});
