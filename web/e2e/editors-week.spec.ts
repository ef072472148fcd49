import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN } from './admin.ts';
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

const stored = async (page: Page) => {
  const { origin } = new URL(page.url());
  const answer = await page.request.get('/cms/api/stories?draft=true&limit=1', { headers: { origin } });
  return (await answer.json()).totalDocs as number;
};

const textOf = (page: Page) => page.locator('.rich-text-lexical [data-lexical-editor]').first();

/** Opens a story of its own. Nothing is stored before its first words. */
async function startStory(page: Page): Promise<void> {
  await page.goto('/cms/collections/stories');
  const before = await stored(page);
  await page.getByRole('link', { name: 'Create New' }).click();
  await expect(page.getByRole('heading', { name: 'New story' })).toBeVisible();
  await expect(page.getByLabel('Headline')).toBeFocused();
  expect(await stored(page)).toBe(before);
  await page.keyboard.type(TITLE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/stories\/\d+/);
  expect(await stored(page)).toBe(before + 1);
}

/** Makes the last word a link to a record, which it follows wherever that goes. */
async function linkLastWord(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.locator('.inline-toolbar-popup .toolbar-popup__button-link').click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'Edit Link' });
  await drawer.getByText('Internal Link').click();
  await drawer.locator('#field-doc input').first().click();
  await page.keyboard.type(name);
  await drawer.getByRole('option', { name, exact: true }).click();
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  // The editor draws it without an address: it follows the record.
  await expect(textOf(page).locator('a', { hasText: name })).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await textOf(page).click();
  await page.keyboard.press('Control+End');
}

/** A second editor, at a browser of their own. */
async function hireReader(page: Page, browser: Browser, siteUrl: string): Promise<Page> {
  const reader = { username: `reader-${stamp}`, password: ADMIN.password };
  const answer = await page.request.post('/cms/api/admins', {
    data: { ...reader, roles: ['editor'] },
    headers: { origin: siteUrl },
  });
  expect(answer.ok()).toBe(true);
  const other = await (await browser.newContext({ baseURL: siteUrl })).newPage();
  await signIn(other, reader);
  return other;
}

/** Adds one of the blocks at the cursor, as typing a slash does. */
async function addBlock(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Enter');
  await page.keyboard.type(`/${name.split(' ')[0]}`);
  await page.getByRole('option', { name, exact: true }).click();
}

test('a week of an editor: written, read, scheduled, moved, published, renamed, restored, on the front page, and down again', async ({
  page,
  browser,
  siteUrl,
}) => {
  const alt = `An oyster cart at the curb, ${stamp}`;
  await signIn(page);
  await uploadPicture(page, alt);

  // Monday: written, with a picture, a link and a quote.
  await startStory(page);
  await page.locator('#field-description').fill('One cart, one shucker. Sixty years at the same curb.');
  await page.locator('#field-image').getByRole('button', { name: 'Choose from existing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: alt }).click();
  await textOf(page).click();
  await page.keyboard.type('He parks before dawn, a block from Amoora');
  await linkLastWord(page, 'Amoora');
  await addBlock(page, 'Pull quote');
  const quote = page.locator('.LexicalEditorTheme__block-pullQuote');
  await quote.getByLabel('Quote').fill('“You can taste the tide.”');
  const saved = autosaved(page, 'Sam Waters');
  await quote.getByRole('textbox').last().fill('Sam Waters, shucker');
  await expect(page.getByText(/^1\d words, 1 min to read\.$/)).toBeVisible();
  await saved;
  const story = page.url();
  expect(await statusOf(page, SLUG)).toBe(404);

  // A second pair of eyes reads along, and says what is missing.
  const reader = await hireReader(page, browser, siteUrl);
  await reader.goto(story);
  const locked = reader.getByRole('dialog', { name: /document.locked/i });
  await expect(locked).toContainText(`${ADMIN.username} is currently editing this document.`);
  await reader.getByRole('button', { name: 'View read-only' }).click();
  await textOf(reader).getByText('He parks before dawn').selectText();
  await reader.getByLabel('New comment').fill('Says who?');
  await reader.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(reader.getByText('Your comment is there.')).toBeVisible();
  await reader.context().close();
  await page.reload();
  const comments = page.getByRole('region', { name: 'Comments' });
  await expect(comments.getByText('Says who?')).toBeVisible();
  await comments.getByRole('button', { name: /^He parks before dawn/ }).click();
  await expect(comments.getByText('The text no longer says this.')).toHaveCount(0);
  await comments.getByRole('button', { name: 'Resolve: Says who?' }).click();
  await expect(comments.getByText('1 resolved')).toBeVisible();

  // How it will look when somebody sends it on.
  const sharing = page.locator('.collapsible').filter({ hasText: 'Search and sharing' }).last();
  await sharing.getByRole('button', { name: 'Toggle block' }).click();
  const looks = sharing.getByRole('region', { name: 'How it looks' });
  await expect(looks.getByText(`${TITLE} - Marble Step`)).toHaveCount(2);
  await expect(looks.locator('img')).toHaveAttribute('src', new RegExp(`cart-${stamp}-1200x630`));

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
  await expect(article.getByRole('link', { name: 'Amoora' })).toHaveAttribute('href', /^\/restaurants\/\d+/);
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
  const restored = page.getByText('Restored as a draft. Readers see no change until you publish it.');
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
