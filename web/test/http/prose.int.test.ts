import type { Restaurant } from '#contract/restaurants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paragraphsOf, repeatedStems, sentencesOf } from './site/prose.ts';
import { startTestSite, type TestSite } from './site/start-test-site.ts';

/** The sample city, read as an editor would: every page, sentence by sentence. */

/** Places' own pages only show what their descriptions say; every so many is read for the words around it. */
const PLACE_STEP = 40;
const OFF_THE_SITEMAP = [
  '/quiz',
  '/saved',
  '/auth',
  '/submit-restaurant',
  '/awards/red-emmas',
  '/awards/empanada-lady',
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
  ];
  pages = new Map();
  for (const path of new Set(read)) {
    const { status, text } = await site.send(path);
    expect(status, path).toBe(200);
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

/** Every text once: what stands on many pages is one text, but two places never share a description. */
function cityTexts(): string[] {
  const descriptions = places.map(({ description }) => description);
  const others = new Set([...pages.values()].flat().filter((text) => !descriptions.includes(text)));
  return [...descriptions, ...others];
}

/** Where any text matches: the page and the text. */
function findTexts(found: (text: string) => boolean): string[] {
  return [...pages].flatMap(([path, texts]) => texts.filter(found).map((text) => `${path}: ${text}`));
}

const BRITISH =
  /\b(?:\w*(?:colour|favour|flavour|neighbour|honour|savour|labour|behaviour)\w*|centres?|theatres?|grey|cosy|whilst|programmes?|licence|cheques?|labelled|cancelled|\w*(?:organis|realis|recognis|specialis)\w+|travell\w+|takeaways?|aubergines?|courgettes?|at (?:the )?weekends?)\b/i;

const TRANSLATED = [
  'A guide by The Marble Step',
  'is published by The Marble Step',
  'more dinners than a month has evenings',
  'is that word made into a restaurant',
  'They stand in',
  'What you get besides',
  'See what it reads like',
  'their order kept up with the ratings',
  'stands beside it',
  'come first among equals',
  'Close relatives of your choice',
  'Then we say so',
  'Where do you start from',
  'of that name here',
  'can stand in any neighborhood',
];

describe('the sample city', () => {
  it('is read whole', () => {
    expect(pages.size).toBeGreaterThan(200);
    expect(places.length).toBeGreaterThan(550);
    expect([...pages.values()].flat().flatMap(sentencesOf).length).toBeGreaterThan(1000);
  });

  it('begins no two sentences of a page alike', () => {
    const repeated = [...pages].map(([path, texts]) => [path, repeatedStems(texts, 1)] as const);
    expect(repeated.filter(([, stems]) => stems.length > 0)).toEqual([]);
  });

  it('begins no more than three of all its sentences alike', () => {
    expect(repeatedStems(cityTexts(), 3)).toEqual([]);
  });

  it('says no word twice in a row', () => {
    expect(findTexts((text) => /(?<![\p{L}\d-])(\p{L}+) \1(?![\p{L}-])/iu.test(text))).toEqual([]);
  });

  it('sets quotation marks and apostrophes as printers do, but for names as their owners write them', () => {
    const names = places.flatMap(({ name, category, neighborhood, address, fullAddress }) =>
      [name, category, neighborhood, address, fullAddress].filter((text) => text !== null),
    );
    const owned = [...new Set(names)]
      .filter((name) => name.includes("'"))
      .sort((a, b) => b.length - a.length);
    const withoutNames = (text: string) => owned.reduce((rest, name) => rest.replaceAll(name, ''), text);
    expect(findTexts((text) => sentencesOf(text).length > 0 && /["']/.test(withoutNames(text)))).toEqual([]);
  });

  it('spells as Americans do', () => {
    expect(findTexts((text) => sentencesOf(text).some((sentence) => BRITISH.test(sentence)))).toEqual([]);
  });

  it('has none of the sentences that read as if translated', async () => {
    const home = (await site.send('/')).text;
    expect(TRANSLATED.filter((words) => home.includes(words))).toEqual([]);
    expect(findTexts((text) => TRANSLATED.some((words) => text.includes(words)))).toEqual([]);
  });
});
