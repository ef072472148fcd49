import type { Restaurant, RestaurantDetail } from '#contract/restaurants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRITISH, DOUBLED, paragraphsOf, repeatedStems, sentencesOf } from './site/prose.ts';
import { startTestSite, type TestSite } from './site/start-test-site.ts';
import cases from './prose.json' with { type: 'json' };

/** Checks the prose of the sample city: every page, sentence by sentence. */

/**
 * Every how many places a place's page is read for its surrounding text; texts of their own are read for all places, as
 * data.
 */
const PLACE_STEP = 40;
const OFF_THE_SITEMAP = cases.offTheSitemap;
/** Missing pages have texts too. */
const NOT_FOUND = [
  '/nowhere-at-all',
  '/blog/nowhere',
  '/local-businesses/nowhere',
  '/cuisines/nowhere',
  '/neighborhoods/nowhere',
  '/restaurants/1',
];

/** Verbatim from spec 2 §2. */
const AS_SPECIFIED = [
  "The blog post you're looking for doesn't exist.",
  "The article you're looking for doesn't exist.",
];

let site: TestSite;
let pages: Map<string, string[]>;
let places: Restaurant[];

beforeAll(async () => {
  site = await startTestSite('sample');
  places = (await site.send('/api/restaurants')).json() as Restaurant[];
  const paths = await sitemapPaths('/sitemap.xml');
  const own = paths.filter((path) => path.startsWith('/restaurants/'));
  const read = [
    ...paths.filter((path) => !own.includes(path)),
    ...own.filter((_, index) => index % PLACE_STEP === 0),
    ...OFF_THE_SITEMAP,
    ...NOT_FOUND,
  ];
  pages = new Map();
  for (const path of new Set(read)) {
    const { status, text } = await site.send(path);
    expect(status, path).toBe(NOT_FOUND.includes(path) ? 404 : 200);
    pages.set(path, paragraphsOf(text));
  }
});
afterAll(() => site.close());

async function sitemapPaths(path: string): Promise<string[]> {
  const { text } = await site.send(path);
  const found = [...text.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, to = '']) =>
    to.replaceAll('&amp;', '&'),
  );
  const nested = await Promise.all(found.filter((to) => to.endsWith('.xml')).map(sitemapPaths));
  return [...found.filter((to) => !to.endsWith('.xml')), ...nested.flat()];
}

/** Each text once: a text repeated across pages counts as one, but two places never share a description. */
function cityTexts(): string[] {
  const descriptions = places.map(({ description }) => description);
  const others = new Set([...pages.values()].flat().filter((text) => !descriptions.includes(text)));
  return [...descriptions, ...others];
}

/** All matches: the page and the text. */
function findTexts(found: (text: string) => boolean): string[] {
  return [...pages].flatMap(([path, texts]) => texts.filter(found).map((text) => `${path}: ${text}`));
}

describe('the sample city', () => {
  it('is read whole', () => {
    expect(pages.size).toBeGreaterThan(200);
    expect(places.length).toBeGreaterThan(550);
    expect([...pages.values()].flat().flatMap(sentencesOf).length).toBeGreaterThan(1000);
  });

  it('has no two sentences on a page that begin alike, except in search results', () => {
    const made = [...pages].filter(([path]) => !path.startsWith('/?'));
    const repeated = made.map(([path, texts]) => [path, repeatedStems(texts, 1)] as const);
    expect(repeated.filter(([, stems]) => stems.length > 0)).toEqual([]);
  });

  it('has no two descriptions on a place’s page that begin alike: its own, and those of similar places', async () => {
    const repeated = await Promise.all(
      places.map(async ({ id, description }) => {
        const { similar } = (await site.send(`/api/restaurants/${id}`)).json() as RestaurantDetail;
        return [id, repeatedStems([description, ...similar.map((other) => other.description)], 1)] as const;
      }),
    );
    expect(repeated.filter(([, stems]) => stems.length > 0)).toEqual([]);
  });

  it('has at most three sentences overall that begin alike', () => {
    expect(repeatedStems(cityTexts(), 3)).toEqual([]);
  });

  it('repeats no word twice in a row', () => {
    expect(findTexts((text) => DOUBLED.test(text))).toEqual([]);
  });

  it('uses typographic quotation marks and apostrophes, except in names', () => {
    const names = places.flatMap(({ name, category, neighborhood, address, fullAddress }) =>
      [name, category, neighborhood, address, fullAddress].filter((text) => text !== null),
    );
    const owned = [...new Set(names)]
      .filter((name) => name.includes("'"))
      .sort((a, b) => b.length - a.length);
    const withoutNames = (text: string) =>
      [...AS_SPECIFIED, ...owned].reduce((rest, name) => rest.replaceAll(name, ''), text);
    expect(findTexts((text) => sentencesOf(text).length > 0 && /["']/.test(withoutNames(text)))).toEqual([]);
  });

  it('uses American spelling', () => {
    expect(findTexts((text) => sentencesOf(text).some((sentence) => BRITISH.test(sentence)))).toEqual([]);
  });
});
