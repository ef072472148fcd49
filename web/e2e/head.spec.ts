import { expect, test, visit, type Page } from './visit.ts';

/** Titles, meta tags, canonical links and structured data (spec 1 §2, decisions §12). */

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

interface Graph {
  '@graph': { '@type': string; [key: string]: unknown }[];
}

interface CollectionPage {
  mainEntity: {
    itemListElement: { item: Record<string, unknown> & { aggregateRating?: { reviewCount: number } } }[];
  };
}

async function structuredData(page: Page): Promise<Graph> {
  const scripts = page.locator('script[type="application/ld+json"]');
  await expect(scripts).toHaveCount(1);
  return JSON.parse((await scripts.textContent()) ?? '');
}

const HEADS = [
  { path: '/', title: /^Top \d+ Restaurants in Baltimore - \S/, description: /Discover/ },
  { path: '/cuisines', title: /^All Cuisines in Baltimore - \S/, description: /cuisine/ },
  {
    path: '/cuisines/seafood',
    title: /^Top \d+ Best Seafood Restaurants in Baltimore - \S/,
    description: /Seafood/,
  },
  { path: '/neighborhoods', title: /^All Baltimore Neighborhoods - \S/, description: /neighborhood/ },
  { path: '/neighborhoods/canton', title: /^Top \d+ Best Restaurants in Canton - \S/, description: /Canton/ },
  { path: '/faq', title: /^Frequently Asked Questions - \S/, description: /pit beef/ },
  { path: '/about', title: /^About us and how we rank - \S/, description: /ranks restaurants/ },
  { path: '/submit-restaurant', title: /^Add a restaurant - \S/, description: /Suggest/ },
  { path: '/restaurants/10276', title: /^The Cold Marble, Inner Harbor - \S/, description: /waffle cones/i },
];

test('every page has its own title, description, canonical URL and social tags, one of each', async ({
  page,
  baseURL,
}) => {
  for (const { path, title, description } of HEADS) {
    await test.step(path, async () => {
      await visit(page, path);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('title:not(svg title)')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(path);
      expect(new URL(canonical ?? '').protocol).toBe(new URL(baseURL ?? '').protocol);
      for (const property of ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name']) {
        await expect(page.locator(`meta[property="${property}"]`)).toHaveCount(1);
      }
      await expect(page.locator('meta[name="twitter:card"]')).toHaveCount(1);

      // Every page except home shows its breadcrumb, to readers and search engines.
      if (path === '/') return;
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
      const { '@graph': nodes } = await structuredData(page);
      const list = nodes.find((node) => node['@type'] === 'BreadcrumbList') as
        { itemListElement: { name: string }[] } | undefined;
      expect(list?.itemListElement.map(({ name }) => name)).toEqual(await trail.allTextContents());
    });
  }

  await test.step('a search within a page points search engines to the page without it', async () => {
    await visit(page, '/cuisines?q=piz');
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').search).toBe('');
  });
});

test('after navigation every head is the same as on a fresh visit', async ({ page, context }) => {
  const other = await context.newPage();
  const compare = async (address: string | RegExp) => {
    await expect(page).toHaveURL(address);
    await other.goto(page.url());
    await expect.poll(() => headOf(page), page.url()).toEqual(await headOf(other));
  };
  const main = page.getByRole('navigation', { name: 'Main' });

  await visit(page, '/');
  await compare('/');
  await main.getByRole('link', { name: 'Cuisines' }).click();
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

test('structured data has a cuisine’s list as shown, and describes a neighborhood and a place', async ({
  page,
}) => {
  await visit(page, '/cuisines/seafood');
  const { '@graph': nodes } = await structuredData(page);
  const collection = nodes.find((node) => node['@type'] === 'CollectionPage') as CollectionPage | undefined;
  const items = collection?.mainEntity.itemListElement ?? [];
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(items.map(({ item }) => item.name)).toEqual(names);
  for (const { item } of items) {
    expect(item).toMatchObject({
      '@type': 'Restaurant',
      servesCuisine: 'Seafood',
      address: { addressRegion: 'MD', addressCountry: 'US' },
      url: expect.stringMatching(/\/restaurants\/\d+$/),
    });
    if (item.aggregateRating) expect(item.aggregateRating.reviewCount).toBeGreaterThanOrEqual(1);
  }
  expect(nodes.map((node) => node['@type'])).toContain('BreadcrumbList');

  await visit(page, '/neighborhoods/canton');
  expect(JSON.stringify(await structuredData(page))).toContain('"Restaurant"');
  await visit(page, '/restaurants/10389');
  const place = (await structuredData(page))['@graph'].find((node) => node['@type'] === 'Restaurant');
  expect(place).toMatchObject({ name: 'Proud Hound Tasting Room' });
  expect(JSON.stringify(place)).toContain('openingHours');
});
