import { autosaved, hireEditor, publish, publishStory, signIn, visitPanel, ADMIN } from './panel.ts';
import { expect, test, type Page } from './visit.ts';

/** No typed word is lost, and no older form goes live over a newer one: the panel at /cms in trouble. */
test.use({ watched: false });

const stamp = Date.now();
const title = (page: Page) => page.locator('#field-title');
const description = (page: Page) => page.locator('#field-description');
const notSaved = (page: Page) => page.getByRole('status').filter({ hasText: 'Not saved: no connection.' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openStory(page: Page, siteUrl: string, headline: string) {
  await signIn(page);
  const story = await publishStory(page, { siteUrl, headline: `${headline} ${stamp}` });
  await visitPanel(page, story.path);
  await expect(title(page)).toHaveValue(`${headline} ${stamp}`);
  return story;
}

/** What the store has of the story, drafts included. */
async function stored(page: Page, { path }: { path: string }) {
  const { origin } = new URL(page.url());
  const address = `${path.replace('/collections', '/api')}?draft=true&depth=0`;
  const answer = await page.request.get(address, { headers: { origin } });
  return answer.json();
}

async function append(page: Page, words: string): Promise<void> {
  await title(page).press('End');
  await page.keyboard.type(words);
}

test('the network goes while somebody types, and what they wrote is saved once it is back', async ({
  page,
  siteUrl,
}) => {
  const story = await openStory(page, siteUrl, 'Offline');
  await page.context().setOffline(true);
  await append(page, ' at sea');
  await expect(notSaved(page)).toBeVisible();
  await append(page, ' and on');
  await page.context().setOffline(false);
  await expect(async () =>
    expect((await stored(page, story)).title).toBe(`Offline ${stamp} at sea and on`),
  ).toPass();
  await expect(notSaved(page)).toHaveCount(0);
});

test('a tab that dies without a network leaves its words on the device, which offers them again', async ({
  page,
  siteUrl,
}) => {
  const story = await openStory(page, siteUrl, 'Died');
  await page.context().setOffline(true);
  await append(page, ' in the middle');
  await expect(notSaved(page)).toBeVisible();
  // Closed without a question, as a crash does.
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await visitPanel(again, story.path);
  const offer = dialog(again, 'Words that weren’t saved');
  await expect(offer).toContainText(`Died ${stamp} in the middle`);
  await offer.getByRole('button', { name: 'Use these words' }).click();
  await expect(title(again)).toHaveValue(`Died ${stamp} in the middle`);
  await expect(async () =>
    expect((await stored(again, story)).title).toBe(`Died ${stamp} in the middle`),
  ).toPass();
  await again.reload();
  await expect(title(again)).toHaveValue(`Died ${stamp} in the middle`);
  await expect(offer).toHaveCount(0);
});

test('of one person’s two tabs, fields that one changed are merged, and they decide about the rest', async ({
  page,
  siteUrl,
}) => {
  const story = await openStory(page, siteUrl, 'Tabs');
  const second = await page.context().newPage();
  await visitPanel(second, story.path);
  let saved = autosaved(page, 'From the first');
  await description(page).fill('From the first.');
  await saved;
  await append(second, ' two');
  await expect(description(second)).toHaveValue('From the first.');
  await expect(async () =>
    expect(await stored(page, story)).toMatchObject({
      title: `Tabs ${stamp} two`,
      description: 'From the first.',
    }),
  ).toPass();

  // The first tab has an older title, and now another one.
  await append(page, ' three');
  const asked = dialog(page, 'Changed twice');
  await expect(asked).toContainText(`Tabs ${stamp} three`);
  await expect(asked).toContainText(`Tabs ${stamp} two`);
  expect((await stored(page, story)).title).toBe(`Tabs ${stamp} two`);
  await asked.getByRole('radio', { name: 'Saved meanwhile' }).check();
  saved = autosaved(page, 'four');
  await asked.getByRole('button', { name: 'Save these' }).click();
  await expect(title(page)).toHaveValue(`Tabs ${stamp} two`);
  await append(page, ' four');
  await saved;
  await expect(async () => expect((await stored(page, story)).title).toBe(`Tabs ${stamp} two four`)).toPass();
});

test('an editor who returns to a story that somebody else published meanwhile overwrites nothing', async ({
  page,
  browser,
  siteUrl,
}) => {
  const story = await openStory(page, siteUrl, 'Before lunch');
  const other = await hireEditor(page, { browser, siteUrl, username: `lunch-${stamp}` });
  await visitPanel(other, story.path);
  const saved = autosaved(other, 'While you ate');
  await title(other).fill(`While you ate ${stamp}`);
  await saved;
  await publish(other);
  await other.context().close();

  await append(page, ', later');
  const asked = dialog(page, 'Changed twice');
  await expect(asked).toContainText(`lunch-${stamp} changed this after you opened it.`);
  const site = await page.request.get(`/local-businesses/${story.slug}`);
  expect(await site.text()).toContain(`While you ate ${stamp}`);
  await asked.getByRole('radio', { name: 'Typed here' }).check();
  await asked.getByRole('button', { name: 'Save these' }).click();
  await expect(async () =>
    expect((await stored(page, story)).title).toBe(`Before lunch ${stamp}, later`),
  ).toPass();
});

test('a session that ends in the middle of a story asks for a sign-in, and then saves', async ({
  page,
  siteUrl,
}) => {
  const story = await openStory(page, siteUrl, 'Session');
  const cookies = (await page.context().cookies()).filter(({ name }) => name.startsWith('cms-'));
  for (const { name } of cookies) await page.context().clearCookies({ name });
  await append(page, ' goes on');
  const asked = dialog(page, 'Sign in again');
  await asked.getByLabel('Username').fill(ADMIN.username);
  await asked.getByLabel('Password').fill(ADMIN.password);
  await asked.getByRole('button', { name: 'Sign in' }).click();
  await expect(asked).toHaveCount(0);
  await expect(async () =>
    expect((await stored(page, story)).title).toBe(`Session ${stamp} goes on`),
  ).toPass();
  await expect(title(page)).toHaveValue(`Session ${stamp} goes on`);
});

test('a server that restarts in the middle of a publish has published once, and what was typed', async ({
  page,
  siteUrl,
}) => {
  const story = await openStory(page, siteUrl, 'Restart');
  const saved = autosaved(page, 'over');
  await append(page, ' over');
  await saved;
  let isDown = true;
  // Stored, but the answer never arrives.
  await page.route(/\/cms\/api\/stories\/\d+\?/, async (route) => {
    if (route.request().method() !== 'PATCH' || !isDown) return route.continue();
    isDown = false;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await publish(page);
  expect(await stored(page, story)).toMatchObject({ title: `Restart ${stamp} over`, _status: 'published' });
});
