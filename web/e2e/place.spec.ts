import { ask } from './site-api.ts';
import { expect, test, visit } from './visit.ts';

/** The page of one place (decisions §5). */

test('a place of which much is known shows it all, with the three things one does', async ({
  page,
  request,
}) => {
  const place = await ask(request, '/api/restaurants/10389');
  await visit(page, '/restaurants/10389');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.name);
  await expect(main.getByText(place.description)).toBeVisible();
  await expect(main.getByText(place.fullAddress ?? '', { exact: true })).toBeVisible();
  await expect(main.getByText(/^(Open now, until|Open around the clock|Closed, opens)/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hours' }).getByRole('row')).toHaveCount(7);
  await expect(main.getByRole('link', { name: 'Directions' })).toHaveAttribute('target', '_blank');
  await expect(main.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+?\d{10,}$/);
  await expect(main.getByRole('link', { name: 'Menu', exact: true })).toHaveAttribute('href', /^https?:/);
  await expect(main.getByRole('link', { name: 'Reserve' })).toHaveAttribute('href', /^https?:/);
  await expect(
    page.getByRole('region', { name: `More in ${place.neighborhood}` }).getByRole('article'),
  ).toHaveCount(place.similar.length);
});

test('on a phone the actions stay within reach of the thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await visit(page, '/restaurants/10276');
  await page.mouse.wheel(0, 1500);
  for (const name of ['Directions', 'Call', 'Visit Website']) {
    const box = await page.getByRole('main').getByRole('link', { name }).first().boundingBox();
    expect(box?.y).toBeGreaterThan(680);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

test('the footer ends above the actions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await visit(page, '/restaurants/10276');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = await page.getByRole('contentinfo').boundingBox();
  const bar = await page.getByRole('link', { name: 'Directions' }).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('a place of which nothing is known says so, and promises nothing', async ({ page }) => {
  await visit(page, '/restaurants/10001');
  const main = page.getByRole('main');
  await expect(main.getByText('Not yet rated')).toBeVisible();
  await expect(main.getByText('Hours unknown')).toBeVisible();
  await expect(main.getByText('We do not know the hours of this place.')).toBeVisible();
  await expect(main.getByText('These details have not been checked yet.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Directions' })).toBeVisible();
  for (const name of ['Call', 'Menu', 'Reserve', 'See it on a map']) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await expect(main.getByText(/\bnull\b|undefined|NaN/)).toHaveCount(0);
});

test('a closed place keeps its page, says so and offers nothing to do', async ({ page, request }) => {
  const place = await ask(request, '/api/restaurants/10511');
  await visit(page, '/restaurants/10511');
  const main = page.getByRole('main');
  await expect(
    main.getByText('This place has closed for good. It is no longer part of our lists.'),
  ).toBeVisible();
  for (const name of ['Directions', 'Call']) await expect(main.getByRole('link', { name })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Hours' })).toHaveCount(0);
  await expect(main.getByText('Where it was')).toBeVisible();
  const listed = await ask(request, '/api/restaurants');
  expect(listed.map(({ id }) => id)).not.toContain(place.id);
});

test('a place that is closed for the time being says that', async ({ page }) => {
  await visit(page, '/restaurants/10626');
  await expect(page.getByText('This place is closed for the time being.')).toBeVisible();
});

test('sample content is marked as such, on the page and in the footer', async ({ page }) => {
  await visit(page, '/restaurants/10276');
  await expect(page.getByText('Sample listing', { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(/listings marked as samples/)).toBeVisible();
});

test('a phone number that cannot be dialled is text', async ({ page, request }) => {
  const listed = await ask(request, '/api/restaurants');
  const odd = listed.find(({ phone }) => phone !== null && phone.replace(/\D/g, '').length < 7);
  test.skip(!odd, 'every number of this content can be dialled');
  await visit(page, `/restaurants/${odd?.id}`);
  await expect(page.getByText(odd?.phone ?? '', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call' })).toHaveCount(0);
});
