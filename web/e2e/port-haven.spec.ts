import { region } from '#city';
import { cityFolder } from '#city/city-folder';
import { readCity } from '#city/read-city';
import { buildPicture } from '#cms/test/pictures';
import { timeIn } from '#domain/calendar/city-time';
import { publish, signIn, visitPanel } from './panel.ts';
import { textOf } from './story-text.ts';
import { expect, test, visit, type Page } from './visit.ts';

/** A day of all four users in another city: across the date line, in kilometers and euros, by a 24-hour clock. */
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

test('an editor writes a story, dated by the city’s calendar', async ({ page }) => {
  const title = `Kelp for breakfast ${stamp}`;
  await signIn(page);
  await visitPanel(page, '/cms/collections/stories/create');
  await page.getByLabel('Headline').fill(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/stories\/\d+/);
  await page.locator('#field-description').fill('Green, salty and good with eggs.');
  await textOf(page).click();
  await page.keyboard.type('It dries on the Slips by noon.');
  await publish(page);
  await page.goto(`/local-businesses/kelp-for-breakfast-${stamp}`);
  await expect(heading(page)).toHaveText(title);
  await expect(page.locator(`time[datetime="${today()}"]`).first()).toBeVisible();
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

test('data staff import a list of places, whose streets have no numbers', async ({ page }) => {
  const name = `Spindrift ${stamp}`;
  await signIn(page);
  await visitPanel(page, '/cms/imports');
  await page.getByLabel(/^File \(XLSX/).setInputFiles({
    name: `places-${stamp}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `id,name,cuisine,neighborhood,address,phone,latitude,longitude,hours\n${stamp},${name},Seafood,Old Quay,Gannet Steps,020 915 4455,-43.9497,-176.5604,Mo-Fr 18:00-2:00; Sa 12-23\n`,
    ),
  });
  await expect(page.getByLabel(/^Map: how/)).toBeVisible();
  await expect(page.getByRole('img', { name: '1 places on a drawing of Port Haven' })).toBeVisible();
  const week = 'Mon–Fri 18:00 to 02:00; Sat 12:00 to 23:00; Sun closed';
  await expect(page.getByRole('cell', { name: week })).toBeVisible();
  await page.getByRole('button', { name: 'Plan the import' }).click();
  await page.getByRole('button', { name: 'Commit this plan' }).click();
  await expect(page.getByText('1 created, 0 updated.')).toBeVisible();
  const find = async () =>
    (await (await page.request.get(`/api/search?q=${encodeURIComponent(name)}`)).json()).hits[0];
  // Search knows it a moment later.
  await expect.poll(find).toMatchObject({ name, address: 'Gannet Steps', latitude: -43.9497 });

  await visitPanel(page, `/cms/collections/restaurants/${(await find()).id}`);
  const days = page.getByRole('group', { name: 'Opening hours' }).getByRole('group');
  await expect(days.first()).toHaveAccessibleName('Monday');
  await expect(days.first().getByRole('status')).toHaveText('18:00 to 02:00 on Tuesday');
  await expect(page.getByRole('application', { name: 'Pin at -43.9497, -176.5604.' })).toBeVisible();
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
