import { expect, hydrated, test, visit } from './visit.ts';

/** Failures are pages with a way forward, never blank pages (spec 1 §8). */

test('a page whose data fails to load shows status and text, and a retry loads it', async ({
  page,
  faults,
}) => {
  await visit(page, '/');
  await page.route('**/api/cuisines/stats', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'The kitchen is closed.' }),
  );
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cuisines' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('The kitchen needs a moment');
  await expect(main.getByText('503: The kitchen is closed.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Back to the front page' })).toHaveAttribute('href', '/');
  await page.unroute('**/api/cuisines/stats');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Cuisines in Baltimore');
  expect(faults.splice(0).filter((fault) => !fault.includes('503'))).toEqual([]);
});

test('the status text replaces an empty body', async ({ page, faults }) => {
  await visit(page, '/');
  await page.route('**/api/neighborhoods/stats', (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Neighborhoods' }).click();
  await expect(page.getByRole('main').getByText('502: Bad Gateway')).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Restaurants in Baltimore');
  faults.splice(0);
});

test('a visitor who goes offline is told so, keeps the open page, and continues automatically when back', async ({
  page,
  context,
  faults,
}) => {
  await visit(page, '/cuisines');
  await visit(page, '/');
  const notice = page.getByText('You’re offline. Pages you’ve already opened in this tab still work.');
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Neighborhoods' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Baltimore Neighborhoods');
  faults.splice(0);
});

test('a page whose code fails to load reports it instead of loading forever, and a retry loads it', async ({
  page,
  faults,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const code = /\/assets\/(?!entry-client).*\.js$/;
  await page.route(code, (route) => route.abort());
  for (const [path, looking] of [
    ['/account', 'Loading your account'],
    ['/saved', 'Loading your places'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('Part of this page didn’t load');
    await expect(page.getByText(looking)).toBeHidden();
  }
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await hydrated(page);
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(faults.splice(0).length).toBeGreaterThan(0);
});
