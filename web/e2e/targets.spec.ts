import { changePlace, newList } from '#domain/lists/place-list';
import { narrowTargets, smallTargets } from './layout.ts';
import { expect, test, visit } from './visit.ts';

/** The sweep has the pages that anyone can open; this one shows what is stored on the device. */
for (const { name, size, least } of [
  { name: 'a thumb', size: { width: 390, height: 844 }, least: 44 },
  { name: 'a pointer', size: { width: 1280, height: 844 }, least: 24 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ hasTouch: least === 44, viewport: size });

    test(`the buttons that reorder a list of places are large enough for ${name}`, async ({ page }) => {
      const list = newList('date-night', 'Date night');
      const facts = { note: 'Ask for the window.', beenThere: true };
      const places = [10389, 10009].flatMap((id) => changePlace(list, id, facts, id).places);
      await page.addInitScript(
        (kept) => localStorage.setItem('lists', kept),
        JSON.stringify({ device: { lists: [{ ...list, places }], unsent: [], links: null } }),
      );
      await visit(page, '/saved?list=date-night');
      await expect(page.getByRole('button', { name: /^Move .* up$/ })).toHaveCount(2);
      expect([...(await narrowTargets(page, least)), ...(await smallTargets(page))]).toEqual([]);
    });
  });
}
