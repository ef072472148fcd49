import { slugPath } from '#domain/addresses/slugs';
import { whereInHeading } from '#domain/words/name-words';
import { ask } from './site-api.ts';
import { expect, test, visit, type Page } from './visit.ts';

/** "in Canton", "at the Inner Harbor" */
async function whereOf(page: Page, neighborhood: string): Promise<string> {
  const answer = await page.request.get(`/api/pages/neighborhoods/${slugPath(neighborhood)}`);
  return whereInHeading(neighborhood, (await answer.json()).where);
}

test('a diner goes from home via a cuisine and a place to a neighborhood, and back again', async ({
  page,
}) => {
  await visit(page, '/');
  const cuisines = page.getByRole('region', { name: 'All Cuisines in Baltimore' });
  await cuisines.getByRole('listitem').filter({ hasText: 'Seafood' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Best Seafood Restaurants in Baltimore',
  );
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  const name = await page.getByRole('article').getByRole('heading').first().textContent();
  await page.getByRole('link', { name: name ?? '', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(page).toHaveURL(/\/restaurants\/\d+$/);

  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  const neighborhood = await trail.last().textContent();
  await trail.last().click();
  const where = await whereOf(page, neighborhood ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^Top \\d+ Best Restaurants ${where}$`),
  );

  const nearby = page.getByRole('region', { name: 'Nearby Neighborhoods' }).getByRole('listitem').first();
  const next = await nearby.getByRole('heading').textContent();
  await nearby.getByRole('link', { name: 'View Restaurants' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    `Best Restaurants ${await whereOf(page, next ?? '')}`,
  );
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Best Restaurants ${where}`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Best Seafood Restaurants');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Restaurants in Baltimore');
});

test('a new page starts at its top, and Back returns to where the reader was', async ({ page }) => {
  await visit(page, '/cuisines/american');
  const card = page.getByRole('article').nth(30);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const before = await page.evaluate(() => scrollY);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/restaurants\/\d+$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Best American');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
});

test('the keyboard reaches the content first, the whole card links to the place, the header marks the current page', async ({
  page,
  request,
}) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const { featured } = await ask(request, '/api/pages/home');
  await page
    .getByRole('article')
    .first()
    .click({ position: { x: 120, y: 60 } });
  await expect(page).toHaveURL(`/restaurants/${featured[0]?.id}`);

  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Cuisines' }).click();
  await expect(main.locator('[aria-current="page"]')).toHaveText(['Cuisines']);
  await page.getByRole('link', { name: 'View Restaurants' }).first().click();
  await expect(page).toHaveURL(/\/cuisines\/.+/);
  await expect(main.locator('[aria-current="page"]')).toHaveText(['Cuisines']);
});

for (const { path, thing, plenty, few } of [
  { path: '/cuisines', thing: 'cuisines', plenty: 'an', few: 'PIZ' },
  { path: '/neighborhoods', thing: 'neighborhoods', plenty: 'point', few: 'FELLS' },
]) {
  test(`searching ${thing} narrows the tiles, reports an empty result, and stays in the URL`, async ({
    page,
  }) => {
    await visit(page, path);
    const box = page.getByPlaceholder(`Search ${thing}...`);
    const names = page.getByRole('main').getByRole('heading', { level: 2 });
    const all = await names.count();
    expect(all).toBeGreaterThan(20);
    await box.fill(plenty);
    await expect.poll(() => names.count()).toBeLessThan(all);
    for (const name of await names.allTextContents()) expect(name.toLowerCase()).toContain(plenty);
    await box.fill(few);
    await expect(names.first()).toContainText(new RegExp(few, 'i'));
    await box.fill('');
    await expect(names).toHaveCount(all);

    await test.step('says what was not found, and links back to all', async () => {
      await page.getByPlaceholder(`Search ${thing}...`).fill('marble steps');
      await expect(page.getByText(`No ${thing} found matching "marble steps"`)).toBeVisible();
      await page.getByRole('link', { name: `Show all ${thing}` }).click();
      await expect(page.getByPlaceholder(`Search ${thing}...`)).toHaveValue('');
      await expect(names).toHaveCount(all);
    });

    await test.step('stays in the URL, so that Back from a page returns to it', async () => {
      await page.getByPlaceholder(`Search ${thing}...`).pressSequentially(few.toLowerCase());
      await expect(page).toHaveURL(`${path}?q=${few.toLowerCase()}`);
      await page.getByRole('link', { name: 'View Restaurants' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Best');
      await page.goBack();
      await expect(page.getByPlaceholder(`Search ${thing}...`)).toHaveValue(few.toLowerCase());
    });
  });
}
