import { ask } from './site-api.ts';
import { expect, test, visit, type Page } from './visit.ts';

/** Near the Inner Harbor. */
const HARBOR = { latitude: 39.2864, longitude: -76.6086 };
const NEAREST =
  `/api/search?sort=distance&lat=${HARBOR.latitude}&lng=${HARBOR.longitude}&perPage=20` as const;

const region = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('with the location', () => {
  test.use({ geolocation: HARBOR, permissions: ['geolocation'] });

  test('Show Nearby shows the 20 closest with their distance, Show Best Rated the six again', async ({
    page,
  }) => {
    const { hits, total } = await ask(page.request, NEAREST);
    expect(hits).toHaveLength(20);
    await visit(page, '/');
    await page.getByRole('button', { name: 'Show Nearby' }).click();
    const near = region(page, 'Restaurants Near You');
    await expect(near.getByRole('article').getByRole('heading')).toHaveText(hits.map(({ name }) => name));
    await expect(near.getByText(/ miles away$/)).toHaveText(
      hits.map(({ distanceMiles = 0 }) => `${distanceMiles.toFixed(1)} miles away`),
    );
    await expect(near.getByRole('status')).toHaveText(`The 20 closest of ${total} restaurants`);
    const distances = hits.map(({ distanceMiles = 0 }) => distanceMiles);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    await expect(page).toHaveURL('/?mode=nearby');
    await expect(near.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show Best Rated' }).click();
    await expect(region(page, 'Featured Restaurants').getByRole('article')).toHaveCount(6);
    await expect(page).toHaveURL('/');
  });

  test('filters come first, then the order by distance', async ({ page }) => {
    const { hits } = await ask(page.request, `${NEAREST}&price=%24`);
    await visit(page, '/?mode=nearby');
    await page.getByRole('form', { name: 'Filters' }).getByRole('checkbox', { name: /^\$ / }).check();
    await expect(page).toHaveURL('/?price=%24&mode=nearby');
    const near = region(page, 'Restaurants Near You');
    await expect(near.getByRole('article').getByRole('heading')).toHaveText(hits.map(({ name }) => name));
  });

  test('a shared link asks for the reader’s own location; Back returns to the mode before', async ({
    page,
  }) => {
    await visit(page, '/?mode=nearby');
    await expect(region(page, 'Restaurants Near You')).toBeVisible();
    await region(page, 'Restaurants Near You')
      .getByRole('article')
      .first()
      .getByRole('heading')
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/\/restaurants\/\d+$/);
    await page.goBack();
    await expect(region(page, 'Restaurants Near You')).toBeVisible();
  });

  test('a cuisine is sorted by distance, too, and then every list says how far its places are', async ({
    page,
  }) => {
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

  test('the order by distance goes through the pages of the whole list', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Distance');
    await expect(page).toHaveURL('/?sort=distance');
    await expect(page.getByText(/ miles away$/)).toHaveCount(50);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  });

  test('the location is in no address of a page', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Show Nearby' }).click();
    await expect(region(page, 'Restaurants Near You')).toBeVisible();
    expect(page.url()).not.toMatch(/lat|lng|39\.|76\./);
  });
});

test.describe('from New York', () => {
  test.use({ geolocation: { latitude: 40.7128, longitude: -74.006 }, permissions: ['geolocation'] });

  test('the list says that all of it is far away, and where', async ({ page }) => {
    await visit(page, '/?mode=nearby');
    await expect(region(page, 'Restaurants Near You')).toContainText(
      /You’re about 1\d\d miles away\. Every place here is in or around Baltimore\./,
    );
  });
});

test.describe('without the location', () => {
  test('the page stays as it is, says why in a toast, and offers a neighborhood', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Show Nearby' }).click();
    const toast = page.getByRole('region', { name: /Notifications/ });
    await expect(toast.getByText('Location Access Required')).toBeVisible();
    await expect(toast.getByText('Please enable location access to see nearby restaurants.')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(region(page, 'Featured Restaurants')).toBeVisible();
    await expect(page.getByText('your browser isn’t sharing your location with this site')).toBeVisible();
    await expect(page.getByText('Geolocation')).toHaveCount(0);
    await expect(toast.getByText('Location Access Required')).toHaveCount(0);

    await page.getByRole('button', { name: 'Pick a neighborhood' }).click();
    await page
      .getByRole('dialog', { name: 'Neighborhood' })
      .getByRole('checkbox', { name: /^Canton/ })
      .check();
    await expect(page).toHaveURL('/?neighborhood=Canton');
  });

  test('one toast at a time', async ({ page }) => {
    await visit(page, '/');
    const toast = page.getByRole('region', { name: /Notifications/ });
    for (let click = 0; click < 3; click += 1) {
      await page.getByRole('button', { name: 'Show Nearby' }).click();
      await expect(toast.getByText('Location Access Required').filter({ visible: true })).toHaveCount(1);
    }
  });

  test('a shared link falls back to the best rated', async ({ page }) => {
    await visit(page, '/?mode=nearby&price=%24');
    await expect(page).toHaveURL('/?price=%24');
    await expect(region(page, 'Matching Restaurants')).toBeVisible();
  });

  test('a browser that cannot tell says so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined });
    });
    await visit(page, '/');
    await page.getByRole('button', { name: 'Show Nearby' }).click();
    await expect(page.getByText('Geolocation is not supported by your browser')).toBeVisible();
    await expect(region(page, 'Featured Restaurants')).toBeVisible();
  });
});
