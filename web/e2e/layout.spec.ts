import { drawn } from './layout.ts';
import { expect, test, visit } from './visit.ts';

/** What depends on the size of the screen, on paper, or on what the browser loads. */

test('on a phone the first screen of home shows what leads it; Advertise is for desktops only', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Advertise' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  await drawn(page);
  const lead = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect.poll(async () => (await lead.boundingBox())?.y).toBeLessThan(540);
  await expect(page.getByRole('link', { name: 'Advertise' })).toBeHidden();
});

test('a grid of places has as many columns as fit', async ({ page }) => {
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

test('a laptop shows every filter of the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/', '/cuisines/pizza', '/neighborhoods/canton']) {
    await visit(page, path);
    const bar = page.getByRole('form', { name: 'Filters' }).locator('> *').first();
    await expect
      .poll(() => bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path)
      .toBe(0);
  }
});

test('print keeps the facts and hides the controls', async ({ page }) => {
  await test.step('a place has only its facts: no navigation, no buttons, black on white', async () => {
    await visit(page, '/restaurants/10389');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Hours' }).getByRole('row')).toHaveCount(7);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Directions' })).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  await test.step('a guide keeps the numbers of its places, without their pictures', async () => {
    await page.emulateMedia({ media: 'screen' });
    await visit(page, '/blog/most-romantic-restaurants');
    await page.emulateMedia({ media: 'print' });
    const places = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') });
    await expect(places.first()).toBeVisible();
    for (const number of [1, 2, 3]) {
      const place = places.nth(number - 1);
      await expect(place.getByText(String(number), { exact: true })).toBeVisible();
      await expect(place.locator('svg, img').first()).toBeHidden();
    }
    // Black on the light background, even from dark mode.
    const note = page.getByText('Ask for the far end of the long table');
    await expect(note).toHaveCSS('background-color', 'rgb(251, 238, 203)');
  });
});

/** A phone on a slow network loads them before the page responds (docs/performance.md). */
const MAX_BYTES = 130_000;

test('the home page works with at most 130 kB of JavaScript', async ({ page }) => {
  await visit(page, '/');
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js')
          ? [entry.encodedBodySize]
          : [],
      ),
  );
  expect(sizes).not.toContain(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES);
});

test('covers rendered by the server stay, and those of the next pages are rendered', async ({ page }) => {
  const covers = page.getByRole('main').locator('svg[data-palette]');
  await page.goto('/');
  const cover = await covers.first().innerHTML();
  expect(cover).toContain('<use');
  await visit(page, '/');
  await expect(covers.first()).toHaveJSProperty('innerHTML', cover);
  await page.getByRole('link', { name: 'Cuisines', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Cuisines in Baltimore' })).toBeVisible();
  await expect(covers.first().locator('use').first()).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Restaurants' })).toBeVisible();
  await expect(covers.first()).toHaveJSProperty('innerHTML', cover);
});

test.describe('without JavaScript on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 760 } });

  test('the filters take two rows', async ({ page }) => {
    await page.goto('/?q=crab&price=%24%24');
    const filters = page.getByRole('form', { name: 'Filters' });
    const controls = filters.locator('button, summary, select, input').filter({ visible: true });
    const middles = await controls.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
    );
    expect(new Set(middles).size).toBe(2);
  });

  test('the header shows the links of the menu, and the blog shows every guide', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Neighborhoods', 'Cuisines', 'Local Businesses', 'Guides', 'Newsletter']) {
      await expect(main.getByRole('link', { name })).toBeVisible();
    }
    const ends = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(360);

    await page.goto('/blog');
    const guides = page.getByRole('region', { name: 'Neighborhood Guides' });
    await expect(guides.getByRole('article').last()).toBeVisible();
    await expect(guides.getByRole('button', { name: /^Show all/ })).toBeHidden();
  });
});
