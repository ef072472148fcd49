import { TEST_ADMIN } from '#cms/test/create-test-database';
import type { Browser, BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, type Page } from './visit.ts';

/** The first admin of the site under test. */
export const ADMIN = {
  username: process.env.ADMIN_USERNAME || TEST_ADMIN.username,
  password: process.env.ADMIN_PASSWORD || TEST_ADMIN.password,
} as const;

/** Opens a page of the panel and waits until its buttons and fields work: React marks those it has hydrated. */
export async function visitPanel(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('button, input, textarea, select')];
    return (
      controls.length > 0 &&
      controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps')))
    );
  });
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
const sessions = new Map<string, Cookies>();

/** Signs in through the API, because the forms have their own journeys: each account once for all tests of a worker. */
export async function signIn(page: Page, as: { username: string; password: string } = ADMIN): Promise<void> {
  const kept = sessions.get(as.username);
  if (kept) return page.context().addCookies(kept);
  const answer = await page.request.post('/api/admin/login', { data: as });
  expect(answer.ok()).toBe(true);
  const cookies = await page.context().cookies();
  sessions.set(
    as.username,
    cookies.filter(({ name }) => name !== 'newsletter'),
  );
}

/** A test that signs out ends the session for all: the next one signs in anew. */
export const forgetSession = () => sessions.delete(ADMIN.username);

/** Publishes a story that nobody has open. */
export async function publishStory(page: Page, { siteUrl, headline }: { siteUrl: string; headline: string }) {
  const text = { type: 'text', version: 1, text: 'He parks before dawn.' };
  const root = { type: 'root', direction: null, format: '', indent: 0, version: 1 };
  const answer = await page.request.post('/cms/api/stories', {
    headers: { origin: siteUrl },
    data: {
      title: headline,
      description: 'One cart, one shucker.',
      body: { root: { ...root, children: [{ type: 'paragraph', version: 1, children: [text] }] } },
      publishDate: '2026-11-01T12:00:00.000Z',
      _status: 'published',
    },
  });
  const { doc } = await answer.json();
  return { path: `/cms/collections/stories/${doc.id}`, slug: String(doc.slug) };
}

/** Publishes the open document as it is now. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText(/updated successfully|published successfully/i).first()).toBeVisible();
}

/** Waits until the panel has autosaved the words. */
export const autosaved = (page: Page, words: string, options?: { timeout: number }) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('autosave=true') && Boolean(response.request().postData()?.includes(words)),
    options,
  );

/** Adds a second editor, signed in in their own browser. */
export async function hireEditor(
  page: Page,
  { browser, siteUrl, username }: { browser: Browser; siteUrl: string; username: string },
): Promise<Page> {
  const editor = { username, password: ADMIN.password };
  const answer = await page.request.post('/cms/api/admins', {
    data: { ...editor, roles: ['editor'], proof: ADMIN.password },
    headers: { origin: siteUrl },
  });
  expect(answer.ok()).toBe(true);
  const other = await (await browser.newContext({ baseURL: siteUrl })).newPage();
  await signIn(other, editor);
  return other;
}

/** A picture file for an upload field. */
export async function pictureFile(name: string, background = '#0f5257') {
  const buffer = await sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** The dialog saying that someone else is editing the document. */
export const lockedDialog = (page: Page) => page.getByRole('dialog', { name: /document.locked/i });
