import { signIn, visitPanel } from './panel.ts';
import { expect, hydrated, test, type Page } from './visit.ts';

/** The user agent of a reader: the tests' own browser says that it is headless, and would count as a bot. */
const READER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

interface Reading {
  path: string;
  event: string;
  view: string;
}

/** Collects the readings that the site has received, in order. */
function watchReadings(page: Page): Reading[] {
  const readings: Reading[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === '/api/readings') readings.push(request.postDataJSON());
  });
  return readings;
}

/** Opens a page whose clock the test controls, and waits until its view has been counted. */
async function openToRead(page: Page, path: string, readings: Reading[]): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await expect.poll(async () => (await pass(page, 1), readings.length)).toBe(1);
}

async function pass(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1_000);
}

/** Scrolls to the end and stays until it counts as a read. */
async function readToTheEnd(page: Page, readings: readonly Reading[]): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await pass(page, 30);
  await expect.poll(async () => (await pass(page, 1), readings.at(-1)?.event)).toBe('read');
}

/** Views and reads of a story, from the reader's browser to the editor's desk. */
test.use({ userAgent: READER_AGENT });

test('a story counts as viewed after a moment and as read after half a minute and most of its length, and its editor sees both', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { stories } = await (await request.get('/api/pages/stories')).json();
  const { slug, title } = stories.at(-1);
  const path = `/local-businesses/${slug}`;
  const readings = watchReadings(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await openToRead(page, path, readings);
  expect(readings[0]).toMatchObject({ path, event: 'view' });

  // Staying at the top of a page isn't a read, however long it is open.
  await pass(page, 60);
  expect(readings).toHaveLength(1);
  // Nor is a page that is hidden.
  const setHidden = (isHidden: boolean) =>
    page.evaluate(
      (value) => Object.defineProperty(document, 'hidden', { value, configurable: true }),
      isHidden,
    );
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await setHidden(true);
  await pass(page, 120);
  expect(readings).toHaveLength(1);
  await setHidden(false);
  await readToTheEnd(page, readings);
  expect(readings[1]).toMatchObject({ path, event: 'read', view: readings[0]?.view });

  // A visit is one view and one read; a list of stories is neither, and returning to the story is another view.
  await pass(page, 120);
  await page.getByRole('link', { name: 'Back to Local Businesses' }).click();
  await expect(page).toHaveURL(/\/local-businesses$/);
  await pass(page, 60);
  expect(readings).toHaveLength(2);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect.poll(async () => (await pass(page, 1), readings.length)).toBe(3);
  expect(readings[2]?.view).not.toBe(readings[0]?.view);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toEqual(['newsletter']);

  const desk = await browser.newPage({ ...(baseURL && { baseURL }) });
  await signIn(desk);
  await visitPanel(desk, '/cms');
  const week = desk.getByRole('region', { name: 'Read this week' });
  await expect(week.getByRole('listitem').filter({ hasText: title })).toContainText('2 views');
  await week.getByRole('link', { name: 'Read this week' }).click();
  const row = desk.getByRole('region', { name: 'Most viewed' }).getByRole('row', { name: title });
  await expect(row.getByRole('cell')).toHaveText(['2', '0', '1', '50%']);
  await row.getByRole('link').click();
  await expect(desk.getByText('Readers, last 30 days')).toBeVisible();
  await expect(desk.getByText('2 views, 1 read', { exact: true })).toBeVisible();
  await expect(desk.getByRole('list', { name: 'By day' }).getByRole('listitem')).toHaveCount(30);
  await desk.close();
});
