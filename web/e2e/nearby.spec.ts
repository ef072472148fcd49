import { distanceLabel } from '#domain/words/quantities';
import { ask } from './site-api.ts';
import { expect, test, visit, type Page } from './visit.ts';

/** Near the Inner Harbor. */
const HARBOR = { latitude: 39.2864, longitude: -76.6086 };
const NEAREST =
  `/api/search?sort=distance&lat=${HARBOR.latitude}&lng=${HARBOR.longitude}&perPage=20` as const;

const region = (page: Page, name: string) => page.getByRole('region', { name });

const near = (page: Page) => region(page, 'Restaurants Near You');

test.describe('with the location', () => {
  test.use({ geolocation: HARBOR, permissions: ['geolocation'] });

  test('Show Nearby shows the 20 closest with distances, and a shared link uses the reader’s own location', async ({
    page,
  }) => {
    const { hits, total } = await ask(page.request, NEAREST);
    const names = near(page).getByRole('article').getByRole('heading');
    await test.step('Show Nearby shows the 20 closest with their distances, Show Best Rated the six again', async () => {
      expect(hits).toHaveLength(20);
      await visit(page, '/');
      await page.getByRole('button', { name: 'Show Nearby' }).click();
      await expect(names).toHaveText(hits.map(({ name }) => name));
      await expect(near(page).getByText(/ miles away$/)).toHaveText(
        hits.map(({ distanceMiles = 0 }) => distanceLabel(distanceMiles)),
      );
      await expect(near(page).getByRole('status')).toHaveText(`The 20 closest of ${total} restaurants`);
      const distances = hits.map(({ distanceMiles = 0 }) => distanceMiles);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      // The location is never part of a page's URL.
      await expect(page).toHaveURL('/?mode=nearby');
      await expect(near(page).getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Show Best Rated' }).click();
      await expect(region(page, 'Featured Restaurants').getByRole('article')).toHaveCount(6);
      await expect(page).toHaveURL('/');
    });

    await test.step('a shared link asks for the reader’s own location; filters come first, then the order by distance', async () => {
      const filtered = await ask(page.request, `${NEAREST}&price=%24`);
      await visit(page, '/?mode=nearby');
      await expect(names).toHaveText(hits.map(({ name }) => name));
      await page.getByRole('form', { name: 'Filters' }).getByRole('checkbox', { name: /^\$ / }).check();
      await expect(page).toHaveURL('/?price=%24&mode=nearby');
      await expect(names).toHaveText(filtered.hits.map(({ name }) => name));
    });
  });

  test('a cuisine can be sorted by distance, and then every list shows distances', async ({ page }) => {
    const { hits } = await ask(page.request, `${NEAREST}&cuisine=Italian`);
    await visit(page, '/cuisines/italian');
    await page.getByRole('form', { name: 'Filters' }).getByLabel('Sort by').selectOption('Distance');
    const list = page.locator('#results').getByRole('article');
    await expect(list.getByRole('heading').nth(1)).toHaveText(hits[1]?.name ?? '');
    await expect(list.first().getByText(/ miles away$/)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/cuisines/italian');
    await expect(list.first().getByText(/ miles away$/)).toBeVisible();
  });
});

test('without the location the page is unchanged, explains that in one toast, and offers a neighborhood', async ({
  page,
}) => {
  const toast = page.getByRole('region', { name: /Notifications/ });
  const nearby = page.getByRole('button', { name: 'Show Nearby' });
  await visit(page, '/');
  for (let click = 0; click < 3; click += 1) {
    await nearby.click();
    await expect(toast.getByText('Location Access Required').filter({ visible: true })).toHaveCount(1);
  }
  await expect(toast.getByText('Please enable location access to see nearby restaurants.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(region(page, 'Featured Restaurants')).toBeVisible();
  await expect(page.getByText('your browser isn’t sharing your location with this site')).toBeVisible();
  // The browser's own message (spec 1 §8).
  await expect(page.getByText('User denied Geolocation')).toBeVisible();
  await expect(toast.getByText('Location Access Required')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pick a neighborhood' }).click();
  await page
    .getByRole('dialog', { name: 'Neighborhood' })
    .getByRole('checkbox', { name: /^Canton/ })
    .check();
  await expect(page).toHaveURL('/?neighborhood=Canton');

  await test.step('a shared link falls back to the best rated', async () => {
    await visit(page, '/?mode=nearby&price=%24');
    await expect(page).toHaveURL('/?price=%24');
    await expect(region(page, 'Matching Restaurants')).toBeVisible();
  });

  await test.step('a browser without geolocation gets a message', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined });
    });
    await visit(page, '/');
    await nearby.click();
    await expect(page.getByText('Geolocation is not supported by your browser')).toBeVisible();
    await expect(region(page, 'Featured Restaurants')).toBeVisible();
  });
});
