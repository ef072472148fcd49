import { expect, test } from './visit.ts';

/** Without JavaScript every public page is readable, links work, and search submits as a form (decisions §13). */
test.use({ javaScriptEnabled: false });

test('links lead from page to page, and each page has its text', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View All Neighborhoods' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Hampden' })
    .getByRole('link', { name: 'View Restaurants' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Best Restaurants in Hampden');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/restaurants\/\d+$/);

  await test.step('a place shows its hours', async () => {
    await page.goto('/restaurants/10389');
    await expect(page.getByRole('region', { name: 'Hours' }).getByRole('row')).toHaveCount(7);
  });

  await test.step('the page of saved places does not load forever', async () => {
    await page.goto('/saved');
    await expect(page.getByText('You’ll need JavaScript to save places')).toBeVisible();
    await expect(page.getByText('Loading your places')).toBeHidden();
  });
});

test('the searches for cuisines and neighborhoods are forms that the server answers', async ({ page }) => {
  for (const { path, thing, term } of [
    { path: '/cuisines', thing: 'cuisines', term: 'pizza' },
    { path: '/neighborhoods', thing: 'neighborhoods', term: 'fells' },
  ]) {
    await page.goto(path);
    await page.getByPlaceholder(`Search ${thing}...`).fill(term);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`${path}?q=${term}`);
    await expect(page.getByPlaceholder(`Search ${thing}...`)).toHaveValue(term);
    const names = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(names.first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(names.filter({ hasNotText: term })).toHaveCount(0);

    await test.step(`the server says when no ${thing} match, and links back to all of them`, async () => {
      await page.goto(`${path}?q=%3Cscript%3E`);
      await expect(page.getByText(`No ${thing} found matching "<script>"`)).toBeVisible();
      await page.getByRole('link', { name: `Show all ${thing}` }).click();
      await expect(page).toHaveURL(path);
    });
  }
});

test('more filters open below the others, which stay where they are', async ({ page }) => {
  await page.goto('/?q=crab');
  const filters = page.getByRole('form', { name: 'Filters' });
  const cuisine = filters.getByRole('button', { name: 'Cuisine' });
  const before = await cuisine.boundingBox();
  await filters.locator('summary').click();
  const rating = filters.getByRole('group', { name: 'Rating' });
  await expect(rating).toBeVisible();
  expect(await cuisine.boundingBox()).toEqual(before);
  const bottom = (before?.y ?? 0) + (before?.height ?? 0);
  expect((await rating.boundingBox())?.y).toBeGreaterThan(bottom);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('the filters take two rows; prices are among those that open below', async ({ page }) => {
    await page.goto('/?q=crab&price=%24%24');
    const filters = page.getByRole('form', { name: 'Filters' });
    const controls = filters.locator('button, summary, select, input').filter({ visible: true });
    const middles = await controls.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
    );
    expect(new Set(middles).size).toBe(2);
    await filters.locator('summary').click();
    await expect(filters.getByRole('checkbox', { name: /^\$\$ / })).toBeChecked();
    await filters.getByRole('checkbox', { name: 'Open now' }).check();
    await filters.getByRole('button', { name: 'Apply' }).last().click();
    await expect(page).toHaveURL(/price=%24%24&openNow=true/);
  });

  test('the header shows the links of the menu, and the blog shows every guide', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Neighborhoods', 'Cuisines', 'Local Businesses', 'Guides', 'Newsletter']) {
      await expect(main.getByRole('link', { name })).toBeVisible();
    }
    const tops = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await main.getByRole('link', { name: 'Cuisines' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Cuisines in Baltimore');

    await page.goto('/blog');
    const guides = page.getByRole('region', { name: 'Neighborhood Guides' });
    await expect(guides.getByRole('article').last()).toBeVisible();
    await expect(guides.getByRole('button', { name: /^Show all/ })).toBeHidden();
  });
});
