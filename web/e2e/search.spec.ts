import { ask } from './site-api.ts';
import type { Request } from '@playwright/test';
import { expect, hold, test, visit, type Page } from './visit.ts';

/** Searching while scripts run. Lists as pages are in web/test/http/reading, what is found in web/test/http. */

const box = (page: Page) => page.getByPlaceholder('Search restaurants...');
const status = (page: Page) => page.locator('#results').getByRole('status').first();
const names = (page: Page) => page.locator('#results').getByRole('article').getByRole('heading');
const filters = (page: Page) => page.getByRole('form', { name: 'Filters' });
const applied = (page: Page) => page.getByRole('list', { name: 'Applied filters' });
const label = (total: number) => (total === 1 ? '1 restaurant' : `${total} restaurants`);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The distance from the top of the screen to the first result, in screen heights. */
async function firstResultAt(page: Page): Promise<number> {
  const first = page.locator('#results').getByRole('article').first();
  await expect(first).toBeVisible();
  return first.evaluate((card) => card.getBoundingClientRect().top / innerHeight);
}

/** Opens the sheet with all filters. */
async function openSheet(page: Page) {
  await filters(page)
    .getByRole('button', { name: /^Filters/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** The results that a page with this query must show. */
async function answerOf(page: Page, query: string) {
  return ask(page.request, `/api/search?${query}`);
}

async function showsAnswer(page: Page, query: string): Promise<void> {
  const answer = await answerOf(page, query);
  expect(answer.total, query).toBeGreaterThan(0);
  await expect(status(page)).toHaveText(label(answer.total));
  await expect(names(page)).toHaveText(answer.hits.map(({ name }) => name));
}

test('the list follows what is typed, and Back and Forward leave the search and return to it', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(page.getByRole('region', { name: 'Featured Restaurants' })).toBeVisible();
  await box(page).pressSequentially('crab');
  await expect(page).toHaveURL('/?q=crab');
  await expect(page.getByRole('region', { name: 'Results for “crab”' })).toBeVisible();
  await showsAnswer(page, 'q=crab&perPage=50');
  await expect(box(page)).toHaveValue('crab');
  await expect(box(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Featured Restaurants' })).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await page.goForward();
  await expect(box(page)).toHaveValue('crab');
  await showsAnswer(page, 'q=crab&perPage=50');
});

test('a word typed at once sends one request, not one per letter', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/search') asked.push(url.searchParams.get('q') ?? '');
  });
  // The clock is paused, so no time passes between two letters, however slow this machine is.
  await page.clock.install();
  await visit(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await box(page).pressSequentially('pizza');
  await page.clock.resume();
  await expect(page).toHaveURL('/?q=pizza');
  await showsAnswer(page, 'q=pizza&perPage=50');
  expect(asked).toEqual(['pizza']);
});

test('a late response never replaces a newer one, and the last list stays, dimmed, while the next one loads', async ({
  page,
}) => {
  await visit(page, '/');
  const releaseLate = await hold(page, /\/api\/search\?q=crab&/);
  const releaseNext = await hold(page, /\/api\/search\?q=crab\+deck&/);
  const list = page.locator('#results div[aria-busy]');
  const isLate = (request: Request) => request.url().includes('/api/search?q=crab&');
  const ended = Promise.race([
    page.waitForEvent('requestfinished', isLate),
    page.waitForEvent('requestfailed', isLate),
  ]);
  await box(page).fill('crab');
  await expect(page).toHaveURL('/?q=crab');
  // While the first list loads, the page shows placeholder cards.
  await expect(status(page)).toHaveText('Searching...');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await box(page).fill('pizza');
  await expect(page).toHaveURL('/?q=pizza');
  await showsAnswer(page, 'q=pizza&perPage=50');
  releaseLate();
  await ended;
  await showsAnswer(page, 'q=pizza&perPage=50');
  await expect(list).toHaveAttribute('aria-busy', 'false');

  const before = await names(page).allTextContents();
  await box(page).fill('crab deck');
  await expect(page).toHaveURL('/?q=crab+deck');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  expect(await names(page).allTextContents()).toEqual(before);
  releaseNext();
  await showsAnswer(page, 'q=crab+deck&perPage=50');
});

test.describe('on a phone that shares its location', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    geolocation: { latitude: 39.2864, longitude: -76.6086 },
    permissions: ['geolocation'],
  });

  test('Enter and Show Nearby show their results in the first third of the screen, and Enter moves the focus there', async ({
    page,
  }) => {
    await visit(page, '/');
    await box(page).fill('crab');
    await box(page).press('Enter');
    await expect(heading(page, 'Results for “crab”')).toBeFocused();
    await expect(page).toHaveTitle(/^Results for “crab” - /);
    await expect.poll(() => firstResultAt(page)).toBeLessThan(1 / 3);

    await page.getByRole('link', { name: 'Remove “crab”' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Top \d+ Restaurants in Baltimore$/);
    await page.getByRole('button', { name: 'Show Nearby' }).click();
    await expect(heading(page, 'Restaurants Near You')).toBeVisible();
    await expect.poll(() => firstResultAt(page)).toBeLessThan(1 / 3);
  });
});

test('a shared link needs no further request, and Back from a place returns to the results', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/search') asked.push(request.url());
  });
  await visit(page, '/?q=crab&price=%24%24');
  await showsAnswer(page, 'q=crab&price=%24%24&perPage=50');
  expect(asked, 'the page had it all').toEqual([]);
  await names(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/restaurants\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL('/?q=crab&price=%24%24');
  await showsAnswer(page, 'q=crab&price=%24%24&perPage=50');
});

test.describe('suggestions', () => {
  test('are reached in a low window, close, and open a place by a click', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await visit(page, '/');
    const { restaurants } = await ask(page.request, '/api/suggest?q=crab');
    await box(page).pressSequentially('crab');
    const options = page.getByRole('listbox').getByRole('option');
    await options.last().scrollIntoViewIfNeeded();
    await expect(options.last()).toBeInViewport();
    // Escape closes them, and clears the box when pressed again.
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(box(page)).toHaveValue('crab');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(page.getByRole('region', { name: 'Featured Restaurants' })).toBeVisible();

    await box(page).pressSequentially('crab');
    // A person reads before clicking, and by then the list below has followed, too.
    await expect(page).toHaveURL('/?q=crab');
    await options
      .filter({ hasText: restaurants[0]?.name ?? '' })
      .first()
      .click();
    await expect(page).toHaveURL(`/restaurants/${restaurants[0]?.id}`);
  });

  test('are not needed for a search: their code may fail to load', async ({ page }) => {
    await page.route(/search-combobox.*\.js$/, (route) => route.abort('aborted'));
    await visit(page, '/');
    await box(page).pressSequentially('crab');
    await showsAnswer(page, 'q=crab&perPage=50');
  });
});

test('filters are chosen from all values with their counts, narrow each other, and are removed one by one', async ({
  page,
}) => {
  const { facets } = await answerOf(page, 'perPage=1');
  await visit(page, '/');
  const opener = filters(page).getByRole('button', { name: /^Cuisine/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Cuisine' });
  await expect(menu.getByRole('checkbox')).toHaveCount(facets.cuisine.length);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('piz');
  await expect(menu.getByRole('checkbox')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const pizza = facets.cuisine.find(({ value }) => value === 'Pizza');
  await expect(menu.getByRole('checkbox', { name: `Pizza ${pizza?.count}` })).toBeChecked();
  await expect(page).toHaveURL('/?cuisine=Pizza');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  const sheet = await openSheet(page);
  await sheet.getByRole('checkbox', { name: '4+ stars' }).check();
  const { total } = await answerOf(page, 'cuisine=Pizza&minRating=4&perPage=1');
  await sheet.getByRole('button', { name: `Show ${label(total)}` }).click();
  await expect(page).toHaveURL('/?cuisine=Pizza&minRating=4');
  await showsAnswer(page, 'cuisine=Pizza&minRating=4&perPage=50');
  await names(page).nth(10).scrollIntoViewIfNeeded();
  await expect(filters(page), 'stays in view').toBeInViewport();
  await expect(applied(page).getByRole('link')).toHaveText(['Remove Pizza', 'Remove 4+ stars', 'Clear all']);
  await applied(page).getByRole('link', { name: 'Remove Pizza' }).click();
  await showsAnswer(page, 'minRating=4&perPage=50');
  await applied(page).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Featured Restaurants' })).toBeVisible();
});

test('the list is sorted and paged, each page starts at its top, and a filter returns to the first', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
  await expect(page).toHaveURL('/?sort=name');
  await showsAnswer(page, 'sort=name&perPage=50');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/?sort=name&page=2#results');
  await showsAnswer(page, 'sort=name&page=2&perPage=50');
  await expect
    .poll(() => page.locator('#results').evaluate((list) => list.getBoundingClientRect().top))
    .toBeGreaterThan(-200);
  const sheet = await openSheet(page);
  await sheet.getByRole('checkbox', { name: '4+ stars' }).check();
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL('/?minRating=4&sort=name');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('a text search shows 20, then all (spec 1 §9)', async ({ page }) => {
    const { hits } = await answerOf(page, 'q=the&perPage=50');
    expect(hits.length).toBeGreaterThan(20);
    await visit(page, '/?q=the');
    const shown = page.locator('#results').getByRole('article').filter({ visible: true });
    await expect(shown).toHaveCount(20);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(shown).toHaveCount(hits.length);
    const first = shown.nth(20).getByRole('heading').getByRole('link');
    await expect(first).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();

    // Going back from a place shows all of them again.
    await first.click();
    await expect(page).toHaveURL(/\/restaurants\/\d+$/);
    await page.goBack();
    await expect(shown).toHaveCount(hits.length);
  });

  test('the sheet leaves out what nobody wants, as words and calls do, and each is removed by its chip', async ({
    page,
  }) => {
    await visit(page, '/?q=not+italian');
    const { total } = await answerOf(page, 'q=not+italian&excludePrice=%24%24%24%24&perPage=1');
    await expect(page.getByRole('list', { name: 'Understood as' })).toContainText('Not Italian');
    const sheet = await openSheet(page);
    await sheet.getByText('Leave out').click();
    const dear = sheet.getByRole('checkbox', { name: '$$$$', exact: true });
    await expect(dear).toBeInViewport();
    await dear.check();
    await sheet.getByRole('button', { name: `Show ${label(total)}` }).click();
    await expect(page).toHaveURL('/?q=not+italian&excludePrice=%24%24%24%24');
    // The sheet opens while the next list is on its way, and stays as it is when that arrives.
    const release = await hold(page, /\/api\/search/);
    await page.getByRole('link', { name: 'Remove “not italian”' }).click();
    await expect(page).toHaveURL('/?excludePrice=%24%24%24%24');
    await openSheet(page);
    await sheet.getByText('Leave out').click();
    release();
    await expect(sheet.getByRole('button', { name: /^Show \d/ })).toBeVisible();
    await sheet.getByText('Cuisine', { exact: true }).last().click();
    await sheet.getByRole('searchbox', { name: 'Find a cuisine' }).fill('ital');
    await sheet.getByRole('checkbox', { name: 'Italian' }).check();
    await sheet.getByRole('button', { name: /^Show/ }).click();
    await expect(page).toHaveURL('/?excludeCuisine=Italian&excludePrice=%24%24%24%24');
    await showsAnswer(page, 'excludeCuisine=Italian&excludePrice=%24%24%24%24&perPage=50');
    await page.getByRole('link', { name: 'Remove Not Italian' }).click();
    await expect(page).toHaveURL('/?excludePrice=%24%24%24%24');
  });

  test('one sheet has every filter and the sort order, and Back closes it without a change', async ({
    page,
  }) => {
    await visit(page, '/?price=%24%24');
    await expect(filters(page).getByRole('button', { name: 'Cuisine' })).toBeHidden();
    const sheet = await openSheet(page);
    for (const name of ['Sort by', 'Price', 'Open', 'Rating', 'Good for', 'Diet & features']) {
      await expect(sheet.getByRole('group', { name })).toBeVisible();
    }
    await sheet.getByRole('button', { name: 'Clear all' }).click();
    await expect(sheet.getByRole('checkbox', { name: /^\$\$ / })).not.toBeChecked();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/?price=%24%24');

    await openSheet(page);
    await expect(sheet.getByRole('checkbox', { name: /^\$\$ / })).toBeChecked();
    await sheet.getByText('Cuisine', { exact: true }).first().click();
    await sheet.getByRole('searchbox', { name: 'Find a cuisine' }).fill('pizza');
    await sheet.getByRole('checkbox', { name: 'Pizza' }).check();
    await sheet.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
    // Nothing has changed yet; the button says what would.
    await expect(page).toHaveURL('/?price=%24%24');
    const { total } = await answerOf(page, 'cuisine=Pizza&price=%24%24&perPage=1');
    await sheet.getByRole('button', { name: `Show ${label(total)}` }).click();
    await expect(page).toHaveURL('/?cuisine=Pizza&price=%24%24&sort=name');
    await showsAnswer(page, 'cuisine=Pizza&price=%24%24&sort=name&perPage=50');
    await expect(filters(page).getByRole('button', { name: 'Filters (2)' })).toBeFocused();
  });
});

test.describe('when the request failed', () => {
  test.use({ watched: false });

  test('the page says why and can retry; offline it waits for the network', async ({ page, context }) => {
    await test.step('the page says why and can retry', async () => {
      await visit(page, '/');
      let isBroken = true;
      await page.route(/\/api\/search\?q=crab&/, (route) =>
        isBroken ? route.fulfill({ status: 503, body: 'The index rests.' }) : route.continue(),
      );
      await page.route(/\/api\/search\?q=crabs&/, (route) => route.abort());
      await box(page).fill('crabs');
      const alert = page.locator('#results').getByRole('alert');
      await expect(alert.getByText('We couldn’t load the restaurants.', { exact: true })).toBeVisible();
      await box(page).fill('crab');
      await expect(alert).toContainText('The index rests.');
      isBroken = false;
      // Suggestions cover the results while the visitor is typing.
      await expect(page.getByRole('listbox')).toBeVisible();
      await box(page).press('Escape');
      await alert.getByRole('button', { name: 'Try again' }).click();
      await showsAnswer(page, 'q=crab&perPage=50');
    });

    await test.step('offline it waits for the network', async () => {
      await visit(page, '/');
      await box(page).focus();
      await context.setOffline(true);
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
      await expect(page.locator('#results').getByRole('alert')).toContainText('You’re offline.');
      await context.setOffline(false);
      await showsAnswer(page, 'sort=name&perPage=50');
    });
  });
});

test('a change made before the page has caught up with the last one builds on it', async ({ page }) => {
  await visit(page, '/cuisines/pizza?price=%24&sort=name');
  await expect(applied(page)).toContainText('$');
  await page.evaluate(async () => {
    document.querySelector<HTMLAnchorElement>('[aria-label="Applied filters"] a')?.click();
    // The router works in microtasks, React renders in tasks.
    for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
    const sort = document.querySelector<HTMLSelectElement>('select[name="sort"]');
    if (!sort) throw new Error('There is nothing to sort by.');
    sort.value = 'rating';
    sort.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page).toHaveURL('/cuisines/pizza');
  await expect(applied(page)).toHaveCount(0);
});
