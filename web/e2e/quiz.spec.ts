import type { QuizRecommendations } from '#contract/quiz';
import { barriers } from './barriers.ts';
import { narrowTargets, whatSticksOut } from './layout.ts';
import { LOOKS, lookText, takeOn } from './looks.ts';
import { expect, hydrated, test, visit, type Page } from './visit.ts';

const TITLE = 'Find Your Perfect Baltimore Restaurant';
const AT_GATE = '/quiz?mealType=dinner&vibe=&cuisine=&distance=&zipcode=&price=&step=gate';
const SURPRISE_GATE = AT_GATE.replace('cuisine=', 'cuisine=surprise');

const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const number = (page: Page) => page.getByText(/^Question \d of 6$/);
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progress of the quiz' });
// An urgent toast appears a second time, for screen readers.
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function choose(page: Page, answer: string): Promise<void> {
  await page.getByRole('radio', { name: answer, exact: true }).check();
  await press(page, 'Next');
}

/** Mocks the newsletter's response in the browser, because storing the address is tested elsewhere. */
async function answerSubscription(page: Page, status: number, body: string): Promise<() => unknown> {
  let sent: unknown;
  await page.route('**/api/subscribe', async (route) => {
    sent = route.request().postDataJSON();
    await route.fulfill({ status, body, contentType: 'application/json' });
  });
  return () => sent;
}

async function giveEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await press(page, 'Subscribe and see results');
}

test.describe('spec 2 §2, the quiz', () => {
  test('shows six questions in order, each with its number, a progress bar and the options of §9', async ({
    page,
  }) => {
    await visit(page, '/quiz');
    await expect(title(page)).toHaveText(TITLE);
    await expect(page).toHaveTitle(/^Find Your Perfect Baltimore Restaurant/);
    const options: readonly (readonly string[])[] = [
      ['Breakfast', 'Brunch', 'Lunch', 'Happy hour', 'Cocktails', 'Dinner'],
      ['Casual', 'Romantic', 'Celebration', 'Lively', 'Quiet', 'Solo'],
      [
        'Italian',
        'Seafood',
        'American burgers and bar food',
        'Mexican tacos and Latin',
        'Sushi',
        'Healthy',
        'Surprise me a place few people know',
      ],
      ['Walking distance', 'A short drive 10-15 mins', 'Anywhere all of Baltimore'],
      [],
      ['$ keep it cheap', '$$ mid-range', '$$$ worth the splurge'],
    ];
    for (const [index, names] of options.entries()) {
      await expect(number(page)).toHaveText(`Question ${index + 1} of 6`);
      await expect(progress(page)).toHaveAttribute('max', '100');
      await expect(progress(page)).toHaveJSProperty('value', Math.round(((index + 1) / 6) * 100));
      await expect(page.getByRole('radio')).toHaveCount(names.length);
      for (const name of names) await expect(page.getByRole('radio', { name, exact: true })).toBeVisible();
      const last = index === options.length - 1;
      await expect(page.getByRole('button', { name: last ? 'See Results' : 'Next' })).toBeDisabled();
      await press(page, 'Skip');
    }
    await expect(question(page, 'We Found Your Perfect Spots!')).toBeVisible();
  });

  test('Next waits for an answer, Previous goes back to it, and no progress is lost', async ({ page }) => {
    await visit(page, '/quiz');
    await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0);
    await choose(page, 'Lunch');
    await choose(page, 'Quiet');
    await press(page, 'Previous');
    await expect(page.getByRole('radio', { name: 'Quiet' })).toBeChecked();
    await expect(progress(page)).toHaveJSProperty('value', 50);
    await page.goBack();
    await expect(question(page, 'What are you in the mood for?')).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Lunch' })).toBeChecked({ checked: false });
    await expect(number(page)).toHaveText('Question 1 of 6');
    await visit(page, '/quiz?step=distance');
    await expect(progress(page)).toHaveJSProperty('value', 67);
  });

  test('Next has another color while it waits for an answer', async ({ page }) => {
    await visit(page, '/quiz');
    const next = page.getByRole('button', { name: 'Next' });
    const color = await next.evaluate((button) => getComputedStyle(button).backgroundColor);
    await page.getByRole('radio', { name: 'Lunch' }).check();
    await expect(next).toBeEnabled();
    await expect(next).not.toHaveCSS('background-color', color);
  });

  test('a meal that presets the cuisine skips question 3, and question 4 keeps its number', async ({
    page,
  }) => {
    for (const [meal, value] of [
      ['Breakfast', 'breakfast'],
      ['Brunch', 'brunch'],
      ['Happy hour', 'happyHour'],
      ['Cocktails', 'cocktails'],
    ] as const) {
      await visit(page, '/quiz');
      await choose(page, meal);
      await choose(page, 'Casual');
      await expect(number(page)).toHaveText('Question 4 of 6');
      await expect(page).toHaveURL(`/quiz?mealType=${value}&vibe=casual&step=distance`);
      await press(page, 'Previous');
      await expect(number(page)).toHaveText('Question 2 of 6');
    }
  });

  test('the page scrolls to the top and the focus moves to the heading at each step', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 500 });
    await visit(page, '/quiz');
    await press(page, 'Skip');
    await expect(question(page, 'What’s the vibe?')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('spec 2 §5, the zip code', () => {
  const AT_ZIP = '/quiz?mealType=dinner&vibe=&cuisine=&distance=walking&step=zipcode';

  test('takes exactly five digits, says so in a sentence, and disables Next until then', async ({ page }) => {
    await visit(page, AT_ZIP);
    const zip = page.getByLabel('Zip code');
    const next = page.getByRole('button', { name: 'Next' });
    const message = page.getByText('Please enter a valid 5-digit zip code', { exact: true });
    await expect(next).toBeDisabled();
    for (const wrong of ['2122', '212245', 'abcde']) {
      await zip.fill(wrong);
      await zip.blur();
      await expect(message).toBeVisible();
      await expect(zip).toHaveAttribute('aria-invalid', 'true');
      await expect(next).toBeDisabled();
    }
    await zip.fill('21224');
    await expect(message).toHaveCount(0);
    await next.click();
    await expect(page).toHaveURL(/zipcode=21224&step=price$/);
  });

  test('a suburb without places leads to the city, and a short drive is announced', async ({ page }) => {
    await visit(page, '/quiz?distance=walking&zipcode=21234&step=results');
    await expect(page.getByText('Expanded Options', { exact: true })).toBeVisible();
    await expect(
      page.getByText(/^Found \d+ restaurants in Hamilton, Lauraville, Govans and 2 more$/),
    ).toBeVisible();

    await visit(page, '/quiz?distance=short-drive&zipcode=21231&step=results');
    await expect(page.getByText('10-15 minute options', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Found \d+ restaurants in Fells Point, /)).toBeVisible();
  });

  test('an unknown zip code searches the whole city, and says so in a toast and on the page', async ({
    page,
  }) => {
    await visit(page, '/quiz?mealType=dinner&vibe=&cuisine=&distance=walking&zipcode=99999&price=&step=gate');
    await press(page, 'See results without email');
    // The toasts come first, because they disappear automatically.
    const toasts = page.getByRole('dialog');
    await expect(toasts.filter({ hasText: 'Finding Your Perfect Match' })).toBeVisible();
    await expect(toasts.filter({ hasText: 'Limited options in your exact area' })).toBeVisible();
    await expect(
      page.getByText('We don’t list much around 99999, so here are the best from all over the city.'),
    ).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Limited options' })).toBeVisible();
  });
});

test.describe('spec 2 §8, the gate', () => {
  test('thanks the reader and shows the results, whatever the newsletter answers', async ({ page }) => {
    for (const [status, body, text] of [
      [200, '{"message":"ok"}', "You're all signed up. Enjoy your restaurant recommendations!"],
      [
        200,
        '{"message":"ok","warning":"later"}',
        'Your email was received. Enjoy your restaurant recommendations!',
      ],
      [200, 'not json', 'You can now see your restaurant recommendations!'],
    ] as const) {
      const sent = await answerSubscription(page, status, body);
      await visit(page, AT_GATE);
      await giveEmail(page, 'hon@example.com');
      await expect(toast(page, 'Thank you!')).toBeVisible();
      await expect(toast(page, text)).toBeVisible();
      await expect(page.getByText('Top pick')).toBeVisible();
      expect(sent()).toEqual({ email: 'hon@example.com', source: 'dinner' });
    }
  });

  test('a newsletter failure shows a note, and the results follow anyway', async ({ page, faults }) => {
    await page.route('**/api/subscribe', (route) => route.abort('connectionrefused'));
    await visit(page, AT_GATE.replace('mealType=dinner', 'mealType='));
    await giveEmail(page, 'hon@example.com');
    await expect(toast(page, 'Note')).toBeVisible();
    await expect(toast(page, 'You can now view your recommendations.')).toBeVisible();
    await expect(title(page)).toHaveText('Tonight, You Should Hit Up...');
    // The browser reports the request that fails on purpose.
    faults.length = 0;
  });

  test('a newsletter refusal shows a note, too, and the source is "quiz" without a meal', async ({
    page,
    faults,
  }) => {
    const sent = await answerSubscription(page, 500, 'Something went wrong');
    await visit(page, AT_GATE.replace('mealType=dinner', 'mealType='));
    await giveEmail(page, 'hon@example.com');
    await expect(toast(page, 'Note')).toBeVisible();
    await expect(page.getByText('Top pick')).toBeVisible();
    expect(sent()).toEqual({ email: 'hon@example.com', source: 'quiz' });
    faults.length = 0;
  });

  test('an invalid address shows "Invalid Email", and nothing is sent', async ({ page }) => {
    const sent = await answerSubscription(page, 200, '{}');
    for (const wrong of ['', 'hon', 'hon@example', 'a b@example.com']) {
      await visit(page, AT_GATE);
      await giveEmail(page, wrong);
      await expect(toast(page, 'Invalid Email'), wrong).toBeVisible();
      await expect(toast(page, 'Please enter a valid email address')).toBeVisible();
      await expect(page).toHaveURL(AT_GATE);
      expect(sent()).toBeUndefined();
    }
  });

  test('shows the results without an email address; a surprise is announced and keeps its seed', async ({
    page,
  }) => {
    await visit(page, AT_GATE);
    await press(page, 'See results without email');
    await expect(toast(page, 'Finding Your Perfect Match')).toBeVisible();
    await visit(page, SURPRISE_GATE);
    await press(page, 'See results without email');
    await expect(toast(page, 'Surprise Mode Activated!')).toBeVisible();
    await expect(page).toHaveURL(/cuisine=surprise&.*seed=\d+&step=results$/);
    const name = await page.getByRole('article').first().getByRole('heading').first().innerText();
    await page.reload();
    await expect(page.getByRole('article').first().getByRole('heading').first()).toHaveText(name);
  });
});

test.describe('spec 2 §2, the results', () => {
  const ITALIAN = '/quiz?mealType=dinner&vibe=romantic&cuisine=Italian&zipcode=21231&price=$$$&step=results';

  test('shows a top pick with what to love, directions and reasons, and more options; a shared link shows the same', async ({
    page,
    request,
  }) => {
    const call =
      '/api/quiz/recommendations?mealType=dinner&vibe=romantic&cuisine=Italian&zipcode=21231&price=$$$';
    const { picks }: QuizRecommendations = await (await request.get(call)).json();
    await visit(page, ITALIAN);
    const articles = page.getByRole('article');
    await expect(articles).toHaveCount(picks.length);
    await expect(page.getByRole('region', { name: 'More Great Options' }).getByRole('article')).toHaveCount(
      picks.length - 1,
    );
    for (const [index, { restaurant, emoji }] of picks.entries()) {
      await expect(articles.nth(index)).toContainText(restaurant.name);
      await expect(articles.nth(index)).toContainText(emoji);
      await expect(articles.nth(index).getByRole('link', { name: /Directions/ })).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/dir\/.*destination=/,
      );
    }
    const top = articles.first();
    await expect(top.getByRole('heading', { name: "What You'll Love" })).toBeVisible();
    await expect(top.getByText('Italian, just what you asked for')).toBeVisible();
    await expect(top.getByRole('term').first()).toHaveText('Fits');
    await expect(top.getByRole('link', { name: 'See details' })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/quiz$/);
  });

  test('the results have the heading of the meal', async ({ page }) => {
    for (const [meal, heading] of [
      ['breakfast', 'For Breakfast, Head To...'],
      ['brunch', 'For Weekend Brunch, Try...'],
      ['lunch', 'For Lunch Today, Visit...'],
      ['happyHour', 'For Happy Hour, Check Out...'],
      ['cocktails', 'For Great Drinks, Visit...'],
      ['dinner', 'Tonight, You Should Hit Up...'],
    ] as const) {
      await visit(page, `/quiz?mealType=${meal}&step=results`);
      await expect(title(page)).toHaveText(heading);
    }
  });

  test('Refine starts over with a toast, Restart without one', async ({ page }) => {
    await visit(page, ITALIAN);
    await press(page, 'Refine Results');
    await expect(toast(page, 'Refining Your Results')).toBeVisible();
    await expect(page).toHaveURL('/quiz');
    await expect(number(page)).toHaveText('Question 1 of 6');
    await visit(page, ITALIAN);
    await press(page, 'Restart Quiz');
    await expect(page).toHaveURL('/quiz');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(toast(page, 'Refining Your Results')).toHaveCount(0);
  });

  test('says when nothing is found, and leads on', async ({ page }) => {
    const empty: QuizRecommendations = {
      heading: '',
      picks: [],
      notices: [],
      area: { scope: 'city', neighborhoods: [], found: 0, isLimited: false, isWidened: false },
    };
    await page.route('**/api/quiz/recommendations*', (route) => route.fulfill({ json: empty }));
    await visit(page, AT_GATE);
    await press(page, 'See results without email');
    await expect(title(page)).toHaveText('No restaurants found');
    await expect(page.getByRole('link', { name: 'Browse All Restaurants' })).toHaveAttribute('href', '/');
    await press(page, 'Try Again');
    await expect(page).toHaveURL('/quiz');
  });

  test('a failed search says so and can be tried again', async ({ page, faults }) => {
    await page.route('**/api/quiz/recommendations*', (route) => route.fulfill({ status: 500, body: 'no' }));
    await visit(page, AT_GATE);
    await press(page, 'See results without email');
    await expect(page.getByText('We couldn’t load your picks.')).toBeVisible({
      timeout: 20_000,
    });
    await page.unroute('**/api/quiz/recommendations*');
    await press(page, 'Try again');
    await expect(page.getByText('Top pick')).toBeVisible();
    faults.length = 0;
  });
});

test('the whole quiz works with the keyboard alone', async ({ page }) => {
  await visit(page, '/quiz');
  await page.getByRole('radio', { name: 'Breakfast' }).focus();
  for (const [moves, heading] of [
    [5, 'What’s the vibe?'],
    [1, 'What are you in the mood for?'],
    [1, 'How far will you go?'],
    [2, 'Where are you starting from?'],
  ] as const) {
    // Space chooses the first answer, arrow keys the next ones; Enter goes on, and the focus follows.
    await page.keyboard.press('Space');
    for (let move = 0; move < moves; move += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(question(page, heading)).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('21231');
  await page.keyboard.press('Enter');
  await expect(question(page, 'What do you want to spend?')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(question(page, 'We Found Your Perfect Spots!')).toBeFocused();
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'See results without email' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Tonight, You Should Hit Up...');
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveURL(
    '/quiz?mealType=dinner&vibe=romantic&cuisine=Seafood&distance=anywhere&zipcode=21231&price=%24%24&step=results',
  );
});

test('the answers are a group of radio buttons named by the question', async ({ page }) => {
  await visit(page, '/quiz');
  const group = page.getByRole('radiogroup', { name: 'What are you going out for?' });
  await expect(group.getByRole('radio')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'What are you going out for?' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('each question fits the first screen with its answers and its button', async ({ page }) => {
    for (const step of ['mealType', 'vibe', 'cuisine', 'distance', 'zipcode', 'price']) {
      await visit(page, `/quiz?mealType=dinner&distance=walking&step=${step}`);
      const next = page.getByRole('button', { name: /^(Next|See Results)$/ });
      await expect(next, step).toBeInViewport({ ratio: 1 });
      expect(await narrowTargets(page, 44), step).toEqual([]);
    }
  });
});

test('on a laptop a question fits the first screen with its button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const step of ['mealType', 'cuisine']) {
    await visit(page, `/quiz?mealType=dinner&step=${step}`);
    await expect(page.getByRole('button', { name: 'Next' }), step).toBeInViewport({ ratio: 1 });
  }
});

for (const look of LOOKS) {
  test(`${lookText(look)}: no step has a barrier or is wider than the screen`, async ({ page }) => {
    await takeOn(page, look);
    for (const step of ['mealType', 'vibe', 'zipcode', 'gate', 'results']) {
      await visit(page, step === 'mealType' ? '/quiz' : `/quiz?mealType=lunch&zipcode=21224&step=${step}`);
      expect(await barriers(page), step).toEqual([]);
      expect((await whatSticksOut(page)).page, step).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the quiz is a series of forms that ends with results', async ({ page }) => {
    await page.goto('/quiz');
    for (const answer of ['Dinner', 'Romantic', 'Italian', 'Walking distance']) {
      await page.getByRole('radio', { name: answer, exact: true }).check();
      await press(page, 'Next');
    }
    await page.getByLabel('Zip code').fill('21202');
    await press(page, 'Next');
    // The last question can be skipped, and so can the gate.
    await expect(number(page)).toHaveText('Question 6 of 6');
    await press(page, 'Skip');
    await press(page, 'See results without email');
    await expect(page.getByText('Top pick')).toBeVisible();
    await expect(page.getByText(/^Found \d+ restaurants in /)).toBeVisible();
    await press(page, 'Restart Quiz');
    await expect(number(page)).toHaveText('Question 1 of 6');
  });
});

test('the home page and the sitemap page link to the quiz', async ({ page }) => {
  for (const path of ['/', '/sitemap']) {
    await visit(page, path);
    await page.getByRole('main').getByRole('link', { name: /quiz/i }).click();
    await expect(title(page)).toHaveText(TITLE);
  }
});

test('the quiz is indexed, and other pages do not load its code', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const onHome = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(onHome.filter((name) => name.includes('quiz'))).toEqual([]);
  await page.goto('/quiz');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
});
