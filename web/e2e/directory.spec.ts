import { cuisinePlaces } from '#domain/words/listing-headings';
import { ask } from './site-api.ts';
import { expect, test, visit } from './visit.ts';

/** The exact texts, limits, and links of spec 1 for directory pages. One step per line of the spec. */

test('spec 1 §2, shared navigation', async ({ page, request }) => {
  await visit(page, '/');
  await test.step('the header links in this order, the newsletter to another site, Advertise beside them', async () => {
    const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Neighborhoods', 'Cuisines', 'Local Businesses', 'Guides', 'Newsletter']);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.slice(0, 4)).toEqual(['/neighborhoods', '/cuisines', '/local-businesses', '/blog']);
    expect(hrefs[4]).toMatch(/^https?:\/\//);
    const advertise = page.getByRole('banner').getByRole('link', { name: 'Advertise' });
    await expect(advertise).toHaveAttribute('href', /^https?:\/\//);
    await expect(advertise).toHaveAttribute('target', '_blank');
  });

  await test.step('the footer has an about text with a subscribe link, six neighborhoods and five cuisines', async () => {
    const footer = page.getByRole('contentinfo');
    const subscribe = footer.getByRole('link', { name: 'Subscribe to our newsletter' });
    await expect(subscribe).toHaveAttribute('href', /^https?:\/\//);
    const neighborhoods = footer.getByRole('navigation', { name: 'Popular Neighborhoods' }).getByRole('link');
    await expect(neighborhoods).toHaveCount(6);
    expect(await neighborhoods.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/neighborhoods/harbor-east',
      '/neighborhoods/fells-point',
      '/neighborhoods/federal-hill',
      '/neighborhoods/canton',
      '/neighborhoods/mount-vernon',
      '/neighborhoods/glen-burnie',
    ]);
    const cuisines = footer.getByRole('navigation', { name: 'Popular Cuisines' }).getByRole('link');
    await expect(cuisines).toHaveText(['American', 'Italian', 'Seafood', 'Asian Fusion', 'Pizza']);
    expect(await cuisines.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/cuisines/american',
      '/cuisines/italian',
      '/cuisines/seafood',
      '/cuisines/asian',
      '/cuisines/pizza',
    ]);
    for (const path of ['/about', '/sitemap', '/sitemap.xml']) {
      await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
    }
  });

  await test.step('every footer link to a neighborhood or cuisine opens its page', async () => {
    const hrefs = await page
      .getByRole('contentinfo')
      .locator('a[href^="/neighborhoods/"], a[href^="/cuisines/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toHaveLength(11);
    for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
  });

  await test.step('Advertise is for desktops only', async () => {
    await page.setViewportSize({ width: 360, height: 760 });
    await expect(page.getByRole('link', { name: 'Advertise' })).toBeHidden();
  });
});

test('spec 1 §2, home page', async ({ page, request }) => {
  await visit(page, '/');
  await test.step('the headline counts all listed places, the subtitle invites', async () => {
    const listed = await ask(request, '/api/restaurants');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Top ${listed.length} Restaurants in Baltimore`,
    );
    await expect(page.getByText('Discover the best places to eat near you')).toBeVisible();
  });

  await test.step('the sections come in their order', async () => {
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const built = [
      'Featured Restaurants',
      'Local Business News',
      'All Cuisines in Baltimore',
      'All Baltimore Neighborhoods',
      'Frequently Asked Questions',
    ];
    expect(headings.filter((heading) => built.includes(heading))).toEqual(built);
  });

  await test.step('six featured restaurants, best score first (§9)', async () => {
    const { featured } = await ask(request, '/api/pages/home');
    const names = page
      .getByRole('region', { name: 'Featured Restaurants' })
      .getByRole('heading', { level: 3 });
    await expect(names).toHaveCount(6);
    await expect(names).toHaveText(featured.map(({ name }) => name));
    const scores = featured.map(
      ({ rating, reviewCount }) => (rating ?? 0) * Math.log(Math.max(reviewCount ?? 1, 1) + 1),
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  await test.step('two spotlights of July 15, 2025, with read times, then a link to all stories', async () => {
    const section = page.getByRole('region', { name: 'Local Business News' });
    const articles = section.getByRole('listitem');
    await expect(articles).toHaveCount(2);
    for (const [index, minutes, path] of [
      [0, 5, '/local-businesses/sotto-sopra-mount-vernon-italian-gem'],
      [1, 4, '/local-businesses/amoora-downtown-baltimore-lebanese-kofta'],
    ] as const) {
      const article = articles.nth(index);
      await expect(article.getByText(`July 15, 2025 · ${minutes} min read`)).toBeVisible();
      await expect(article.getByRole('link')).toHaveAttribute('href', path);
    }
    const all = section.getByRole('link', { name: 'View All Local Business Stories' });
    await expect(all).toHaveAttribute('href', '/local-businesses');
  });

  await test.step('why this order: rating, reviews and score of each of the six', async () => {
    const { featured } = await ask(request, '/api/pages/home');
    const section = page.getByRole('region', { name: 'Featured Restaurants' });
    await section.getByText('Why this order?').click();
    const rows = section.getByRole('row');
    await expect(rows).toHaveCount(7);
    const [first] = featured;
    const score = (first?.rating ?? 0) * Math.log((first?.reviewCount ?? 1) + 1);
    await expect(rows.nth(1)).toContainText(first?.name ?? '');
    await expect(rows.nth(1)).toContainText(score.toFixed(2));
    await section.getByRole('link', { name: 'How we rank' }).click();
    await expect(page.getByText('score = rating × ln(number of reviews + 1)')).toBeVisible();
  });
  await page.goBack();

  await test.step('the 16 cuisines with the most places, then a link to all (§9)', async () => {
    const stats = await ask(request, '/api/cuisines/stats');
    const section = page.getByRole('region', { name: 'All Cuisines in Baltimore' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      stats.slice(0, 16).map(({ category }) => category),
    );
    await expect(section.getByText(`${stats[0]?.count} restaurants`, { exact: true })).toBeVisible();
    await expect(section.getByRole('link', { name: 'View Restaurants' })).toHaveCount(16);
    await section.getByRole('link', { name: 'View All Cuisines' }).click();
    await expect(page).toHaveURL('/cuisines');
  });
  await page.goBack();

  await test.step('the 8 neighborhoods with the most places, then a link to all (§9)', async () => {
    const stats = await ask(request, '/api/neighborhoods/stats');
    const section = page.getByRole('region', { name: 'All Baltimore Neighborhoods' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      stats.slice(0, 8).map(({ neighborhood }) => neighborhood),
    );
    await expect(section.getByText(`${stats[0]?.count} restaurants`, { exact: true })).toBeVisible();
    await expect(section.getByRole('link', { name: 'View Restaurants' })).toHaveCount(8);
    await section.getByRole('link', { name: 'View All Neighborhoods' }).click();
    await expect(page).toHaveURL('/neighborhoods');
  });
});

test('spec 1 §2, restaurant card', async ({ page, request }) => {
  await visit(page, '/cuisines/american');
  await test.step('name, full address, phone, stars with value and count; no distance without a location', async () => {
    const { restaurants } = await ask(request, '/api/pages/cuisines/american');
    const place = restaurants.find(({ phone, fullAddress, rating, reviewCount }) =>
      Boolean(phone && fullAddress && rating && reviewCount),
    );
    if (!place) throw new Error('No American restaurant has all of it');
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: place.name, exact: true }) });
    await expect(card.getByText(place.fullAddress ?? '')).toBeVisible();
    await expect(card.getByRole('link', { name: place.phone ?? '' })).toHaveAttribute('href', /^tel:/);
    await expect(card.getByText(place.rating?.toFixed(1) ?? '', { exact: true })).toBeVisible();
    await expect(card.getByText(`(${place.reviewCount?.toLocaleString('en-US')})`)).toBeVisible();
    await expect(card.getByRole('img', { name: `${place.rating?.toFixed(1)} out of 5` })).toBeVisible();
    await expect(page.getByText('miles away')).toHaveCount(0);
  });

  await test.step('read aloud, the count is a number of reviews, and each website says whose it is', async () => {
    const { restaurants } = await ask(request, '/api/pages/cuisines/american');
    const place = restaurants.find(({ reviewCount, website }) => (reviewCount ?? 0) > 1 && website);
    if (!place) throw new Error('No American restaurant has both');
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: place.name, exact: true }) });
    await expect(card).toMatchAriaSnapshot(`
      - paragraph:
        - img /out of 5/
        - strong
        - text: ${place.reviewCount?.toLocaleString('en-US')} reviews
    `);
    await expect(
      card.getByRole('link', { name: `Visit Website (${place.name})`, exact: true }),
    ).toHaveAttribute('href', place.website ?? '');
  });

  await visit(page, '/neighborhoods/fells-point');
  await test.step('Visit Website opens a new tab, and is shown only for a valid http or https URL', async () => {
    const { restaurants } = await ask(request, '/api/pages/neighborhoods/fells-point');
    const isWeb = (text: string | null) =>
      text !== null && /^https?:\/\/[^/]/.test(text) && URL.canParse(text);
    const withWebsite = restaurants.filter(({ website }) => isWeb(website));
    expect(restaurants.some(({ website }) => website !== null && !isWeb(website))).toBe(true);
    const buttons = page.getByRole('article').getByRole('link', { name: 'Visit Website' });
    await expect(buttons).toHaveCount(withWebsite.length);
    const targets = await buttons.evaluateAll((all) => all.map((link) => link.getAttribute('target')));
    expect(new Set(targets)).toEqual(new Set(['_blank']));
  });

  await test.step('Local Favorite marks local favorites', async () => {
    const { restaurants } = await ask(request, '/api/pages/neighborhoods/fells-point');
    await expect(page.getByRole('article').getByText('Local Favorite')).toHaveCount(
      restaurants.filter(({ localFavorite }) => localFavorite).length,
    );
  });

  await test.step('an unrated place is labeled so, and comes after the rated ones', async () => {
    const { restaurants } = await ask(request, '/api/pages/neighborhoods/fells-point');
    const unrated = restaurants.filter(({ rating }) => rating === null);
    expect(unrated.length).toBeGreaterThan(0);
    expect(restaurants.slice(-unrated.length)).toEqual(unrated);
    await expect(page.getByText('Not yet rated')).toHaveCount(unrated.length);
  });
});

test('spec 1 §2, all cuisines', async ({ page, request }) => {
  await test.step('heading, subtitle and an alphabetical grid with counts', async () => {
    const stats = await ask(request, '/api/cuisines/stats');
    await visit(page, '/cuisines');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Cuisines in Baltimore');
    await expect(page.getByText('Browse restaurants by cuisine type, sorted alphabetically')).toBeVisible();
    await expect(page.getByPlaceholder('Search cuisines...')).toBeVisible();
    const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(names)).toEqual(new Set(stats.map(({ category }) => category)));
  });

  await test.step('hidden categories do not appear, here or anywhere else (§5)', async () => {
    const hidden = [
      'Hotel',
      'hotels',
      'Market',
      "Farmers' Market",
      'Wine Store',
      'Shopping Mall',
      'Event Venue',
    ];
    const listed = await ask(request, '/api/restaurants');
    expect(listed.some(({ category }) => hidden.includes(category))).toBe(true);
    for (const path of ['/', '/cuisines', '/cuisines/american']) {
      await visit(page, path);
      for (const name of hidden) {
        await expect(page.getByRole('main').getByRole('heading', { name, exact: true })).toHaveCount(0);
      }
    }
    for (const slug of ['hotel', 'hotels', 'shopping-mall', 'wine-store']) {
      expect((await request.get(`/cuisines/${slug}`)).status(), slug).toBe(404);
      await expect(page.locator(`a[href="/cuisines/${slug}"]`)).toHaveCount(0);
    }
  });

  await test.step('a place in a hidden category names it without a link', async () => {
    const listed = await ask(request, '/api/restaurants');
    const hotel = listed.find(({ category }) => category === 'hotels');
    if (!hotel) throw new Error('No place of the category hotels');
    await visit(page, `/restaurants/${hotel.id}`);
    await expect(page.getByRole('main').getByText('Hotels', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'hotels', exact: true })).toHaveCount(0);
  });
});

test('spec 1 §2, cuisine detail', async ({ page, request }) => {
  await visit(page, '/cuisines/pizza');
  await test.step('headings with the number of its places, sorted by rating', async () => {
    const { restaurants } = await ask(request, '/api/pages/cuisines/pizza');
    const n = restaurants.length;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Top ${n} Best Pizza Restaurants in Baltimore`,
    );
    await expect(page.getByText('Discover the best Pizza spots near you')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: `About Top ${n} Pizza Restaurants in Baltimore` }),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^Top \d+ Best Pizza Restaurants in Baltimore - \S/);
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
      restaurants.map(({ name }) => name),
    );
    const ratings = restaurants.map(({ rating }) => rating ?? -1);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });

  await test.step('why this order: the inputs of every place, in the order of the list', async () => {
    const { restaurants } = await ask(request, '/api/pages/cuisines/pizza');
    await page.getByText('Why this order?').click();
    await expect(page.getByRole('rowheader')).toHaveText(
      restaurants.map(({ name }, index) => `${index + 1}. ${name}`),
    );
    const [first] = restaurants;
    await expect(page.getByRole('row').nth(1)).toContainText(first?.rating?.toFixed(1) ?? '');
  });

  await test.step('up to 8 other cuisines, most restaurants first, with name and count', async () => {
    const stats = await ask(request, '/api/cuisines/stats');
    const others = stats.filter(({ category }) => category !== 'Pizza').slice(0, 8);
    const links = page.getByRole('region', { name: 'Explore Other Cuisines' }).getByRole('link');
    await expect(links).toHaveText(others.map(({ category, count }) => `${category} (${count})`));
  });
});

test('spec 1 §2, cuisine slugs', async ({ page, request }) => {
  for (const [slug, name, address] of [
    ['bar-restaurant', 'Bar & Restaurant', '/cuisines/bar-%26-restaurant'],
    ['bar-&-restaurant', 'Bar & Restaurant', '/cuisines/bar-%26-restaurant'],
    ['bar-and-restaurant', 'Bar & Restaurant', '/cuisines/bar-%26-restaurant'],
    ['bbq', 'BBQ', '/cuisines/bbq'],
    ['caf%C3%A9', 'Café', '/cuisines/caf%C3%A9'],
    ['asian', 'Asian Fusion', '/cuisines/asian-fusion'],
  ] as const) {
    await test.step(`${slug} shows ${name} at its one address`, async () => {
      const { plural } = await ask(request, `/api/pages/cuisines/${slug}`);
      await visit(page, `/cuisines/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        `Best ${cuisinePlaces(name, 2, plural)}`,
      );
      expect(new URL(page.url()).pathname).toBe(address);
    });
  }
});

test('spec 1 §2, all neighborhoods: heading and an alphabetical grid with counts', async ({
  page,
  request,
}) => {
  const stats = await ask(request, '/api/neighborhoods/stats');
  await visit(page, '/neighborhoods');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Baltimore Neighborhoods');
  await expect(page.getByPlaceholder('Search neighborhoods...')).toBeVisible();
  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(names).toHaveLength(stats.length);
});

test('spec 1 §2, neighborhood detail', async ({ page, request }) => {
  await visit(page, '/neighborhoods/mount-vernon');
  await test.step('heading with the number of its places, sorted by rating, an explanation after them', async () => {
    const { restaurants } = await ask(request, '/api/pages/neighborhoods/mount-vernon');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Top ${restaurants.length} Best Restaurants in Mount Vernon`,
    );
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
      restaurants.map(({ name }) => name),
    );
    await expect(page.getByRole('region', { name: 'About Restaurants in Mount Vernon' })).toBeVisible();
  });

  await test.step('up to 3 others of the 8 largest, with their counts', async () => {
    const largest = (await ask(request, '/api/neighborhoods/stats')).slice(0, 8);
    const { nearby } = await ask(request, '/api/pages/neighborhoods/mount-vernon');
    const section = page.getByRole('region', { name: 'Nearby Neighborhoods' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      nearby.map(({ neighborhood }) => neighborhood),
    );
    expect(nearby).toHaveLength(3);
    for (const stat of nearby) {
      expect(largest).toContainEqual(stat);
      expect(stat.neighborhood).not.toBe('Mount Vernon');
      await expect(section.getByText(`${stat.count} restaurants`, { exact: true }).first()).toBeVisible();
    }
  });
});

test('spec 1 §9, excluded ids and shopping centers are on no list', async ({ request }) => {
  const listed = await ask(request, '/api/restaurants');
  const names = listed.map(({ name }) => name);
  for (const id of [12555, 11097]) expect(listed.map((place) => place.id)).not.toContain(id);
  for (const name of ['Harborplace', 'The Gallery at Harborplace', 'Cross Street Market']) {
    expect(names).not.toContain(name);
  }
});

test('spec 1 §9, a grid of places has as many columns as fit', async ({ page }) => {
  await visit(page, '/cuisines/american');
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1000, 3],
    [1280, 4],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const countColumns = () =>
      page.getByRole('article').evaluateAll((cards) => {
        const lefts = cards.map((card) => Math.round(card.getBoundingClientRect().left));
        return new Set(lefts).size;
      });
    await expect.poll(countColumns, `at ${width} px`).toBe(columns);
  }
});
