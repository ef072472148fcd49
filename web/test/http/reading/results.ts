import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  ask,
  follow,
  headingOf,
  hrefsOf,
  openPage,
  region,
  textOf,
  textsOf,
  type Page,
} from './reading-site.ts';
import cases from './results.json' with { type: 'json' };

/** Lists of results as the server sends them; what a search finds is tested at its call. */

const applied = (page: Page) =>
  textsOf(within(page.body.getByRole('list', { name: 'Applied filters' })).getAllByRole('link'));
const understood = (page: Page) =>
  textsOf(within(page.body.getByRole('list', { name: 'Understood as' })).getAllByRole('listitem'));
const sortOf = (page: Page) => page.body.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });

describe('a shared link to a list', () => {
  it.each(cases.searches)(
    '%s has all of it, and is canonical without the search',
    async (path, query, canonical) => {
      const { hits, total } = await ask(`/api/search?${query}&perPage=50`);
      expect(total).toBeGreaterThan(0);
      const page = await openPage(path);
      const results = page.document.querySelector('#results');
      expect(textsOf([...(results?.querySelectorAll('article :is(h2, h3)') ?? [])])).toEqual(
        hits.map(({ name }) => name),
      );
      expect(textOf(results?.querySelector('[role="status"]'))).toBe(
        total === 1 ? '1 restaurant' : `${total} restaurants`,
      );
      expect(page.canonical).toBe(canonical);
    },
  );

  it('says in its controls and title what was searched', async () => {
    const page = await openPage('/?q=crab&sort=rating&minRating=4');
    expect(headingOf(page)).toBe('Results for “crab”');
    expect(page.title).toMatch(/^Results for “crab” - /);
    expect(page.main.getByPlaceholderText<HTMLInputElement>('Search restaurants...').value).toBe('crab');
    expect(sortOf(page).value).toBe('rating');
    expect(applied(page)).toEqual(['Remove “crab”', 'Remove 4+ stars', 'Clear all']);
  });

  it('with invalid values is the front page', async () => {
    const page = await openPage('/?price=cheap&sort=random&page=-4&minRating=lots&tag=haunted&openNow=maybe');
    region(page, 'Featured Restaurants');
    expect(page.body.queryByRole('list', { name: 'Applied filters' })).toBeNull();
  });
});

describe('an understood search', () => {
  it('has chips that turn a term into text and back', async () => {
    const page = await openPage('/?q=pizza+in+canton');
    expect(understood(page)).toEqual([expect.stringMatching(/^Pizza/), expect.stringMatching(/^Canton/)]);
    const plain = await follow(page, /^Canton\b.*text/);
    const back = plain.main.getByRole('link', { name: /^“canton” as text/ });
    expect(back.getAttribute('href')).toMatch(/^\/\?q=pizza\+in\+canton(#|$)/);
  });

  it('has chips that drop a term, also one that is excluded', async () => {
    const page = await openPage('/?q=pizza+in+canton');
    const dropped = await follow(page, 'Remove Canton');
    expect(understood(dropped)).toEqual([expect.stringMatching(/^Pizza/)]);
    const excluded = await openPage('/?q=pizza+but+not+expensive');
    const chip = excluded.main.getByRole('link', { name: /^Remove Not / });
    expect(chip.getAttribute('href')).toMatch(/^\/\?q=pizza(#|$)/);
  });

  it.each([
    [
      'soul food hampden',
      [/^Soul Food/, /^Closest to Hampden first/],
      'so we put the closest to Hampden first.',
    ],
    ['cheap sushi', [/^\$\$ instead of \$/, /^Sushi/], 'so we looked for $$ instead of $.'],
    ['zorpvex seafood', [/^Seafood/], 'No place fits both Seafood and “zorpvex”'],
  ])('%s says what was relaxed', async (text, chips, sentence) => {
    const page = await openPage(`/?q=${text.replaceAll(' ', '+')}`);
    expect(understood(page)).toEqual(chips.map((chip) => expect.stringMatching(chip)));
    expect(textOf(page.document.querySelector('main'))).toContain(sentence);
  });
});

describe('a long list', () => {
  it('has pages of 50 as links, the last without a next one', async () => {
    const { total } = await ask('/api/search?sort=name&perPage=50');
    const last = Math.ceil(total / 50);
    const pagesOf = (page: Page) => within(page.body.getByRole('navigation', { name: 'Pages' }));
    const first = pagesOf(await openPage('/?sort=name'));
    expect(first.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Page 1');
    expect(hrefsOf([first.getByRole('link', { name: 'Next' })])).toEqual(['/?sort=name&page=2#results']);
    const end = pagesOf(await openPage(`/?sort=name&page=${last}`));
    expect(end.queryByRole('link', { name: 'Next' })).toBeNull();
    expect(hrefsOf([end.getByRole('link', { name: 'Previous' })])).toEqual([
      `/?sort=name&page=${last - 1}#results`,
    ]);
  });

  it('is not found past its last page, and says so', async () => {
    const page = await openPage('/?price=%24&page=40');
    page.main.getByText('This list doesn’t have a page 40.');
    expect(applied(await follow(page, 'First page'))).toContain('Remove $');
  });

  it('is by relevance only for a text', async () => {
    expect(sortOf(await openPage('/?q=crab')).value).toBe('relevance');
    const { options } = sortOf(await openPage('/'));
    expect(textsOf([...options])).not.toContain('Relevance');
  });
});

describe('a list of nothing', () => {
  it('names the search, and links to what to do next', async () => {
    const { popularCuisines, popularNeighborhoods } = await ask('/api/site');
    const filtered = await openPage('/?q=xylophone+zzyzx&price=%24');
    filtered.main.getByText('No restaurants match “xylophone zzyzx” with your filters.');
    // Only one, because another beside the chips would do the same.
    expect(filtered.main.getAllByRole('link', { name: 'Clear all' })).toHaveLength(1);
    const page = await follow(filtered, /^Remove ?\$$/);
    page.main.getByText('No restaurants match “xylophone zzyzx”.');
    const popular = (name: string) =>
      textsOf(within(page.main.getByRole('list', { name })).getAllByRole('link'));
    expect(popular('Popular cuisines')).toEqual(popularCuisines.map(({ label }) => label));
    expect(popular('Popular neighborhoods')).toEqual(popularNeighborhoods.map(({ label }) => label));
    page.main.getByRole('link', { name: 'All cuisines' });
    region(await follow(page, 'Clear search'), 'Featured Restaurants');
  });

  it('links to the closest match', async () => {
    const { instead } = await ask('/api/search?q=etheopiannn');
    expect(instead.cuisines.length).toBeGreaterThan(0);
    const page = await openPage('/?q=etheopiannn');
    expect(page.main.queryByRole('list', { name: 'Popular cuisines' })).toBeNull();
    const list = within(page.main.getByRole('list', { name: 'Did you mean one of these?' }));
    const [link] = list.getAllByRole('link');
    expect(textOf(link)).toBe(instead.cuisines[0]);
    expect((await openPage(link?.getAttribute('href') ?? '')).status).toBe(200);
  });
});
