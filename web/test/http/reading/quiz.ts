import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { ask, headingOf, openPage, region, textOf, textsOf, type Page } from './reading-site.ts';

/** Steps and results of the quiz, which are pages with an address each (spec 2 §2, §5, §9, decisions §7). */

const press = (page: Page, name: string) => page.main.getByRole<HTMLButtonElement>('button', { name });
const answersOf = (page: Page) =>
  page.main
    .queryAllByRole('radio')
    .map((radio) => textOf(radio.closest('label')) || radio.getAttribute('aria-label'));

describe('spec 2 §2, the quiz', () => {
  it.each([
    ['', 1, 'What are you going out for?', 'Breakfast, Brunch, Lunch, Happy hour, Cocktails, Dinner'],
    ['?step=vibe', 2, 'What’s the vibe?', 'Casual, Romantic, Celebration, Lively, Quiet, Solo'],
    [
      '?step=cuisine',
      3,
      'What are you in the mood for?',
      'Italian, Seafood, American burgers and bar food, Mexican tacos and Latin, Sushi, Healthy, ' +
        'Surprise me a place few people know',
    ],
    [
      '?step=distance',
      4,
      'How far will you go?',
      'Walking distance, A short drive 10-15 mins, Anywhere all of Baltimore',
    ],
    ['?step=zipcode', 5, 'Where are you starting from?', ''],
    ['?step=price', 6, 'What do you want to spend?', '$ keep it cheap, $$ mid-range, $$$ worth the splurge'],
  ])(
    '/quiz%s is question %i of 6, with its progress and the answers of §9',
    async (query, number, name, answers) => {
      const page = await openPage(`/quiz${query}`);
      expect(headingOf(page)).toBe('Find Your Perfect Baltimore Restaurant');
      page.main.getByText(`Question ${number} of 6`);
      region(page, name);
      const progress = page.main.getByRole<HTMLProgressElement>('progressbar', {
        name: 'Progress of the quiz',
      });
      expect([progress.max, progress.value]).toEqual([100, Math.round((number / 6) * 100)]);
      expect(answersOf(page).join(', ')).toBe(answers);
      if (answers) expect(page.main.getByRole('radiogroup', { name })).toBeTruthy();
      press(page, number === 6 ? 'See Results' : 'Next');
      press(page, 'Skip');
      expect(page.main.queryAllByRole('button', { name: 'Previous' })).toHaveLength(number === 1 ? 0 : 1);
    },
  );

  it.each(['breakfast', 'brunch', 'happyHour', 'cocktails'])(
    '%s presets the cuisine, so its question is skipped, and the next keeps its number',
    async (meal) => {
      const page = await openPage(`/quiz?mealType=${meal}&vibe=casual&step=cuisine`);
      page.main.getByText('Question 4 of 6');
    },
  );

  it('asks for the email last, is found by search engines, and is linked from the home and sitemap pages', async () => {
    const gate = await openPage('/quiz?mealType=dinner&step=gate');
    region(gate, 'We Found Your Perfect Spots!');
    expect(gate.main.getByLabelText('Email address').getAttribute('type')).toBe('email');
    expect(gate.meta('robots')).toBe('index, follow');
    expect(gate.canonical).toBe('/quiz');
    for (const path of ['/', '/sitemap']) {
      const link = (await openPage(path)).main.getByRole('link', { name: /quiz/i });
      expect(link.getAttribute('href')).toBe('/quiz');
    }
  });
});

describe('spec 2 §2, the results', () => {
  it('have a top pick with what to love, directions and reasons, then more options', async () => {
    const query = 'mealType=dinner&vibe=romantic&cuisine=Italian&zipcode=21231&price=$$$';
    const { picks } = await ask(`/api/quiz/recommendations?${query}`);
    const page = await openPage(`/quiz?${query}&step=results`);
    expect(headingOf(page)).toBe('Tonight, You Should Hit Up...');
    const articles = page.body.getAllByRole('article');
    expect(articles).toHaveLength(picks.length);
    expect(region(page, 'More Great Options').getAllByRole('article')).toHaveLength(picks.length - 1);
    for (const [index, { restaurant, emoji }] of picks.entries()) {
      expect(textOf(articles[index])).toContain(restaurant.name);
      expect(textOf(articles[index])).toContain(emoji);
      const directions = within(articles[index] ?? page.document.body).getByRole('link', {
        name: /Directions/,
      });
      expect(directions.getAttribute('href')).toMatch(
        /^https:\/\/www\.google\.com\/maps\/dir\/.*destination=/,
      );
    }
    const top = within(articles[0] ?? page.document.body);
    page.main.getByText('Top pick');
    top.getByRole('heading', { name: "What You'll Love" });
    top.getByText('Italian, just what you asked for');
    expect(textOf(top.getAllByRole('term')[0])).toBe('Fits');
    top.getByRole('link', { name: picks[0]?.restaurant.name ?? '' });
    expect(page.canonical).toBe('/quiz');
  });

  it.each([
    [
      'distance=walking&zipcode=21234',
      'Expanded Options',
      /Found \d+ restaurants in Hamilton, Lauraville, Govans and 2 more/,
    ],
    ['distance=short-drive&zipcode=21231', '10-15 minute options', /Found \d+ restaurants in Fells Point, /],
    [
      'distance=walking&zipcode=99999',
      'Limited options in your exact area',
      /We don’t list much around 99999, so here are the best from all over the city\./,
    ],
  ])('say around where they are, for %s', async (query, notice, sentence) => {
    const page = await openPage(`/quiz?${query}&step=results`);
    const notices = textsOf(page.main.getAllByRole('listitem'));
    expect(notices.some((text) => text.includes(notice))).toBe(true);
    expect(textOf(page.document.querySelector('main'))).toMatch(sentence);
  });
});
