import { baltimoreYear } from '#domain/calendar/baltimore-day';
import { ask } from './site-api.ts';
import { expect, test, visit, type Page } from './visit.ts';

/** What spec 2 says literally about the reading pages: texts, limits, links. One step per line of it. */

const SOTTO = '/local-businesses/sotto-sopra-mount-vernon-italian-gem';
const AMOORA = '/local-businesses/amoora-downtown-baltimore-lebanese-kofta';

const YEAR = baltimoreYear(new Date());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const metaOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

test('spec 2 §2, local-business stories', async ({ page, request }) => {
  await visit(page, '/local-businesses');
  await test.step('title, a featured story, a grid of others, and a link to submit your own', async () => {
    const { featured, stories, submitStoryUrl } = await ask(request, '/api/pages/stories');
    await expect(heading(page)).toHaveText("Baltimore's Local Business Stories");
    await expect(page.getByRole('article')).toHaveCount(stories.length + (featured ? 1 : 0));
    await expect(page.getByRole('article').first()).toContainText(featured?.title ?? '');
    const share = page.getByRole('region', { name: 'Share Your Business Story' });
    const submit = share.getByRole('link', { name: 'Submit Your Story' });
    await expect(submit).toHaveAttribute('href', submitStoryUrl);
    expect(submitStoryUrl).toMatch(/^https?:\/\//);
  });

  await test.step('each card has image, category badge, title, description, date, read time, location and button', async () => {
    const { featured, stories } = await ask(request, '/api/pages/stories');
    for (const story of [...(featured ? [featured] : []), ...stories]) {
      const card = page.getByRole('article').filter({ hasText: story.title });
      await expect(card.locator('img, svg').first()).toBeVisible();
      for (const text of [story.category, story.description, `${story.readMinutes} minute read`]) {
        await expect(card.getByText(text)).toBeVisible();
      }
      await expect(card.locator('time')).toHaveAttribute('datetime', story.publishDate);
      if (story.location) await expect(card.getByText(story.location, { exact: true })).toBeVisible();
      await expect(card.getByRole('link')).toHaveCount(1);
    }
  });

  for (const [path, minutes] of [
    [SOTTO, 5],
    [AMOORA, 4],
  ] as const) {
    await test.step(`${path}: Restaurant Spotlight, July 15, 2025, ${minutes} minutes`, async () => {
      await visit(page, path);
      const article = page.getByRole('article').first();
      await expect(article.getByText('Restaurant Spotlight', { exact: true })).toBeVisible();
      await expect(article.getByText('July 15, 2025')).toBeVisible();
      await expect(article.getByText(`${minutes} minute read`)).toBeVisible();
    });
  }
});

test('spec 2 §2, story article', async ({ page, request }) => {
  const story = await ask(request, '/api/pages/stories/sotto-sopra-mount-vernon-italian-gem');
  await visit(page, SOTTO);
  await test.step('title, meta description, keywords, social tags and article type', async () => {
    await expect(page).toHaveTitle(new RegExp(`^${story.title} - \\S`));
    expect(await metaOf(page, 'description')).toBe(story.metaDescription);
    expect(await metaOf(page, 'keywords')).toBe(story.keywords);
    expect(await metaOf(page, 'og:title')).toContain(story.title);
    expect(await metaOf(page, 'og:description')).toBe(story.metaDescription);
    expect(await metaOf(page, 'og:type')).toBe('article');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${SOTTO}$`));
  });

  await test.step('breadcrumb, body and a link back', async () => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Local Businesses', story.title]);
    await expect(heading(page)).toHaveText(story.title);
    await expect(page.locator('blockquote')).toHaveCount(1);
    await page.getByRole('link', { name: 'Back to Local Businesses' }).click();
    await expect(page).toHaveURL('/local-businesses');
  });
});

test('spec 2 §2, guides blog', async ({ page, request }) => {
  await visit(page, '/blog');
  await test.step('title, categories in order, newest first, cards that link', async () => {
    const { groups } = await ask(request, '/api/pages/guides');
    await expect(heading(page)).toHaveText('Baltimore Restaurant Blog');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Neighborhood Guides',
      'Cuisine Guides',
      'Collection Guides',
    ]);
    for (const { category, guides } of groups) {
      const dates = guides.map(({ publishDate }) => publishDate);
      expect(dates).toEqual(dates.toSorted().toReversed());
      const cards = page.getByRole('region', { name: category }).getByRole('article');
      await expect(cards).toHaveCount(guides.length);
      const [first] = guides;
      if (!first) continue;
      await expect(cards.first()).toContainText(first.title);
      await expect(cards.first()).toContainText(first.description);
      await expect(cards.first()).toContainText(/Published \w+ \d+, \d{4}/);
    }
  });

  await test.step('a card opens its guide', async () => {
    await page.getByRole('link', { name: `Best Restaurants in Canton: Complete ${YEAR} Guide` }).click();
    await expect(page).toHaveURL('/blog/canton-restaurant-guide');
    await page.getByRole('link', { name: 'Back to Guides' }).click();
    await expect(page).toHaveURL('/blog');
  });

  await test.step('the thresholds: every neighborhood with 5, every cuisine with 8, no other (§5)', async () => {
    const { groups } = await ask(request, '/api/pages/guides');
    const neighborhoods = await ask(request, '/api/neighborhoods/stats');
    const cuisines = await ask(request, '/api/cuisines/stats');
    const named = (kind: string) =>
      groups
        .flatMap(({ guides }) => guides.filter((guide) => guide.kind === kind))
        .map((guide) => guide.neighborhood ?? guide.cuisine);
    expect(named('neighborhood').toSorted()).toEqual(
      neighborhoods
        .filter(({ count }) => count >= 5)
        .map(({ neighborhood }) => neighborhood)
        .toSorted(),
    );
    expect(named('cuisine').toSorted()).toEqual(
      cuisines
        .filter(({ count }) => count >= 8)
        .map(({ category }) => category)
        .toSorted(),
    );
    const small = neighborhoods.find(({ count }) => count < 5);
    const slug = small?.neighborhood.toLowerCase().replace(/\s+/g, '-') ?? '';
    expect((await request.get(`/blog/${encodeURIComponent(slug)}-restaurant-guide`)).status()).toBe(404);
  });
});

test('spec 2 §2 and §9, guide page', async ({ page, request }) => {
  for (const [slug, title, date] of [
    ['fells-point-restaurant-guide', `Best Restaurants in Fells Point: Complete ${YEAR} Guide`, '2025-01-15'],
    [
      'best-italian-restaurants-baltimore',
      `Best Italian Restaurants in Baltimore: Complete ${YEAR} Guide`,
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
  ] as const) {
    await test.step(`/blog/${slug}: title, date, intro, up to 15 places`, async () => {
      const guide = await ask(request, `/api/pages/guides/${slug}`);
      expect(guide.publishDate).toBe(date);
      expect(guide.restaurants.length).toBeLessThanOrEqual(15);
      await visit(page, `/blog/${slug}`);
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^${title.replace(/[.?]/g, '.')} - `));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`/blog/${slug}$`),
      );
      expect(await metaOf(page, 'description')).toBe(guide.description);
      // An editor's text replaces the rotating intros.
      const [opening] = guide.body;
      const text = opening?.kind === 'html' ? (/<p>([^<]+)/.exec(opening.html)?.[1] ?? '') : guide.intro;
      expect(text).toBeTruthy();
      await expect(page.getByText(text ?? '')).toBeVisible();
      await expect(page.getByText(`Here are the top ${guide.restaurants.length} restaurants`)).toBeVisible();
      await expect(page.locator('article ol > li')).toHaveCount(guide.restaurants.length);
    });
  }

  await visit(page, '/blog/fells-point-restaurant-guide');
  await test.step('each place: image, name with link, price badge, stars with count, category, neighborhood, description, address', async () => {
    const { restaurants } = await ask(request, '/api/pages/guides/fells-point-restaurant-guide');
    for (const [index, place] of restaurants.entries()) {
      const item = page.locator('article ol > li').nth(index);
      await expect(item.getByRole('link', { name: place.name, exact: true })).toHaveAttribute(
        'href',
        `/restaurants/${place.id}`,
      );
      await expect(item.locator('img, svg').first()).toBeVisible();
      const texts = [
        place.category.charAt(0).toUpperCase() + place.category.slice(1),
        place.neighborhood,
        place.description,
        place.fullAddress ?? place.address,
        place.priceRange,
        place.rating?.toFixed(1),
        place.reviewCount === null || place.rating === null ? null : `(${place.reviewCount})`,
      ];
      for (const text of texts) if (text) await expect(item).toContainText(text);
    }
  });

  await test.step('footer links to neighborhoods, cuisines and the blog', async () => {
    const links = page.getByRole('navigation', { name: 'More to explore' }).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/neighborhoods',
      '/cuisines',
      '/blog',
    ]);
  });
});

test.describe('unknown', () => {
  test.use({ missing: ['/local-businesses/no-such-story', '/blog/no-such-guide'] });

  test('spec 2 §2, Article Not Found and Blog Post Not Found, with status 404', async ({ page }) => {
    await test.step('Article Not Found', async () => {
      const response = await page.goto('/local-businesses/no-such-story');
      expect(response?.status()).toBe(404);
      await expect(heading(page)).toHaveText('Article Not Found');
      await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Local Businesses' })).toBeVisible();
      expect(await metaOf(page, 'robots')).toBe('noindex');
    });
    await test.step('Blog Post Not Found', async () => {
      const response = await page.goto('/blog/no-such-guide');
      expect(response?.status()).toBe(404);
      await expect(heading(page)).toHaveText('Blog Post Not Found');
      await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
      await page.getByRole('link', { name: 'Back to Guides' }).click();
      await expect(page).toHaveURL('/blog');
    });
  });
});

test('spec 2 §2, Timonium: an article dated 2025-04-06, then every restaurant there', async ({
  page,
  request,
}) => {
  const { restaurants } = await ask(request, '/api/pages/neighborhoods/timonium');
  await visit(page, '/timonium-restaurants');
  await expect(page.getByText('April 6, 2025')).toBeVisible();
  const grid = page.getByRole('region', { name: 'Restaurants in Timonium' });
  await expect(grid.getByRole('article')).toHaveCount(restaurants.length);
  expect(await metaOf(page, 'robots')).toBe('index, follow');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/timonium-restaurants$/);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data['@graph'][0]).toMatchObject({ '@type': 'Article', datePublished: '2025-04-06' });
});

test('spec 2 §2, award badge pages', async ({ page, request }) => {
  for (const [slug, name] of [
    ['red-emmas', "Red Emma's"],
    ['umami-global', 'Umami Global'],
    ['empanada-lady', 'Empanada Lady'],
  ] as const) {
    await test.step(`/awards/${slug}: header, breadcrumb, facts, why, picture, congratulations`, async () => {
      const { name: product } = await ask(request, '/api/site');
      await visit(page, `/awards/${slug}`);
      await expect(heading(page)).toHaveText(name);
      await expect(page.getByText(`${product} Top Restaurant Award`, { exact: false }).first()).toBeVisible();
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
      await expect(page.getByRole('term')).toHaveText(['Address', 'Phone', 'Website']);
      await expect(page.getByRole('heading', { name: /^Why We Selected/ })).toBeVisible();
      await expect(page.getByRole('img', { name: new RegExp(`${name}.*Award`) }).first()).toBeVisible();
      await expect(page.getByText(/^Congratulations/)).toBeVisible();
      expect(await metaOf(page, 'robots')).toBe('noindex, nofollow');
      const code = await page.getByRole('textbox', { name: 'HTML code' }).inputValue();
      expect(code).toMatch(
        /^<a href="http[^"]+"[^>]*rel="nofollow[^>]*><img [^>]*alt="[^"]+"[^>]*width="200"[^>]*><\/a>$/,
      );
    });
    if (slug === 'empanada-lady') continue;
    await test.step(`/awards/${slug} is long: two steps, code, preview, help`, async () => {
      const { awardsEmail } = await ask(request, `/api/pages/awards/${slug}`);
      const section = page.getByRole('region', { name: 'Display Your Award Badge' });
      await expect(section.getByRole('heading', { level: 3 })).toHaveText([
        'Copy the HTML',
        'Paste it into your site',
        'Preview',
        'Need Help?',
      ]);
      await expect(section.getByRole('img')).toBeVisible();
      await expect(section.getByRole('link', { name: awardsEmail })).toHaveAttribute(
        'href',
        `mailto:${awardsEmail}`,
      );
    });
  }

  await test.step('/awards/empanada-lady is short: code and a link home', async () => {
    const section = page.getByRole('region', { name: 'Display Your Award on Your Website' });
    await expect(section.getByRole('button', { name: 'Copy' })).toBeVisible();
    await section.getByRole('link', { name: 'Back to Homepage' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('spec 2 §2, win-dinner: 100 dollars, monthly, one winner, free; three benefits', async ({ page }) => {
  await visit(page, '/win-dinner');
  await expect(heading(page)).toContainText('$100');
  await expect(page.getByText(/Every month, one newsletter reader .* \$100 gift card/)).toBeVisible();
  await expect(page.getByText(/free to enter/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Exclusive giveaways',
    'Unbiased reviews',
    'Hidden gems',
  ]);
});

test('spec 2 §2, sitemap: sections and limits', async ({ page, request }) => {
  const neighborhoods = await ask(request, '/api/neighborhoods/stats');
  await visit(page, '/sitemap');
  const linksOf = (name: string) =>
    page
      .getByRole('region', { name, exact: true })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(await linksOf('Main Pages')).toEqual([
    '/',
    '/auth',
    '/faq',
    '/win-dinner',
    '/awards',
    '/submit-restaurant',
    '/blog',
  ]);
  await expect(page.getByRole('link', { name: 'Sign In / Register' })).toHaveAttribute('href', '/auth');
  expect(await linksOf('Blog Guides')).toHaveLength(20);
  for (const name of ['Neighborhoods', 'Cuisines']) expect(await linksOf(name)).toHaveLength(21);
  const [first] = neighborhoods;
  await expect(page.getByRole('link', { name: `${first?.neighborhood} (${first?.count})` })).toBeVisible();
  for (const path of await linksOf('Blog Guides'))
    expect((await request.get(path ?? '')).status(), path ?? '').toBe(200);
  await expect(page.getByRole('contentinfo').locator('a[href="/sitemap.xml"]')).toBeVisible();
});
