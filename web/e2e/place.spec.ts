import { ask } from './site-api.ts';
import { expect, test, visit } from './visit.ts';

/** The page of one place (decisions §5). */

test('a well-described place shows everything, with its main actions', async ({ page, request }) => {
  const place = await ask(request, '/api/restaurants/10389');
  await visit(page, '/restaurants/10389');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.name);
  await expect(main.getByText(place.description)).toBeVisible();
  await expect(main.getByText(place.fullAddress ?? '', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: /^(Open until|Open around the clock|Opens) ?/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hours' }).getByRole('row')).toHaveCount(7);
  await expect(main.getByRole('link', { name: 'Directions' })).toHaveAttribute('target', '_blank');
  await expect(main.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+?\d{10,}$/);
  await expect(main.getByRole('link', { name: 'Menu', exact: true })).toHaveAttribute('href', /^https?:/);
  await expect(main.getByRole('link', { name: 'Reserve' })).toHaveAttribute('href', /^https?:/);
  // Actions come before what the place is known and good for.
  const reserve = await main.getByRole('link', { name: 'Reserve' }).boundingBox();
  const known = await main.getByText('Known for', { exact: true }).boundingBox();
  expect(reserve?.y ?? Infinity).toBeLessThan(known?.y ?? 0);
  await expect(page.getByRole('region', { name: 'More places to try' }).getByRole('article')).toHaveCount(
    place.similar.length,
  );
});

test('on a phone the first screen says whether the place is open, the actions stay within thumb reach, and the footer ends above them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await visit(page, '/restaurants/10276');
  const hours = page.getByRole('main').getByRole('link', { name: /^(Open|Closed)/ });
  const box = await hours.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(680);
  // On one line, even after a four-digit count.
  const heart = await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).boundingBox();
  const list = await page
    .getByRole('main')
    .getByRole('button', { name: 'Add The Cold Marble to a list' })
    .boundingBox();
  expect(list?.y).toBeLessThan((heart?.y ?? 0) + (heart?.height ?? 0));
  await page.mouse.wheel(0, 1500);
  for (const name of ['Directions', 'Call', 'Visit Website']) {
    const link = page.getByRole('main').getByRole('link', { name }).first();
    await expect.poll(async () => (await link.boundingBox())?.y, name).toBeGreaterThan(680);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const below = async () => {
    const last = await page.getByRole('contentinfo').boundingBox();
    const bar = await page.getByRole('link', { name: 'Directions' }).boundingBox();
    return last && bar && bar.y - (last.y + last.height);
  };
  await expect.poll(below).toBeGreaterThanOrEqual(0);
});

test('a place without details says so, a temporarily closed one says that, and a sample is marked', async ({
  page,
}) => {
  await visit(page, '/restaurants/10001');
  const main = page.getByRole('main');
  await expect(main.getByText('Not yet rated')).toBeVisible();
  await expect(main.getByText('Hours unknown')).toBeVisible();
  await expect(main.getByText('We don’t have hours for this place yet.')).toBeVisible();
  await expect(main.getByText('We haven’t checked these details yet.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Directions' })).toBeVisible();
  for (const name of ['Call', 'Menu', 'Reserve', 'See it on a map']) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await expect(main.getByText(/\bnull\b|undefined|NaN/)).toHaveCount(0);

  await test.step('a temporarily closed place says so', async () => {
    await visit(page, '/restaurants/10626');
    await expect(page.getByText('This place is temporarily closed.')).toBeVisible();
  });

  await test.step('sample content is marked as such, on the page and in the footer', async () => {
    await visit(page, '/restaurants/10276');
    await expect(page.getByText('Sample listing', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('contentinfo').getByText(/Most of the places marked “Sample listing”/),
    ).toBeVisible();
  });
});

test('a place that has closed for good keeps its page, says so and offers no actions', async ({
  page,
  request,
}) => {
  const place = await ask(request, '/api/restaurants/10511');
  await visit(page, '/restaurants/10511');
  const main = page.getByRole('main');
  await expect(main.getByText('This place has closed for good, so it’s off our lists.')).toBeVisible();
  for (const name of ['Directions', 'Call']) await expect(main.getByRole('link', { name })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Hours' })).toHaveCount(0);
  await expect(main.getByText('Where it was')).toBeVisible();
  await expect(main.getByRole('list', { name: 'Was known for' }).getByRole('listitem')).toHaveText(
    place.dishes,
  );
  expect(place.tags).not.toEqual([]);
  await expect(main.getByRole('list', { name: /^Good/ })).toHaveCount(0);
  await expect(main.getByText(place.description)).toHaveCount(0);
  const listed = await ask(request, '/api/restaurants');
  expect(listed.map(({ id }) => id)).not.toContain(place.id);
  await expect(main.getByRole('link', { name: place.category, exact: true }).first()).toBeVisible();
  await main.getByRole('link', { name: 'Similar places' }).click();
  const instead = page.getByRole('region', { name: 'Open instead' });
  await expect(instead).toBeInViewport();
  await expect(instead.getByRole('article')).toHaveCount(place.similar.length);
});

test('a phone number that cannot be dialed is plain text', async ({ page, request }) => {
  const listed = await ask(request, '/api/restaurants');
  const odd = listed.find(({ phone }) => phone !== null && phone.replace(/\D/g, '').length < 7);
  test.skip(!odd, 'every number in this content can be dialed');
  await visit(page, `/restaurants/${odd?.id}`);
  await expect(page.getByText(odd?.phone ?? '', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call' })).toHaveCount(0);
});

test('without hours the address is beside its map, and neither half of the page is blank', async ({
  page,
  request,
}) => {
  expect(await ask(request, '/api/restaurants/10034')).toMatchObject({ openingHours: null });
  await visit(page, '/restaurants/10034');
  const main = await page.getByRole('region', { name: 'Hours' }).boundingBox();
  const where = page.getByRole('region', { name: 'Where' });
  const map = await where.getByRole('link', { name: /^Map of/ }).boundingBox();
  const address = await where.getByRole('group').boundingBox();
  expect(map?.x).toBe(main?.x);
  expect(address?.x).toBeGreaterThan((map?.x ?? 0) + (map?.width ?? 0));
});

test('the line about hours is updated while the page stays open', async ({ page, request }) => {
  const { openingHours } = await ask(request, '/api/restaurants/10389');
  const saturday = openingHours?.find(({ day }) => day === 'sat');
  if (!saturday) throw new Error('The place is closed on Saturdays');
  // 2026-11-21 is a Saturday; Baltimore is five hours behind Greenwich.
  await page.clock.install({ time: new Date(`2026-11-21T${saturday.opens}:00-05:00`) });
  await visit(page, '/restaurants/10389');
  await expect(page.getByRole('link', { name: /^Open until/ })).toBeVisible();
  await page.clock.pauseAt(new Date(`2026-11-21T${saturday.closes}:10-05:00`));
  await page.clock.runFor(20_000);
  await expect(page.getByRole('link', { name: /^Opens / })).toBeVisible();
});

test('cards say why to go, and whether the place is open now', async ({ page, request }) => {
  const { neighborhood, name, description, openingHours } = await ask(request, '/api/restaurants/10389');
  const saturday = openingHours?.find(({ day }) => day === 'sat');
  if (!saturday) throw new Error('The place is closed on Saturdays');
  await page.clock.install({ time: new Date(`2026-11-21T${saturday.opens}:00-05:00`) });
  await visit(page, `/neighborhoods/${neighborhood.toLowerCase().replaceAll(' ', '-')}`);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(card.getByText(description)).toBeVisible();
  await expect(card.getByText(/^Open until/)).toBeVisible();
  await page.clock.pauseAt(new Date(`2026-11-21T${saturday.closes}:10-05:00`));
  await page.clock.runFor(20_000);
  await expect(card.getByText(/^Opens /)).toBeVisible();
});

test('similar places start with the same cuisine, closest first', async ({ request }) => {
  const place = await ask(request, '/api/restaurants/10389');
  const isSame = place.similar.map(({ category }) => category === place.category);
  expect(isSame).toEqual(isSame.toSorted((a, b) => Number(b) - Number(a)));
});

test('a problem is reported from the page of the place once the network is back', async ({
  page,
  faults,
}) => {
  await page.clock.install();
  await visit(page, '/restaurants/10276');
  await page.getByText('Report a problem').click();
  const send = page.getByRole('button', { name: 'Send report' });
  await send.click();
  await expect(page.getByText('Choose what’s wrong')).toBeVisible();
  await expect(page.getByText('Tell us what’s wrong in a few words')).toBeVisible();
  await page.getByLabel('What’s wrong?').selectOption('The hours are wrong');
  await page.getByLabel('Tell us more').fill('Closed on Mondays since June.');
  await page.clock.fastForward(10_000);
  await page.context().setOffline(true);
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('We couldn’t get through. Please try again.');
  await page.context().setOffline(false);
  // The browser reports the request that failed offline.
  faults.splice(0);
  await send.click();
  const receipt = page.getByRole('main').getByRole('status');
  await expect(receipt).toHaveText('Thank you. Our data desk will look into it.');
  await expect(receipt).toBeFocused();
});
