import { drawn, whatSticksOut } from './layout.ts';
import { expect, test, visit } from './visit.ts';

test('on a phone the first screen of home shows the top of the first card', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/');
  await drawn(page);
  const card = await page.getByRole('article').first().boundingBox();
  expect(card?.y).toBeLessThan(640 - 100);
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
      .filter({ has: page.getByRole('region') });
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

  await test.step('a list has two columns with every name and address, without header, footer and buttons', async () => {
    await page.setViewportSize({ width: 800, height: 1100 });
    await visit(page, '/cuisines/american');
    const cards = page.getByRole('article');
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(2);
    await expect(cards.first().getByRole('heading')).toBeVisible();
    await expect(cards.first().getByRole('group').or(cards.first().locator('address'))).toBeVisible();
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
});

test('no line of the facts or the neighborhood of a place begins with a separator', async ({ page }) => {
  const expectHeld = async (selector: string) => {
    const texts = await page.getByRole('main').locator(selector).allTextContents();
    const shown = texts.filter((text) => text.endsWith('Belvedere'));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((text) => / [·-] /.test(text))).toEqual([]);
  };
  await visit(page, '/neighborhoods');
  await expectHeld('h2');
  await visit(page, '/neighborhoods/chinquapin-park-belvedere');
  await expectHeld('article p');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Hours' })).toBeVisible();
  await expectHeld('a:not(nav a)');
});

const WIDEST_WORD = 'W'.repeat(88);

test('an 88-letter word does not widen any page, on phone or desktop', async ({ page }) => {
  for (const path of [
    '/',
    '/cuisines/pizza',
    '/neighborhoods',
    '/restaurants/10389',
    '/blog',
    '/blog/most-romantic-restaurants',
  ]) {
    await page.setViewportSize({ width: 360, height: 760 });
    await visit(page, path);
    await page.evaluate((word) => {
      for (const text of document.querySelectorAll('main :is(h1, h2, h3, h3 a, h2 a, p, dd)')) {
        const own = [...text.childNodes].find(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (own) own.textContent = word;
      }
    }, WIDEST_WORD);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 760 });
      await expect
        .poll(() => whatSticksOut(page), `${path} at ${width} px`)
        .toEqual({ page: 0, elements: [] });
    }
  }
});
