import { expect, test, visit } from './visit.ts';

/** What of spec 1 §2 and §9 depends on the width of the screen; its texts are in web/test/http/reading. */

test('Advertise is for desktops only', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Advertise' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 760 });
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
