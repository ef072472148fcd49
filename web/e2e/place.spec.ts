import { ask } from './site-api.ts';
import { expect, test, visit } from './visit.ts';

/** The page of one place (decisions §5); its texts are in web/test/http/reading. */

test('on a phone the first screen says whether the place is open, the actions stay within thumb reach, and the footer’s last words are above them', async ({
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
    const last = await page.getByRole('contentinfo').getByRole('paragraph').last().boundingBox();
    const bar = await page.getByRole('link', { name: 'Directions' }).boundingBox();
    return last && bar && bar.y - (last.y + last.height);
  };
  await expect.poll(below).toBeGreaterThanOrEqual(0);
});

test('hours on the page of a place and on its card are updated while they stay open', async ({
  page,
  request,
}) => {
  const { neighborhood, name, openingHours } = await ask(request, '/api/restaurants/10389');
  const saturday = openingHours?.find(({ day }) => day === 'sat');
  if (!saturday) throw new Error('The place is closed on Saturdays');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  for (const [path, place] of [
    ['/restaurants/10389', page.getByRole('main')],
    [`/neighborhoods/${neighborhood.toLowerCase().replaceAll(' ', '-')}`, card],
  ] as const) {
    // 2026-11-21 is a Saturday; the city is five hours behind Greenwich.
    await page.clock.install({ time: new Date(`2026-11-21T${saturday.opens}:00-05:00`) });
    await visit(page, path);
    await expect(place.getByText(/^Open until/).first()).toBeVisible();
    await page.clock.pauseAt(new Date(`2026-11-21T${saturday.closes}:10-05:00`));
    await page.clock.runFor(20_000);
    await expect(place.getByText(/^Opens /).first()).toBeVisible();
  }
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

test('a page without hours asks for them, and the answer reaches the data desk as one about hours', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/restaurants/10034');
  await page.getByText('Do you know their hours?').click();
  await page.getByLabel('What do you know?').fill('Noon to nine, closed on Mondays.');
  await page.clock.fastForward(10_000);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Send report' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ kind: 'hours' });
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Thank you. Our data desk will look into it.',
  );
});
