import type { Saved } from '#contract/saved';
import { barriers } from './barriers.ts';
import { fillRegistration, fromOwnAddress, newUsername, register, signOut } from './diner.ts';
import { whatSticksOut } from './layout.ts';
import { ask } from './site-api.ts';
import { expect, hydrated, test, visit, type Page } from './visit.ts';

/** Hearts and lists: on the device, in the account, shared, and while the network is away (decisions §5). */
test.use({ extraHTTPHeaders: fromOwnAddress() });

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => page.getByRole('article').getByRole('heading');
const lists = (page: Page) => page.getByRole('navigation', { name: 'Your lists' }).getByRole('link');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const heart = (page: Page, name: string) =>
  main(page).getByRole('button', { name: `Save ${name}`, exact: true });
const storedText = (page: Page) => page.evaluate(() => localStorage.getItem('lists') ?? '');

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

async function openList(page: Page, name: string): Promise<void> {
  await visit(page, '/saved');
  await lists(page).filter({ hasText: name }).click();
}

async function addByName(page: Page, place: string): Promise<void> {
  await main(page).getByLabel('Add a place').fill(place);
  await press(page, `Add ${place}`);
}

async function writeNote(page: Page, place: string, note: string): Promise<void> {
  await press(page, `Add a note on ${place}`);
  await main(page).getByLabel(`Your note on ${place}`).fill(note);
  await press(page, 'Save note');
  await expect(main(page).getByText(note)).toBeVisible();
}

/** The notes that the account has. */
async function notesInAccount(page: Page): Promise<string[]> {
  const saved: Saved = await (await page.request.get('/api/saved')).json();
  return saved.lists.flatMap(({ places }) => places.flatMap(({ note }) => note || []));
}

test('on a phone hearts and lists are kept on the device, shared without an account, and move into one', async ({
  page,
  request,
  browser,
}) => {
  const [first, second] = await twoNames(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await heart(page, second).click();
  await expect(heart(page, second)).toHaveAttribute('aria-pressed', 'true');
  // On a phone the link is in the menu.
  await expect(page.getByRole('banner').locator('[data-count="1"]')).toHaveCount(1);
  await startList(page, 'Date night', first);
  await openList(page, 'Date night');
  await addByName(page, second);
  await writeNote(page, first, 'Ask for the window.');
  await press(page, `Been there at ${first}`);
  await press(page, `Move ${first} up`);
  await expect(cards(page)).toHaveText([first, second]);
  await expect(page.getByRole('status').filter({ hasText: `${first} is now 1 of 2.` })).toHaveCount(1);
  await expect(main(page).getByRole('button', { name: `Move ${first} up` })).toBeFocused();

  await press(page, 'Share list');
  const field = main(page).getByLabel(/^Anyone with this link can see the list and its notes/);
  const link = await field.inputValue();
  expect(await barriers(page)).toEqual([]);
  await expect.poll(() => whatSticksOut(page)).toEqual({ page: 0, elements: [] });
  const other = await browser.newContext({ javaScriptEnabled: false });
  const friend = await other.newPage();
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Date night');
  await expect(cards(friend)).toHaveText([first, second]);
  await expect(main(friend).getByText('Ask for the window.')).toBeVisible();
  await expect(main(friend).getByRole('button')).toHaveCount(0);

  await main(page).getByRole('link', { name: 'Sign in' }).click();
  const username = newUsername('lister');
  await fillRegistration(page, username);
  await expect(page.getByText('Kept in your account, on all your devices.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(lists(page)).toHaveText([/^Saved places 1$/, /^Date night 2$/]);
  await lists(page).filter({ hasText: 'Date night' }).click();
  await expect(cards(page)).toHaveText([first, second]);
  await expect(main(page).getByRole('button', { name: `Been there at ${first}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // The same link, now with the name.
  await expect(main(page).getByLabel(/its notes and your username$/)).toHaveValue(link);
  await friend.reload();
  await expect(main(friend).getByText(`${username} shared this list with you.`)).toBeVisible();
  await press(page, 'Stop sharing');
  await expect(main(page).getByRole('button', { name: 'Share list' })).toBeVisible();
  await expect.poll(async () => (await friend.goto(link))?.status()).toBe(404);
  await other.close();
});

test('a removed place leaves without losing the focus, and Undo restores places and lists', async ({
  page,
  request,
}) => {
  const undo = page.getByRole('button', { name: 'Undo' });
  const [first, second] = await twoNames(request);
  await visit(page, '/');
  await heart(page, first).click();
  await startList(page, 'Sundays', first);
  await openList(page, 'Saved places');
  await heart(page, first).press('Enter');
  await expect(cards(page)).toHaveCount(0);
  await expect(main(page).locator(':focus')).toHaveCount(1);
  await expect(page.getByText('Removed from your saved places')).toBeVisible();
  await undo.click();
  await expect(cards(page)).toHaveText([first]);
  await expect(undo).toHaveCount(0);

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
  await press(page, 'Rename');
  await main(page).getByLabel('Name of the list').fill('Slow Sundays');
  await press(page, 'Rename');
  await press(page, 'Delete list');
  await expect(lists(page)).toHaveCount(1);
  await undo.click();
  await lists(page).filter({ hasText: 'Slow Sundays' }).click();
  await expect(cards(page)).toHaveText([second, first]);
  await expect(main(page).getByText('Closed in August.')).toBeVisible();
});

test('another tab has the same lists, and none of it is left after signing out', async ({
  page,
  context,
  request,
}) => {
  const [first] = await twoNames(request);
  const username = newUsername('twice');
  await register(page, username);
  const tab = await context.newPage();
  await visit(tab, '/saved');
  await expect(tab.getByText('Nothing saved yet.')).toBeVisible();
  await heart(page, first).click();
  await expect(cards(tab)).toHaveText([first]);
  await writeNote(tab, first, 'Cash only.');
  await expect.poll(() => notesInAccount(page)).toEqual(['Cash only.']);

  await tab.close();
  await signOut(page, username);
  await visit(page, '/saved');
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();
  expect(await storedText(page)).not.toContain('Cash only.');
});

test.describe('when changes do not get through', () => {
  // The browser reports the requests that fail.
  test.use({ watched: false });

  test('offline they show at once, are kept when the page closes, and are sent once it is back', async ({
    page,
    context,
    request,
  }) => {
    const [first, second] = await twoNames(request);
    await register(page, newUsername('away'));
    await startList(page, 'Crab feast', first);
    await openList(page, 'Crab feast');
    await addByName(page, second);
    await expect(cards(page)).toHaveText([second, first]);
    await context.setOffline(true);
    await writeNote(page, first, 'Bring a bib.');
    await press(page, `Move ${first} up`);
    await expect(cards(page)).toHaveText([first, second]);
    await expect(main(page).getByText('Your latest changes are only on this device.')).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => notesInAccount(page)).toEqual(['Bring a bib.']);
    await expect(main(page).getByText('Your latest changes are only on this device.')).toBeHidden();

    await page.route('**/api/saved', (route) => route.abort());
    await writeNote(page, second, 'Parking behind.');
    await page.close();
    const later = await context.newPage();
    await visit(later, '/');
    await expect
      .poll(async () => (await notesInAccount(later)).toSorted())
      .toEqual(['Bring a bib.', 'Parking behind.']);
  });

  test('refused ones stay on the device with the reason, and are sent on retry', async ({
    page,
    request,
  }) => {
    const [first] = await twoNames(request);
    await register(page, newUsername('full'));
    await page.route('**/api/saved', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 400, body: 'Your lists are full.' })
        : route.fallback(),
    );
    await heart(page, first).click();
    await visit(page, '/saved');
    const notice = main(page).getByText('Your latest changes are only on this device. Your lists are full.');
    await expect(notice).toBeVisible();
    await expect(cards(page)).toHaveText([first]);
    await page.unroute('**/api/saved');
    await press(page, 'Try again');
    await expect(notice).toBeHidden();
    await expect.poll(async () => (await page.request.get('/api/saved')).text()).toContain('"saved"');
  });
});
