import { ADMIN, autosaved, hireEditor, publishStory, signIn, visitPanel } from './panel.ts';
import { addBlock, linkLastWord, saveDrawer, textOf } from './story-text.ts';
import { expect, hold, test, type Page } from './visit.ts';

/** When an editor's changes go live, in the panel at /cms. */
test.use({ watched: false });

const stamp = Date.now();
const title = (page: Page) => page.locator('#field-title');

test('a live story is scheduled to come down, and one with changes to go live', async ({ page, siteUrl }) => {
  await signIn(page);
  const story = await publishStory(page, { siteUrl, headline: `On time ${stamp}` });
  await visitPanel(page, story.path);
  const drawer = page.getByRole('dialog').filter({ hasText: 'Schedule “' });
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(drawer.getByRole('radio', { name: 'It comes down' })).toBeChecked();
  await drawer.getByRole('button', { name: 'Close' }).last().click();
  await expect(drawer).toHaveCount(0);

  const saved = autosaved(page, 'Right on time');
  await title(page).fill(`Right on time ${stamp}`);
  await saved;
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(drawer.getByRole('radio', { name: 'It goes live' })).toBeChecked();
});

test('a link that leads nowhere is named in the draft, and published only once its writer keeps it', async ({
  page,
  siteUrl,
}) => {
  await signIn(page);
  const story = await publishStory(page, { siteUrl, headline: `Lost ways ${stamp}` });
  await visitPanel(page, story.path);
  await textOf(page).click();
  await page.keyboard.press('Control+End');
  const drawer = await linkLastWord(page);
  await drawer.getByText('A web address').click();
  await drawer.locator('#field-url').fill('/no-such-page');
  const saved = autosaved(page, '/no-such-page');
  await saveDrawer(drawer);
  await saved;
  const warning = page.getByLabel('Look at these before it goes live');
  await expect(warning).toHaveValue(/leads to \/no-such-page, and we have no such page\.$/);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText(/Mend it, or open the link and tick/).first()).toBeVisible();
  const site = () => page.request.get(`/local-businesses/${story.slug}`).then((answer) => answer.text());
  expect(await site()).not.toContain('/no-such-page');

  await page.getByRole('button', { name: 'Edit link' }).click();
  await drawer.getByLabel('Keep it even if it leads nowhere').check();
  const kept = autosaved(page, '"isKept":true');
  await saveDrawer(drawer);
  await kept;
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(site).toContain('/no-such-page');
});

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

test('Publish pressed during an autosave publishes once the draft is saved', async ({ page, siteUrl }) => {
  await signIn(page);
  const story = await publishStory(page, { siteUrl, headline: `In a hurry ${stamp}` });
  await visitPanel(page, story.path);
  const release = await hold(page, /autosave=true/);
  const saving = page.waitForRequest(/autosave=true/);
  await title(page).fill(`In no hurry ${stamp}`);
  await saving;
  const button = page.getByRole('button', { name: 'Publish changes' });
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  release();
  await expect(page.getByText(/updated successfully/i).first()).toBeVisible();
  await expect(page.locator('.status__value').first()).toHaveText('Published');
  const site = await page.request.get(`/local-businesses/${story.slug}`);
  expect(await site.text()).toContain(`In no hurry ${stamp}`);
});

test('a story’s versions, and the page of each, say who wrote it, and when to the second', async ({
  page,
  browser,
  siteUrl,
}) => {
  await signIn(page);
  const story = await publishStory(page, { siteUrl, headline: `Written by two ${stamp}` });
  const other = await hireEditor(page, { browser, siteUrl, username: `versions-${stamp}` });
  await visitPanel(other, story.path);
  const saved = autosaved(other, 'Rewritten');
  await title(other).fill(`Rewritten by two ${stamp}`);
  await saved;
  await other.context().close();

  await visitPanel(page, story.path);
  await page.getByRole('dialog').getByRole('button', { name: 'Only read it' }).click();
  await page.getByRole('link', { name: /^Versions/ }).click();
  const [draft, live] = [page.getByRole('row').nth(1), page.getByRole('row').nth(2)];
  await expect(draft).toContainText(/\d:\d\d:\d\d [ap]\.m\./);
  await expect(draft).toContainText(`versions-${stamp}`);
  await expect(draft).toContainText('Newest draft');
  await expect(live).toContainText(ADMIN.username);
  await expect(live).toContainText('Live now');

  // The page of a version and its dialog show the same time, and the page the same name.
  const savedAt = await draft.getByRole('link').innerText();
  await draft.getByRole('link').click();
  await expect(page.getByText(`${savedAt} · versions-${stamp} · Newest draft`)).toBeVisible();
  await expect(page.getByText(`${ADMIN.username} · Live now`)).toBeVisible();
  await page.getByRole('button', { name: 'Restore as a draft' }).click();
  await expect(page.getByRole('dialog')).toContainText(savedAt);
});

test('an unpublished story is a draft again in the list, with its latest text', async ({ page, siteUrl }) => {
  await signIn(page);
  const story = await publishStory(page, { siteUrl, headline: `Up and down ${stamp}` });
  const status = page.getByRole('row', { name: stamp.toString() }).locator('.cell-_status');
  await visitPanel(page, story.path);
  const saved = autosaved(page, 'Newer words');
  await title(page).fill(`Newer words ${stamp}`);
  await saved;
  await visitPanel(page, `/cms/collections/stories?search=Newer+words+${stamp}`);
  await expect(status).toHaveText('Changed');

  await visitPanel(page, story.path);
  await page.locator('.doc-controls__popup').getByRole('button').click();
  await page.getByRole('button', { name: 'Unpublish (take it down)' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('What you last saved stays here as a draft.');
  await dialog.getByRole('button', { name: 'Go ahead' }).click();
  await expect(page.getByText('It’s down. Readers don’t find it anymore.')).toBeVisible();
  await expect(title(page)).toHaveValue(`Newer words ${stamp}`);
  expect((await page.request.get(`/local-businesses/${story.slug}`)).status()).toBe(404);
  await visitPanel(page, `/cms/collections/stories?search=Newer+words+${stamp}`);
  await expect(status).toHaveText('Draft');
});

test('a story without newer words is taken down at once, and put back by Undo', async ({ page, siteUrl }) => {
  await signIn(page);
  const story = await publishStory(page, { siteUrl, headline: `Down and up ${stamp}` });
  const status = async () => (await page.request.get(`/local-businesses/${story.slug}`)).status();
  await visitPanel(page, story.path);
  await page.locator('.doc-controls__popup').getByRole('button').click();
  await page.getByRole('button', { name: 'Unpublish (take it down)' }).click();
  await expect(page.getByText('It’s down. Readers don’t find it anymore.')).toBeVisible();
  expect(await status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(status).toBe(200);
});

test('a story with an unfinished list of places says so in plain words', async ({ page, siteUrl }) => {
  await signIn(page);
  const story = await publishStory(page, { siteUrl, headline: `Half a list ${stamp}` });
  await visitPanel(page, story.path);
  await textOf(page).click();
  await page.keyboard.press('Control+End');
  const saved = autosaved(page, 'placeList');
  await addBlock(page, 'List of places');
  await saved;
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Part of this isn’t finished.')).toBeVisible();
  await expect(page.getByText('Add at least 1.').first()).toBeVisible();
  await expect(page.getByText(/failed to validate|1 Rows/)).toHaveCount(0);
});

test('one press gives a story a category that others have', async ({ page, siteUrl }) => {
  await signIn(page);
  const category = `Neighbors ${stamp}`;
  const other = await publishStory(page, { siteUrl, headline: `Next door ${stamp}` });
  await page.request.patch(other.path.replace('/collections', '/api'), {
    headers: { origin: siteUrl },
    data: { category },
  });
  const story = await publishStory(page, { siteUrl, headline: `Of the same kind ${stamp}` });
  await visitPanel(page, story.path);
  const saved = autosaved(page, category);
  await page
    .getByRole('group', { name: 'Categories in use' })
    .getByRole('button', { name: category })
    .click();
  await saved;
  await expect(page.locator('#field-category')).toHaveValue(category);
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

test.describe('on a computer that is not on the city’s time', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('an old version is compared with the current text, its dates in the city’s time', async ({
    page,
    siteUrl,
  }) => {
    await signIn(page);
    const story = await publishStory(page, { siteUrl, headline: `As it was ${stamp}` });
    await page.request.patch(story.path.replace('/collections', '/api'), {
      headers: { origin: siteUrl },
      data: { title: `Changed ${stamp}`, publishDate: '2026-11-10T04:30:00.000Z' },
    });
    await visitPanel(page, `${story.path}/versions`);
    await page.getByRole('row').last().getByRole('link').click();
    const differs = page.locator('.view-version__diff-wrap');
    for (const text of [`Changed ${stamp}`, `As it was ${stamp}`, 'November 1, 2026', 'November 9, 2026']) {
      await expect(differs).toContainText(text);
    }
    await expect(differs).not.toContainText(/Last changed|\d:\d\d [ap]\.m\./);
    await page.getByRole('button', { name: 'Restore as a draft' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'What the draft says now stays in the list of versions.',
    );
  });
});
