import { shiftMonth } from '#domain/calendar/month-weeks';
import { autosaved, pictureFile, publish, signIn, visitPanel } from './panel.ts';
import { addBlock, textOf } from './story-text.ts';
import { expect, hydrated, test, type Page } from './visit.ts';

/** A story from its first word to the front page, in the panel at /cms, which uses inline scripts. */
test.use({ watched: false });

const stamp = Date.now();
const TITLE = `The last oyster cart ${stamp}`;
const SLUG = `the-last-oyster-cart-${stamp}`;
const ALT = `An oyster cart at the curb, ${stamp}`;

const statusOf = async (page: Page, slug: string) =>
  (await page.request.get(`/local-businesses/${slug}`, { maxRedirects: 0 })).status();

/** Uploads the picture at the top from within the story. */
async function uploadPicture(page: Page): Promise<void> {
  await page.locator('#field-image').getByRole('button', { name: 'Create New' }).click();
  const drawer = page.getByRole('dialog');
  const choosing = page.waitForEvent('filechooser');
  await drawer.getByRole('button', { name: 'Select a file' }).click();
  await (await choosing).setFiles(await pictureFile(`cart-${stamp}.png`));
  await drawer.getByLabel('Alternative text').fill(ALT);
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.locator('#field-image')).toContainText(`cart-${stamp}`);
}

/** Links a place where the cursor is. */
async function mention(page: Page, name: string): Promise<void> {
  await page.keyboard.type(`@${name}`);
  await expect(page.getByRole('option', { name: `${name} ·` }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(textOf(page).getByRole('link', { name })).toBeVisible();
}

/** Counts presses of the mouse and of the keys that go on, from now on. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('notePress', () => (presses += 1));
  await page.addInitScript(() => {
    const { notePress } = window as unknown as { notePress: () => void };
    window.addEventListener('pointerdown', () => notePress(), true);
    window.addEventListener('keydown', ({ key }) => ['Enter', 'Tab'].includes(key) && notePress(), true);
  });
  return () => presses;
}

/** Queries stories through Payload's REST API, including drafts. */
const askStories = async (page: Page, rest: string) => {
  const { origin } = new URL(page.url());
  const answer = await page.request.get(`/cms/api/stories${rest}`, {
    headers: { origin },
    params: { draft: true },
  });
  return answer.json();
};

const stored = async (page: Page): Promise<number> => (await askStories(page, '')).totalDocs;

/** Creates a story. Nothing is stored before its first words. */
async function startStory(page: Page): Promise<void> {
  await visitPanel(page, '/cms');
  const before = await stored(page);
  await page.getByRole('link', { name: 'Write a story' }).click();
  await expect(page.getByRole('heading', { name: 'New story' })).toBeVisible();
  await expect(page.getByLabel('Headline')).toBeFocused();
  expect(await stored(page)).toBe(before);
  await page.keyboard.type(TITLE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/stories\/\d+/);
  expect(await stored(page)).toBe(before + 1);
}

/** Writes a story with a picture, a link, and a quote. */
async function writeStory(page: Page): Promise<string> {
  await startStory(page);
  await page.locator('#field-description').fill('One cart, one shucker. Sixty years at the same curb.');
  await uploadPicture(page);
  await textOf(page).click();
  await page.keyboard.type('He parks before dawn, a block from ');
  await mention(page, 'Amoora');
  await page.keyboard.type(', and sells to ');
  await mention(page, 'Blue Fin Alley');
  await page.keyboard.type('.');
  await addBlock(page, 'Pull quote');
  const quote = page.locator('.LexicalEditorTheme__block-pullQuote');
  await expect(quote.getByLabel('Quote')).toBeFocused();
  await page.keyboard.type('“You can taste the tide.”');
  await page.keyboard.press('Tab');
  const saved = autosaved(page, 'Sam Waters');
  await page.keyboard.type('Sam Waters, shucker');
  await expect(page.getByText(/^\d\d words, 1 min to read\.$/)).toBeVisible();
  await saved;
  expect(await statusOf(page, SLUG)).toBe(404);
  return page.url();
}

/** Schedules it in two presses, and cancels that. */
async function scheduleAtOnce(page: Page): Promise<void> {
  const press = () =>
    page
      .locator('.doc-controls')
      .getByRole('button', { name: /^Schedule/ })
      .click();
  const drawer = page.getByRole('dialog').filter({ hasText: `Schedule “${TITLE}”` });
  await press();
  await drawer.getByRole('button', { name: 'Friday 8 a.m.' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Scheduled for Fri, \w+ \d+, 8 a\.m\.$/ })).toBeVisible();
}

/** Schedules it for the first of next month, and cancels that; it must not go live. */
async function scheduleAndCancel(page: Page, story: string): Promise<void> {
  await page.getByRole('button', { name: /^Scheduled for Fri/ }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: `Schedule “${TITLE}”` });
  await drawer.getByRole('button', { name: /^Cancel/ }).click();
  await expect(drawer.getByText(/^Scheduled for/)).toHaveCount(0);
  const today = (await drawer.getByLabel('Day').getAttribute('min')) ?? '';
  await drawer.getByLabel('Day').fill(`${shiftMonth(today.slice(0, 7), 1)}-01`);
  await drawer.getByRole('button', { name: 'Schedule it' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Scheduled for \w+, \w+ 1, 8 a\.m\.$/ })).toBeVisible();
  await expect(page.locator('.status__value')).toBeHidden();

  await visitPanel(page, '/cms/schedule');
  const due = page.getByRole('row', { name: TITLE });
  await expect(due).toContainText('Goes live');
  await page.getByRole('button', { name: /^Later/ }).click();
  const calendar = page.getByRole('table').first();
  const first = calendar.getByRole('cell', { name: / 1, / }).first();
  await expect(first.getByRole('link', { name: TITLE })).toHaveAttribute('href', new URL(story).pathname);
  await due.getByRole('button', { name: /^Cancel/ }).click();
  await expect(page.getByRole('row', { name: TITLE })).toHaveCount(0);
}

async function publishStory(page: Page, story: string): Promise<void> {
  await visitPanel(page, story);
  await publish(page);
  await expect.poll(() => statusOf(page, SLUG)).toBe(200);
  await page.goto(`/local-businesses/${SLUG}`);
  const article = page.getByRole('article').first();
  await expect(article.getByRole('blockquote')).toHaveText('“You can taste the tide.”');
  await expect(article.getByText('Sam Waters, shucker')).toBeVisible();
  await expect(article.getByRole('link', { name: 'Amoora' })).toHaveAttribute('href', /^\/restaurants\/\d+/);
  await expect(article.getByRole('img', { name: ALT })).toBeVisible();
}

test('a story is written, scheduled, published, and leads the front page', async ({ page }) => {
  // It is as long as five other journeys, which is too long for their two minutes on a busy machine.
  test.slow();
  await signIn(page);
  const presses = await countPresses(page);
  const story = await writeStory(page);
  await scheduleAtOnce(page);
  expect(presses()).toBeLessThanOrEqual(16);
  await scheduleAndCancel(page, story);
  await publishStory(page, story);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(TITLE);
});

test('a guide of a neighborhood’s places takes seven presses at most', async ({ page }) => {
  await signIn(page);
  const presses = await countPresses(page);
  await visitPanel(page, '/cms');
  await page.getByRole('link', { name: 'Create new Guides' }).click();
  await expect(page.getByLabel('Neighborhood', { exact: true })).toBeFocused();
  await page.keyboard.type('Highlandtown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guides\/\d+/);
  await textOf(page).click();
  const saved = autosaved(page, 'the Patterson');
  await page.keyboard.type('Ten tables within a walk of the Patterson.');
  await saved;
  await publish(page);
  expect(presses()).toBeLessThanOrEqual(7);
  await page.goto('/blog/highlandtown-restaurant-guide');
  await expect(page.getByText('Ten tables within a walk of the Patterson.')).toBeVisible();
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(10);
});

test('a place’s week of hours takes six presses at most', async ({ page }) => {
  await signIn(page);
  const presses = await countPresses(page);
  await visitPanel(page, '/cms');
  await page.getByRole('navigation').getByRole('link', { name: 'Restaurants', exact: true }).click();
  await page.getByPlaceholder('Search by Name').click();
  await page.keyboard.type('Agave');
  await expect(page).toHaveURL(/search=Agave/);
  await page.getByRole('link', { name: 'Agave Norte' }).click();
  await page.getByLabel('Paste hours').click();
  await page.keyboard.type('Mon-Thu 11-10, Fri Sat 11am-midnight, Sun closed');
  await page.getByRole('button', { name: 'Use these hours' }).click();
  await publish(page);
  expect(presses()).toBeLessThanOrEqual(6);
});

test('the texts of the popup and the giveaway are drafts, previewed, scheduled, and live once published', async ({
  page,
}) => {
  const live = async () => (await (await page.request.get('/api/newsletter/popup')).json()).title;
  await signIn(page);
  await visitPanel(page, '/cms/globals/newsletter-texts');
  const usual = await live();
  await expect(page.locator('#field-popup__title')).toHaveAttribute('placeholder', usual);
  await page.locator('#field-popup__title').fill('Hungry on Thursday?');
  await page.locator('#field-giveaway__heading').fill('Dinner is on us');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.locator('.status__value')).toHaveText('Changed');
  expect(await live()).toBe(usual);

  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tomorrow 8 a.m.' }).click();
  const due = page.getByRole('button', { name: /^Scheduled for \w+, \w+ \d+, 8 a\.m\.$/ });
  await expect(due).toBeVisible();

  const preview = await page.context().newPage();
  await preview.goto((await page.getByRole('link', { name: 'Preview' }).getAttribute('href')) ?? '');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Dinner is on us');
  await hydrated(preview);
  await preview.getByRole('button', { name: 'Show the popup' }).click();
  await expect(preview.getByRole('dialog', { name: 'Hungry on Thursday?' })).toBeVisible();
  await preview.close();

  await publish(page);
  await expect.poll(live).toBe('Hungry on Thursday?');
  await expect(due).toHaveCount(0);
  await page.goto('/win-dinner');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dinner is on us');
});
