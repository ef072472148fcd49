import { publishStory, signIn, visitPanel } from './panel.ts';
import { linkLastWord, textOf } from './story-text.ts';
import { expect, test } from './visit.ts';

/** Publishing with a slow server, and on a phone. */
test.use({ watched: false, hasOwnSite: true });

const stamp = Date.now();

test('the button of a link’s drawer counts when it is pressed at once, however slow the server is', async ({
  page,
  siteUrl,
}) => {
  await signIn(page);
  const story = await publishStory(page, { siteUrl, headline: `No waiting ${stamp}` });
  await visitPanel(page, story.path);
  await page.route(/\/collections\/stories\//, async (route, request) => {
    // Payload's form asks a quarter of a second after each change: one question is on its way, and one follows.
    if (request.headers()['next-action']) await new Promise((go) => setTimeout(go, 700));
    await route.continue();
  });
  await textOf(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' He sells to Amoora');
  const drawer = await linkLastWord(page);
  await drawer.locator('#field-doc input').first().click();
  await page.keyboard.type('Amoora');
  const option = drawer.getByRole('option', { name: 'Amoora', exact: true });
  await expect(option).toBeVisible();
  await drawer.evaluate(async (form) => {
    const places = [...form.querySelectorAll<HTMLElement>('[role="option"]')];
    places.find(({ textContent }) => textContent === 'Amoora')?.click();
    await new Promise((go) => setTimeout(go, 100));
    [...form.querySelectorAll<HTMLElement>('[type="submit"]')].at(-1)?.click();
  });
  await expect(drawer).toHaveCount(0);
  await expect(textOf(page).getByRole('link', { name: 'Amoora' })).toBeVisible();
});

test('lists show their columns on a phone without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await signIn(page);
  for (const [list, columns] of [
    ['stories', [/^Title/, /^Status/, /^Last changed/]],
    ['guides', [/^Title/, /^Status/, /^Last changed/]],
    ['pages', [/^Title/, /^Status/, /^Last changed/]],
    ['restaurants', [/^Name/, /^Neighborhood/, /^Open or closed/, /^Status/]],
  ] as const) {
    await visitPanel(page, `/cms/collections/${list}`);
    for (const name of columns) {
      await expect(page.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
    }
  }
});
