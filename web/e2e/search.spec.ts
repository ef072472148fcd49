import { barriers } from './barriers.ts';
import { LOOKS, lookText, takeOn } from './looks.ts';
import { ask } from './site-api.ts';
import type { Locator, Request } from '@playwright/test';
import { expect, hold, hydrated, test, visit, type Page } from './visit.ts';

const box = (page: Page) => page.getByPlaceholder('Search restaurants...');
const status = (page: Page) => page.locator('#results').getByRole('status').first();
const names = (page: Page) => page.locator('#results').getByRole('article').getByRole('heading');
const filters = (page: Page) => page.getByRole('form', { name: 'Filters' });
const applied = (page: Page) => page.getByRole('list', { name: 'Applied filters' });
const label = (total: number) => (total === 1 ? '1 restaurant' : `${total} restaurants`);

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

test.describe('searching from the front page', () => {
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

    await test.step('`/` focuses the box, but is text in a field', async () => {
      await page.goBack();
      await expect(box(page)).toHaveValue('');
      await box(page).blur();
      await page.keyboard.press('/');
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
      await page.keyboard.type('a/b');
      await expect(box(page)).toHaveValue('a/b');
    });
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

  test('a search is in its URL, which can be shared, returned to from a place, or invalid', async ({
    page,
  }) => {
    await test.step('a shared link shows the complete search, and the canonical URL is the page without it', async () => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/api/search') asked.push(request.url());
      });
      await visit(page, '/?q=crab&sort=rating&minRating=4');
      await showsAnswer(page, 'q=crab&sort=rating&minRating=4&perPage=50');
      await expect(box(page)).toHaveValue('crab');
      await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('rating');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp('^https?://[^/]+/$'),
      );
      expect(asked, 'the page had it all').toEqual([]);
    });

    await test.step('Back from a place returns to the results', async () => {
      await visit(page, '/?q=crab&price=%24%24');
      await names(page).first().getByRole('link').click();
      await expect(page).toHaveURL(/\/restaurants\/\d+$/);
      await page.goBack();
      await expect(page).toHaveURL('/?q=crab&price=%24%24');
      await showsAnswer(page, 'q=crab&price=%24%24&perPage=50');
    });

    await test.step('a URL with invalid values shows the front page', async () => {
      await visit(page, '/?price=cheap&sort=random&page=-4&minRating=lots&tag=haunted&openNow=maybe');
      await expect(page.getByRole('region', { name: 'Featured Restaurants' })).toBeVisible();
      await expect(applied(page)).toHaveCount(0);
    });
  });
});

test('an understood term is a chip that can be turned back into text, and the page says which terms were relaxed', async ({
  page,
}) => {
  const understood = page.getByRole('list', { name: 'Understood as' });
  await visit(page, '/?q=pizza+in+canton');
  await showsAnswer(page, 'q=pizza+in+canton&perPage=50');
  await expect(understood.getByRole('link')).toHaveText([/^Pizza/, /^Canton/]);
  await understood.getByRole('link', { name: 'Canton' }).click();
  await expect(page).toHaveURL('/?q=pizza+in+canton&plain=canton');
  await showsAnswer(page, 'q=pizza+in+canton&plain=canton&perPage=50');
  await understood.getByRole('link', { name: '“canton” as text' }).click();
  await expect(page).toHaveURL('/?q=pizza+in+canton');
  await box(page).fill('thai in canton');
  await expect(page).toHaveURL('/?q=thai+in+canton');

  await visit(page, '/?q=soul+food+hampden');
  await expect(understood.getByRole('link')).toHaveText([
    /^Soul Food\. Look/,
    /^Closest to Hampden first\. Look/,
  ]);
  await expect(page.getByText('so we put the closest to Hampden first.')).toBeVisible();

  await visit(page, '/?q=cheap+sushi');
  await expect(understood.getByRole('link')).toHaveText([/^\$\$ instead of \$\. Look/, /^Sushi/]);
  await expect(page.getByText('so we looked for $$ instead of $.')).toBeVisible();

  await visit(page, '/?q=zorpvex+seafood');
  await expect(page.getByText('No place fits both Seafood and “zorpvex”')).toBeVisible();
  await showsAnswer(page, 'q=zorpvex+seafood&perPage=50');
});

test.describe('suggestions', () => {
  test('can be closed, chosen with a click or with arrow keys, and reached in a low window', async ({
    page,
  }) => {
    await visit(page, '/');
    await test.step('Escape closes them, and clears the box when pressed again', async () => {
      await box(page).pressSequentially('crab');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
      await expect(box(page)).toHaveValue('crab');
      await page.keyboard.press('Escape');
      await expect(box(page)).toHaveValue('');
      await expect(page.getByRole('region', { name: 'Featured Restaurants' })).toBeVisible();
    });

    await test.step('Enter without a choice closes them and shows the list', async () => {
      await box(page).pressSequentially('crab');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
      await expect(page).toHaveURL('/?q=crab');
    });

    await test.step('a click opens the place', async () => {
      await box(page).fill('');
      await expect(page).toHaveURL('/');
      const { restaurants } = await ask(page.request, '/api/suggest?q=crab');
      await box(page).pressSequentially('crab');
      // A person reads before clicking, and by then the list below has followed, too.
      await expect(page).toHaveURL('/?q=crab');
      await page.getByRole('listbox').getByRole('option', { name: restaurants[0]?.name }).click();
      await expect(page).toHaveURL(`/restaurants/${restaurants[0]?.id}`);
    });

    await test.step('open below the box in a low window, too, and the last one can be reached', async () => {
      await page.setViewportSize({ width: 1366, height: 650 });
      await visit(page, '/');
      await box(page).pressSequentially('a');
      const options = page.getByRole('listbox').getByRole('option');
      await expect(options.first()).toBeVisible();
      // Both are measured each time, because the box moves up once results have replaced the home page.
      const gapBelowBox = async () => {
        const field = await box(page).boundingBox();
        const option = await options.first().boundingBox();
        return field && option && option.y - (field.y + field.height);
      };
      await expect.poll(gapBelowBox).toBeGreaterThan(0);
      await options.last().scrollIntoViewIfNeeded();
      await expect(options.last()).toBeInViewport();
    });

    await page.setViewportSize({ width: 1280, height: 900 });
    await test.step('come in groups, and arrow keys and Enter open a page', async () => {
      const { restaurants, cuisines, namesFirst } = await ask(page.request, '/api/suggest?q=crab');
      await visit(page, '/');
      await box(page).focus();
      await page.keyboard.type('crab');
      const options = page.getByRole('listbox').getByRole('option');
      await expect(options.first()).toBeVisible();
      await expect(page.getByRole('group', { name: 'Restaurants' }).getByRole('option')).toHaveCount(
        restaurants.length,
      );
      await expect(page.getByRole('group', { name: 'Cuisines' }).getByRole('option')).toHaveCount(
        cuisines.length,
      );
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
      for (const _ of namesFirst ? [] : restaurants) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      // Enter chooses the highlighted option, and a busy page highlights it a moment after the key.
      const option = page.getByRole('group', { name: 'Cuisines' }).getByRole('option').first();
      await expect(box(page)).toHaveAttribute(
        'aria-activedescendant',
        (await option.getAttribute('id')) ?? '',
      );
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/cuisines\/crab-house$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Best Crab Houses in Baltimore');
    });
  });

  test('the empty box offers the recent searches of this device; Delete and a click remove one, and another click all of them', async ({
    page,
  }) => {
    await visit(page, '/');
    for (const text of ['ramen', 'crab', 'pizza in canton']) {
      await box(page).fill(text);
      await box(page).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: `Results for “${text}”` })).toBeVisible();
    }
    await visit(page, '/');
    await box(page).focus();
    const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
    const offered = ['pizza in canton', 'crab', 'ramen', 'Clear recent searches'];
    await expect(recent).toHaveText(offered);
    expect(await barriers(page)).toEqual([]);

    await page.keyboard.press('ArrowDown');
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await recent.first().getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Delete');
    await expect(recent).toHaveText(offered.slice(1));
    await expect(page.getByText('Removed “pizza in canton”.')).toBeAttached();
    await page.getByTitle('Remove “crab”').click();
    await expect(recent).toHaveText(offered.slice(2));
    await expect(box(page)).toBeFocused();
    await recent.first().click();
    await expect(page).toHaveURL('/?q=ramen');

    await visit(page, '/');
    await box(page).focus();
    await recent.last().click();
    await expect(recent).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
  });

  test('lose no letter while their code loads, and the search works without them if it does not', async ({
    page,
  }) => {
    await visit(page, '/');
    const release = await hold(page, /search-combobox.*\.js$/);
    await box(page).focus();
    await page.keyboard.type('crab ');
    release();
    // They take over in the middle of a word.
    await page.keyboard.type('house', { delay: 80 });
    await expect(box(page)).toHaveValue('crab house');
    await expect(box(page)).toBeFocused();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();

    await page.unroute(/search-combobox.*\.js$/);
    await page.route(/search-combobox.*\.js$/, (route) => route.abort('aborted'));
    await visit(page, '/');
    await box(page).pressSequentially('crab');
    await showsAnswer(page, 'q=crab&perPage=50');
  });
});

test.describe('filters', () => {
  test('are chosen from all values with their counts, narrow each other, and are removed one by one', async ({
    page,
  }) => {
    await test.step('cuisines and neighborhoods are chosen from all, with their counts', async () => {
      const { facets } = await answerOf(page, 'perPage=1');
      await visit(page, '/');
      await filters(page).getByRole('button', { name: 'Cuisine' }).click();
      const menu = page.getByRole('dialog', { name: 'Cuisine' });
      await expect(menu.getByRole('checkbox')).toHaveCount(facets.cuisine.length);
      await menu.getByRole('searchbox').fill('piz');
      await expect(menu.getByRole('checkbox')).toHaveCount(1);
      const pizza = facets.cuisine.find(({ value }) => value === 'Pizza');
      await menu.getByRole('checkbox', { name: `Pizza ${pizza?.count}` }).check();
      await menu.getByRole('searchbox').fill('');
      await menu.getByRole('checkbox', { name: /^Seafood/ }).check();
      await expect(page).toHaveURL('/?cuisine=Pizza&cuisine=Seafood');
      const both = await answerOf(page, 'cuisine=Pizza&cuisine=Seafood&perPage=50');
      await menu.getByRole('button', { name: `Show ${label(both.total)}` }).click();
      await expect(menu).toBeHidden();
      await showsAnswer(page, 'cuisine=Pizza&cuisine=Seafood&perPage=50');
    });

    await test.step('a filter does not collapse its own counts', async () => {
      await visit(page, '/');
      const price = filters(page).getByRole('group', { name: 'Price' });
      const before = await price.allTextContents();
      await price.getByRole('checkbox', { name: /^\$ / }).check();
      await expect(page).toHaveURL('/?price=%24');
      await showsAnswer(page, 'price=%24&perPage=50');
      await expect(price).toHaveText(before);
    });

    await test.step('different filters narrow each other, and chips remove them one by one', async () => {
      await visit(page, '/');
      await filters(page)
        .getByRole('checkbox', { name: /^\$\$ / })
        .check();
      const sheet = await openSheet(page);
      await sheet.getByRole('checkbox', { name: '4+ stars' }).check();
      await sheet.getByRole('button', { name: /^Show/ }).click();
      await expect(page).toHaveURL('/?price=%24%24&minRating=4');
      await showsAnswer(page, 'price=%24%24&minRating=4&perPage=50');
      await expect(applied(page).getByRole('link')).toHaveText(['Remove $$', 'Remove 4+ stars', 'Clear all']);
      await applied(page).getByRole('link', { name: 'Remove $$' }).click();
      await showsAnswer(page, 'minRating=4&perPage=50');
      await openSheet(page);
      await sheet.getByRole('checkbox', { name: '4.5+ stars' }).check();
      await sheet.getByRole('button', { name: /^Show/ }).click();
      await expect(page).toHaveURL('/?minRating=4.5');
      await expect(applied(page).getByRole('link')).toHaveText(['Remove 4.5+ stars']);
      await applied(page).getByRole('link').click();
      await expect(page.getByRole('region', { name: 'Featured Restaurants' })).toBeVisible();
      await page.goBack();
      await showsAnswer(page, 'minRating=4.5&perPage=50');
    });

    await test.step('the bar stays in view while the list scrolls', async () => {
      await visit(page, '/?price=%24%24');
      await names(page).nth(30).scrollIntoViewIfNeeded();
      await expect(filters(page)).toBeInViewport();
    });
  });

  test('cover occasions, diets, features and opening hours, and work with the keyboard alone', async ({
    page,
  }) => {
    await test.step('occasions and open now', async () => {
      await visit(page, '/');
      const sheet = await openSheet(page);
      await sheet.getByRole('checkbox', { name: 'Brunch' }).check();
      await sheet.getByRole('button', { name: /^Show/ }).click();
      await showsAnswer(page, 'tag=brunch&perPage=50');
      await filters(page).getByRole('checkbox', { name: 'Open now' }).check();
      await expect(page).toHaveURL('/?openNow=true&tag=brunch');
      await expect(applied(page).getByRole('link', { name: 'Remove Open now' })).toBeVisible();
    });

    await test.step('a place has all chosen diets and features', async () => {
      await visit(page, '/');
      const sheet = await openSheet(page);
      await sheet.getByRole('checkbox', { name: 'Vegetarian' }).check();
      await sheet.getByRole('checkbox', { name: 'Takeout' }).check();
      await sheet.getByRole('button', { name: /^Show/ }).click();
      await expect(page).toHaveURL('/?need=vegetarian&need=takeout');
      await showsAnswer(page, 'need=vegetarian&need=takeout&perPage=50');
    });

    await test.step('open at another time', async () => {
      await visit(page, '/?openNow=true');
      const sheet = await openSheet(page);
      await sheet.getByLabel('Day').selectOption('Sunday');
      await sheet.getByLabel('Time').selectOption('9 p.m.');
      await expect(sheet.getByRole('checkbox', { name: 'Open now' })).not.toBeChecked();
      await sheet.getByRole('button', { name: /^Show/ }).click();
      await expect(page).toHaveURL('/?openDay=sun&openTime=21%3A00');
      await showsAnswer(page, 'openDay=sun&openTime=21:00&perPage=50');
      await applied(page).getByRole('link', { name: 'Remove Open Sunday at 9 p.m.' }).click();
      await expect(page).toHaveURL('/');
    });

    await test.step('a keyboard alone chooses a cuisine', async () => {
      await visit(page, '/');
      await filters(page).getByRole('button', { name: 'Cuisine' }).focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name: 'Cuisine' });
      await expect(menu).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('seafood');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(filters(page).getByRole('button', { name: 'Cuisine (1)' })).toBeFocused();
      await expect(page).toHaveURL('/?cuisine=Seafood');
    });
  });
});

test('the list can be sorted and paged through to its end', async ({ page }) => {
  await visit(page, '/');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort.getByRole('option', { name: 'Relevance' })).toHaveCount(0);
  for (const [option, value] of [
    ['Highest rated', 'rating'],
    ['Most reviewed', 'reviews'],
    ['Name', 'name'],
  ] as const) {
    await sort.selectOption(option);
    await expect(page).toHaveURL(`/?sort=${value}`);
    await showsAnswer(page, `sort=${value}&perPage=50`);
  }

  await test.step('pages of 50 are links, and start at the top of the list', async () => {
    const { total } = await answerOf(page, 'sort=name&perPage=50');
    await visit(page, '/?sort=name');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/?sort=name&page=2#results');
    await showsAnswer(page, 'sort=name&page=2&perPage=50');
    await expect(page.locator('#results')).toBeInViewport();
    await expect
      .poll(() => page.locator('#results').evaluate((list) => list.getBoundingClientRect().top))
      .toBeGreaterThan(-200);
    const last = Math.ceil(total / 50);
    await pages.getByRole('link', { name: `Page ${last}`, exact: true }).click();
    await showsAnswer(page, `sort=name&page=${last}&perPage=50`);
    await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
    await pages.getByRole('link', { name: 'Previous' }).click();
    await expect(page).toHaveURL(`/?sort=name&page=${last - 1}#results`);
  });

  await test.step('relevance is offered only for a text search, and is its default order', async () => {
    await visit(page, '/');
    await box(page).fill('crab');
    await expect(page).toHaveURL('/?q=crab');
    await expect(sort).toHaveValue('relevance');
    await sort.selectOption('Our ranking');
    await expect(page).toHaveURL('/?q=crab&sort=best');
  });

  await test.step('a filter returns to the first page', async () => {
    await visit(page, '/?sort=name&page=2');
    const sheet = await openSheet(page);
    await sheet.getByRole('checkbox', { name: '4+ stars' }).check();
    await sheet.getByRole('button', { name: /^Show/ }).click();
    await expect(page).toHaveURL('/?minRating=4&sort=name');
  });

  await test.step('a page past the last says so', async () => {
    await visit(page, '/?price=%24&page=40');
    await expect(page.getByText('This list doesn’t have a page 40.')).toBeVisible();
    await page.getByRole('link', { name: 'First page' }).click();
    await showsAnswer(page, 'price=%24&perPage=50');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('a text search shows 20, then all (spec 1 §9); filters without a text and a wide screen show up to 50', async ({
    page,
  }) => {
    await test.step('a text search shows 20, then all (spec 1 §9)', async () => {
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

    await test.step('filters without a text show up to 50', async () => {
      await visit(page, '/?price=%24%24');
      const shown = page.locator('#results').getByRole('article').filter({ visible: true });
      await expect(shown).toHaveCount(50);
      await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0);
    });

    await test.step('a wide screen shows 50 of a text search', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const { hits } = await answerOf(page, 'q=the&perPage=50');
      await visit(page, '/?q=the');
      await expect(page.locator('#results').getByRole('article').filter({ visible: true })).toHaveCount(
        hits.length,
      );
    });
  });

  test('one sheet has every filter and the sort order, opens from the bottom, and closes with Back and Escape', async ({
    page,
  }) => {
    await test.step('one sheet has every filter and the sort order, and says how many places match', async () => {
      await visit(page, '/');
      await expect(filters(page).getByRole('button', { name: 'Cuisine' })).toBeHidden();
      const sheet = await openSheet(page);
      for (const name of ['Sort by', 'Price', 'Open', 'Rating', 'Good for', 'Diet & features']) {
        await expect(sheet.getByRole('group', { name })).toBeVisible();
      }
      await sheet.getByText('Cuisine', { exact: true }).click();
      await sheet.getByRole('searchbox', { name: 'Find a cuisine' }).fill('pizza');
      await sheet.getByRole('checkbox', { name: 'Pizza' }).check();
      await sheet.getByRole('checkbox', { name: /^\$\$ / }).check();
      await sheet.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
      const { total } = await answerOf(page, 'cuisine=Pizza&price=%24%24&perPage=1');
      // Nothing has changed yet; the button says what would.
      await expect(page).toHaveURL('/');
      await sheet.getByRole('button', { name: `Show ${total} restaurant` }).click();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL('/?cuisine=Pizza&price=%24%24&sort=name');
      await showsAnswer(page, 'cuisine=Pizza&price=%24%24&sort=name&perPage=50');
      await expect(filters(page).getByRole('button', { name: 'Filters (2)' })).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(filters(page).getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
    });

    await test.step('Back closes the sheet and leaves the list as it was; so does Escape', async () => {
      await visit(page, '/?price=%24%24');
      const sheet = await openSheet(page);
      await sheet.getByRole('button', { name: 'Clear all' }).click();
      await expect(sheet.getByRole('checkbox', { name: /^\$\$ / })).not.toBeChecked();
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL('/?price=%24%24');
      await openSheet(page);
      await expect(sheet.getByRole('checkbox', { name: /^\$\$ / })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(filters(page).getByRole('button', { name: 'Filters (1)' })).toBeFocused();
      await expect(page).toHaveURL('/?price=%24%24');
    });

    await test.step('the sheet opens from the bottom, and the page is no wider than the screen', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, '/cuisines/pizza');
      const sheet = await openSheet(page);
      await expect(sheet.getByText('Cuisine', { exact: true })).toBeHidden();
      expect(await barriers(page, ['[role="dialog"]'])).toEqual([]);
      await expect
        .poll(async () => {
          const place = await sheet.boundingBox();
          return place && [place.width, place.y + place.height];
        })
        .toEqual([360, 640]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('hearts, filters, chips, pages and the menu are 44 px high', async ({ page }) => {
    await visit(page, '/?price=%24%24&need=vegetarian');
    const tooLow = (targets: Locator) =>
      targets.evaluateAll((all) =>
        all
          .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
          .map((target) => target.outerHTML.slice(0, 120)),
      );
    const hearts = page.locator('#results').getByRole('button', { name: /^Save/ });
    await expect(hearts.first()).toBeVisible();
    expect(await tooLow(hearts)).toEqual([]);
    expect(await tooLow(filters(page).getByRole('button'))).toEqual([]);
    expect(await tooLow(applied(page).getByRole('link'))).toEqual([]);
    expect(await tooLow(page.getByRole('navigation', { name: 'Pages' }).getByRole('link'))).toEqual([]);
    const sheet = await openSheet(page);
    expect(await tooLow(sheet.getByRole('button').or(sheet.locator('label')))).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    expect(await tooLow(menu.getByRole('link').or(menu.getByRole('button')))).toEqual([]);
  });
});

test('a laptop shows every filter of the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/', '/cuisines/pizza', '/neighborhoods/canton']) {
    await visit(page, path);
    const bar = filters(page).locator('> *').first();
    await expect
      .poll(() => bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path)
      .toBe(0);
  }
});

test.describe('when there is nothing to show', () => {
  test('an empty list names the search, and links to what to do next and to the closest match', async ({
    page,
  }) => {
    await test.step('an empty list names the search, and links to what to do next', async () => {
      await visit(page, '/?q=xylophone+zzyzx&price=%24');
      await expect(page.getByText('No restaurants match “xylophone zzyzx” with your filters.')).toBeVisible();
      const list = page.locator('#results');
      await expect(list.getByRole('link', { name: 'All cuisines' })).toBeVisible();
      // Only one, because another beside the chips would do the same.
      await expect(list.getByRole('link', { name: 'Clear all' })).toHaveCount(1);
      await applied(page).getByRole('link', { name: 'Remove $' }).click();
      await expect(page.getByText('No restaurants match “xylophone zzyzx”.')).toBeVisible();
      const { popularCuisines, popularNeighborhoods } = await ask(page.request, '/api/site');
      const popular = (name: string) => list.getByRole('list', { name }).getByRole('link');
      await expect(popular('Popular cuisines')).toHaveText(popularCuisines.map((one) => one.label));
      await expect(popular('Popular neighborhoods')).toHaveText(popularNeighborhoods.map((one) => one.label));
      await list.getByRole('link', { name: 'Clear search' }).click();
      await expect(page.getByRole('region', { name: 'Featured Restaurants' })).toBeVisible();
      await expect(box(page)).toHaveValue('');
    });

    await test.step('the closest match to the search is a link', async () => {
      const { instead } = await answerOf(page, 'q=etheopiannn');
      expect(instead.cuisines.length).toBeGreaterThan(0);
      await visit(page, '/?q=etheopiannn');
      await expect(page.getByRole('list', { name: 'Popular cuisines' })).toHaveCount(0);
      await page
        .getByRole('list', { name: 'Did you mean one of these?' })
        .getByRole('link', { name: instead.cuisines[0] ?? '', exact: true })
        .click();
      await expect(page).toHaveURL(/\/cuisines\//);
    });
  });

  test.describe('because the request failed', () => {
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
        await expect(alert).toContainText('503: The index rests.');
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
});

test('cuisine and neighborhood pages keep their filters and sort order in their own URL', async ({
  page,
}) => {
  await test.step('a cuisine is filtered and sorted on its own page', async () => {
    await visit(page, '/cuisines/pizza');
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(filters(page).getByRole('button', { name: 'Cuisine' })).toHaveCount(0);
    const own = await names(page).allTextContents();
    await filters(page).getByRole('checkbox', { name: /^\$ / }).check();
    await expect(page).toHaveURL('/cuisines/pizza?price=%24');
    await showsAnswer(page, 'cuisine=Pizza&price=%24&sort=rating&perPage=50');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
    await showsAnswer(page, 'cuisine=Pizza&price=%24&sort=name&perPage=50');
    await applied(page).getByRole('link', { name: 'Remove $' }).click();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest rated');
    await expect(page).toHaveURL('/cuisines/pizza');
    await expect(names(page)).toHaveText(own);
  });

  await test.step('a change made before the page has caught up with the last one builds on it', async () => {
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

  await test.step('a shared link to a filtered neighborhood is complete', async () => {
    await visit(page, '/neighborhoods/fells-point?cuisine=Seafood&sort=name');
    await showsAnswer(page, 'neighborhood=Fells+Point&cuisine=Seafood&sort=name&perPage=50');
    await expect(filters(page).getByRole('button', { name: 'Neighborhood' })).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/neighborhoods\/fells-point$/,
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the box and the filters are a form, and pages are links', async ({ page }) => {
    await test.step('the box is a form', async () => {
      await page.goto('/?price=%24%24');
      await box(page).fill('crab');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/?price=%24%24&q=crab');
      await showsAnswer(page, 'q=crab&price=%24%24&perPage=50');
    });

    await test.step('the filters are a form of checkboxes, whose menus open', async () => {
      await page.goto('/?q=crab');
      await expect(page.getByRole('button', { name: 'Show Nearby' })).toBeHidden();
      await filters(page).getByRole('button', { name: 'Cuisine' }).click();
      const menu = page.getByRole('dialog', { name: 'Cuisine' });
      await menu.getByRole('checkbox', { name: /^Crab House/ }).check();
      await menu.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(/\/\?q=crab&cuisine=Crab\+House&/);
      await showsAnswer(page, 'q=crab&cuisine=Crab+House&perPage=50');
      await applied(page).getByRole('link', { name: 'Remove “crab”' }).click();
      await showsAnswer(page, 'cuisine=Crab+House&perPage=50');
    });

    await test.step('pages are links', async () => {
      await page.goto('/?sort=name');
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
      await showsAnswer(page, 'sort=name&page=2&perPage=50');
    });
  });
});

test.describe('a page that does not exist', () => {
  test.use({ missing: ['/no-such-page'] });

  test('offers a search of the restaurants', async ({ page }) => {
    await visit(page, '/no-such-page');
    await box(page).fill('crab');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/?q=crab');
    await hydrated(page);
    await showsAnswer(page, 'q=crab&perPage=50');
  });
});

for (const look of LOOKS) {
  test(`${lookText(look)}: results, an open filter, open suggestions and an empty list have no barrier`, async ({
    page,
  }) => {
    await takeOn(page, look);
    await visit(page, '/?q=crab&price=%24%24&minRating=4');
    expect(await barriers(page)).toEqual([]);
    // On a phone the bar only opens the sheet.
    for (const name of look.width < 768 ? ['Filters'] : ['Cuisine', 'Filters']) {
      const opener = filters(page).getByRole('button', { name: new RegExp(`^${name}`) });
      await opener.click();
      await expect(page.getByRole('dialog', { name }).getByRole('checkbox').first()).toBeVisible();
      expect(await barriers(page, ['[role="dialog"]'])).toEqual([]);
      await page.keyboard.press('Escape');
      // It gets the focus back once the sheet has closed.
      await expect(opener).toBeFocused();
    }
    await box(page).fill('');
    await box(page).pressSequentially('seafood');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await showsAnswer(page, 'q=seafood&price=%24%24&minRating=4&perPage=50');
    expect(await barriers(page, ['[role="combobox"]', '[role="listbox"]'])).toEqual([]);
    await visit(page, '/?q=xylophone+zzyzx');
    expect(await barriers(page)).toEqual([]);
  });
}
