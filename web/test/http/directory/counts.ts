import { listing } from '#city';
import type { HomePage, ListingPage } from '#contract/pages';
import type { CuisineStat, NeighborhoodStat } from '#contract/aggregates';
import type { Restaurant } from '#contract/restaurants';
import type { SearchAnswer } from '#contract/search';
import * as texts from '#texts';
import { cuisineTexts, neighborhoodTexts } from '#domain/words/listing-headings';
import { byRating } from '#domain/places/rated';
import { PLACES_PER_PAGE } from '#domain/words/search-words';
import { slugPath } from '#domain/addresses/slugs';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeHtml, parseListPage } from '../site/list-page.ts';
import { site } from '../site/sample-site.ts';

let cuisines: CuisineStat[];
let neighborhoods: NeighborhoodStat[];

let visitors = 0;

/** A different reader for each page: one reader would hit the rate limit. */
function send(path: string) {
  visitors += 1;
  return site.send({ path, headers: { 'x-forwarded-for': `10.2.${visitors >> 8}.${visitors & 255}` } });
}

async function read<T>(path: string): Promise<T> {
  return (await send(path)).json() as T;
}

/** Several at a time, like real readers: the site renders while the database handles the next query. */
async function eachOf<T>(all: readonly T[], ask: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  const inTurn = async () => {
    for (const one of left) await ask(one);
  };
  await Promise.all(Array.from({ length: 6 }, inTurn));
}

/** All mentions of the count on a list page. */
async function readListPage(path: string) {
  const { status, text } = await send(path);
  expect(status).toBe(200);
  return parseListPage(text);
}

/** A long list continues at `?page=2`. */
function onFirstPage(count: number) {
  const shown = Math.min(count, PLACES_PER_PAGE);
  return { cards: shown, numberOfItems: count, items: shown };
}

describe('one number everywhere', () => {
  beforeAll(async () => {
    cuisines = await read('/api/cuisines/stats');
    neighborhoods = await read('/api/neighborhoods/stats');
  });

  it('for every cuisine: stats, grid, heading, title, structured data', async () => {
    expect(cuisines.length).toBeGreaterThan(40);
    await eachOf(cuisines, async ({ category, count }) => {
      const call = await read<ListingPage>(`/api/pages/cuisines/${slugPath(category)}`);
      expect(call.count, category).toBe(count);
      const page = await readListPage(`/cuisines/${slugPath(category)}`);
      expect(page, category).toMatchObject(onFirstPage(count));
      expect(page.heading).toBe(cuisineTexts(category, count, call.plural).heading);
      expect(page.title).toContain(cuisineTexts(category, count, call.plural).heading);
    });
  });

  it('for every neighborhood: stats, grid, heading, title, structured data', async () => {
    expect(neighborhoods.length).toBeGreaterThan(44);
    await eachOf(neighborhoods, async ({ neighborhood, count }) => {
      const call = await read<ListingPage>(`/api/pages/neighborhoods/${slugPath(neighborhood)}`);
      expect(call.count, neighborhood).toBe(count);
      const page = await readListPage(`/neighborhoods/${slugPath(neighborhood)}`);
      // Places of hidden categories are counted, but are no items of the structured data (decisions §12).
      const items = call.restaurants.filter(
        ({ category }) => !listing.hiddenCategories.includes(category),
      ).length;
      expect(page, neighborhood).toMatchObject({ ...onFirstPage(count), items });
      expect(page.heading).toBe(neighborhoodTexts(neighborhood, count, call.where).heading);
      expect(page.title).toContain(neighborhoodTexts(neighborhood, count, call.where).heading);
    });
  });

  it('for every list link in the footer: its page shows as many as are counted', async () => {
    const footer = (await send('/')).text.split('<footer').at(-1) ?? '';
    const links = [...footer.matchAll(/href="(\/(?:cuisines|neighborhoods)\/[^"]+)"/g)].map(
      ([, at = '']) => at,
    );
    expect(links.length).toBeGreaterThan(5);
    const headings = new Map([
      ...cuisines.map(({ category, count }) => [cuisineTexts(category, count).heading, count] as const),
      ...neighborhoods.map(
        (one) => [neighborhoodTexts(one.neighborhood, one.count).heading, one.count] as const,
      ),
    ]);
    for (const link of links) {
      const { status, headers } = await send(decodeHtml(link));
      const page = await readListPage(status === 301 ? String(headers.location) : decodeHtml(link));
      const count = headings.get(page.heading) ?? 0;
      expect(count, link).toBeGreaterThan(0);
      const { cards, numberOfItems } = onFirstPage(count);
      expect(page, link).toMatchObject({ cards, numberOfItems });
    }
  });

  it('on the pages of the longest list, without gaps or repeats', async () => {
    const [longest] = cuisines.toSorted((a, b) => b.count - a.count);
    const { category = '', count = 0 } = longest ?? {};
    expect(count).toBeGreaterThan(PLACES_PER_PAGE);
    const path = `/cuisines/${slugPath(category)}`;
    const linked: string[] = [];
    for (let number = 1; linked.length < count; number += 1) {
      const { status, text } = await send(number === 1 ? path : `${path}?page=${number}`);
      expect(status).toBe(200);
      const page = parseListPage(text);
      expect(page).toMatchObject({
        heading: cuisineTexts(category, count).heading,
        numberOfItems: count,
        firstPosition: linked.length + 1,
        canonical: number === 1 ? path : `${path}?page=${number}`,
      });
      expect(page.places.length).toBeGreaterThan(0);
      linked.push(...page.places);
    }
    const all = await read<Restaurant[]>('/api/restaurants');
    const ranked = all.filter((place) => place.category === category).sort(byRating);
    expect(linked).toEqual(ranked.map(({ id }) => `/restaurants/${id}`));
  });

  it('for the filters of a search, and the numbers of the sitemap page', async () => {
    const { facets } = await read<SearchAnswer>('/api/search?perPage=1');
    const asMap = (facet: SearchAnswer['facets']['cuisine']) =>
      new Map(facet.map(({ value, count }) => [value, count]));
    expect(asMap(facets.cuisine)).toEqual(new Map(cuisines.map((one) => [one.category, one.count])));
    expect(asMap(facets.neighborhood)).toEqual(
      new Map(neighborhoods.map((one) => [one.neighborhood, one.count])),
    );
    const sitemap = decodeHtml((await send('/sitemap')).text);
    for (const { category, count } of cuisines.slice(0, 20)) {
      expect(sitemap).toContain(`${category} (${count})`);
    }
    for (const { neighborhood, count } of neighborhoods.slice(0, 20)) {
      expect(sitemap).toContain(`${neighborhood} (${count})`);
    }
  });

  it('for the sitemaps: exactly the cuisines, neighborhoods and places that are counted', async () => {
    const list = await read<Restaurant[]>('/api/restaurants');
    const addressesIn = async (path: string) =>
      [...(await send(path)).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
        decodeHtml(new URL(decodeHtml(address)).pathname),
      );
    expect(new Set(await addressesIn('/sitemap-cuisines.xml'))).toEqual(
      new Set(
        cuisines.map(({ category }) => new URL(`/cuisines/${slugPath(category)}`, 'http://a').pathname),
      ),
    );
    expect(new Set(await addressesIn('/sitemap-neighborhoods.xml'))).toEqual(
      new Set(
        neighborhoods.map(
          ({ neighborhood }) => new URL(`/neighborhoods/${slugPath(neighborhood)}`, 'http://a').pathname,
        ),
      ),
    );
    expect(await addressesIn('/sitemap-restaurants.xml')).toEqual(list.map(({ id }) => `/restaurants/${id}`));
  });

  it('for every address in the sitemaps: it returns 200 and is its own canonical address', async () => {
    const index = (await send('/sitemap.xml')).text;
    const files = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(files).toEqual([
      '/sitemap-pages.xml',
      '/sitemap-cuisines.xml',
      '/sitemap-neighborhoods.xml',
      '/sitemap-stories.xml',
      '/sitemap-authors.xml',
      '/sitemap-guides.xml',
      '/sitemap-restaurants.xml',
    ]);
    for (const file of files) {
      // Places have one kind of page, and `spec-1-pages.ts` reads it: some of them stand for all.
      const step = file === '/sitemap-restaurants.xml' ? 9 : 1;
      const listed = [...(await send(file)).text.matchAll(/<loc>([^<]*)<\/loc>/g)];
      const addresses = listed.filter((_, at) => at % step === 0);
      expect(addresses.length, file).toBeGreaterThan(0);
      await eachOf(addresses, async ([, address = '']) => {
        const { pathname } = new URL(decodeHtml(address).replaceAll('&apos;', "'"));
        const { status, text } = await send(pathname);
        expect(status, pathname).toBe(200);
        const [, canonical = ''] = text.match(/<link[^>]*rel="canonical"[^>]*href="([^"]*)"/) ?? [];
        expect(decodeHtml(canonical)).toBe(decodeHtml(address).replaceAll('&apos;', "'"));
      });
    }
  });

  it('for the list of inputs under a list: one row per place', async () => {
    await eachOf(cuisines, async ({ category, count }) => {
      const { text } = await send(`/cuisines/${slugPath(category)}`);
      const [, explained = ''] =
        text.match(/<summary[^>]*>Why this order\?<\/summary>(.*?)<\/details>/s) ?? [];
      expect(explained.split('<th scope="row">').length - 1, category).toBe(
        // A list of one has no order.
        count === 1 ? 0 : Math.min(count, PLACES_PER_PAGE),
      );
    });
  });

  it('for the cards that link there', async () => {
    const all = (await send('/cuisines')).text;
    for (const { category, count } of cuisines) {
      const [card = ''] = all.split(`href="/cuisines/${slugPath(category)}"`);
      expect(decodeHtml(card.slice(card.lastIndexOf('<h2'))), category).toContain(
        texts.words.restaurants({ count }),
      );
    }
    await eachOf(cuisines, async ({ category }) => {
      const { others } = await read<ListingPage>(`/api/pages/cuisines/${slugPath(category)}`);
      expect(others.length, category).toBeGreaterThan(0);
      for (const { name, count } of others)
        expect(cuisines).toContainEqual(expect.objectContaining({ category: name, count }));
    });
    const near = new Set<string>();
    await eachOf(neighborhoods, async ({ neighborhood }) => {
      const { others } = await read<ListingPage>(`/api/pages/neighborhoods/${slugPath(neighborhood)}`);
      for (const { name, count } of others) {
        expect(neighborhoods).toContainEqual(expect.objectContaining({ neighborhood: name, count }));
        near.add(name);
      }
    });
    expect(near.size).toBeGreaterThan(0);
  });

  it('for the city: headline, list call, sum of the neighborhoods', async () => {
    const list = await read<Restaurant[]>('/api/restaurants');
    const home = await read<HomePage>('/api/pages/home');
    expect(home.count).toBe(list.length);
    expect(decodeHtml((await send('/')).text)).toContain(texts.home.heading({ count: list.length }));
    const sum = neighborhoods.reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(list.length);
    expect(home.cuisines.length).toBeGreaterThan(0);
    expect(home.neighborhoods.length).toBeGreaterThan(0);
    for (const { name: category, count } of home.cuisines)
      expect(cuisines).toContainEqual(expect.objectContaining({ category, count }));
    for (const { name: neighborhood, count } of home.neighborhoods)
      expect(neighborhoods).toContainEqual(expect.objectContaining({ neighborhood, count }));
  });
});
