import { barriers } from './barriers.ts';
import { fillRegistration, fromOwnAddress, newUsername } from './diner.ts';
import { whatSticksOut } from './layout.ts';
import { ask } from './site-api.ts';
import { expect, hydrated, test, visit, type Page } from './visit.ts';

/** Named lists: stored on the device, moved to the account, shared (decisions §5). */
test.use({ extraHTTPHeaders: fromOwnAddress() });

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => page.getByRole('article').getByRole('heading');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const lists = (page: Page) => page.getByRole('navigation', { name: 'Your lists' }).getByRole('link');

async function twoNames(request: Parameters<typeof ask>[0]): Promise<[string, string]> {
  const { featured } = await ask(request, '/api/pages/home');
  const [first, second] = featured;
  if (!first || !second) throw new Error('The front page shows no places.');
  return [first.name, second.name];
}

/** Starts a list from a place's card on the current page. */
async function startList(page: Page, list: string, place: string): Promise<void> {
  await press(page, `Add ${place} to a list`);
  const dialog = page.getByRole('dialog', { name: 'Add to a list' });
  await dialog.getByRole('button', { name: 'New list' }).click();
  await dialog.getByLabel('Name of the new list').fill(list);
  await dialog.getByRole('button', { name: 'Create and add' }).click();
  await expect(dialog.getByRole('checkbox', { name: list })).toBeChecked();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
}

async function addByName(page: Page, place: string): Promise<void> {
  await main(page).getByLabel('Add a place').fill(place);
  await press(page, `Add ${place}`);
}

async function writeNote(page: Page, place: string, note: string): Promise<void> {
  await press(page, `Add a note on ${place}`);
  await main(page).getByLabel(`Your note on ${place}`).fill(note);
  await press(page, 'Save note');
  // The form closes when the note is stored.
  await expect(main(page).getByRole('button', { name: 'Save note' })).toHaveCount(0);
  await expect(main(page).getByText(note)).toBeVisible();
}

for (const width of [390, 1280]) {
  test(`at ${width} px lists get names, notes and an order on the device, and keep them in the account`, async ({
    page,
    request,
  }) => {
    const [first, second] = await twoNames(request);
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/');
    await startList(page, 'Date night', first);
    await visit(page, '/saved');
    await lists(page).filter({ hasText: 'Date night' }).click();
    await addByName(page, second);
    await expect(cards(page)).toHaveText([second, first]);

    await writeNote(page, first, 'Ask for the window.');
    await press(page, `Been there at ${first}`);
    await press(page, `Move ${first} up`);
    await expect(cards(page)).toHaveText([first, second]);
    await expect(page.getByRole('status').filter({ hasText: `${first} is now 1 of 2.` })).toHaveCount(1);
    await expect(main(page).getByRole('button', { name: `Move ${first} up` })).toBeFocused();
    expect(await barriers(page)).toEqual([]);
    await expect.poll(() => whatSticksOut(page)).toEqual({ page: 0, elements: [] });

    await press(page, 'New list');
    await main(page).getByLabel('Name of the new list').fill('Lunch near work');
    await press(page, 'Create list');
    await expect(lists(page)).toHaveText([/^Saved places/, /^Date night 2$/, /^Lunch near work 0$/]);

    await main(page).getByRole('link', { name: 'Sign in' }).click();
    await fillRegistration(page, newUsername('lister'));
    await expect(page.getByText('Kept in your account, on all your devices.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('saved-lists'))).toBe(null);
    await page.goto('/saved');
    await expect(lists(page)).toHaveText([/^Saved places/, /^Date night 2$/, /^Lunch near work 0$/]);
    await lists(page).filter({ hasText: 'Date night' }).click();
    await expect(cards(page)).toHaveText([first, second]);
    await expect(main(page).getByText('Ask for the window.')).toBeVisible();
    await expect(main(page).getByRole('button', { name: `Been there at ${first}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test(`at ${width} px a shared list is read with one link and edited with the other, until each is revoked`, async ({
    page,
    request,
    browser,
  }) => {
    const [first, second] = await twoNames(request);
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/auth');
    const author = newUsername('sharer');
    await fillRegistration(page, author);
    await expect(page).toHaveURL('/');
    await startList(page, 'Crab feast', first);
    await visit(page, '/saved');
    await lists(page).filter({ hasText: 'Crab feast' }).click();
    await writeNote(page, first, 'Bring a bib.');
    await press(page, 'Share list');
    const readLink = await main(page)
      .getByLabel(/Anyone with this link/)
      .inputValue();
    await press(page, 'Let others edit');
    const editLink = await main(page)
      .getByLabel(/With the editing link/)
      .inputValue();
    expect(await barriers(page)).toEqual([]);
    await expect.poll(() => whatSticksOut(page)).toEqual({ page: 0, elements: [] });

    const other = await browser.newContext({ viewport: { width, height: 844 } });
    const friend = await other.newPage();
    await visit(friend, readLink);
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Crab feast');
    await expect(main(friend).getByText(`${author} shared this list with you.`)).toBeVisible();
    await expect(main(friend).getByText('Bring a bib.')).toBeVisible();
    await expect(main(friend).getByRole('button', { name: /^(Move|Take|Add a note|Edit note)/ })).toHaveCount(
      0,
    );

    await visit(friend, editLink);
    await addByName(friend, second);
    await expect(cards(friend)).toHaveText([second, first]);
    await writeNote(friend, second, 'They take big tables.');
    const moved = friend.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await press(friend, `Move ${second} down`);
    await expect(cards(friend)).toHaveText([first, second]);
    expect((await moved).ok()).toBe(true);
    expect(await barriers(friend)).toEqual([]);

    await page.reload();
    await hydrated(page);
    await expect(cards(page)).toHaveText([first, second]);
    await expect(main(page).getByText('They take big tables.')).toBeVisible();
    await press(page, 'Stop editing');
    await expect(main(page).getByRole('button', { name: 'Let others edit' })).toBeVisible();
    expect((await friend.goto(editLink))?.status()).toBe(404);
    expect((await friend.goto(readLink))?.status()).toBe(200);
    await other.close();
  });
}

test('Undo restores a deleted list and a removed place unchanged', async ({ page, request }) => {
  const undo = page.getByRole('button', { name: 'Undo' });
  const [first, second] = await twoNames(request);
  await visit(page, '/');
  await startList(page, 'Sundays', first);
  await visit(page, '/saved');
  await lists(page).filter({ hasText: 'Sundays' }).click();
  await addByName(page, second);
  await writeNote(page, first, 'Closed in August.');
  await press(page, `Take ${first} off the list`);
  await expect(cards(page)).toHaveText([second]);
  await undo.click();
  // The toast takes a moment to close.
  await expect(undo).toHaveCount(0);
  await expect(cards(page)).toHaveText([second, first]);
  await expect(main(page).getByText('Closed in August.')).toBeVisible();

  await press(page, 'Delete list');
  await expect(lists(page)).toHaveCount(1);
  await undo.click();
  await lists(page).filter({ hasText: 'Sundays' }).click();
  await expect(cards(page)).toHaveText([second, first]);
  await expect(main(page).getByText('Closed in August.')).toBeVisible();
});

test.describe('when the account has no room', () => {
  // This test causes a refused call, which the browser reports.
  test.use({ watched: false });

  test('the device keeps a refused list, shows the reason, and moves it on retry', async ({
    page,
    request,
  }) => {
    const [first] = await twoNames(request);
    await visit(page, '/');
    await startList(page, 'Too much', first);
    let tries = 0;
    await page.route('**/api/lists', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      tries += 1;
      if (tries === 1) await route.fulfill({ status: 400, body: 'You have as many lists as we keep.' });
      else await route.continue();
    });
    await visit(page, '/auth?next=/saved');
    await fillRegistration(page, newUsername('full'));
    await expect(
      main(page).getByText(/still on this device only\. You have as many lists as we keep\./),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('saved-lists'))).toContain('Too much');
    // A new page doesn't retry automatically.
    await page.reload();
    await hydrated(page);
    await press(page, 'Move them now');
    await expect(lists(page)).toHaveText([/^Saved places/, /^Too much 1$/]);
    await expect(main(page).getByText(/still on this device only/)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('saved-lists'))).toBe(null);
    expect(tries).toBe(2);
  });
});
