import { ADMIN, autosaved, hireEditor, lockedDialog, signIn, visitPanel } from './panel.ts';
import { title } from './story-form.ts';
import { expect, test, type Page } from './visit.ts';

/** Two editors of one story, in the panel at /cms. */
test.use({ watched: false, hasOwnSite: true });

const stamp = Date.now();
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
  const drawnAgain = other.waitForResponse((response) => response.url().includes('_rsc='));
  await locked.getByRole('button', { name: 'Take over' }).click();
  await expect(locked).toHaveCount(0);
  await (await drawnAgain).finished();
  const refused = autosaved(page, 'too late');
  await title(page).press('End');
  await page.keyboard.type(', too late');
  expect((await refused).status()).toBe(423);
  // The form renders again for its new writer, and forgets what was typed before.
  await expect(async () => {
    saved = autosaved(other, 'The other pen', { timeout: 5_000 });
    await title(other).fill(`The other pen ${stamp}`);
    await saved;
    // A save releases the lock, and the writer's form takes it again when it renders.
    await formDrawn(other);
  }).toPass();

  const told = page.getByRole('dialog').filter({ hasText: 'Somebody took over' });
  await expect(told).toContainText('Somebody else is writing this now.');
  await told.getByRole('button', { name: 'Only read it' }).click();
  await expect(title(page)).toBeDisabled();
  await expect(title(page)).toHaveValue(`The other pen ${stamp}`);
  // The second writer is told of the words, and can read them.
  await expect(other.getByText('The editor before you was still writing: 3 words')).toBeVisible();
  await other.getByRole('button', { name: 'Read and compare' }).click();
  const before = other.getByRole('dialog', { name: 'What the editor before you wrote' });
  await expect(before).toContainText(`One pen ${stamp}, too late`);
  await expect(before.getByRole('link', { name: 'Open it as a version, to restore it' })).toBeVisible();
  await before.getByRole('button', { name: 'Close' }).click();
  // Nothing from the first writer overwrites it, and what they wrote is kept for them.
  await other.reload();
  await expect(title(other)).toHaveValue(`The other pen ${stamp}`);
  await page.reload();
  const kept = page.getByRole('dialog', { name: 'Words that weren’t saved' });
  await expect(kept).toContainText(', too late');
  await kept.getByRole('button', { name: 'Discard' }).click();

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
