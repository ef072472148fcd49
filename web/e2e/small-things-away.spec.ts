import { startSite } from './start-site.ts';
import { slowDown } from './slow-line.ts';
import { expect, hydrated, test, visit } from './visit.ts';

/** The directory's small features on a slow or missing network, without JavaScript, or before anything is listed. */

const UNKNOWN = {
  '/neighborhoods/atlantis': 'No restaurants found in Atlantis.',
  '/cuisines/martian': 'No Martian restaurants found.',
} as const;

/** Where nothing is listed yet, cuisine and neighborhood are typed, too. */
const PROPOSAL = {
  Name: 'Crab & Anchor',
  'Cuisine type': 'Seafood',
  Neighborhood: 'Fells Point',
  Description: 'Steamed crabs by the dozen.',
  Address: '1 Thames St',
  'Image URL': 'https://crab.example/front.jpg',
};

test.use({ missing: Object.keys(UNKNOWN) });

for (const width of [390, 1280]) {
  test(`at ${width} px on a slow network what is typed early filters, and a denied location shows our own message`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await slowDown(page);
    await page.goto('/neighborhoods');
    await page.getByPlaceholder('Search neighborhoods...').fill('fell’s');
    await expect(page).toHaveURL(`/neighborhoods?q=${encodeURIComponent('fell’s')}`);
    const names = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(names.filter({ hasNotText: /fells/i })).toHaveCount(0);
    await expect(names.first()).toContainText('Fells Point');

    await visit(page, '/');
    await page.getByRole('button', { name: 'Show Nearby' }).click();
    await expect(
      page
        .getByRole('main')
        .getByText(/pick a neighborhood/i)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Featured Restaurants' })).toBeVisible();
  });

  test(`at ${width} px an open page still filters offline, and loads what it could not once the network is back`, async ({
    page,
    context,
    faults,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/cuisines');
    await context.setOffline(true);
    await page.getByPlaceholder('Search cuisines...').fill('cafe');
    const names = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(names).toHaveText([/Café/]);
    await page.getByRole('main').getByRole('link', { name: 'View Restaurants' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cafés');
    // The browser reports the requests that failed offline.
    faults.splice(0);
  });

  test.describe(`at ${width} px without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 844 } });

    test('an unknown name says so, and a shared page has a picture', async ({ page }) => {
      for (const [path, sentence] of Object.entries(UNKNOWN)) {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
      }
      await page.getByRole('main').getByRole('link', { name: 'View All Cuisines' }).click();
      await page.getByRole('link', { name: 'View Restaurants' }).first().click();
      await expect(page).toHaveURL(/\/cuisines\/.+/);
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
      const answer = await page.request.get(picture ?? '');
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    });
  });
}

test.describe('a city without a place', () => {
  // Two workers would start two sites.
  test.describe.configure({ mode: 'default' });
  const empty = test.extend<object, object>({
    siteUrl: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that it needs
      async ({}, use) => {
        const site = await startSite({}, 'none');
        await use(site.url);
        await site.stop();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  });

  for (const javaScriptEnabled of [true, false]) {
    empty.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      empty.use({ javaScriptEnabled });

      for (const width of [390, 1280]) {
        empty(`at ${width} px begins with the way to add one`, async ({ page, context, faults }) => {
          await page.setViewportSize({ width, height: 844 });
          if (javaScriptEnabled) await page.clock.install();
          await page.goto('/');
          if (javaScriptEnabled) await hydrated(page);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restaurants in Baltimore');
          await expect(page).toHaveTitle(/^Restaurants in Baltimore - /);
          const main = page.getByRole('main');
          await expect(main.getByText('No places yet')).toBeVisible();
          await expect(main.getByRole('link', { name: 'Staff: import a list' })).toBeVisible();
          await main.getByRole('link', { name: 'Add a restaurant' }).click();
          await expect(page).toHaveURL('/submit-restaurant');
          if (!javaScriptEnabled) {
            await expect(main.getByText('To send this form, turn on JavaScript.')).toBeVisible();
            return;
          }
          for (const [label, text] of Object.entries(PROPOSAL)) {
            await main.getByLabel(label, { exact: true }).fill(text);
          }
          await main.getByLabel('Price range').selectOption('$$');
          await page.clock.fastForward(10_000);
          await context.setOffline(true);
          const send = main.getByRole('button', { name: 'Send it in' });
          await send.click();
          await expect(main.getByRole('alert')).toContainText('We couldn’t get through.');
          await context.setOffline(false);
          await send.click();
          await expect(main.getByRole('status')).toContainText('Thank you.');
          // The browser reports the requests that failed offline.
          faults.splice(0);
        });
      }
    });
  }
});
