import type { Saved } from '#contract/saved';
import { newList } from '#domain/lists/place-list';
import { fromOwnAddress, newUsername, register } from './diner.ts';
import { expect, hydrated, test, visit, type Page } from './visit.ts';

/** Public pages that were opened before open offline; private ones are not cached. */

test.use({ serviceWorkers: 'allow', extraHTTPHeaders: fromOwnAddress() });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the worker has cached the page, with all the files it names. */
async function untilKept(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.evaluate(isKept, address)).toBe(true);
}

async function isKept(address: string): Promise<boolean> {
  const copy = await caches.match(address);
  const files = new Set((await copy?.text())?.match(/\/assets\/[\w.-]+/g));
  const found = await Promise.all([...files].map((file) => caches.match(file)));
  return files.size > 0 && found.every((file) => file?.ok);
}

async function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await (await caches.open('pages')).keys();
    return requests.map(({ url }) => new URL(url).pathname).sort();
  });
}

for (const width of [390, 1280]) {
  test(`at ${width} px a page opened before opens offline, and catches up once the network is back`, async ({
    page,
    context,
    faults,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/cuisines');
    await untilKept(page, '/cuisines');
    await page.getByRole('link', { name: 'View Restaurants' }).first().click();
    await expect(heading(page)).toContainText('Best');
    const cuisine = new URL(page.url()).pathname;
    await untilKept(page, cuisine);

    await context.setOffline(true);
    await page.reload();
    await hydrated(page);
    await expect(heading(page)).toContainText('Best');
    const notice = page.getByText('You’re offline. This is the page as you last saw it.');
    await expect(notice).toBeVisible();
    // Only the document is cached: the link's data does not load, the document does.
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Cuisines' })
      .click();
    await expect(heading(page)).toHaveText('All Cuisines in Baltimore');
    await expect(notice).toBeVisible();

    await context.setOffline(false);
    await expect(notice).toBeHidden();
    faults.splice(0);
  });
}

test('a page not opened before says that it needs a connection, and loads automatically once there is one', async ({
  page,
  context,
  faults,
}) => {
  await visit(page, '/about');
  await untilKept(page, '/offline');
  await context.setOffline(true);
  await page.goto('/cuisines?q=thai');
  await hydrated(page);
  await expect(heading(page)).toHaveText('You’re offline');
  await expect(page.getByText('It’ll be here when you’re back online.')).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('All Cuisines in Baltimore');
  await expect(page).toHaveURL('/cuisines?q=thai');
  faults.splice(0);
});

test('no page of staff or an account is cached, and no API response', async ({ page }) => {
  await visit(page, '/about');
  await untilKept(page, '/about');
  await visit(page, '/admin/login');
  await visit(page, '/unsubscribe?token=somebodys');
  await visit(page, '/account');
  await visit(page, '/saved');
  await visit(page, '/faq');
  await untilKept(page, '/faq');
  expect(await keptPages(page)).toEqual(['/about', '/faq', '/offline']);
  const addresses = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(addresses.filter((path) => /^\/(?:api|admin|cms|unsubscribe|account|saved)/.test(path))).toEqual([]);
});

test('nothing in the cache names the signed-in user, shows a shared list, or is a draft', async ({
  page,
  siteUrl,
}) => {
  const username = newUsername('kept');
  await register(page, username);
  const list = { ...newList('a-list-kept', 'For nobody else'), shared: true };
  const answer = await page.request.put('/api/saved', {
    headers: { origin: siteUrl },
    data: { lists: [list] },
  });
  const { links }: Saved = await answer.json();
  const token = links[list.key] ?? '';
  for (const path of ['/account', '/saved?list=a-list-kept', `/saved/${token}`, '/faq?preview=made-up']) {
    await visit(page, path);
  }
  await visit(page, '/about');
  await untilKept(page, '/about');
  const kept = await page.evaluate(async () => {
    const entries = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all(
          (await cache.keys()).map(async (request) => ({
            url: request.url,
            text: (await (await cache.match(request))?.text()) ?? '',
          })),
        );
      }),
    );
    return entries.flat();
  });
  expect(kept.length).toBeGreaterThan(1);
  const secrets = [username, 'For nobody else', token, 'preview='];
  for (const { url, text } of kept) {
    for (const secret of secrets)
      expect(`${url} ${text}`.includes(secret), `${secret} in ${url}`).toBe(false);
  }
});

test('while the site answers, its response is shown, never the cached copy', async ({ page }) => {
  await visit(page, '/faq');
  await untilKept(page, '/faq');
  await page.evaluate(async () => {
    const pages = await caches.open('pages');
    await pages.put('/faq', new Response('<h1>Old</h1>', { headers: { 'content-type': 'text/html' } }));
  });
  await page.reload();
  await expect(heading(page)).not.toHaveText('Old');
  await untilKept(page, '/faq');
});
