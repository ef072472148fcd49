import { autosaved, visitPanel } from './panel.ts';
import { append, dialog, notSaved, openStory, stored, title } from './story-form.ts';
import { expect, test, type Page } from './visit.ts';

/** No typed word is lost, and no older form goes live over a newer one: the panel at /cms in trouble. */
test.use({ watched: false });

const stamp = Date.now();
const description = (page: Page) => page.locator('#field-description');

test('the network goes while somebody types, and what they wrote is saved once it is back', async ({
  page,
  siteUrl,
}) => {
  const story = await openStory(page, { siteUrl, headline: `Offline ${stamp}` });
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

test('of one person’s two tabs, fields that one changed are merged, and they decide about the rest', async ({
  page,
  siteUrl,
}) => {
  const story = await openStory(page, { siteUrl, headline: `Tabs ${stamp}` });
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
