import { ADMIN, autosaved, hireEditor, publish, visitPanel } from './panel.ts';
import { append, dialog, openStory, stored, title } from './story-form.ts';
import { expect, test } from './visit.ts';

/** No typed word is lost, and no older form goes live over a newer one, in rarer trouble than `words.spec.ts` has. */
test.use({ watched: false, hasOwnSite: true });

const stamp = Date.now();

test('an editor who returns to a story that somebody else published meanwhile overwrites nothing', async ({
  page,
  browser,
  siteUrl,
}) => {
  const story = await openStory(page, { siteUrl, headline: `Before lunch ${stamp}` });
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
  const story = await openStory(page, { siteUrl, headline: `Session ${stamp}` });
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
  const story = await openStory(page, { siteUrl, headline: `Restart ${stamp}` });
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
