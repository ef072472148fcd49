import { publishStory, signIn, visitPanel } from './panel.ts';
import { expect, type Page } from './visit.ts';

/** The form of a story in the panel, as an editor types in it. */
export const title = (page: Page) => page.locator('#field-title');
export const notSaved = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Not saved: no connection.' });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Publishes a story, and opens it. */
export async function openStory(page: Page, { siteUrl, headline }: { siteUrl: string; headline: string }) {
  await signIn(page);
  const story = await publishStory(page, { siteUrl, headline });
  await visitPanel(page, story.path);
  await expect(title(page)).toHaveValue(headline);
  return story;
}

/** What the store has of the story, drafts included. */
export async function stored(page: Page, { path }: { path: string }) {
  const { origin } = new URL(page.url());
  const address = `${path.replace('/collections', '/api')}?draft=true&depth=0`;
  const answer = await page.request.get(address, { headers: { origin } });
  return answer.json();
}

/** Types at the end of the headline. */
export async function append(page: Page, words: string): Promise<void> {
  await title(page).press('End');
  await page.keyboard.type(words);
}
