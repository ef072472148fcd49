import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { ask, headingOf, openPage, region, textOf, textsOf } from './reading-site.ts';

/** The page of one place (decisions §5). */

const PHONE_HREF = /^tel:\+?\d{10,}$/;

describe('the page of a place', () => {
  it('shows everything about a well-described one, with its main actions before what it is known for', async () => {
    const place = await ask('/api/restaurants/10389');
    const page = await openPage('/restaurants/10389');
    expect(headingOf(page)).toBe(place.name);
    page.main.getByText(place.description);
    expect(page.main.getAllByText(place.fullAddress ?? '').length).toBeGreaterThan(0);
    expect(region(page, 'Hours').getAllByRole('row')).toHaveLength(7);
    const action = (name: string) => page.main.getByRole('link', { name });
    expect(action('Directions').getAttribute('target')).toBe('_blank');
    expect(action('Call').getAttribute('href')).toMatch(PHONE_HREF);
    for (const name of ['Menu', 'Reserve']) expect(action(name).getAttribute('href')).toMatch(/^https?:/);
    const isBefore = action('Reserve').compareDocumentPosition(page.main.getByText('Known for'));
    expect(isBefore & page.document.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(region(page, 'More places to try').getAllByRole('article')).toHaveLength(place.similar.length);
    const isSame = place.similar.map(({ category }) => category === place.category);
    expect(isSame).toEqual(isSame.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('says why to go: an award with its year and reason, the story, and the ranks in guides', async () => {
    const { guides, neighborhood } = await ask('/api/restaurants/10003');
    const winner = region(await openPage('/restaurants/10003'), 'Why go');
    winner.getByRole('heading', { name: 'Marble Step Top Restaurant Award 2025' });
    winner.getByText(/^Red Emma’s got three yeses/);
    expect(guides.map(({ title }) => title)).toContainEqual(expect.stringContaining(neighborhood));
    for (const { slug, title, rank } of guides) {
      const [name = ''] = title.split(':');
      const link = winner.getByRole('link', { name });
      expect(link.getAttribute('href')).toBe(`/blog/${slug}`);
      expect(textOf(link.parentElement)).toBe(`No. ${rank} in ${name}`);
      expect((await ask(`/api/pages/guides/${slug}`)).restaurants[rank - 1]?.id).toBe(10003);
    }
    const told = region(await openPage('/restaurants/10001'), 'Why go');
    expect(
      told
        .getByText(/^Read our story:/)
        .querySelector('a')
        ?.getAttribute('href'),
    ).toBe('/local-businesses/sotto-sopra-mount-vernon-italian-gem');
  });

  it('says what is unknown about one without details, and offers no action without its fact', async () => {
    const page = await openPage('/restaurants/10001');
    for (const words of [
      'Not yet rated',
      'Hours unknown',
      'We don’t have hours for this place yet.',
      'We haven’t checked these details yet.',
      'Do you know their hours?',
      'Do you know their phone number or website?',
      'Do you know what to order here?',
    ])
      expect(page.main.getAllByText(words).length, words).toBeGreaterThan(0);
    page.main.getByRole('link', { name: 'Directions' });
    for (const name of ['Call', 'Menu', 'Reserve', 'See it on a map']) {
      expect(page.main.queryAllByRole('link', { name }), name).toEqual([]);
    }
    expect(textOf(page.document.querySelector('main'))).not.toMatch(/\bnull\b|undefined|NaN/);
  });

  it('says that a place is temporarily closed, and marks sample content, also in the footer', async () => {
    (await openPage('/restaurants/10626')).body.getByText('This place is temporarily closed.');
    const page = await openPage('/restaurants/10276');
    page.body.getByText('Sample listing');
    within(page.body.getByRole('contentinfo')).getByText(/Most of the places marked “Sample listing”/);
  });

  it('stays after a place has closed for good, says so, and offers other places instead of actions', async () => {
    const place = await ask('/api/restaurants/10511');
    const page = await openPage('/restaurants/10511');
    page.main.getByText('This place has closed for good, so it’s off our lists.');
    page.main.getByText('Where it was');
    for (const name of ['Directions', 'Call']) expect(page.main.queryAllByRole('link', { name })).toEqual([]);
    expect(page.body.queryByRole('region', { name: 'Hours' })).toBeNull();
    expect(
      textsOf(within(page.main.getByRole('list', { name: 'Was known for' })).getAllByRole('listitem')),
    ).toEqual(place.dishes);
    expect(place.tags).not.toEqual([]);
    expect(page.main.queryAllByRole('list', { name: /^Good/ })).toEqual([]);
    expect(page.main.queryAllByText(place.description)).toEqual([]);
    expect((await ask('/api/restaurants')).map(({ id }) => id)).not.toContain(place.id);
    expect(page.main.getAllByRole('link', { name: place.category }).length).toBeGreaterThan(0);
    const similar = page.main.getByRole('link', { name: 'Similar places' }).getAttribute('href') ?? '';
    expect(textOf(page.document.querySelector(similar))).toBe('Open instead');
    expect(region(page, 'Open instead').getAllByRole('article')).toHaveLength(place.similar.length);
  });

  it('keeps a dash or dot of its facts from beginning a line, as on lists', async () => {
    for (const [path, selector] of [
      ['/neighborhoods', 'h2'],
      ['/neighborhoods/chinquapin-park---belvedere', 'article p'],
    ] as const) {
      const texts = [...(await openPage(path)).document.querySelectorAll(`main ${selector}`)]
        .map(({ textContent }) => textContent)
        .filter((text) => text.endsWith('Belvedere'));
      expect(texts.length, path).toBeGreaterThan(0);
      expect(texts.filter((text) => / [·-] /.test(text))).toEqual([]);
    }
  });
});
