import { request as api, type APIRequestContext } from '@playwright/test';
import { barriers } from './barriers.ts';
import { fromOwnAddress, newUsername, register } from './diner.ts';
import { ADMIN } from './panel.ts';
import { ask } from './site-api.ts';
import { expect, test, visit } from './visit.ts';

/** Diners' reviews: written, read by staff, public (decisions §5). */
test.describe.configure({ mode: 'default' });
test.use({ extraHTTPHeaders: fromOwnAddress() });

let staff: APIRequestContext;

test.beforeAll(async ({ siteUrl: baseURL }) => {
  staff = await api.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  const answer = await staff.post('/api/admin/login', { data: ADMIN });
  expect(answer.ok()).toBe(true);
});
test.afterAll(() => staff.dispose());

/** Approves or rejects a review through the panel's API, as staff do in the panel. */
async function judge(comment: string, status: 'approved' | 'rejected'): Promise<void> {
  const where = new URLSearchParams({ 'where[comment][equals]': comment, depth: '0' });
  const { docs } = await (await staff.get(`/cms/api/reviews?${where}`)).json();
  expect(docs).toHaveLength(1);
  const answer = await staff.patch(`/cms/api/reviews/${docs[0].id}`, { data: { status } });
  expect(answer.ok()).toBe(true);
}

test('a review waits for approval before it is public, waits again after a change, and can be deleted', async ({
  page,
}) => {
  const path = '/restaurants/10276';
  const username = newUsername('critic');
  const comment = `Sweet corn, hot crab, cold beer. ${username}`;
  const reviews = page.getByRole('region', { name: 'Reader reviews' });

  await visit(page, path);
  await reviews.getByRole('link', { name: 'Sign in to write a review' }).click();
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
  await register(page, username, path);

  await reviews.getByRole('button', { name: 'Write a review' }).click();
  const stars = reviews.getByRole('group', { name: 'Your rating' });
  await reviews.getByRole('button', { name: 'Send review' }).click();
  await expect(reviews.getByText('Choose a rating from 1 to 5 stars')).toBeVisible();
  await expect(reviews.getByText('A comment has at least 10 characters')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  // The stars are one tab stop, with arrow keys.
  await stars.getByRole('radio', { name: '3 stars' }).check();
  await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await reviews.getByRole('textbox', { name: 'Your review' }).fill(comment);
  await reviews.getByLabel(/Day of your visit/).fill('2026-05-04');
  await reviews.getByRole('button', { name: 'Send review' }).click();

  const own = page.getByRole('region', { name: /Your review/ });
  await expect(own).toContainText('Waiting');
  await expect(own).toContainText(comment);
  await expect(reviews.getByRole('article')).not.toContainText([comment]);

  await judge(comment, 'approved');
  await page.reload();
  const shown = reviews.getByRole('article').filter({ hasText: comment });
  await expect(shown).toContainText(username);
  await expect(shown).toContainText('Visited on May 4, 2026');
  await expect(shown.getByRole('img', { name: '4.0 out of 5' })).toBeVisible();
  await expect(reviews.getByRole('list', { name: 'How many stars diners give' })).toBeVisible();
  await expect(own).toContainText('Published');
  await own.getByRole('button', { name: 'Edit review' }).click();
  await expect(stars.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(reviews.getByLabel(/Day of your visit/)).toHaveValue('2026-05-04');
  await reviews.getByRole('textbox', { name: 'Your review' }).fill(`${comment} Now with a terrace.`);
  await reviews.getByRole('button', { name: 'Save changes' }).click();
  await expect(own).toContainText('Waiting');
  await expect(page.getByRole('article').filter({ hasText: comment })).toHaveCount(0);

  await judge(`${comment} Now with a terrace.`, 'rejected');
  await page.reload();
  await expect(own).toContainText('Not published');
  await own.getByRole('button', { name: 'Delete review' }).click();
  await own.getByRole('button', { name: 'Delete for good' }).click();
  await expect(reviews.getByRole('button', { name: 'Write a review' })).toBeVisible();
});

test.describe('a morning of data staff', () => {
  // The panel runs its own scripts.
  test.use({ watched: false });

  test('reviews and reports are decided by keyboard, and the authors see why', async ({
    page,
    browser,
    siteUrl,
  }) => {
    const diner = await browser.newContext({ baseURL: siteUrl, extraHTTPHeaders: fromOwnAddress() });
    const site = await diner.newPage();
    const username = newUsername('morning');
    await register(site, username);
    const places = (await ask(diner.request, '/api/restaurants')).slice(0, 4);
    const headers = { origin: siteUrl };
    for (const { id } of places) {
      const data = { rating: 4, comment: `A fine lunch at the counter of ${id}.` };
      expect((await diner.request.post(`/api/restaurants/${id}/reviews`, { data, headers })).ok()).toBe(true);
    }
    for (const { id } of places.slice(0, 2)) {
      const data = { kind: 'hours', text: 'They open at noon by now.', elapsedMs: 5_000 };
      expect((await diner.request.post(`/api/restaurants/${id}/reports`, { data, headers })).ok()).toBe(true);
    }

    await page.context().addCookies((await staff.storageState()).cookies);
    await page.goto('/cms/queue');
    const queue = page.getByRole('list', { name: /waiting$/ });
    const items = queue.getByRole('listitem');
    const current = queue.locator('[aria-current]');
    await expect(items).not.toHaveCount(0);
    await expect(current.getByRole('button').first()).toBeFocused();
    await expect(queue.getByText(username).first()).toBeVisible();
    const before = await items.count();
    expect(before).toBeGreaterThanOrEqual(6);

    // The second one is rejected for a given reason, taken back, and rejected again with a typed one.
    const name = (await items.nth(1).getAttribute('aria-label')) ?? '';
    await page.keyboard.press('j');
    await expect(current).toHaveAttribute('aria-label', name);
    await page.keyboard.press('3');
    await expect(page.getByRole('status').getByText('It is advertising.')).toBeVisible();
    await page.keyboard.press('u');
    await expect(page.getByRole('status').getByText(/^Taken back/)).toBeVisible();
    await expect(items).toHaveCount(before);
    await expect(current).toHaveAttribute('aria-label', name);
    await page.keyboard.press('r');
    await expect(current.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Please tell us what you ate.');
    await page.keyboard.press('Enter');
    await expect(items).toHaveCount(before - 1);

    for (let left = before - 1; left > 0; left -= 1) {
      await expect(current.getByRole('button').first()).toBeFocused();
      // The item disappears before the decision is stored.
      const decided = page.waitForResponse('**/api/desk/queue/decisions');
      await page.keyboard.press('a');
      await expect(items).toHaveCount(left - 1);
      expect((await decided).ok()).toBe(true);
    }
    await expect(page.getByText('Nothing is waiting.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Nothing is waiting.')).toBeVisible();

    const rejected = places.find((place) => name.endsWith(`: ${place.name}`));
    await visit(site, `/restaurants/${rejected?.id}`);
    await expect(site.getByText('Please tell us what you ate.')).toBeVisible();
    await diner.close();
  });
});
