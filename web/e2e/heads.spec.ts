import { expect, hydrated, test, type Page } from './visit.ts';

/** Metadata of a page for search engines, wherever React placed it. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tags = document.querySelectorAll(
      'title, meta[name], meta[property], link[rel="canonical"], script[type="application/ld+json"]',
    );
    return [...tags]
      .filter((tag) => tag.closest('svg') === null)
      .map((tag) => tag.outerHTML)
      .sort();
  });
}

test.use({ missing: ['/no-such-page'] });

test('after navigation every head is the same as on a fresh visit', async ({ page, context }) => {
  const other = await context.newPage();
  const compare = async (address: string | RegExp) => {
    await expect(page).toHaveURL(address);
    await other.goto(page.url());
    await expect.poll(() => headOf(page), page.url()).toEqual(await headOf(other));
  };
  const main = page.getByRole('navigation', { name: 'Main' });

  await page.goto('/no-such-page');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'All cuisines' }).click();
  await compare('/cuisines');
  await main.getByRole('link', { name: 'Neighborhoods' }).click();
  await compare('/neighborhoods');
  await page.getByRole('link', { name: 'View Restaurants' }).first().click();
  await compare(/\/neighborhoods\/.+/);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await compare(/\/restaurants\/\d+/);
  await page.getByRole('banner').getByRole('link').first().click();
  await compare('/');
});
