import { MISSING_PATHS, PAGES } from './pages.ts';
import { expect, test, visit } from './visit.ts';

test.use({ missing: MISSING_PATHS });

for (const width of [320, 360, 768, 1280, 1920]) {
  test(`no page is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of PAGES) {
      await visit(page, path);
      const wide = await page.evaluate(() => {
        const hasScroller = (element: Element): boolean => {
          const parent = element.parentElement;
          if (!parent || parent === document.body) return false;
          return getComputedStyle(parent).overflowX === 'auto' || hasScroller(parent);
        };
        return {
          page: document.documentElement.scrollWidth - innerWidth,
          elements: [...document.querySelectorAll('body *')]
            .filter((element) => element.closest('svg, [aria-hidden="true"]') === null)
            .filter((element) => getComputedStyle(element).clipPath === 'none')
            // A row of filters scrolls by itself; the page beneath it does not.
            .filter((element) => !hasScroller(element))
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .map((element) => element.outerHTML.slice(0, 120)),
        };
      });
      expect(wide, path).toEqual({ page: 0, elements: [] });
    }
  });
}

for (const width of [360, 1280]) {
  test(`nothing jumps while a page of ${width} px loads and is read`, async ({ page }) => {
    // Two seconds for each of all the pages: it waits until they lie still.
    test.setTimeout(PAGES.length * 5000);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += 'value' in entry ? Number(entry.value) : 0;
        document.documentElement.dataset.shift = String(shift);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Drawings come late, as on a slow line; fonts are preloaded, and their stand-ins are as wide.
    await page.route(/\.svg$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    for (const { path } of PAGES) {
      await visit(page, path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(200);
      const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
      expect(shift, path).toBeLessThan(0.02);
    }
  });
}

test('on a phone the first screen of home shows the top of the first card', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/');
  const card = await page.getByRole('article').first().boundingBox();
  expect(card?.y).toBeLessThan(640 - 100);
});

test('every target that stands alone is large enough for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  for (const { path } of PAGES) {
    await visit(page, path);
    const small = await page
      .getByRole('button')
      .or(page.getByRole('link'))
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.checkVisibility() && !target.classList.contains('skip-link'))
          .filter((target) => target.getBoundingClientRect().height < 24)
          .map((target) => target.outerHTML.slice(0, 120)),
      );
    // WCAG 2.2 AA: 24 px; links within a name's line cover their whole card.
    expect(
      small.filter((html) => !html.includes('/restaurants/')),
      path,
    ).toEqual([]);
  }
});

test('on paper a place is its facts: no navigation, no buttons, black on white', async ({ page }) => {
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

test('on paper a list stands in two columns, without header, footer and buttons', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1100 });
  await page.emulateMedia({ media: 'print' });
  await visit(page, '/cuisines/american');
  const lefts = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(2);
  for (const chrome of [
    page.getByRole('navigation').first(),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: 'Visit Website' }).first(),
    page.getByText('Why this order?'),
    page.getByText('Explore Other Cuisines'),
  ]) {
    await expect(chrome).toBeHidden();
  }
});

test('on paper a list keeps every name, address and phone', async ({ page }) => {
  await visit(page, '/neighborhoods/fells-point');
  await page.emulateMedia({ media: 'print' });
  const cards = page.getByRole('article');
  await expect(cards.first().getByRole('heading')).toBeVisible();
  await expect(cards.first().getByRole('group').or(cards.first().locator('address'))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Visit Website' }).first()).toBeHidden();
});
