import { describe, expect, it } from 'vitest';
import { ask, openPage, textOf, textsOf, type GraphNode } from './reading-site.ts';

/** Titles, meta tags, canonical links and structured data (spec 1 §2, decisions §12). */

const SOCIAL = ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'twitter:card'];

interface Listed {
  itemListElement: { item: GraphNode & { aggregateRating?: { reviewCount: number } } }[];
}

const nodeOf = (nodes: readonly GraphNode[], type: string) => nodes.find((node) => node['@type'] === type);

describe('the head of a page', () => {
  it.each([
    ['/', /^Top \d+ Restaurants in Baltimore - \S/, /Discover/],
    ['/cuisines', /^All Cuisines in Baltimore - \S/, /cuisine/],
    ['/cuisines/seafood', /^Top \d+ Best Seafood Restaurants in Baltimore - \S/, /Seafood/],
    ['/neighborhoods', /^All Baltimore Neighborhoods - \S/, /neighborhood/],
    ['/neighborhoods/canton', /^Top \d+ Best Restaurants in Canton - \S/, /Canton/],
    ['/faq', /^Frequently Asked Questions - \S/, /pit beef/],
    ['/about', /^About us and how we rank - \S/, /ranks restaurants/],
    ['/submit-restaurant', /^Add a restaurant - \S/, /Suggest/],
    ['/restaurants/10276', /^The Cold Marble, Inner Harbor - \S/, /waffle cones/i],
  ])(
    '%s has its own title, description, canonical URL and social tags, one of each',
    async (path, title, description) => {
      const page = await openPage(path);
      const count = (selector: string) => page.document.querySelectorAll(selector).length;
      expect(page.title).toMatch(title);
      expect(count('title:not(svg title)')).toBe(1);
      expect(count('meta[name="description"]')).toBe(1);
      expect(page.meta('description')).toMatch(description);
      expect(page.meta('robots')).toBe('index, follow');
      expect(count('link[rel="canonical"]')).toBe(1);
      expect(page.canonical).toBe(path);
      for (const name of SOCIAL)
        expect(count(`meta[name="${name}"], meta[property="${name}"]`), name).toBe(1);

      // Every page except home shows its breadcrumb, to readers and search engines.
      if (path === '/') return;
      const trail = page.body.getByRole('navigation', { name: 'Breadcrumb' });
      const list = nodeOf(page.graph, 'BreadcrumbList') as
        { itemListElement: { name: string }[] } | undefined;
      expect(list?.itemListElement.map(({ name }) => name)).toEqual(
        textsOf([...trail.querySelectorAll('li')]),
      );
    },
  );

  it('of a search within a page points search engines to the page without it', async () => {
    expect((await openPage('/cuisines?q=piz')).canonical).toBe('/cuisines');
  });

  it('has a cuisine’s list as shown, and describes a neighborhood and a place', async () => {
    const page = await openPage('/cuisines/seafood');
    const { mainEntity } = nodeOf(page.graph, 'CollectionPage') as unknown as { mainEntity: Listed };
    const items = mainEntity.itemListElement.map(({ item }) => item);
    const cards = page.body.getAllByRole('article');
    expect(items.map(({ name }) => name)).toEqual(cards.map((card) => textOf(card.querySelector('h2'))));
    for (const item of items) {
      expect(item).toMatchObject({
        '@type': 'Restaurant',
        servesCuisine: 'Seafood',
        address: { addressRegion: 'MD', addressCountry: 'US' },
        url: expect.stringMatching(/\/restaurants\/\d+$/),
      });
      if (item.aggregateRating) expect(item.aggregateRating.reviewCount).toBeGreaterThanOrEqual(1);
    }
    expect(JSON.stringify((await openPage('/neighborhoods/canton')).graph)).toContain('"Restaurant"');
    const place = nodeOf((await openPage('/restaurants/10389')).graph, 'Restaurant');
    expect(place).toMatchObject({ name: 'Proud Hound Tasting Room' });
    expect(JSON.stringify(place)).toContain('openingHours');
  });

  it.each(['/', '/faq'])('of %s has the six questions that the page shows', async (path) => {
    const { questions } = await ask('/api/pages/home');
    const page = await openPage(path);
    const asked = questions.map(({ question }) => question);
    expect(asked).toHaveLength(6);
    const faq = nodeOf(page.graph, 'FAQPage') as { mainEntity: { name: string }[] } | undefined;
    expect(faq?.mainEntity.map(({ name }) => name)).toEqual(asked);
    const details = [...page.document.querySelectorAll('main details[name="faq"]')];
    expect(details.map((one) => textOf(one.querySelector('summary')))).toEqual(asked);
    expect(details.map((one) => textOf(one.querySelector('p')))).toEqual(
      questions.map(({ answer }) => answer),
    );
  });
});
