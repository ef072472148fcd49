import { cityFolder } from '#city/city-folder';
import { readCity } from '#city/read-city';
import { timeIn } from '#domain/calendar/city-time';
import { publish, signIn, visitPanel } from './panel.ts';
import { textOf } from './story-text.ts';
import { expect, test } from './visit.ts';

/** The desk of another city: an editor and data staff. */
test.describe.configure({ mode: 'default' });

const stamp = Date.now();
const { region } = readCity(cityFolder('port-haven'));
const today = () => timeIn(region.timeZone).dayAt(new Date());

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator(`time[datetime="${today()}"]`).first()).toBeVisible();
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
