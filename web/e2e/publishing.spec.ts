import { ADMIN, autosaved, hireEditor, publishStory, signIn, visitPanel } from './panel.ts';
import { addBlock, linkLastWord, saveDrawer, textOf } from './story-text.ts';
import { openStory, title } from './story-form.ts';
import { expect, hold, test } from './visit.ts';

/** When an editor's changes go live, in the panel at /cms. */
test.use({ watched: false });

const stamp = Date.now();

test('Publish pressed during an autosave publishes once the draft is saved; a live story is scheduled to come down, and one with changes to go live', async ({
  page,
  siteUrl,
}) => {
  const story = await openStory(page, { siteUrl, headline: `In a hurry ${stamp}` });
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
  const story = await openStory(page, { siteUrl, headline: `Lost ways ${stamp}` });
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

test('a story is taken down at once and put back by Undo; with newer words it stays as a draft that has them', async ({
  page,
  siteUrl,
}) => {
  const story = await openStory(page, { siteUrl, headline: `Up and down ${stamp}` });
  const onSite = async () => (await page.request.get(`/local-businesses/${story.slug}`)).status();
  const takeDown = async () => {
    await page.locator('.doc-controls__popup').getByRole('button').click();
    await page.getByRole('button', { name: 'Unpublish (take it down)' }).click();
  };
  const isDown = page.getByText('It’s down. Readers don’t find it anymore.');
  await takeDown();
  await expect(isDown).toBeVisible();
  expect(await onSite()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(onSite).toBe(200);

  await visitPanel(page, story.path);
  const saved = autosaved(page, 'Newer words');
  await title(page).fill(`Newer words ${stamp}`);
  await saved;
  await takeDown();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('What you last saved stays here as a draft.');
  await dialog.getByRole('button', { name: 'Go ahead' }).click();
  await expect(isDown).toBeVisible();
  await expect(title(page)).toHaveValue(`Newer words ${stamp}`);
  expect(await onSite()).toBe(404);
  await visitPanel(page, `/cms/collections/stories?search=Newer+words+${stamp}`);
  const row = page.getByRole('row', { name: stamp.toString() });
  await expect(row.locator('.cell-_status')).toHaveText('Draft');
});

test('one press gives a story a category that others have, and an unfinished list of places is said in plain words', async ({
  page,
  siteUrl,
}) => {
  await signIn(page);
  const category = `Neighbors ${stamp}`;
  const other = await publishStory(page, { siteUrl, headline: `Next door ${stamp}` });
  await page.request.patch(other.path.replace('/collections', '/api'), {
    headers: { origin: siteUrl },
    data: { category },
  });
  await openStory(page, { siteUrl, headline: `Half a list ${stamp}` });
  let saved = autosaved(page, category);
  await page
    .getByRole('group', { name: 'Categories in use' })
    .getByRole('button', { name: category })
    .click();
  await saved;
  await expect(page.locator('#field-category')).toHaveValue(category);

  await textOf(page).click();
  await page.keyboard.press('Control+End');
  saved = autosaved(page, 'placeList');
  await addBlock(page, 'List of places');
  await saved;
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Part of this isn’t finished.')).toBeVisible();
  await expect(page.getByText('Add at least 1.').first()).toBeVisible();
  await expect(page.getByText(/failed to validate|1 Rows/)).toHaveCount(0);
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
