import { within } from '@testing-library/dom';
import { cuisinePlaces } from '#domain/words/listing-headings';
import { describe, expect, it } from 'vitest';
import {
  ask,
  follow,
  get,
  headingOf,
  hrefsOf,
  openPage,
  region,
  textOf,
  textsOf,
  type Page,
  type Queries,
} from './reading-site.ts';

/** The exact texts, limits, and links of spec 1 for directory pages. */

const headingsIn = (part: Queries, level: number) => textsOf(part.getAllByRole('heading', { level }));
const cards = (page: Page) => page.body.getAllByRole('article');
const cardOf = (page: Page, name: string) =>
  cards(page).find((card) => textOf(card.querySelector('h2, h3')) === name) ?? page.document.body;

describe('spec 1 §2, shared navigation', () => {
  it('the footer leads to an accessibility statement that says what works, what doesn’t, and whom to tell', async () => {
    const home = await openPage('/');
    const footer = within(home.body.getByRole('contentinfo'));
    const page = await openPage(
      footer.getByRole('link', { name: 'Accessibility' }).getAttribute('href') ?? '',
    );
    expect(page.status).toBe(200);
    expect(textsOf(page.main.getAllByRole('heading', { level: 2 }))).toEqual([
      'What works',
      'What doesn’t',
      'Tell us',
    ]);
  });

  it('the header links in this order, the newsletter to another site, Advertise beside them', async () => {
    const page = await openPage('/');
    const banner = within(page.document.querySelector('header') ?? page.document.body);
    const links = within(banner.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(textsOf(links)).toEqual(['Neighborhoods', 'Cuisines', 'Local Businesses', 'Guides', 'Newsletter']);
    const hrefs = hrefsOf(links);
    expect(hrefs.slice(0, 4)).toEqual(['/neighborhoods', '/cuisines', '/local-businesses', '/blog']);
    expect(hrefs[4]).toMatch(/^https?:\/\//);
    const advertise = banner.getByRole('link', { name: 'Advertise' });
    expect(advertise.getAttribute('href')).toMatch(/^https?:\/\//);
    expect(advertise.getAttribute('target')).toBe('_blank');
  });

  it('the footer has an about text with a subscribe link, six neighborhoods and five cuisines that open', async () => {
    const page = await openPage('/');
    const footer = within(page.body.getByRole('contentinfo'));
    const subscribe = footer.getByRole('link', { name: 'Subscribe to our newsletter' });
    expect(subscribe.getAttribute('href')).toMatch(/^https?:\/\//);
    const linksOf = (name: string) => within(footer.getByRole('navigation', { name })).getAllByRole('link');
    const neighborhoods = hrefsOf(linksOf('Popular Neighborhoods'));
    expect(neighborhoods).toEqual([
      '/neighborhoods/harbor-east',
      '/neighborhoods/fells-point',
      '/neighborhoods/federal-hill',
      '/neighborhoods/canton',
      '/neighborhoods/mount-vernon',
      '/neighborhoods/glen-burnie',
    ]);
    const cuisines = linksOf('Popular Cuisines');
    expect(textsOf(cuisines)).toEqual(['American', 'Italian', 'Seafood', 'Asian Fusion', 'Pizza']);
    expect(hrefsOf(cuisines)).toEqual([
      '/cuisines/american',
      '/cuisines/italian',
      '/cuisines/seafood',
      '/cuisines/asian',
      '/cuisines/pizza',
    ]);
    for (const href of [...neighborhoods, ...hrefsOf(cuisines)]) {
      expect([200, 301], href).toContain((await get(href)).status);
    }
    const all = hrefsOf(footer.getAllByRole('link'));
    for (const path of ['/about', '/sitemap', '/sitemap.xml']) {
      expect(
        all.filter((href) => href === path),
        path,
      ).toHaveLength(1);
    }
  });
});

describe('spec 1 §2, home page', () => {
  it('the headline counts all listed places, the subtitle invites, the sections come in their order', async () => {
    const page = await openPage('/');
    const listed = await ask('/api/restaurants');
    expect(headingOf(page)).toBe(`Top ${listed.length} Restaurants in Baltimore`);
    page.body.getByText('Discover the best places to eat near you');
    const built = [
      'Featured Restaurants',
      'Local Business News',
      'All Cuisines in Baltimore',
      'All Baltimore Neighborhoods',
      'Frequently Asked Questions',
    ];
    expect(headingsIn(page.main, 2).filter((heading) => built.includes(heading))).toEqual(built);
  });

  it('six featured restaurants, those of the editors and then best score first, with the inputs of the order (§9)', async () => {
    const { featured } = await ask('/api/pages/home');
    const section = region(await openPage('/'), 'Featured Restaurants');
    expect(featured).toHaveLength(6);
    expect(headingsIn(section, 3)).toEqual(featured.map(({ name }) => name));
    const scores = featured.map(
      ({ rating, reviewCount }) => (rating ?? 0) * Math.log(Math.max(reviewCount ?? 1, 1) + 1),
    );
    expect(featured.slice(0, 2).map(({ id }) => id)).toEqual([12304, 10639]);
    const ranked = scores.slice(2);
    expect(ranked).toEqual(ranked.toSorted((a, b) => b - a));
    section.getByText('Why this order?');
    const rows = section.getAllByRole('row');
    expect(rows).toHaveLength(7);
    expect(textOf(rows[1])).toContain(featured[0]?.name);
    expect(textOf(rows[1])).toContain(scores[0]?.toFixed(2));
    expect(section.getByRole('link', { name: 'How we rank' }).getAttribute('href')).toBe('/about#ranking');
    (await openPage('/about')).body.getByText('score = rating × ln(number of reviews + 1)');
  });

  it('two spotlights of July 15, 2025, with read times, then a link to all stories', async () => {
    const section = region(await openPage('/'), 'Local Business News');
    const articles = section.getAllByRole('listitem');
    expect(articles).toHaveLength(2);
    for (const [index, minutes, path] of [
      [0, 5, '/local-businesses/sotto-sopra-mount-vernon-italian-gem'],
      [1, 4, '/local-businesses/amoora-downtown-baltimore-lebanese-kofta'],
    ] as const) {
      expect(textOf(articles[index])).toContain(`July 15, 2025 · ${minutes} min read`);
      expect(articles[index]?.querySelector('a')?.getAttribute('href')).toBe(path);
    }
    const all = section.getByRole('link', { name: 'View All Local Business Stories' });
    expect(all.getAttribute('href')).toBe('/local-businesses');
  });

  it('the 16 cuisines and 8 neighborhoods with the most places, then a link to all (§9)', async () => {
    const page = await openPage('/');
    const cuisines = (await ask('/api/cuisines/stats')).map(({ category, count }) => ({
      name: category,
      count,
    }));
    const neighborhoods = (await ask('/api/neighborhoods/stats')).map(({ neighborhood, count }) => ({
      name: neighborhood,
      count,
    }));
    for (const [title, stats, size, all, path] of [
      ['All Cuisines in Baltimore', cuisines, 16, 'View All Cuisines', '/cuisines'],
      ['All Baltimore Neighborhoods', neighborhoods, 8, 'View All Neighborhoods', '/neighborhoods'],
    ] as const) {
      const section = region(page, title);
      expect(headingsIn(section, 3)).toEqual(stats.slice(0, size).map(({ name }) => name));
      expect(section.getAllByText(`${stats[0]?.count} restaurants`).length).toBeGreaterThan(0);
      expect(section.getAllByRole('link', { name: 'View Restaurants' })).toHaveLength(size);
      expect(section.getByRole('link', { name: all }).getAttribute('href')).toBe(path);
    }
  });
});

describe('spec 1 §2, restaurant card', () => {
  it('has name, full address, phone, stars with value and count, and no distance without a location', async () => {
    const page = await openPage('/cuisines/american');
    const { restaurants } = await ask('/api/pages/cuisines/american');
    const place = restaurants.find(({ phone, fullAddress, rating, reviewCount, website }) =>
      Boolean(phone && fullAddress && rating && (reviewCount ?? 0) > 1 && website),
    );
    if (!place) throw new Error('No American restaurant has all of it');
    const card = within(cardOf(page, place.name));
    card.getByText(place.fullAddress ?? '');
    expect(card.getByRole('link', { name: place.phone ?? '' }).getAttribute('href')).toMatch(/^tel:/);
    card.getByText(place.rating?.toFixed(1) ?? '');
    card.getByRole('img', { name: `${place.rating?.toFixed(1)} out of 5` });
    const count = place.reviewCount?.toLocaleString('en-US');
    card.getByText(`(${count})`);
    // Read aloud, the count is a number of reviews, and each website says whose it is.
    card.getByText(new RegExp(`^${count} reviews$`));
    const website = card.getByRole('link', { name: `Visit Website (${place.name})` });
    expect(website.getAttribute('href')).toBe(place.website);
    expect(textOf(page.document.body)).not.toContain('miles away');
  });

  it('opens a valid website in a new tab, marks local favorites, and unrated places, which come last', async () => {
    const page = await openPage('/neighborhoods/fells-point');
    const { restaurants } = await ask('/api/pages/neighborhoods/fells-point');
    const isWeb = (text: string | null) =>
      text !== null && /^https?:\/\/[^/]/.test(text) && URL.canParse(text);
    const withWebsite = restaurants.filter(({ website }) => isWeb(website));
    expect(restaurants.some(({ website }) => website !== null && !isWeb(website))).toBe(true);
    const buttons = cards(page).flatMap((card) =>
      within(card).queryAllByRole('link', { name: /^Visit Website/ }),
    );
    expect(buttons).toHaveLength(withWebsite.length);
    expect(new Set(buttons.map((button) => button.getAttribute('target')))).toEqual(new Set(['_blank']));
    const favorites = cards(page).flatMap((card) => within(card).queryAllByText('Local Favorite'));
    expect(favorites).toHaveLength(restaurants.filter(({ localFavorite }) => localFavorite).length);
    const unrated = restaurants.filter(({ rating }) => rating === null);
    expect(unrated.length).toBeGreaterThan(0);
    expect(restaurants.slice(-unrated.length)).toEqual(unrated);
    expect(page.body.getAllByText('Not yet rated')).toHaveLength(unrated.length);
  });
});

describe('spec 1 §2, all cuisines', () => {
  it('has heading, subtitle and an alphabetical grid', async () => {
    const stats = await ask('/api/cuisines/stats');
    const page = await openPage('/cuisines');
    expect(headingOf(page)).toBe('All Cuisines in Baltimore');
    page.body.getByText('Browse restaurants by cuisine type, sorted alphabetically');
    page.body.getByPlaceholderText('Search cuisines...');
    const names = headingsIn(page.main, 2);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(names)).toEqual(new Set(stats.map(({ category }) => category)));
  });

  it('hidden categories do not appear, here or anywhere else (§5)', async () => {
    const hidden = [
      'Hotel',
      'hotels',
      'Market',
      "Farmers' Market",
      'Wine Store',
      'Shopping Mall',
      'Event Venue',
    ];
    const listed = await ask('/api/restaurants');
    expect(listed.some(({ category }) => hidden.includes(category))).toBe(true);
    for (const path of ['/', '/cuisines', '/cuisines/american']) {
      const page = await openPage(path);
      const headings = textsOf(page.main.getAllByRole('heading'));
      expect(
        headings.filter((heading) => hidden.includes(heading)),
        path,
      ).toEqual([]);
      const hrefs = hrefsOf(page.body.getAllByRole('link'));
      for (const slug of ['hotel', 'hotels', 'shopping-mall', 'wine-store']) {
        expect(hrefs, path).not.toContain(`/cuisines/${slug}`);
        expect((await get(`/cuisines/${slug}`)).status, slug).toBe(404);
      }
    }
  });

  it('a place in a hidden category names it without a link', async () => {
    const hotel = (await ask('/api/restaurants')).find(({ category }) => category === 'hotels');
    if (!hotel) throw new Error('No place of the category hotels');
    const page = await openPage(`/restaurants/${hotel.id}`);
    page.main.getByText('Hotels');
    expect(page.body.queryAllByRole('link', { name: 'hotels' })).toEqual([]);
  });
});

describe('spec 1 §2, cuisine detail', () => {
  it('headings with the number of its places, sorted by rating, with the inputs of the order', async () => {
    const page = await openPage('/cuisines/pizza');
    const { restaurants } = await ask('/api/pages/cuisines/pizza');
    expect(headingOf(page)).toBe(`Top ${restaurants.length} Best Pizza Restaurants in Baltimore`);
    page.body.getByText('Discover the best Pizza spots near you');
    page.body.getByRole('heading', {
      name: `About Top ${restaurants.length} Pizza Restaurants in Baltimore`,
    });
    const names = restaurants.map(({ name }) => name);
    expect(cards(page).map((card) => textOf(card.querySelector('h2')))).toEqual(names);
    const ratings = restaurants.map(({ rating }) => rating ?? -1);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    page.body.getByText('Why this order?');
    expect(textsOf(page.body.getAllByRole('rowheader'))).toEqual(
      names.map((name, index) => `${index + 1}. ${name}`),
    );
    expect(textOf(page.body.getAllByRole('row')[1])).toContain(restaurants[0]?.rating?.toFixed(1));
  });

  it('up to 8 other cuisines, most restaurants first, with name and count', async () => {
    const stats = await ask('/api/cuisines/stats');
    const others = stats.filter(({ category }) => category !== 'Pizza').slice(0, 8);
    const section = region(await openPage('/cuisines/pizza'), 'Explore Other Cuisines');
    expect(textsOf(section.getAllByRole('link'))).toEqual(
      others.map(({ category, count }) => `${category} (${count})`),
    );
  });

  it.each([
    ['bar-%26-restaurant', 'Bar & Restaurant'],
    ['bbq', 'BBQ'],
    ['caf%C3%A9', 'Café'],
  ])('%s shows %s as stored', async (slug, name) => {
    const { plural } = await ask(`/api/pages/cuisines/${slug}`);
    expect(headingOf(await openPage(`/cuisines/${slug}`))).toContain(
      `Best ${cuisinePlaces(name, 2, plural)}`,
    );
  });
});

describe('spec 1 §2, neighborhoods', () => {
  it('heading and an alphabetical grid', async () => {
    const stats = await ask('/api/neighborhoods/stats');
    const page = await openPage('/neighborhoods');
    expect(headingOf(page)).toBe('All Baltimore Neighborhoods');
    page.body.getByPlaceholderText('Search neighborhoods...');
    const names = headingsIn(page.main, 2);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(names).toHaveLength(stats.length);
  });

  it('one has a heading with the number of its places, sorted by rating, and an explanation after them', async () => {
    const page = await openPage('/neighborhoods/mount-vernon');
    const { restaurants } = await ask('/api/pages/neighborhoods/mount-vernon');
    expect(headingOf(page)).toBe(`Top ${restaurants.length} Best Restaurants in Mount Vernon`);
    expect(cards(page).map((card) => textOf(card.querySelector('h2')))).toEqual(
      restaurants.map(({ name }) => name),
    );
    region(page, 'About Restaurants in Mount Vernon');
  });

  it('up to 3 others of the 8 largest, with their counts', async () => {
    const largest = (await ask('/api/neighborhoods/stats')).slice(0, 8);
    const { others } = await ask('/api/pages/neighborhoods/mount-vernon');
    const section = region(await openPage('/neighborhoods/mount-vernon'), 'Nearby Neighborhoods');
    expect(headingsIn(section, 3)).toEqual(others.map(({ name }) => name));
    expect(others).toHaveLength(3);
    for (const { name, count } of others) {
      expect(largest).toContainEqual(expect.objectContaining({ neighborhood: name, count }));
      expect(name).not.toBe('Mount Vernon');
      expect(section.getAllByText(`${count} restaurants`).length).toBeGreaterThan(0);
    }
  });
});

it('spec 1 §9, excluded ids and shopping centers are on no list', async () => {
  const listed = await ask('/api/restaurants');
  const names = listed.map(({ name }) => name);
  for (const id of [12555, 11097]) expect(listed.map((place) => place.id)).not.toContain(id);
  for (const name of ['Harborplace', 'The Gallery at Harborplace', 'Cross Street Market']) {
    expect(names).not.toContain(name);
  }
});

it('spec 1 §2, questions lead to the method and to the form, which offers all cuisines and neighborhoods by name', async () => {
  const faq = await openPage('/faq');
  const method = faq.main.getByRole('link', { name: 'Here’s the method' }).getAttribute('href') ?? '';
  expect(method).toBe('/about#ranking');
  expect(textOf((await openPage('/about')).document.querySelector('#ranking'))).toContain('How we rank');
  const form = await follow(faq, 'Add a restaurant');
  expect(headingOf(form)).toBe('Add a restaurant');
  for (const label of ['Cuisine type', 'Neighborhood']) {
    const [first, ...names] = textsOf([...form.main.getByLabelText<HTMLSelectElement>(label).options]);
    expect(first).toMatch(/^Choose/);
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  }
});
