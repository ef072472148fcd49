import { createRestaurant } from '#cms/test/factories';
import { bodyOf } from '#cms/test/body-of';
import type { GuidePage, GuidesPage } from '#contract/editorial';
import type { RestaurantDetail } from '#contract/restaurants';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { site } from '../site/sample-site.ts';
import { signInStaff } from '../site/staff.ts';
import type { Visitor } from '../site/visitor.ts';

let editor: Visitor;

beforeAll(async () => {
  editor = await signInStaff(site, ['editor']);
});

async function read<T>(path: string): Promise<T> {
  const answer = await site.send(path);
  expect(answer.status, `${path}: ${answer.text.slice(0, 200)}`).toBe(200);
  return answer.json() as T;
}

const story = (overrides: object = {}) => ({
  title: 'A story that only a test tells',
  description: 'Told to see it told.',
  category: 'Restaurant Spotlight',
  publishDate: '2026-03-01T12:00:00.000Z',
  body: bodyOf('Once upon a time in Canton.'),
  _status: 'published',
  ...overrides,
});

const savedSchema = z.object({ doc: z.object({ id: z.number(), slug: z.string() }) });

async function save(collection: string, data: object): Promise<{ id: number; slug: string }> {
  const { status, text: said, json } = await editor.call('POST', `/cms/api/${collection}`, data);
  expect(status, said).toBe(201);
  return savedSchema.parse(json()).doc;
}

async function change(collection: string, id: number, data: object): Promise<void> {
  const { status, text: said } = await editor.call('PATCH', `/cms/api/${collection}/${id}`, data);
  expect(status, said).toBe(200);
}

describe('a story', () => {
  it('gets its address from its title, and is readable once published', async () => {
    const { slug } = await save('stories', story({ title: 'Señor Crab’s  “Café”, at last!' }));
    expect(slug).toBe('senor-crabs-cafe-at-last');
    const page = await site.send(`/local-businesses/${slug}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Once upon a time in Canton.');
    expect((await site.send('/local-businesses')).text).toContain(slug);
    expect((await site.send('/feed.xml')).text).toContain(`/local-businesses/${slug}`);
  });

  it('is linked from its place while published', async () => {
    const storiesOf = async (id: number) => (await read<RestaurantDetail>(`/api/restaurants/${id}`)).stories;
    const linksTo = async (slug: string) =>
      (await site.send('/restaurants/10003')).text.includes(`href="/local-businesses/${slug}"`);
    expect(await storiesOf(10001)).toMatchObject([{ slug: 'sotto-sopra-mount-vernon-italian-gem' }]);
    expect(await storiesOf(10003)).toEqual([]);

    const about = story({ title: 'A bookstore that cooks', restaurant: 10003, _status: 'draft' });
    const { id, slug } = await save('stories', about);
    expect(await linksTo(slug)).toBe(false);
    await change('stories', id, { _status: 'published' });
    expect(await linksTo(slug)).toBe(true);
    expect((await site.send(`/local-businesses/${slug}`)).text).toContain('href="/restaurants/10003"');
    await change('stories', id, { restaurant: null });
    expect(await linksTo(slug)).toBe(false);
  });

  it('that is a draft is hidden, and a draft of a published one changes nothing', async () => {
    const draft = await save('stories', story({ title: 'Not yet', _status: 'draft' }));
    expect((await site.send(`/local-businesses/${draft.slug}`)).status).toBe(404);
    expect((await site.send('/local-businesses')).text).not.toContain('Not yet');

    const { id, slug } = await save('stories', story({ title: 'As printed' }));
    await change('stories', id, { title: 'As revised', _status: 'draft' });
    const { status } = await editor.call('PATCH', `/cms/api/stories/${id}?draft=true`, {
      title: 'As revised again',
      _status: 'draft',
    });
    expect(status).toBe(200);
    expect((await site.send(`/local-businesses/${slug}`)).text).not.toContain('As revised again');
  });

  it('whose slug changes redirects once, however often it moves', async () => {
    const { id } = await save('stories', story({ slug: 'first-name' }));
    // As the admin panel does it: the draft autosaves with the new slug before it is published.
    await editor.call('PATCH', `/cms/api/stories/${id}?draft=true&autosave=true`, {
      slug: 'second-name',
      _status: 'draft',
    });
    await change('stories', id, { slug: 'second-name', _status: 'published' });
    await change('stories', id, { slug: 'third-name', _status: 'published' });
    for (const old of ['first-name', 'second-name']) {
      const moved = await site.send(`/local-businesses/${old}`);
      expect(moved.status, old).toBe(301);
      expect(moved.headers.location).toBe('/local-businesses/third-name');
    }
    expect((await site.send('/local-businesses/third-name')).status).toBe(200);

    await change('stories', id, { slug: 'first-name', _status: 'published' });
    expect((await site.send('/local-businesses/first-name')).status).toBe(200);
    expect((await site.send('/local-businesses/third-name')).headers.location).toBe(
      '/local-businesses/first-name',
    );
  });
});

describe('guides', () => {
  const slugs = async () =>
    (await read<GuidesPage>('/api/pages/guides')).groups.flatMap(({ guides }) =>
      guides.map(({ slug }) => slug),
    );

  it('open with a default intro until an editor writes one; pins, notes and exclusions apply', async () => {
    const path = '/api/pages/guides/canton-restaurant-guide';
    const before = await read<GuidePage>(path);
    expect(before.intro).toBeTruthy();
    const [first, second, ...others] = before.restaurants.map(({ id }) => id);
    const last = others.at(-1);
    await save('guides', {
      kind: 'neighborhood',
      neighborhood: 'Canton',
      body: bodyOf('Canton, in our own words.'),
      pins: [last],
      exclusions: [first],
      notes: [{ restaurant: second, note: 'Ask for the corner table.' }],
      year: 2019,
      _status: 'published',
    });
    const after = await read<GuidePage>(path);
    expect(after.intro).toBeNull();
    expect(JSON.stringify(after.body)).toContain('Canton, in our own words.');
    expect(after.title).toBe('Best Restaurants in Canton: 2019 Guide');
    expect(after.restaurants.map(({ id }) => id).slice(0, 2)).toEqual([last, second]);
    expect(after.restaurants.map(({ id }) => id)).not.toContain(first);
    expect(after.restaurants[1]?.note).toBe('Ask for the corner table.');
  });

  it('without matching places show no card; unpublished ones are gone', async () => {
    const { id } = await createRestaurant(site.cms.payload, { description: 'Moonfish, and nothing else.' });
    const own = await save('guides', {
      kind: 'collection',
      title: 'Moon Dinners',
      rule: 'own',
      ruleKeywords: ['moonfish'],
      _status: 'published',
    });
    expect(await slugs()).toContain(own.slug);
    await site.cms.payload.update({ collection: 'restaurants', id, data: { status: 'closed' } });
    await expect.poll(slugs).not.toContain(own.slug);
    await change('guides', own.id, { ruleKeywords: ['crab'] });
    expect(await slugs()).toContain(own.slug);
    await change('guides', own.id, { hidden: true });
    expect(await slugs()).not.toContain(own.slug);
    expect((await site.send(`/blog/${own.slug}`)).status).toBe(404);
  });

  it.each([
    ['/blog/Fells-Point-Restaurant-Guide', '/blog/fells-point-restaurant-guide'],
    ['/blog/best-asian-restaurants-baltimore', '/blog/best-asian-fusion-restaurants-baltimore'],
    ['/blog/timonium-restaurants', '/timonium-restaurants'],
  ])('have one address: %s redirects to %s', async (variant, path) => {
    const moved = await site.send(variant);
    expect([moved.status, moved.headers.location]).toEqual([301, path]);
  });

  it('of Timonium: the article shows all places there, the derived one points to it (decisions §8)', async () => {
    const article = await read<GuidePage>('/api/pages/guides/timonium-restaurants');
    const all = await read<{ restaurants: unknown[] }>('/api/pages/neighborhoods/timonium');
    expect(article.restaurants).toHaveLength(all.restaurants.length);
    expect((await site.send('/blog/timonium-restaurant-guide')).text).toContain(
      '<link rel="canonical" href="http://site.test/timonium-restaurants"/>',
    );
  });

  it('of Timonium state that there are no places (spec 2 §2)', async () => {
    const { restaurants } = await read<GuidePage>('/api/pages/guides/timonium-restaurants');
    const excludedIds = restaurants.map(({ id }) => ({ placeId: id }));
    const rules = await site.cms.payload.findGlobal({ slug: 'listing-rules', depth: 0 });
    await site.cms.payload.updateGlobal({ slug: 'listing-rules', data: { excludedIds } });
    await expect
      .poll(async () => (await site.send('/timonium-restaurants')).text, { timeout: 30_000 })
      .toContain('No Timonium restaurants found. Please try again later.');
    await site.cms.payload.updateGlobal({
      slug: 'listing-rules',
      data: { excludedIds: rules.excludedIds ?? [] },
    });
  });
});

describe('award pages', () => {
  it.each(['/awards/red-emmas', '/awards/umami-global', '/awards/empanada-lady', '/Awards/Red-Emmas'])(
    '%s is noindex in header and head',
    async (path) => {
      const canonical = path.toLowerCase();
      const answer = await site.send(canonical);
      expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(answer.text).toMatch(/<meta[^>]*name="robots" content="noindex, nofollow"/);
      // Also from the cache.
      expect((await site.send(canonical)).headers['x-robots-tag']).toBe('noindex, nofollow');
      if (path !== canonical) expect((await site.send(path)).status).toBe(301);
    },
  );

  it('the page about the program is indexed and links to no badge page (decisions §2)', async () => {
    const answer = await site.send('/awards');
    expect(answer.headers['x-robots-tag']).toBeUndefined();
    expect(answer.text).not.toMatch(/href="\/awards\//);
    expect(answer.text).toContain('/restaurants/10003');
  });

  it('the badge may be embedded on winners’ sites', async () => {
    const badge = await site.send('/award-badges/red-emmas');
    expect(badge.headers['content-type']).toBe('image/png');
    expect(badge.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await site.send('/award-badges/nobody')).status).toBe(404);
  });
});

it('only the giveaway page may frame another site', async () => {
  expect((await site.send('/win-dinner')).headers['content-security-policy']).toContain('frame-src https:');
  expect((await site.send('/')).headers['content-security-policy']).toContain("frame-src 'none'");
});

it('the feed is RSS of stories and guides, newest first', async () => {
  const { text: xml, headers } = await site.send('/feed.xml');
  expect(headers['content-type']).toContain('application/rss+xml');
  expect(xml).toContain('<rss version="2.0"');
  const dates = [...xml.matchAll(/<item>.*?<pubDate>(.*?)<\/pubDate>/gs)].map(([, date = '']) =>
    Date.parse(date),
  );
  expect(dates.length).toBeGreaterThan(9);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});
