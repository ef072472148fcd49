import sharp from 'sharp';
import { publish, signIn } from './panel.ts';
import { expect, test, type Page } from './visit.ts';

/** A story from the first word to its last day, in the panel at /cms, which draws itself with scripts of its own. */
test.use({ ownSite: 'editor' });
test.use({ watched: false });

const stamp = Date.now();
const TITLE = `The last oyster cart ${stamp}`;
const SLUG = `the-last-oyster-cart-${stamp}`;
const NEW_SLUG = `oyster-cart-${stamp}`;

const statusOf = async (page: Page, slug: string) =>
  (await page.request.get(`/local-businesses/${slug}`, { maxRedirects: 0 })).status();

async function uploadPicture(page: Page, alt: string): Promise<void> {
  const buffer = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#0f5257' } })
    .png()
    .toBuffer();
  await page.goto('/cms/collections/media/create');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: `cart-${stamp}.png`, mimeType: 'image/png', buffer });
  await page.getByLabel('Alternative text').fill(alt);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/collections\/media\/\d+/);
}

/** The panel saves by itself what was typed, a moment later. */
const autosaved = (page: Page, words: string) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('autosave=true') && Boolean(response.request().postData()?.includes(words)),
  );

/** Adds one of the blocks at the cursor, as typing a slash does. */
async function addBlock(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Enter');
  await page.keyboard.type(`/${name.split(' ')[0]}`);
  await page.getByRole('option', { name, exact: true }).click();
}

test('a week of an editor: written, scheduled, moved, published, renamed, restored, on the front page, and down again', async ({
  page,
}) => {
  const alt = `An oyster cart at the curb, ${stamp}`;
  await signIn(page);
  await uploadPicture(page, alt);

  // Monday: written, with a picture, a quote and a place.
  await page.goto('/cms/collections/stories/create');
  await page.locator('#field-title').fill(TITLE);
  await page.locator('#field-description').fill('One cart, one shucker. Sixty years at the same curb.');
  await page.locator('#field-image').getByRole('button', { name: 'Choose from existing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: alt }).click();
  const text = page.locator('.rich-text-lexical [contenteditable="true"]').first();
  await text.click();
  await page.keyboard.type('He parks before dawn.');
  await addBlock(page, 'Pull quote');
  const quote = page.locator('.LexicalEditorTheme__block-pullQuote');
  await quote.getByLabel('Quote').fill('“You can taste the tide.”');
  const saved = autosaved(page, 'Sam Waters');
  await quote.getByRole('textbox').last().fill('Sam Waters, shucker');
  await expect(page.getByText(/^1\d words, 1 min to read\.$/)).toBeVisible();
  await saved;
  await expect(page).toHaveURL(/\/stories\/\d+/);
  const story = page.url();
  expect(await statusOf(page, SLUG)).toBe(404);

  // Tuesday: due on the first of next month, for it is not live. Then due on the second.
  await page.locator('.form-submit .popup-button').click();
  await page.locator('#schedule-publish').click();
  const drawer = page.getByRole('dialog').filter({ hasText: `Schedule publish for ${TITLE}` });
  await expect(drawer.getByRole('radio', { name: 'Publish', exact: true })).toBeChecked();
  await drawer.locator('.date-time-picker input').click();
  await drawer.getByRole('button', { name: 'Next Month' }).click();
  await drawer.getByRole('option', { name: /1st,/ }).first().click();
  // The time closes the calendar.
  await drawer.getByText('9:00 AM', { exact: true }).click();
  await drawer.locator('#scheduled-publish-save').click();
  await expect(page.getByText(/scheduled successfully/i).first()).toBeVisible();

  await page.goto('/cms/schedule');
  const due = page.getByRole('row', { name: TITLE });
  await expect(due).toContainText('Goes live');
  await page.getByRole('button', { name: /^Later/ }).click();
  const calendar = page.getByRole('table').first();
  const [from, to] = [
    calendar.getByRole('cell', { name: / 1, / }).first(),
    calendar.getByRole('cell', { name: / 2, / }).first(),
  ];
  await from.getByRole('link', { name: TITLE }).dragTo(to);
  await expect(page.getByRole('status').getByText(`“${TITLE}” is due`)).toBeVisible();
  await expect(to.getByRole('link', { name: TITLE })).toBeVisible();
  await due.getByRole('button', { name: /^Cancel/ }).click();
  await expect(page.getByRole('row', { name: TITLE })).toHaveCount(0);

  // Wednesday: out, and its address shortened.
  await page.goto(story);
  await publish(page);
  await expect.poll(() => statusOf(page, SLUG)).toBe(200);
  await page.goto(`/local-businesses/${SLUG}`);
  const article = page.getByRole('article').first();
  await expect(article.getByRole('blockquote')).toHaveText('“You can taste the tide.”');
  await expect(article.getByText('Sam Waters, shucker')).toBeVisible();
  await expect(article.getByRole('img', { name: alt })).toBeVisible();
  await page.goto(story);
  await page.locator('#field-slug').fill(NEW_SLUG);
  await publish(page);
  await page.goto(`/local-businesses/${SLUG}`);
  await expect(page).toHaveURL(new RegExp(`/${NEW_SLUG}$`));

  // Thursday: first on the front page by itself.
  await page.goto('/');
  const news = page.getByRole('region', { name: 'Local Business News' });
  await expect(news.getByRole('link', { name: TITLE })).toBeVisible();
  const cards = await news.getByRole('heading', { level: 3 }).count();
  expect(cards).toBeGreaterThan(1);

  // The version of Wednesday comes back as a draft, and readers keep the page they have.
  await page.goto(`${story}/versions`);
  await page.getByRole('row').nth(2).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Restore as a draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  const restored = page.getByText('Restored as a draft. Readers see no change until it is published.');
  do expect(await statusOf(page, NEW_SLUG)).toBe(200);
  while (!(await restored.isVisible()));
  expect(await statusOf(page, NEW_SLUG)).toBe(200);
  expect(await statusOf(page, SLUG)).toBe(301);

  // Friday: down again, and the front page closes the gap.
  await page.goto(story);
  await page.locator('.doc-controls__popup .popup-button, .doc-controls .popup-button').last().click();
  await page.locator('#action-unpublish').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => statusOf(page, NEW_SLUG)).toBe(404);
  await page.goto('/');
  await expect(news.getByRole('link', { name: TITLE })).toHaveCount(0);
  // The next story moves up where there is one.
  expect(await news.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(cards - 1);
});
