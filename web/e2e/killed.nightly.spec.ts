import { freePort } from '#cms/database/postgres-cluster';
import { createTestDatabase, type TestDatabase } from '#cms/test/create-test-database';
import { makeDataDir } from '#cms/test/make-data-dir';
import { chromium } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { CHROMIUM_ARGS, findChromium } from '../test/find-chromium.ts';
import { startServerProgram, type ServerProgram } from '../test/http/site/start-server-program.ts';
import { autosaved, publishStory, signIn, visitPanel } from './panel.ts';
import { append, notSaved, title } from './story-form.ts';
import { expect, test, type Page } from './visit.ts';

/** Killed, as by a crash or an empty battery: the editor's browser, and the server. */
test.use({ watched: false });

const stamp = Date.now();
/** A browser in a process of its own, with a profile that outlives it. */
async function openBrowser(profile: string): Promise<{ child: ChildProcess; page: Page }> {
  const program = findChromium()?.executablePath ?? chromium.executablePath();
  const portFile = path.join(profile, 'DevToolsActivePort');
  await rm(portFile, { force: true });
  const args = [...CHROMIUM_ARGS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  // A group of its own: systems wrap the browser in a script.
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  let port = '';
  await expect(async () => {
    [port = ''] = (await readFile(portFile, 'utf8')).split('\n');
  }).toPass();
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window.');
  return { child, page: await context.newPage() };
}

async function killBrowser(child: ChildProcess): Promise<void> {
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await once(child, 'exit');
}

test('a browser that is killed offline, in the middle of a word, offers what was typed before', async ({
  page: first,
  siteUrl,
}) => {
  await signIn(first);
  const story = await publishStory(first, { siteUrl, headline: `Battery ${stamp}` });
  const cookies = (await first.context().cookies()).map((cookie) => ({
    ...cookie,
    // Kept by the profile.
    expires: Date.now() / 1000 + 3600,
  }));
  const profile = await makeDataDir();
  const open = async () => {
    const opened = await openBrowser(profile);
    await opened.page.context().addCookies(cookies);
    await visitPanel(opened.page, siteUrl + story.path);
    return opened;
  };
  const { child, page } = await open();
  try {
    await expect(title(page)).toHaveValue(`Battery ${stamp}`);
    await page.context().setOffline(true);
    await append(page, ' at sea');
    await expect(notSaved(page)).toBeVisible();
    await append(page, ' and');
  } finally {
    await killBrowser(child);
  }

  const again = await open();
  try {
    const offer = again.page.getByRole('dialog', { name: 'Words that weren’t saved' });
    await expect(offer).toContainText(`Battery ${stamp} at sea`);
    const saved = autosaved(again.page, 'at sea');
    await offer.getByRole('button', { name: 'Use these words' }).click();
    await expect(title(again.page)).toHaveValue(new RegExp(`^Battery ${stamp} at sea`));
    expect((await saved).ok()).toBe(true);
  } finally {
    await killBrowser(again.child);
    await rm(profile, { recursive: true, force: true });
  }
});

/** Holds the story, so that its publication waits in the middle of its transaction. */
async function holdStory({ url }: TestDatabase, id: string): Promise<pg.Client> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from stories where id = $1 for update', [id]);
  return holder;
}

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** The process that serves, which is not the one that starts it. */
async function killServer(site: ServerProgram): Promise<void> {
  const [, pid] = /"pid":(\d+)[^\n]*is open at/.exec(site.said()) ?? [];
  process.kill(Number(pid), 'SIGKILL');
  await site.stop('SIGKILL');
}

test('a server that is killed in the middle of a publish publishes it once it is back', async ({
  browser,
}) => {
  const database = await createTestDatabase('sample');
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = { ...database.env, PORT: port, SITE_URL: url };
  let site = await startServerProgram(env);
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  try {
    await signIn(page);
    const { path: address, slug } = await publishStory(page, { siteUrl: url, headline: `Killed ${stamp}` });
    const id = address.split('/').at(-1) ?? '';
    await visitPanel(page, address);
    await expect(title(page)).toHaveValue(`Killed ${stamp}`);
    const saved = autosaved(page, 'over');
    await append(page, ' over');
    await saved;

    const holder = await holdStory(database, id);
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(async () => expect((await holder.query(WAITING)).rowCount).toBeGreaterThan(0)).toPass();
    await killServer(site);
    await holder.query('rollback');
    await expect(notSaved(page)).toBeVisible();
    const live = 'select title from stories where id = $1';
    expect((await holder.query(live, [id])).rows).toEqual([{ title: `Killed ${stamp}` }]);

    site = await startServerProgram(env);
    await expect(page.getByText(/updated successfully/i)).toBeVisible({ timeout: 60_000 });
    await expect(notSaved(page)).toHaveCount(0);
    const published = `select version_title from _stories_v
      where parent_id = $1 and version__status = 'published' order by id`;
    expect((await holder.query(published, [id])).rows).toEqual([
      { version_title: `Killed ${stamp}` },
      { version_title: `Killed ${stamp} over` },
    ]);
    const read = await page.request.get(`/local-businesses/${slug}`);
    expect(await read.text()).toContain(`Killed ${stamp} over`);
    await holder.end();
  } finally {
    await page.context().close();
    await killServer(site);
    await database.drop();
  }
});
