import type { Request } from '@playwright/test';
import { drawn, shiftOf, watchShifts } from './layout.ts';
import { expect, hold, test, visit, type Page } from './visit.ts';

/** The ad slot and Featured Businesses (spec 1 §2, §4, §7, §9, decisions §9). */

const slotOf = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' });
const businessesOf = (page: Page) => page.getByRole('region', { name: 'Featured Businesses' });

interface Report {
  path: string;
  body: { page?: string; view?: string; clickType?: string };
}

/** Collects every event that the page reports. */
function watchReports(page: Page): Report[] {
  const reports: Report[] = [];
  page.on('request', (request: Request) => {
    if (request.method() !== 'POST') return;
    const path = new URL(request.url()).pathname;
    if (!/\/(impression|viewable|click)$/.test(path)) return;
    reports.push({ path, body: JSON.parse(request.postData() ?? '{}') });
  });
  return reports;
}

const ofKind = (reports: readonly Report[], group: string, kind: string) =>
  reports.filter(({ path }) => path.startsWith(`/api/${group}/`) && path.endsWith(kind));

test('the front page shows one ad with its label on a sponsored link to a new tab, at the height of its screen (spec 1 §9), and reports it', async ({
  page,
  context,
  request,
}) => {
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'The shop' }));
  const reports = watchReports(page);
  const ads = await (await request.get('/api/ads')).json();
  await visit(page, '/');
  const slot = slotOf(page);
  await slot.scrollIntoViewIfNeeded();
  await expect(slot.getByText('Advertisement', { exact: true })).toBeVisible();
  const link = slot.getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'sponsored noopener');
  const alt = (await link.getByRole('img').getAttribute('alt')) ?? '';
  expect(ads.map((ad: { alt: string }) => ad.alt)).toContain(alt);
  const shown = ads.find((ad: { alt: string }) => ad.alt === alt);
  await expect(link).toHaveAttribute('href', shown.clickUrl);

  await test.step('one impression is reported when it is shown, and that it was seen after a second', async () => {
    await expect.poll(() => ofKind(reports, 'ads', 'viewable').length).toBe(1);
    await page.mouse.wheel(0, 2000);
    await page.mouse.wheel(0, -2000);
    const impressions = ofKind(reports, 'ads', 'impression');
    expect(impressions).toHaveLength(1);
    expect(impressions[0]?.body).toEqual({ page: 'home', view: expect.stringMatching(/^[0-9a-f]{24}$/) });
    expect(ofKind(reports, 'ads', 'viewable')[0]?.body).toEqual(impressions[0]?.body);
  });

  await test.step('it is as high as its screen allows, and 970 px wide at most', async () => {
    await slot.scrollIntoViewIfNeeded();
    await expect(link).toBeVisible();
    for (const [width, height] of [
      [360, 120],
      [600, 150],
      [800, 200],
      [1280, 250],
      [1920, 250],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await link.boundingBox())?.height, `at ${width} px`).toBe(height);
      const box = await link.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(970);
      if (width >= 1280) expect(box?.width).toBe(970);
    }
  });

  await test.step('a click is reported, and opens the ad in a new tab', async () => {
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(opened).toHaveURL(shown.clickUrl);
    await expect.poll(() => ofKind(reports, 'ads', 'click').map(({ body }) => body.page)).toEqual(['home']);
  });
});

test('page views start with a random ad, and each has its own id', async ({ page, request }) => {
  const ads: { id: number }[] = await (await request.get('/api/ads')).json();
  const reports = watchReports(page);
  const shown = () => new Set(ofKind(reports, 'ads', 'impression').map(({ path }) => path));
  for (const [index] of ads.entries()) {
    await page.addInitScript((chance) => (Math.random = () => chance), (index + 0.5) / ads.length);
    await visit(page, '/cuisines');
    await slotOf(page).scrollIntoViewIfNeeded();
    await expect.poll(() => shown().size).toBe(index + 1);
  }
  const bodies = ofKind(reports, 'ads', 'impression').map(({ body }) => body);
  expect(new Set(bodies.map((body) => body.page))).toEqual(new Set(['cuisines']));
  const views = bodies.map(({ view }) => view);
  expect(new Set(views).size).toBe(views.length);
});

test('an ad and businesses that load late move nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await watchShifts(page);
  for (const locate of [slotOf, businessesOf]) {
    const release = await hold(page, /\/api\/(?:ads\?|featured-businesses$)|\.webp$/);
    await visit(page, '/');
    const late = locate(page);
    await late.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const before = await shiftOf(page);
    release();
    await expect(late.getByRole('img').or(late.getByRole('article')).first()).toBeVisible();
    await drawn(page);
    expect((await shiftOf(page)) - before).toBeLessThan(0.02);
  }
});

test.describe('without an ad to show', () => {
  test.use({ watched: false });

  test('or without its picture, the slot takes no space and reports nothing', async ({ page, request }) => {
    await page.route('**/api/ads?*', (route) => route.fulfill({ json: [] }));
    await visit(page, '/cuisines');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(slotOf(page)).toHaveCount(0);
    await page.unroute('**/api/ads?*');
    const ads: { imageUrl: string; smallImageUrl: string | null }[] = await (
      await request.get('/api/ads')
    ).json();
    const pictures = ads.flatMap(({ imageUrl, smallImageUrl }) => [imageUrl, smallImageUrl ?? imageUrl]);
    const paths = new Set(pictures.map((picture) => new URL(picture, 'http://any').pathname));
    await page.route(
      (url) => paths.has(url.pathname),
      (route) => route.fulfill({ status: 404 }),
    );
    const reports = watchReports(page);
    // Phones get a smaller picture.
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, '/cuisines');
      await expect(slotOf(page)).toHaveCount(1);
      // Scrolls without waiting for the slot, which may disappear at any moment.
      await slotOf(page).evaluateAll((slots) => slots.forEach((slot) => slot.scrollIntoView()));
      await expect(slotOf(page)).toHaveCount(0);
    }
    expect(reports).toEqual([]);
  });
});

test('featured businesses load behind four skeletons, are labeled as paid, are reported once, and can be called and visited', async ({
  page,
  context,
  request,
}) => {
  const businesses = await (await request.get('/api/featured-businesses')).json();
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'The shop' }));
  const reports = watchReports(page);
  const release = await hold(page, '**/api/featured-businesses');
  await visit(page, '/');
  const skeletons = businessesOf(page).locator('[aria-hidden="true"] > div');
  await expect(skeletons).toHaveCount(4);
  release();
  await expect(businessesOf(page).getByRole('article').first()).toBeVisible();
  await expect(skeletons).toHaveCount(0);

  const cards = businessesOf(page).getByRole('article');
  await expect(cards).toHaveCount(businesses.length);
  const [business] = businesses;
  const card = cards.first();
  await expect(card.getByRole('heading')).toHaveText(business.name);
  for (const text of ['Top-Rated Service', 'Sponsored', business.category, business.location]) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(card.getByText(business.description)).toBeVisible();
  await expect(card.getByRole('img', { name: `${business.rating.toFixed(1)} out of 5` })).toBeVisible();
  await expect(card.getByText(`(${business.reviewCount} reviews)`)).toBeVisible();

  await test.step('each listed business is reported once, on load', async () => {
    await expect
      .poll(() => ofKind(reports, 'featured-businesses', 'impression').length)
      .toBe(businesses.length);
    await businessesOf(page).scrollIntoViewIfNeeded();
    await expect.poll(() => ofKind(reports, 'featured-businesses', 'viewable').length).toBeGreaterThan(0);
    expect(ofKind(reports, 'featured-businesses', 'impression').map(({ path }) => path)).toEqual(
      businesses.map(({ id }: { id: number }) => `/api/featured-businesses/${id}/impression`),
    );
  });

  await test.step('Call reports and dials, Website reports and opens a new tab', async () => {
    const call = card.getByRole('link', { name: /^Call/ });
    await expect(call).toHaveAttribute('href', /^tel:\d{10}$/);
    await Promise.all([page.waitForResponse((response) => response.url().endsWith('/click')), call.click()]);
    const website = card.getByRole('link', { name: /^Website/ });
    await expect(website).toHaveAttribute('rel', 'sponsored noopener');
    const [opened] = await Promise.all([context.waitForEvent('page'), website.click()]);
    await expect(opened).toHaveURL(/^https:\/\/example\.com\//);
    await expect
      .poll(() => ofKind(reports, 'featured-businesses', 'click').map(({ body }) => body.clickType))
      .toEqual(['phone', 'website']);
  });
});

test.describe('with an ad blocker that also stops pictures', () => {
  test.use({ watched: false });

  test('the businesses are shown with a drawn cover, and their links work', async ({ page, request }) => {
    const businesses: { imageUrl: string }[] = await (await request.get('/api/featured-businesses')).json();
    const pictures = new Set(businesses.map(({ imageUrl }) => new URL(imageUrl, 'http://any').pathname));
    await page.route(
      (url) => pictures.has(url.pathname) || /\/(impression|viewable|click)$/.test(url.pathname),
      (route) => route.abort('blockedbyclient'),
    );
    await visit(page, '/');
    const card = businessesOf(page).getByRole('article').first();
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('svg[data-palette]')).toBeVisible();
    await expect(card.locator('img:not([role])')).toHaveCount(0);
    await expect(card.getByRole('link', { name: /^Website/ })).toHaveAttribute('href', /^https:/);
  });
});
