import sharp from 'sharp';
import { barriers } from './barriers.ts';
import { signIn } from './panel.ts';
import { ask } from './site-api.ts';
import { expect, test } from './visit.ts';

/** From a folder of files to the page of a place. The panel draws itself with scripts of its own. */
test.use({ ownSite: 'photos' });
test.use({ watched: false });

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('files named after places are uploaded at once, and the first leads the page and the card', async ({
  page,
}) => {
  const { featured } = await ask(page.request, '/api/pages/home');
  const [place] = featured;
  if (!place) throw new Error('The home page features no place.');
  await signIn(page);
  await page.goto('/cms/collections/place-photos');
  await page.getByRole('button', { name: 'Bulk Upload' }).click();
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
  for (const one of await shown.all()) {
    await one.scrollIntoViewIfNeeded();
    await expect
      .poll(() => one.evaluate((img: HTMLImageElement) => [img.naturalWidth > 0, img.currentSrc.slice(-5)]))
      .toEqual([true, '.avif']);
  }
  expect(await barriers(page)).toEqual([]);

  await page.goto('/');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: place.name, exact: true }) });
  await expect(card.first().locator('img')).toHaveAttribute('src', /\/place-photos\/file\//);
});
