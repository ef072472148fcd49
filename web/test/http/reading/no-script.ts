import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  ask,
  follow,
  formOf,
  headingOf,
  openPage,
  post,
  submit,
  textOf,
  textsOf,
  type Page,
} from './reading-site.ts';

/** Without JavaScript every public page is readable, links work, and searches submit as forms (decisions §13). */

const searchBox = (page: Page) => page.main.getByPlaceholderText<HTMLInputElement>('Search restaurants...');
const filtersOf = (page: Page) => page.main.getByRole<HTMLFormElement>('form', { name: 'Filters' });
const resultsOf = (page: Page) =>
  textsOf([...page.document.querySelectorAll('#results article :is(h2, h3)')]);
const namesOf = async (query: string) =>
  (await ask(`/api/search?${query}&perPage=50`)).hits.map(({ name }) => name);

describe('without JavaScript', () => {
  it('links lead from the front page to a place', async () => {
    const neighborhoods = await follow(await openPage('/'), 'View All Neighborhoods');
    const tile = neighborhoods.main.getAllByRole('listitem').find((item) => textOf(item).includes('Hampden'));
    const path = within(tile ?? neighborhoods.document.body).getByRole('link', { name: 'View Restaurants' });
    const hampden = await openPage(path.getAttribute('href') ?? '');
    expect(headingOf(hampden)).toContain('Best Restaurants in Hampden');
    const [card] = hampden.body.getAllByRole('article');
    const place = card?.querySelector(':is(h2, h3) a');
    expect(headingOf(await openPage(place?.getAttribute('href') ?? ''))).toBe(textOf(place));
  });

  it.each([
    ['/cuisines', 'cuisines', 'pizza'],
    ['/neighborhoods', 'neighborhoods', 'fells'],
  ])('the search on %s is a form, whose answer keeps the text', async (path, things, term) => {
    const box = (page: Page) => page.main.getByPlaceholderText<HTMLInputElement>(`Search ${things}...`);
    const page = await openPage(path);
    box(page).value = term;
    const found = await submit(formOf(box(page)));
    expect(box(found).value).toBe(term);
    const names = textsOf(found.main.getAllByRole('heading', { level: 2 }));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name.toLowerCase()).toContain(term);
    const none = await openPage(`${path}?q=%3Cscript%3E`);
    none.main.getByText(`No ${things} found matching "<script>"`);
    expect(headingOf(await follow(none, `Show all ${things}`))).toBe(headingOf(page));
  });

  it('the search box and the filters are forms that keep each other, and pages are links', async () => {
    const priced = await openPage('/?price=%24%24');
    searchBox(priced).value = 'crab';
    const both = await submit(formOf(searchBox(priced)));
    expect(resultsOf(both)).toEqual(await namesOf('q=crab&price=%24%24'));
    expect(searchBox(both).value).toBe('crab');

    const crab = await openPage('/?q=crab');
    // A closed popover has no accessible name here.
    const menu = within(crab.document.querySelector<HTMLElement>('#filter-cuisine') ?? crab.document.body);
    menu.getByRole<HTMLInputElement>('checkbox', { name: /^Crab House/ }).checked = true;
    const houses = await submit(filtersOf(crab), menu.getByRole('button', { name: 'Apply' }));
    expect(resultsOf(houses)).toEqual(await namesOf('q=crab&cuisine=Crab+House'));
    expect(resultsOf(await follow(houses, /^Remove ?“crab”$/))).toEqual(await namesOf('cuisine=Crab+House'));

    const next = await follow(await openPage('/?sort=name'), 'Next');
    expect(resultsOf(next)).toEqual(await namesOf('sort=name&page=2'));
  });

  it('the quiz is a series of forms that ends with results', async () => {
    let page = await openPage('/quiz');
    const button = (name: string) => page.main.getByRole('button', { name });
    for (const answer of ['Dinner', 'Romantic', 'Italian', 'Walking distance']) {
      page.main.getByRole<HTMLInputElement>('radio', { name: answer }).checked = true;
      page = await submit(formOf(button('Next')), button('Next'));
    }
    page.main.getByLabelText<HTMLInputElement>('Zip code').value = '21202';
    page = await submit(formOf(button('Next')), button('Next'));
    page.main.getByText('Question 6 of 6');
    // The last question can be skipped, and so can the gate.
    for (const name of ['Skip', 'See results without email']) {
      page = await submit(formOf(button(name)), button(name));
    }
    page.main.getByText('Top pick');
    page.main.getByText(/^Found \d+ restaurants in /);
    page = await submit(formOf(button('Restart Quiz')), button('Restart Quiz'));
    page.main.getByText('Question 1 of 6');
  });

  it.each([
    ['/saved', 'You’ll need JavaScript to save places'],
    ['/auth', 'You’ll need JavaScript to sign in.'],
    ['/account', 'Turn on JavaScript to change your account.'],
    ['/submit-restaurant', 'To send this form, turn on JavaScript.'],
  ])('%s says what it needs', async (path, words) => {
    const page = await openPage(path);
    expect(textOf(page.document.querySelector('main'))).toContain(words);
  });

  it('the form to sign in is disabled, because it needs a script', async () => {
    const page = await openPage('/auth');
    const buttons = page.main.getAllByRole<HTMLButtonElement>('button', { name: 'Login' });
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true]);
  });

  it('the code of an award can be copied by hand, without a dead button', async () => {
    const page = await openPage('/awards/red-emmas');
    page.main.getByRole('textbox', { name: 'HTML code' });
    expect(page.main.queryAllByRole('button', { name: /^Cop/ })).toEqual([]);
  });

  it('entering the giveaway leads to a page for each outcome', async () => {
    const enter = async (email: string) => {
      const page = await openPage('/win-dinner');
      const field = page.main.getByLabelText<HTMLInputElement>('Email address');
      const form = formOf(field);
      expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/win-dinner']);
      const { status, headers } = await post('/win-dinner', { [field.name]: email });
      expect(status).toBe(303);
      return openPage(headers.location ?? '');
    };
    const entered = await enter('reader-without-scripts@example.com');
    entered.main.getByText(/^You’re in\./);
    // It passes the browser's own validation, but not the site's.
    const refused = await enter('somebody@nowhere');
    expect(textOf(refused.main.getByRole('alert'))).toBe('Please enter a valid email address');
  });

  it('a page that does not exist searches the restaurants', async () => {
    const page = await openPage('/no-such-page', 404);
    searchBox(page).value = 'crab';
    expect(resultsOf(await submit(formOf(searchBox(page))))).toEqual(await namesOf('q=crab'));
  });
});
