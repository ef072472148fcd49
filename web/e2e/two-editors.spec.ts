import {
  ADMIN,
  autosaved,
  hireEditor,
  lockedDialog,
  publish,
  publishStory,
  signIn,
  visitPanel,
} from './panel.ts';
import { expect, test, type Page } from './visit.ts';

/** Two editors of one story, in the panel at /cms. */
test.use({ watched: false });

const stamp = Date.now();
const title = (page: Page) => page.locator('#field-title');
const formDrawn = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url() === page.url(),
    { timeout: 5_000 },
  );

test('an editor who takes over an open story keeps writing, and the other one is told and can only read', async ({
  page,
  browser,
  siteUrl,
}) => {
  await signIn(page);
  await visitPanel(page, '/cms/collections/stories/create');
  await page.getByLabel('Headline').fill(`Two pens ${stamp}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/stories\/\d+/);
  let saved = autosaved(page, 'One pen');
  await title(page).fill(`One pen ${stamp}`);
  await saved;

  const other = await hireEditor(page, { browser, siteUrl, username: `second-${stamp}` });
  await other.goto(page.url());
  const locked = lockedDialog(other);
  await expect(locked).toContainText(`${ADMIN.username} is writing this now.`);
  await locked.getByRole('button', { name: 'Take over' }).click();
  await expect(locked).toHaveCount(0);
  // The form renders again for its new writer, and forgets what was typed before.
  await expect(async () => {
    saved = autosaved(other, 'The other pen', { timeout: 5_000 });
    await title(other).fill(`The other pen ${stamp}`);
    await saved;
    // A save releases the lock, and the writer's form takes it again when it renders.
    await formDrawn(other);
  }).toPass();

  await title(page).press('End');
  await page.keyboard.type(', too late');
  const told = page.getByRole('dialog').filter({ hasText: 'Somebody took over' });
  await expect(told).toContainText('Somebody else is writing this now.');
  await told.getByRole('button', { name: 'Only read it' }).click();
  await expect(title(page)).toBeDisabled();
  await expect(title(page)).toHaveValue(`The other pen ${stamp}`);
  // Nothing from the first writer overwrites it.
  await other.reload();
  await expect(title(other)).toHaveValue(`The other pen ${stamp}`);

  // An editor is told why the fields of a place are gray; staff who can change them are not.
  const place = '/cms/collections/restaurants/10400';
  const note = (reader: Page) => reader.getByText('Only data staff can change places.');
  await visitPanel(other, place);
  await expect(other.locator('#field-name')).toBeDisabled();
  await expect(note(other)).toBeVisible();
  await visitPanel(page, place);
  await expect(page.locator('#field-name')).toBeEnabled();
  await expect(note(page)).toHaveCount(0);
  await other.context().close();
});

test('an editor who returns to a story changed in the meantime is told so, and overwrites nothing', async ({
  page,
  browser,
  siteUrl,
}) => {
  await page.clock.install();
  await signIn(page);
  const story = await publishStory(page, { siteUrl, headline: `Before lunch ${stamp}` });
  await visitPanel(page, story.path);
  await expect(title(page)).toHaveValue(`Before lunch ${stamp}`);

  const other = await hireEditor(page, { browser, siteUrl, username: `lunch-${stamp}` });
  await visitPanel(other, story.path);
  const saved = autosaved(other, 'While you ate');
  await title(other).fill(`While you ate ${stamp}`);
  await saved;
  await publish(other);
  await other.context().close();

  await title(page).press('End');
  await page.keyboard.type(', later');
  const told = page.getByRole('listitem').filter({
    hasText: `lunch-${stamp} changed this after you opened it. We kept that and didn’t save yours.`,
  });
  await expect(told).toBeVisible();
  // The message stays until its reader is back.
  await page.clock.fastForward('05:00');
  await expect(page.getByText('Not saved.')).toHaveCount(0);
  await told.getByRole('button', { name: 'Close toast' }).click();
  await expect(told).toHaveCount(0);
  const site = await page.request.get(`/local-businesses/${story.slug}`);
  expect(await site.text()).toContain(`While you ate ${stamp}`);
  await page.reload();
  await expect(title(page)).toHaveValue(`While you ate ${stamp}`);
  // From now on they write on what they have read, so it is saved.
  const mine = autosaved(page, 'While we ate');
  await title(page).fill(`While we ate ${stamp}`);
  expect((await mine).status()).toBe(200);
});
