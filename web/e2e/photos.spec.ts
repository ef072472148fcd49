import sharp from 'sharp';
import { barriers } from './barriers.ts';
import { fromOwnAddress, newUsername, register } from './diner.ts';
import { signIn, visitPanel } from './panel.ts';
import { ask } from './site-api.ts';
import { expect, test } from './visit.ts';

/** Photos, from a folder of files to the page of a place. The panel runs its own scripts. */
test.use({ watched: false });

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('files named after places upload together, and the first one leads the page and the card', async ({
  page,
}) => {
  const { featured } = await ask(page.request, '/api/pages/home');
  const [place] = featured;
  if (!place) throw new Error('The home page features no place.');
  await signIn(page);
  await visitPanel(page, '/cms/collections/place-photos');
  await page.getByRole('button', { name: 'Upload several' }).click();
  await page
    .locator('input[type="file"]')
    .last()
    .setInputFiles([
      await photo(`${place.id}.jpg`, '#0f5257'),
      await photo(`${place.name}-2.jpg`, '#c8401d'),
      await photo('IMG_4711.jpg', '#e2a021'),
    ]);
  await expect(page.getByText('3 Files to Upload').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Successfully saved 2 files')).toBeVisible({ timeout: 30_000 });
  await expect(
    page.getByText('We can’t tell which place “IMG_4711.jpg” shows. Pick it.').first(),
  ).toBeVisible();

  await page.goto(`/restaurants/${place.id}`);
  const shown = page.getByRole('img', { name: `Photo of ${place.name}` });
  await expect(shown).toHaveCount(2);
  await expect(shown.first()).toHaveAttribute('fetchpriority', 'high');
  await expect(page.getByRole('region', { name: 'Photos' }).getByRole('img')).toHaveAttribute(
    'loading',
    'lazy',
  );
  expect(await barriers(page)).toEqual([]);

  await page.goto('/');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: place.name, exact: true }) });
  await expect(card.first().locator('img')).toHaveAttribute('src', /\/place-photos\/file\//);
});

test.describe('a diner’s photo', () => {
  test.use({ watched: true, extraHTTPHeaders: fromOwnAddress() });

  test('is sent with a review, and is public once staff approve it', async ({
    page,
    request,
    browser,
    siteUrl,
  }) => {
    const place = await ask(request, '/api/restaurants/10358');
    const path = `/restaurants/${place.id}`;
    const username = newUsername('lens');
    const reviews = page.getByRole('region', { name: 'Reader reviews' });
    await register(page, username, path);
    await reviews.getByRole('button', { name: 'Write a review' }).click();
    await reviews.getByRole('radio', { name: '4 stars' }).check();
    await reviews.getByRole('textbox', { name: 'Your review' }).fill(`The window table, at six. ${username}`);
    const file = reviews.getByLabel(/A photo/);
    await file.setInputFiles({
      name: 'huge.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(9 * 1024 * 1024),
    });
    await expect(reviews.getByText('This photo is larger than 8 MB. Pick a smaller one.')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await file.setInputFiles(await photo('window.jpg', '#0f5257'));
    await reviews.getByRole('button', { name: 'Send review' }).click();
    await expect(reviews.getByRole('heading', { name: /Your review/ })).toBeVisible();
    expect((await ask(request, `/api/restaurants/${place.id}`)).photos).toEqual([]);

    const own = reviews.getByRole('figure').filter({ hasText: 'Your photo, waiting for our editors' });
    const isSeen = () =>
      expect.poll(() => own.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800);
    await isSeen();
    expect(await barriers(page)).toEqual([]);
    await own.getByRole('button', { name: 'Delete photo' }).click();
    await expect(own).toHaveCount(0);
    await expect(reviews.getByRole('heading', { name: /Your review/ })).toBeFocused();
    await page.reload();
    await expect(reviews.getByText(`The window table, at six. ${username}`)).toBeVisible();
    await expect(own).toHaveCount(0);
    await reviews.getByRole('button', { name: 'Edit review' }).click();
    await file.setInputFiles(await photo('window.jpg', '#0f5257'));
    await reviews.getByRole('button', { name: 'Save changes' }).click();
    await isSeen();

    const desk = await browser.newPage({ baseURL: siteUrl });
    await signIn(desk);
    await visitPanel(desk, '/cms/queue');
    const item = desk.getByRole('listitem', { name: `Review: ${place.name}` });
    await expect(item.getByRole('img', { name: `Sent by ${username}` })).toBeVisible();
    // The item disappears before the decision is stored.
    const decided = desk.waitForResponse('**/api/desk/queue/decisions');
    await item.getByRole('button', { name: /^Approve/ }).click();
    expect((await decided).ok()).toBe(true);
    await expect(item).toHaveCount(0);
    await desk.close();

    await page.reload();
    const lead = page.getByRole('figure').filter({ hasText: `Photo by ${username}` });
    await expect(lead.getByRole('img', { name: `Photo of ${place.name}` })).toBeVisible();
  });
});
