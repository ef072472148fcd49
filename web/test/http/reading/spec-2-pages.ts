import { within } from '@testing-library/dom';
import { cityYear } from '#domain/calendar/city-time';
import { describe, expect, it } from 'vitest';
import {
  ask,
  get,
  headingOf,
  hrefsOf,
  openPage,
  region,
  textOf,
  textsOf,
  type Page,
} from './reading-site.ts';

/** What spec 2 says literally about the reading pages: texts, limits, links. */

const YEAR = cityYear(new Date());
const crumbsOf = (page: Page) =>
  textsOf([...page.body.getByRole('navigation', { name: 'Breadcrumb' }).querySelectorAll('li')]);

describe('spec 2 §2, local-business stories', () => {
  it('title, a featured story, a grid of others, and a link to submit your own', async () => {
    const { featured, stories, submitStoryUrl } = await ask('/api/pages/stories');
    const page = await openPage('/local-businesses');
    expect(headingOf(page)).toBe("Baltimore's Local Business Stories");
    const articles = page.body.getAllByRole('article');
    expect(articles).toHaveLength(stories.length + (featured ? 1 : 0));
    expect(textOf(articles[0])).toContain(featured?.title);
    const submit = region(page, 'Share Your Business Story').getByRole('link', { name: 'Submit Your Story' });
    expect(submit.getAttribute('href')).toBe(submitStoryUrl);
    expect(submitStoryUrl).toMatch(/^https?:\/\//);
  });

  it('each card has image, category badge, title, description, date, read time, location and button', async () => {
    const { featured, stories } = await ask('/api/pages/stories');
    const articles = (await openPage('/local-businesses')).body.getAllByRole('article');
    for (const story of [...(featured ? [featured] : []), ...stories]) {
      const card = articles.find((article) => textOf(article).includes(story.title));
      expect(card?.querySelector('img, svg'), story.title).toBeTruthy();
      for (const text of [
        story.category,
        story.description,
        `${story.readMinutes} minute read`,
        story.location,
      ]) {
        expect(textOf(card)).toContain(text ?? '');
      }
      expect(card?.querySelector('time')?.getAttribute('datetime')).toBe(story.publishDate);
      expect(card?.querySelectorAll('a')).toHaveLength(1);
    }
  });

  it.each([
    ['sotto-sopra-mount-vernon-italian-gem', 5],
    ['amoora-downtown-baltimore-lebanese-kofta', 4],
  ])(
    '%s: Restaurant Spotlight, July 15, 2025, %i minutes, with its head, breadcrumb and way back',
    async (slug, minutes) => {
      const story = await ask(`/api/pages/stories/${slug}`);
      const path = `/local-businesses/${slug}`;
      const page = await openPage(path);
      for (const text of ['Restaurant Spotlight', 'July 15, 2025', `${minutes} minute read`]) {
        expect(textOf(page.body.getAllByRole('article')[0])).toContain(text);
      }
      expect(page.title).toMatch(new RegExp(`^${story.title} - \\S`));
      expect(page.meta('description')).toBe(story.metaDescription);
      expect(page.meta('keywords')).toBe(story.keywords);
      expect(page.meta('og:title')).toContain(story.title);
      expect(page.meta('og:description')).toBe(story.metaDescription);
      expect(page.meta('og:type')).toBe('article');
      expect(page.canonical).toBe(path);
      expect(crumbsOf(page)).toEqual(['Home', 'Local Businesses', story.title]);
      expect(headingOf(page)).toBe(story.title);
      expect(page.document.querySelectorAll('blockquote')).toHaveLength(1);
      const back = page.body.getByRole('link', { name: 'Back to Local Businesses' });
      expect(back.getAttribute('href')).toBe('/local-businesses');
      const place = within(page.body.getByRole('complementary')).getAllByRole('link')[0];
      expect(textOf(place)).not.toBe('');
      expect(place?.getAttribute('href')).toMatch(/^\/restaurants\/\d+$/);
    },
  );
});

describe('spec 2 §2, guides blog', () => {
  it('title, categories in order, newest first, cards that link', async () => {
    const { groups } = await ask('/api/pages/guides');
    const page = await openPage('/blog');
    expect(headingOf(page)).toBe('Baltimore Restaurant Blog');
    expect(textsOf(page.main.getAllByRole('heading', { level: 2 }))).toEqual([
      'Neighborhood Guides',
      'Cuisine Guides',
      'Collection Guides',
    ]);
    for (const { category, guides } of groups) {
      const dates = guides.map(({ publishDate }) => publishDate);
      expect(dates).toEqual(dates.toSorted().toReversed());
      const cards = region(page, category).getAllByRole('article');
      expect(cards).toHaveLength(guides.length);
      const [first] = guides;
      if (!first) continue;
      expect(textOf(cards[0])).toContain(first.title);
      expect(textOf(cards[0])).toContain(first.description);
      expect(textOf(cards[0])).toMatch(/Published \w+ \d+, \d{4}/);
    }
    const canton = page.body.getByRole('link', {
      name: `Best Restaurants in Canton: ${YEAR} Guide`,
    });
    expect(canton.getAttribute('href')).toBe('/blog/canton-restaurant-guide');
  });
});

describe('spec 2 §2 and §9, guide page', () => {
  it.each([
    ['fells-point-restaurant-guide', `Best Restaurants in Fells Point: ${YEAR} Guide`, '2025-01-15'],
    [
      'best-italian-restaurants-baltimore',
      `Best Italian Restaurants in Baltimore: ${YEAR} Guide`,
      '2025-01-10',
    ],
    ['most-romantic-restaurants', `Most Romantic Restaurants in Baltimore: ${YEAR} Guide`, '2025-01-20'],
    [
      'best-restaurants-for-large-groups',
      `Best Restaurants for Large Groups in Baltimore: ${YEAR} Guide`,
      '2025-01-20',
    ],
    ['budget-friendly-eats', `Budget-Friendly Eats in Baltimore: ${YEAR} Guide`, '2025-01-20'],
    ['best-brunch-spots', `Best Brunch Spots in Baltimore: ${YEAR} Guide`, '2025-01-20'],
    ['late-night-dining', `Late Night Dining in Baltimore: ${YEAR} Guide`, '2025-01-20'],
    ['best-outdoor-dining', `Best Outdoor Dining in Baltimore: ${YEAR} Guide`, '2025-01-20'],
  ])('/blog/%s: title, date, intro, up to 15 places', async (slug, title, date) => {
    const guide = await ask(`/api/pages/guides/${slug}`);
    expect(guide.publishDate).toBe(date);
    expect(guide.restaurants.length).toBeLessThanOrEqual(15);
    const page = await openPage(`/blog/${slug}`);
    expect(headingOf(page)).toBe(title);
    expect(page.title.startsWith(`${title} - `)).toBe(true);
    expect(page.canonical).toBe(`/blog/${slug}`);
    expect(page.meta('description')).toBe(guide.description);
    // An editor's text replaces the rotating intros.
    const [opening] = guide.body;
    const text = opening?.kind === 'html' ? /<p>([^<]+)/.exec(opening.html)?.[1] : guide.intro;
    expect(text).toBeTruthy();
    expect(textOf(page.document.body)).toContain(text);
    expect(textOf(page.document.body)).toContain(`Here are the top ${guide.restaurants.length} restaurants`);
    expect(page.document.querySelectorAll('article ol > li')).toHaveLength(guide.restaurants.length);
    expect(page.body.getByRole('link', { name: 'Back to Guides' }).getAttribute('href')).toBe('/blog');
  });

  it('each place: image, name with link, price badge, stars with count, category, neighborhood, description, address', async () => {
    const { restaurants } = await ask('/api/pages/guides/fells-point-restaurant-guide');
    const page = await openPage('/blog/fells-point-restaurant-guide');
    const items = [...page.document.querySelectorAll<HTMLElement>('article ol > li')];
    for (const [index, place] of restaurants.entries()) {
      const item = items[index] ?? page.document.body;
      const link = within(item).getByRole('link', { name: place.name });
      expect(link.getAttribute('href')).toBe(`/restaurants/${place.id}`);
      expect(item.querySelector('img, svg')).toBeTruthy();
      const texts = [
        place.category.charAt(0).toUpperCase() + place.category.slice(1),
        place.neighborhood,
        place.description,
        place.fullAddress ?? place.address,
        place.priceRange,
        place.rating?.toFixed(1),
        place.reviewCount === null || place.rating === null ? null : `(${place.reviewCount})`,
      ];
      for (const text of texts) if (text) expect(textOf(item)).toContain(text.replace(/\s+/g, ' ').trim());
    }
    const more = within(page.body.getByRole('navigation', { name: 'More to explore' })).getAllByRole('link');
    expect(hrefsOf(more)).toEqual(['/neighborhoods', '/cuisines', '/blog']);
  });
});

it('spec 2 §2, Timonium: an article dated 2025-04-06, then every restaurant there', async () => {
  const { restaurants } = await ask('/api/pages/neighborhoods/timonium');
  const page = await openPage('/timonium-restaurants');
  page.body.getByText('April 6, 2025');
  expect(region(page, 'Restaurants in Timonium').getAllByRole('article')).toHaveLength(restaurants.length);
  expect(page.meta('robots')).toBe('index, follow');
  expect(page.canonical).toBe('/timonium-restaurants');
  expect(page.graph[0]).toMatchObject({ '@type': 'Article', datePublished: '2025-04-06' });
});

describe('spec 2 §2, award badge pages', () => {
  it.each([
    ['red-emmas', 'Red Emma’s'],
    ['umami-global', 'Umami Global'],
    ['empanada-lady', 'Empanada Lady'],
  ])(
    '/awards/%s: header, breadcrumb, facts, why, picture, congratulations, embed code',
    async (slug, name) => {
      const { name: product } = await ask('/api/site');
      const page = await openPage(`/awards/${slug}`);
      expect(headingOf(page)).toBe(name);
      expect(textOf(page.document.body)).toContain(`${product} Top Restaurant Award`);
      expect(crumbsOf(page)[0]).toBe('Home');
      expect(textsOf(page.body.getAllByRole('term'))).toEqual(['Address', 'Phone', 'Website']);
      page.body.getByRole('heading', { name: /^Why We Selected/ });
      expect(page.body.getAllByRole('img', { name: new RegExp(`${name}.*Award`) }).length).toBeGreaterThan(0);
      page.body.getByText(/^Congratulations/);
      expect(page.meta('robots')).toBe('noindex, nofollow');
      const code = page.body.getByRole<HTMLTextAreaElement>('textbox', { name: 'HTML code' }).value;
      expect(code).toMatch(
        /^<a href="http[^"]+"[^>]*rel="nofollow[^>]*><img [^>]*alt="[^"]+"[^>]*width="200"[^>]*><\/a>$/,
      );
    },
  );

  it.each(['red-emmas', 'umami-global'])(
    '/awards/%s is long: two steps, code, preview, help',
    async (slug) => {
      const { awardsEmail } = await ask(`/api/pages/awards/${slug}`);
      const section = region(await openPage(`/awards/${slug}`), 'Display Your Award Badge');
      expect(textsOf(section.getAllByRole('heading', { level: 3 }))).toEqual([
        'Copy the HTML',
        'Paste it into your site',
        'Preview',
        'Need Help?',
      ]);
      expect(section.getAllByRole('img').length).toBeGreaterThan(0);
      const help = section.getByRole('link', { name: awardsEmail });
      expect(help.getAttribute('href')).toBe(`mailto:${awardsEmail}`);
    },
  );

  it('/awards/empanada-lady is short: code and a link home', async () => {
    const section = region(await openPage('/awards/empanada-lady'), 'Display Your Award on Your Website');
    expect(section.getByRole('link', { name: 'Back to Homepage' }).getAttribute('href')).toBe('/');
  });
});

it('spec 2 §2, win-dinner: 100 dollars, monthly, one winner, free; three benefits', async () => {
  const page = await openPage('/win-dinner');
  expect(headingOf(page)).toContain('$100');
  page.body.getByText(/Every month, one newsletter reader .* \$100 gift card/);
  page.body.getByText(/free to enter/);
  expect(textsOf(page.body.getAllByRole('heading', { level: 3 }))).toEqual([
    'Exclusive giveaways',
    'Unbiased reviews',
    'Hidden gems',
  ]);
});

it('spec 2 §2, sitemap: sections and limits', async () => {
  const [first] = await ask('/api/neighborhoods/stats');
  const page = await openPage('/sitemap');
  const linksOf = (name: string) => hrefsOf(region(page, name).getAllByRole('link'));
  expect(linksOf('Main Pages')).toEqual([
    '/',
    '/auth',
    '/faq',
    '/win-dinner',
    '/awards',
    '/submit-restaurant',
    '/blog',
  ]);
  expect(page.body.getByRole('link', { name: 'Sign In / Register' }).getAttribute('href')).toBe('/auth');
  expect(linksOf('Blog Guides')).toHaveLength(20);
  for (const name of ['Neighborhoods', 'Cuisines']) expect(linksOf(name)).toHaveLength(21);
  page.body.getByRole('link', { name: `${first?.neighborhood} (${first?.count})` });
  for (const path of linksOf('Blog Guides')) expect((await get(path)).status, path).toBe(200);
});
