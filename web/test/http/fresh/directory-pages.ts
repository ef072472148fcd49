import type { GuidePage } from '#contract/editorial';
import type { Restaurant, RestaurantDetail } from '#contract/restaurants';
import { createRestaurant } from '#cms/test/factories';
import { beforeAll, describe, expect, it } from 'vitest';
import { site } from '../site/empty-site.ts';

/** Directory pages in special cases. */

async function read<T>(path: string): Promise<T> {
  const answer = await site.send(path);
  expect(answer.status, `${path}: ${answer.text.slice(0, 200)}`).toBe(200);
  return answer.json() as T;
}

const readHtml = async (path: string) => (await site.send(path)).text;

describe('a city without a place', () => {
  it('offers to add places instead of showing empty lists', async () => {
    const home = await readHtml('/');
    expect(home).toContain('No places yet');
    expect(home).toContain('href="/cms/imports"');
    expect(home).not.toContain('All Cuisines in Baltimore');
    for (const path of ['/cuisines', '/neighborhoods']) {
      expect(await readHtml(path), path).toContain('No places yet');
      expect(await readHtml(path), path).not.toContain('found matching');
    }
  });

  it('has no broken links', async () => {
    const seen = new Map<string, number>();
    const open = ['/'];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (seen.has(path)) continue;
      const { status, text } = await site.visitor().get(path);
      seen.set(path, status);
      const links = text.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g);
      open.push(...[...links].flatMap(([, to = '']) => (to.startsWith('/cms') ? [] : to)));
    }
    expect([...seen].filter(([, status]) => status >= 400)).toEqual([]);
    expect(seen.size).toBeGreaterThan(10);
  });

  it('accepts proposals: cuisine and neighborhood are text fields if there are none to choose from', async () => {
    const form = await readHtml('/submit-restaurant');
    expect(form).toMatch(/<input[^>]* name="category"/);
    expect(form).toMatch(/<input[^>]* name="neighborhood"/);
    const proposal = {
      name: 'Crab & Anchor',
      description: 'Steamed crabs by the dozen.',
      category: 'Seafood',
      address: '1 Thames St',
      neighborhood: 'Fells Point',
      imageUrl: 'https://crab.example/front.jpg',
      priceRange: '$$',
      elapsedMs: 9_000,
    };
    const { status, text } = await site.visitor().call('POST', '/api/restaurants/submissions', proposal);
    expect(status, text).toBe(201);
  });
});

describe('the box of cuisines and neighborhoods, sent as a form', () => {
  beforeAll(async () => {
    await createRestaurant(site.cms.payload, { category: 'Café', neighborhood: 'O’Donnell Heights' });
    await createRestaurant(site.cms.payload, { category: 'Sushi', neighborhood: 'Otterbein' });
    await site.hears();
  });

  it.each([
    ['/cuisines?q=CAFE', 'Café', 'Sushi'],
    ['/cuisines?q=c%C3%A1f%C3%A9', 'Café', 'Sushi'],
    ['/neighborhoods?q=odonnell', 'O’Donnell Heights', 'Otterbein'],
    ['/neighborhoods?q=o%27donnell', 'O’Donnell Heights', 'Otterbein'],
  ])('%s finds %s: accents and apostrophes do not matter', async (path, found, left) => {
    const tiles = (await readHtml(path)).match(/<h2[^>]*>.*?<\/h2>/gs)?.join() ?? '';
    expect(tiles).toContain(found);
    expect(tiles).not.toContain(left);
  });
});

describe('a place with a stored rating of 0', () => {
  let id: number;
  beforeAll(async () => {
    ({ id } = await createRestaurant(site.cms.payload, {
      rating: 0,
      reviewCount: 0,
      neighborhood: 'Otterbein',
    }));
    await site.hears();
  });

  it('is not yet rated, in the API and on its page', async () => {
    expect(
      (await read<Restaurant[]>('/api/restaurants')).find((place) => place.id === id)?.rating,
    ).toBeNull();
    expect((await read<RestaurantDetail>(`/api/restaurants/${id}`)).rating).toBeNull();
    const html = await readHtml(`/restaurants/${id}`);
    expect(html).toContain('Not yet rated');
    expect(html).not.toContain('aggregateRating');
  });
});

describe('results on the home page', () => {
  it('replace the rest of it, which returns without a query', async () => {
    const { name } = await createRestaurant(site.cms.payload, { name: 'The Lantern Room' });
    await site.hears();
    const rest = ['All Cuisines in Baltimore', '"@type":"FAQPage"'];
    const home = await readHtml('/');
    const results = await readHtml('/?q=lantern');
    for (const text of rest) expect(home).toContain(text);
    for (const text of rest) expect(results).not.toContain(text);
    expect(results).toContain(name);
  });
});

describe('a place that the listing rules exclude', () => {
  let id: number;
  beforeAll(async () => {
    ({ id } = await createRestaurant(site.cms.payload, { name: 'The Food Hall', neighborhood: 'Otterbein' }));
    await site.cms.payload.updateGlobal({
      slug: 'listing-rules',
      data: { excludedNames: [{ value: 'the  food HALL' }] },
    });
    await site.hears();
  });

  it('keeps its page, which is not indexed', async () => {
    const html = await readHtml(`/restaurants/${id}`);
    expect(html).toContain('The Food Hall');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });

  it('is not linked from other places’ pages', async () => {
    const { id: other } = await createRestaurant(site.cms.payload, { neighborhood: 'Otterbein' });
    await site.hears();
    const html = await readHtml(`/restaurants/${other}`);
    expect(html).toContain('<meta name="robots" content="index, follow"/>');
    expect(html).toContain('rel="canonical"');
  });
});

describe('a guide with a place of a hidden category', () => {
  beforeAll(async () => {
    for (const category of ['Hotel', 'Seafood', 'Pizza', 'Thai', 'Greek']) {
      await createRestaurant(site.cms.payload, {
        category,
        name: `The ${category} of Pigtown`,
        neighborhood: 'Pigtown',
      });
    }
    await site.hears();
  });

  it('shows it to readers and omits it from the structured list', async () => {
    const path = '/blog/pigtown-restaurant-guide';
    const guide = await read<GuidePage>('/api/pages/guides/pigtown-restaurant-guide');
    expect(guide.restaurants).toHaveLength(5);
    const html = await readHtml(path);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(html).toContain('The Hotel of Pigtown');
    expect(json).toContain('The Seafood of Pigtown');
    expect(json).not.toContain('The Hotel of Pigtown');
    expect(json).toContain('"numberOfItems":4');
  });
});
