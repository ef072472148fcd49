import type { Saved } from '#contract/saved';
import { newList } from '#domain/lists/place-list';
import { fillRegistration, fromOwnAddress, newUsername, register } from './diner.ts';
import { expect, hydrated, test, visit, type Page } from './visit.ts';

/**
 * A slow, broken or missing network: failures are pages with a way forward (spec 1 §8), nothing typed is lost, and
 * nothing is sent twice.
 */
test.use({ extraHTTPHeaders: fromOwnAddress(), viewport: { width: 390, height: 844 } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes to another page by a link of the menu. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).click();
}

test('a page whose data fails to load shows status and text, and a retry loads it', async ({
  page,
  faults,
}) => {
  await visit(page, '/');
  await page.route('**/api/cuisines/stats', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'The kitchen is closed.' }),
  );
  await goTo(page, 'Cuisines');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('The kitchen needs a moment');
  await expect(main.getByText('The kitchen is closed.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Back to the front page' })).toHaveAttribute('href', '/');
  await page.unroute('**/api/cuisines/stats');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Cuisines in Baltimore');
  expect(faults.splice(0).filter((fault) => !fault.includes('503'))).toEqual([]);
});

test('a visitor who goes offline is told so, keeps the open page, and continues automatically when back', async ({
  page,
  context,
  faults,
}) => {
  await visit(page, '/');
  await goTo(page, 'Cuisines');
  await expect(heading(page)).toHaveText('All Cuisines in Baltimore');
  const notice = page.getByText('You’re offline. Pages you’ve already opened in this tab still work.');
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await page.getByPlaceholder('Search cuisines...').fill('cafe');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([/Café/]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
  faults.splice(0);
});

test('a page whose code fails to load reports it instead of loading forever, and a retry loads it', async ({
  page,
  faults,
}) => {
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

test('an account waits for the network with what was typed', async ({ page, context, faults }) => {
  const [username, renamed] = [newUsername('slow'), newUsername('slower')];
  const main = page.getByRole('main');
  await visit(page, '/auth');
  await context.setOffline(true);
  await fillRegistration(page, username);
  // The toast code can't be loaded.
  const words = page.getByText(/Registration failed.*We couldn’t get through\. Please try again\./);
  await expect(words).toBeVisible();
  await expect(main.getByLabel('Username')).toHaveValue(username);
  await context.setOffline(false);
  await main.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/');

  await visit(page, '/account');
  await main.getByLabel('Username').fill(renamed);
  await context.setOffline(true);
  const change = main.getByRole('button', { name: 'Change name' });
  await change.click();
  await expect(main.getByRole('alert')).toHaveText('We couldn’t get through. Please try again.');
  await main.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText(/Logout failed.*We couldn’t get through\. Please try again\./)).toBeVisible();
  await context.setOffline(false);
  await change.click();
  await expect(main.getByText(`Signed in as ${renamed}.`)).toBeVisible();
  // The browser reports the requests that failed offline.
  faults.splice(0);
});

test('a review and its text are kept offline', async ({ page, context, faults }) => {
  const reviews = page.getByRole('region', { name: 'Reader reviews' });
  const refused = (title: string) =>
    expect(
      page.getByText(new RegExp(`${title}.*We couldn’t get through\\. Please try again\\.`)).first(),
    ).toBeVisible();
  await register(page, newUsername('away'), '/restaurants/10358');
  await reviews.getByRole('button', { name: 'Write a review' }).click();
  await reviews.getByRole('radio', { name: '4 stars' }).check();
  const words = reviews.getByRole('textbox', { name: 'Your review' });
  await words.fill('The window table, at six.');
  await context.setOffline(true);
  await reviews.getByRole('button', { name: 'Send review' }).click();
  await refused('We couldn’t send your review');
  await expect(words).toHaveValue('The window table, at six.');
  await context.setOffline(false);
  await reviews.getByLabel(/A photo/).setInputFiles('docs/home.png');
  await page.route('**/reviews/mine/photo', (route) => route.abort());
  await reviews.getByRole('button', { name: 'Send review' }).click();
  await refused('We have your review, but not the photo');
  await page.route('**/reviews/mine', (route) => route.abort());
  await reviews.getByRole('button', { name: 'Delete review' }).click();
  await reviews.getByRole('button', { name: 'Delete for good' }).click();
  await refused('We couldn’t delete that');
  // The browser reports the requests that failed.
  faults.splice(0);
});

test.describe('with what the service worker keeps', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page opened before opens offline, and catches up once the network is back', async ({
    page,
    context,
    faults,
  }) => {
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

  test('only public pages are cached: none of staff, an account or a list, and no draft or API response', async ({
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
    for (const path of [
      '/account',
      '/saved?list=a-list-kept',
      `/saved/${token}`,
      '/faq?preview=made-up',
      '/admin/login',
      '/unsubscribe?token=somebodys',
    ]) {
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
    const pages = kept.map(({ url }) => new URL(url).pathname).filter((path) => !/\.\w+$/.test(path));
    expect(new Set(pages)).toEqual(new Set(['/about', '/offline']));
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
});

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
