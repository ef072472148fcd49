import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { fillRegistration, fromOwnAddress, newUsername, register, signOut, toastOf } from './diner.ts';
import { ask } from './site-api.ts';
import { expect, test, visit } from './visit.ts';

/** Saved places: on the device, in the account, and shared (decisions §5). */
test.use({ extraHTTPHeaders: fromOwnAddress() });

const heart = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Save ${name}`, exact: true });

async function twoPlaces(request: Parameters<typeof ask>[0]) {
  const { featured } = await ask(request, '/api/pages/home');
  const [first, second] = featured;
  if (!first || !second) throw new Error('The front page shows no places.');
  return { first, second };
}

test('places saved while signed out are merged at sign-in, shared by link, and no longer readable once it is revoked', async ({
  page,
  request,
  browser,
}) => {
  const { first, second } = await twoPlaces(request);
  const username = newUsername('keeper');

  await visit(page, '/');
  await heart(page, first.name).click();
  await expect(heart(page, first.name)).toHaveAttribute('aria-pressed', 'true');
  await visit(page, `/restaurants/${second.id}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Saved places' });
  await expect(inHeader).toHaveAttribute('data-count', '2');
  await expect(inHeader).toHaveAccessibleName('Saved places, 2');
  await inHeader.click();
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveText([second.name, first.name]);
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillRegistration(page, username);
  await expect(page).toHaveURL('/saved');
  await expect(page.getByText('Kept in your account, on all your devices.')).toBeVisible();
  await expect(names).toHaveText([second.name, first.name]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saved-places'))).toBe(null);

  await page.getByRole('button', { name: 'Share list' }).click();
  const link = await page.getByLabel(/Anyone with this link/).inputValue();
  expect(link).toMatch(/\/saved\/[\w-]{22}$/);
  expect(await barriers(page)).toEqual([]);

  const other = await browser.newContext({ javaScriptEnabled: false });
  const reader = await other.newPage();
  await reader.goto(link);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`Places saved by ${username}`);
  await expect(reader.getByRole('article').getByRole('heading')).toHaveText([second.name, first.name]);
  await expect(reader.getByRole('button', { name: /Share|Stop/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByRole('button', { name: 'Share list' })).toBeVisible();
  expect((await reader.goto(link))?.status()).toBe(404);
  await other.close();

  await signOut(page, username);
  await page.goto('/saved');
  await expect(
    page.getByText('Nothing saved yet. Tap the heart on any place to keep it here.'),
  ).toBeVisible();
});

test('a removed place leaves the list without losing the focus, and Undo restores it; the list downloads as CSV', async ({
  page,
  request,
}) => {
  const { first, second } = await twoPlaces(request);
  await visit(page, '/');
  await heart(page, first.name).click();
  await heart(page, second.name).click();
  await visit(page, '/saved');
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveCount(2);
  await heart(page, first.name).click();
  await expect(names).toHaveText([second.name]);
  await expect(page.getByText('Removed from your saved places')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveText([first.name, second.name]);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  // The focus is not lost when a card is removed.
  await heart(page, first.name).press('Enter');
  await expect(heart(page, first.name)).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('saved-places.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(second.name);
  expect(text.trim().split('\r\n')).toHaveLength(2);
});

test('an account has the same list on another device, and each change reaches it', async ({
  page,
  request,
  browser,
}) => {
  const { first, second } = await twoPlaces(request);
  const username = newUsername('twice');
  await register(page, username);
  await heart(page, first.name).click();
  await expect
    .poll(async () => (await (await page.request.get('/api/saved')).json()).ids)
    .toEqual([first.id]);
  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const laptop = await other.newPage();
  await laptop.goto('/saved');
  await expect(laptop.getByRole('article').getByRole('heading')).toHaveText([first.name]);
  await visit(laptop, `/restaurants/${second.id}`);
  await laptop.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () => (await (await page.request.get('/api/saved')).json()).ids)
    .toEqual([second.id, first.id]);
  await other.close();
});

test('a place saved in another tab appears in the list', async ({ page, context, request }) => {
  const { first } = await twoPlaces(request);
  await visit(page, '/saved');
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();
  const other = await context.newPage();
  await visit(other, '/');
  await heart(other, first.name).click();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([first.name]);
});

test.describe('when the server refuses', () => {
  test.use({ watched: false });

  test('the heart is reset, and a toast says why', async ({ page, request }) => {
    const { first } = await twoPlaces(request);
    await register(page, newUsername('refused'));
    await page.route('**/api/saved', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 429, body: 'Too many changes.' })
        : route.fallback(),
    );
    await heart(page, first.name).click();
    await expect(toastOf(page)).toContainText('429: Too many changes.');
    await expect(heart(page, first.name)).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('a link to an unknown list', () => {
  test.use({ missing: ['/saved/nothing-of-this-name-22c'] });

  test('shows the 404 page', async ({ page }) => {
    await page.goto('/saved/nothing-of-this-name-22c');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  });
});
