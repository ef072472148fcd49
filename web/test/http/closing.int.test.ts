import type { CuisineStat, NeighborhoodStat } from '#contract/aggregates';
import type { GuidePage } from '#contract/editorial';
import type { CuisinePage, HomePage, NeighborhoodPage } from '#contract/pages';
import type { QuizRecommendations } from '#contract/quiz';
import type { Restaurant, RestaurantDetail } from '#contract/restaurants';
import type { SearchAnswer, Suggestions } from '#contract/search';
import { TEST_ADMIN } from '#cms/test/create-test-database';
import { slugPath } from '#domain/addresses/slugs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeHtml, parseListPage } from './site/list-page.ts';
import { openVisitor } from './site/visitor.ts';
import { startTestSite, type TestSite } from './site/start-test-site.ts';

/** A sample place in Fells Point that is in a guide and in the quiz's pool. */
const NEIGHBORHOOD = 'Fells Point';
const GUIDE = 'fells-point-restaurant-guide';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite('sample');
});
afterAll(() => site.close());

const IN_PROCESSES = [
  { title: 'the process of the editor', isElsewhere: false },
  { title: 'another process', isElsewhere: true },
];

it.each(IN_PROCESSES)(
  'a closed place soon leaves every list and count of $title, and keeps its page',
  async ({ isElsewhere }) => {
    const sendTo = isElsewhere ? await site.another() : site.send;
    let reader = openVisitor(sendTo);
    const read = async <T>(path: string) => (await reader.get(path)).json() as T;
    const stats = await read<CuisineStat[]>('/api/cuisines/stats');
    const { restaurants } = await read<NeighborhoodPage>(
      `/api/pages/neighborhoods/${slugPath(NEIGHBORHOOD)}`,
    );
    // The sitemap page lists only the largest cuisines.
    const large = stats.slice(0, 10).map((one) => one.category);
    const place = restaurants.find((one) => large.includes(one.category));
    if (!place) throw new Error(`${NEIGHBORHOOD} has no place to close.`);
    const { id, name, category } = place;
    const [neighbor] = (await read<RestaurantDetail>(`/api/restaurants/${id}`)).similar;

    /** Whether the place appears, and the count shown, for each page and call. */
    async function readSurfaces() {
      const html = async (path: string) => (await reader.get(path)).text;
      const cuisinePath = `/cuisines/${slugPath(category)}`;
      const neighborhoodPath = `/neighborhoods/${slugPath(NEIGHBORHOOD)}`;
      const has = (places: readonly { id: number }[]) => places.some((one) => one.id === id);
      const link = `/restaurants/${id}"`;

      const list = await read<Restaurant[]>('/api/restaurants');
      const home = await read<HomePage>('/api/pages/home');
      const homeHtml = await html('/');
      const cuisine = await read<CuisinePage>(`/api/pages${cuisinePath}`);
      const cuisineHtml = await html(cuisinePath);
      const neighborhood = await read<NeighborhoodPage>(`/api/pages${neighborhoodPath}`);
      const neighborhoodHtml = await html(neighborhoodPath);
      const found = await read<SearchAnswer>(`/api/search?q=${encodeURIComponent(name)}`);
      const { facets, total } = await read<SearchAnswer>('/api/search?perPage=1');
      const suggested = await read<Suggestions>(`/api/suggest?q=${encodeURIComponent(name)}`);
      const quiz = await read<QuizRecommendations>('/api/quiz/recommendations?mealType=dinner');
      const guide = await read<GuidePage>(`/api/pages/guides/${GUIDE}`);
      const sitemapPage = decodeHtml(await html('/sitemap'));

      const cuisineStats = await read<CuisineStat[]>('/api/cuisines/stats');
      const neighborhoodStats = await read<NeighborhoodStat[]>('/api/neighborhoods/stats');
      return {
        named: {
          list: has(list),
          homeCards: homeHtml.includes(link),
          cuisineList: has(cuisine.restaurants),
          cuisineCards: cuisineHtml.includes(link),
          neighborhoodList: has(neighborhood.restaurants),
          neighborhoodCards: neighborhoodHtml.includes(link),
          search: has(found.hits),
          suggestions: has(suggested.restaurants),
          similar: has((await read<RestaurantDetail>(`/api/restaurants/${neighbor?.id}`)).similar),
          quiz: has(quiz.picks.map(({ restaurant }) => restaurant)),
          guide: has(guide.restaurants) || (await html(`/blog/${GUIDE}`)).includes(link),
          sitemapXml: (await html('/sitemap-restaurants.xml')).includes(`/restaurants/${id}<`),
        },
        ofCity: {
          list: list.length,
          home: home.count,
          homeHeading: Number(parseListPage(homeHtml).heading.match(/\d+/)?.[0]),
          search: total,
        },
        ofCuisine: {
          stats: cuisineStats.find((one) => one.category === category)?.count,
          page: cuisine.count,
          ...numbersOf(cuisineHtml),
          facet: facets.cuisine.find(({ value }) => value === category)?.count,
          sitemapPage: Number(sitemapPage.match(new RegExp(`${category} \\((\\d+)\\)`))?.[1]),
        },
        ofNeighborhood: {
          stats: neighborhoodStats.find((one) => one.neighborhood === NEIGHBORHOOD)?.count,
          page: neighborhood.count,
          ...numbersOf(neighborhoodHtml),
          facet: facets.neighborhood.find(({ value }) => value === NEIGHBORHOOD)?.count,
          sitemapPage: Number(sitemapPage.match(new RegExp(`${NEIGHBORHOOD} \\((\\d+)\\)`))?.[1]),
        },
      };
    }

    const before = await readSurfaces();
    for (const numbers of [before.ofCity, before.ofCuisine, before.ofNeighborhood]) {
      expect(new Set(Object.values(numbers)).size, JSON.stringify(numbers)).toBe(1);
    }
    expect(before.named).toMatchObject({
      list: true,
      cuisineCards: true,
      neighborhoodCards: true,
      search: true,
      suggestions: true,
      guide: true,
      sitemapXml: true,
    });

    const editor = site.visitor();
    await editor.call('POST', '/api/admin/login', TEST_ADMIN);
    const { status } = await editor.call('PATCH', `/cms/api/restaurants/${id}`, { status: 'closed' });
    expect(status).toBe(200);
    const asReadNow = () => {
      // A single reader would soon hit the rate limit.
      reader = openVisitor(sendTo);
      return readSurfaces();
    };
    await expect.poll(asReadNow, { timeout: 60_000, interval: 100 }).toEqual({
      named: Object.fromEntries(Object.keys(before.named).map((key) => [key, false])),
      ofCity: oneLess(before.ofCity),
      ofCuisine: oneLess(before.ofCuisine),
      ofNeighborhood: oneLess(before.ofNeighborhood),
    });
    const page = await reader.get(`/restaurants/${id}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('This place has closed for good');
    expect(await read<RestaurantDetail>(`/api/restaurants/${id}`)).toMatchObject({ name, status: 'closed' });
  },
  120_000,
);

function numbersOf(html: string) {
  const { heading, numberOfItems } = parseListPage(html);
  return { heading: Number(heading.match(/\d+/)?.[0]), numberOfItems };
}

function oneLess(numbers: Record<string, number | undefined>) {
  return Object.fromEntries(Object.entries(numbers).map(([key, number]) => [key, Number(number) - 1]));
}
