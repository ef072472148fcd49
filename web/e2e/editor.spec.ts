import sharp from 'sharp';
import { ADMIN } from './admin.ts';
import { openSharing, publish, signIn, visitPanel } from './panel.ts';
import { expect, test, visit } from './visit.ts';

/** An editor's day in the panel at /cms. The panel uses inline scripts, so faults are not watched here. */
test.use({ watched: false });
test.describe.configure({ mode: 'serial' });

const PLACE = { id: 10400, name: 'Blue Fin Alley' } as const;
const stamp = Date.now();

test('a wrong password is refused', async ({ page }) => {
  await visitPanel(page, '/cms');
  // The panel has the site's branding.
  await expect(page.getByText('Marble Step', { exact: true })).toBeVisible();
  // Briefly Next.js has its icon twice: where it was streamed, and in the head.
  await expect(page.locator('link[rel="icon"]').first()).toHaveAttribute('href', '/favicon.svg');
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(/incorrect/i).first()).toBeVisible();
  await expect(page).toHaveURL(/login/);
});

test('an editor signs in and finds a restaurant by its name', async ({ page }) => {
  await visitPanel(page, '/cms');
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The panel's front page shows pending work, with links to the site and the ads.
  const work = page.getByRole('region', { name: 'Your work' });
  await expect(work.getByRole('link', { name: 'View the site' })).toBeVisible();
  await expect(work.getByRole('link', { name: 'Ad dashboard' })).toBeVisible();
  await expect(work.getByRole('heading', { name: 'Waiting for a decision' })).toBeVisible();
  await visitPanel(page, '/cms/collections/restaurants');
  await expect(page.getByRole('heading', { name: 'Restaurants' })).toBeVisible();
  await page.getByRole('textbox', { name: /search/i }).fill('Blue Fin');
  await expect(page.getByRole('link', { name: PLACE.name })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('an editor’s change shows on the public page at once', async ({ page }) => {
  await signIn(page);
  await visitPanel(page, `/cms/collections/restaurants/${PLACE.id}`);
  const field = page.getByLabel('Phone');
  await expect(field).toBeVisible();
  // Lists of names say what they hold while closed.
  await expect(page.locator('#field-dishes').getByText('Miso black cod')).toBeVisible();
  // The panel publishes only changes, and a site tested again still has the value from the last run.
  const before = await field.inputValue();
  const phone = before === '(410) 555-0190' ? '(410) 555-0191' : '(410) 555-0190';
  await field.fill(phone);
  await publish(page);
  await page.goto(`/restaurants/${PLACE.id}`);
  await expect(page.getByRole('main').getByRole('link', { name: phone })).toBeVisible();
});

test('an uploaded picture with its description becomes the cover of a place', async ({ page }) => {
  const alt = `A plate of tuna on blue tiles, ${stamp}`;
  const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#0f5257' } })
    .png()
    .toBuffer();
  await signIn(page);
  await visitPanel(page, '/cms/collections/media/create');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: `tuna-${stamp}.png`, mimeType: 'image/png', buffer: picture });
  await page.getByLabel('Alternative text').fill(alt);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/collections\/media\/\d+/);

  await visitPanel(page, `/cms/collections/restaurants/${PLACE.id}`);
  const cover = page.locator('#field-cover');
  const replaced = cover.getByRole('button', { name: /remove/i });
  if (await replaced.isVisible()) await replaced.click();
  await cover.getByRole('button', { name: /choose from existing/i }).click();
  await page.getByRole('dialog').getByRole('button', { name: alt }).click();
  await publish(page);

  await page.goto(`/restaurants/${PLACE.id}`);
  const image = page.getByRole('main').locator('article img').first();
  await expect(image).toHaveAttribute('src', new RegExp(`tuna-${stamp}`));
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('an editor sees while typing how a story looks in search results and messages, and it is shared like that', async ({
  page,
}) => {
  const title = `Kofta, briefly ${stamp}`;
  await signIn(page);
  await visitPanel(page, '/cms/collections/stories');
  await page.getByRole('link', { name: /^Amoora/ }).click();
  const { part, looks } = await openSharing(page);
  await expect(looks.locator('img')).toHaveAttribute('src', /mezze-table-1200x630/);
  await part.getByLabel('Title for search and sharing').fill(title);
  await expect(looks.getByText(`${title} - Marble Step`)).toHaveCount(2);
  await expect(looks.getByText(/^Title: \d+ characters, a good length$/)).toBeVisible();
  await publish(page);

  await page.goto('/local-businesses/amoora-downtown-baltimore-lebanese-kofta');
  const social = (property: string) => page.locator(`meta[property="og:${property}"]`);
  await expect(social('title')).toHaveAttribute('content', `${title} - Marble Step`);
  await expect(social('image')).toHaveAttribute('content', /mezze-table-1200x630/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await expect(page.getByRole('figure').first()).toContainText('Illustration: Marble Step');
});

test('an old version comes back as a draft, and the page stays up until it is published', async ({
  page,
}) => {
  const readPage = async () => {
    const answer = await page.request.get(`/restaurants/${PLACE.id}`);
    return { status: answer.status(), text: await answer.text() };
  };
  const write = async (description: string, button: RegExp) => {
    await visitPanel(page, `/cms/collections/restaurants/${PLACE.id}`);
    await page.locator('#field-description').fill(description);
    await page.getByRole('button', { name: button }).click();
    await expect(
      page.getByText(/updated successfully|published successfully|draft saved/i).first(),
    ).toBeVisible();
  };
  await signIn(page);
  await write(`Old words ${stamp}`, /^save draft$/i);
  await write(`Live words ${stamp}`, /^publish changes$/i);

  // There is only one way to restore, for every version.
  await visitPanel(page, `/cms/collections/restaurants/${PLACE.id}/versions`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Restore as a draft' })).toBeVisible();
  await expect(page.locator('.restore-version').getByRole('button')).toHaveCount(1);

  // The newest version is live; the one below it is the draft.
  await visitPanel(page, `/cms/collections/restaurants/${PLACE.id}/versions`);
  await page.getByRole('row').nth(2).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Restore as a draft' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The live page doesn’t change until somebody publishes it.');
  await dialog.getByRole('button', { name: 'Go ahead' }).click();
  const restored = page.getByText('Restored as a draft. Readers see no change until you publish it.');
  while (!(await restored.isVisible())) {
    const { status, text } = await readPage();
    expect(status).toBe(200);
    expect(text).toContain(`Live words ${stamp}`);
  }
  await expect(page.locator('#field-description')).toHaveValue(`Old words ${stamp}`);
  expect(await readPage()).toMatchObject({
    status: 200,
    text: expect.stringContaining(`Live words ${stamp}`),
  });

  await publish(page);
  expect((await readPage()).text).toContain(`Old words ${stamp}`);
});

test('a cuisine merged into another redirects to it', async ({ page }) => {
  await signIn(page);
  await visitPanel(page, '/cms/collections/cuisines');
  await page.getByRole('link', { name: 'Coffee Shop' }).click();
  await page.locator('#field-takesOver').click();
  await page.keyboard.type('Juice');
  await page.getByRole('option', { name: 'Juice Bar' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/updated successfully/i).first()).toBeVisible();
  await page.goto('/cuisines/juice-bar');
  await expect(page).toHaveURL('/cuisines/coffee-shop');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Coffee Shop');
});

test('data staff see past searches, and preview a synonym before they add it', async ({ page }) => {
  await visit(page, '/');
  const box = page.getByPlaceholder('Search restaurants...');
  await box.fill('hon fries');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'Results for “hon fries”' })).toBeFocused();
  const first = page.locator('#results').getByRole('article').first().getByRole('link').first();
  const name = await first.innerText();
  await first.click();

  await signIn(page);
  // Counts are sent in the background.
  const asked = async () => (await page.request.get('/api/desk/search/asked')).text();
  await expect.poll(asked).toMatch(/"query":"hon fries".*?"pressed":1/);
  await visitPanel(page, '/cms/search-index');
  await page.getByRole('button', { name: /^Asked most/ }).click();
  const row = page.getByRole('row', { name: /hon fries/ });
  await expect(row).toContainText(`${name} 100%`);
  await row.getByRole('button', { name: 'Add a synonym' }).click();
  await expect(page.getByLabel('A search for')).toHaveValue('hon fries');
  await expect(page.getByLabel('means', { exact: true })).toBeFocused();
  await page.getByLabel('A search for').fill('hontown');
  await page.getByLabel('means', { exact: true }).fill('hampden');
  await page.getByRole('button', { name: 'Show the effect' }).click();
  await expect(page.getByText(/read as Hampden/)).toBeVisible();
  await expect(page.getByText(/^New: .+ and \d+ more\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Save synonym' }).click();
  await expect(page.getByText('“hontown” now means “hampden.”')).toBeVisible();
  const found = async () => (await (await page.request.get('/api/search?q=hontown')).json()).understood.parts;
  await expect.poll(found).toMatchObject([{ kind: 'neighborhood', label: 'Hampden' }]);
});
