import { region } from '#city';
import { cityFolder } from '#city/city-folder';
import { readCity } from '#city/read-city';
import { buildPicture } from '#cms/test/pictures';
import { timeIn } from '#domain/calendar/city-time';
import { signIn } from './panel.ts';
import { expect, test, visit, type Page } from './visit.ts';

/**
 * A diner and an ad admin in another city: across the date line, in kilometers and euros, by a 24-hour clock. Its desk is
 * in `port-haven-desk.nightly.spec.ts`, because its panel takes as long to build as the first one.
 */
test.describe.configure({ mode: 'default' });

const QUAY = { latitude: -43.9495, longitude: -176.56 };
const stamp = Date.now();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const { region: haven } = readCity(cityFolder('port-haven'));
const today = () => timeIn(haven.timeZone).dayAt(new Date());

test.describe('a diner', () => {
  test.use({ geolocation: QUAY, permissions: ['geolocation'] });

  test('searches, looks nearby, reads a place’s hours and prices, and takes the quiz', async ({ page }) => {
    await visit(page, '/');
    await expect(heading(page)).toHaveText(/^Top 4\d Restaurants in Port Haven$/);
    await page.getByRole('button', { name: 'Show Nearby' }).click();
    const near = page.getByRole('region', { name: 'Restaurants Near You' });
    await expect(near.getByText(/^(Less than 0\.1|0\.\d) kilomet(er|re)s? away$/).first()).toBeVisible();

    await visit(page, '/?q=chip+shop+near+the+ferry+terminal');
    await expect(page.locator('#results').getByRole('article').first()).toContainText('Haven Chip Shop');

    await visit(page, '/restaurants/101');
    await expect(heading(page)).toHaveText('The Ferry Table');
    const main = page.getByRole('main');
    await expect(main.getByText('€€€').first()).toBeVisible();
    await expect(main.getByText('12:00–14:30').first()).toBeVisible();
    await expect(main.getByText(/Ropewalk Lane, Old Quay, Port Haven PH1A/).first()).toBeVisible();
    await expect(main).not.toContainText(/[ap]\.m\.|\$/);

    await visit(
      page,
      '/quiz?mealType=dinner&vibe=quiet&cuisine=Seafood&distance=walking&zipcode=ph1a&price=%24%24&step=results',
    );
    await expect(page.getByRole('main')).toContainText(/Old Quay|Chandlers Row/);
    await visit(page, '/blog');
    await expect(
      page.getByRole('main').getByRole('link', { name: /Most Romantic Restaurants in Port Haven/ }),
    ).toBeVisible();
  });
});

test('an ad admin creates an ad and reads its numbers by the city’s day', async ({ page, siteUrl }) => {
  const name = `Oilskins ${stamp}`;
  await signIn(page);
  await visit(page, '/admin');
  await page.getByRole('button', { name: 'Create New Ad' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Ad' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Click URL').fill('https://oilskins.example/');
  await dialog
    .getByLabel('Image file')
    .setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: await buildPicture() });
  await dialog.getByRole('button', { name: 'Create Ad' }).click();
  const row = page.getByRole('table', { name: 'Ad Performance' }).getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('ON');

  // Staff's own views don't count.
  const [ad] = await (await page.request.get('/api/ads')).json();
  const counted = await fetch(`${siteUrl}/api/ads/${ad.id}/impression`, {
    method: 'POST',
    body: JSON.stringify({ page: 'home', view: `port-haven-${stamp}` }),
    headers: {
      'content-type': 'application/json',
      // Without its name for robots.
      'user-agent': (await page.evaluate(() => navigator.userAgent)).replace('Headless', ''),
      origin: siteUrl,
    },
  });
  expect(counted.status).toBe(204);
  const days = await page.request.get(`/api/admin/numbers/days?from=${today()}&to=${today()}`);
  expect(await days.json()).toMatchObject({ days: [{ name: today(), impressions: 1 }] });
  // Its weeks begin on Monday.
  const [slot] = await (await page.request.get('/api/admin/numbers/slots')).json();
  expect(new Date(slot.weeks[0].to).getUTCDay()).toBe(0);
});

test('no page of it names the city of the other tests', async ({ request }) => {
  const locations = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const read = async (url: string) => (await request.get(url)).text();
  const sheets = await Promise.all(locations(await read('/sitemap.xml')).map(read));
  const pages = sheets.flatMap(locations);
  expect(pages.length).toBeGreaterThan(60);
  const others = ['/feed.xml', '/robots.txt', '/nowhere', '/saved', '/quiz', '/auth'];
  const named: string[] = [];
  for (const url of [...pages, ...others]) {
    if (new RegExp(`${region.name}|${region.state}|${region.timeZone}`, 'i').test(await read(url)))
      named.push(url);
  }
  expect(named).toEqual([]);
});
