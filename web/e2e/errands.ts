import { cityMoment } from '#domain/calendar/city-time';
import { minutesOfDay, openingState, type Weekday } from '#domain/calendar/opening-hours';
import type { RestaurantDetail } from '#contract/restaurants';
import type { Locator } from '@playwright/test';
import { fromOwnAddress } from './diner.ts';
import { ask } from './site-api.ts';
import { expect, test, visit, type Page } from './visit.ts';

/**
 * What people come for, each from the front page in half a minute. A map to a door is in `map.spec.ts`, which has a
 * browser that draws maps. `taps` counts presses and Enter; letters are free.
 */

class Reader {
  taps = 0;
  readonly page: Page;
  readonly isPhone: boolean;

  constructor(page: Page, isPhone: boolean) {
    this.page = page;
    this.isPhone = isPhone;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get cards(): Locator {
    return this.main.getByRole('article');
  }

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps += 1;
  }

  /** Follows a link of the header, which on a phone is in the menu. */
  async go(name: string | RegExp): Promise<void> {
    if (this.isPhone) await this.tap(this.page.getByRole('button', { name: 'Menu' }));
    const around = this.isPhone
      ? this.page.getByRole('dialog', { name: 'Menu' })
      : this.page.getByRole('banner');
    await this.tap(around.getByRole('link', { name }).first());
  }

  /** Searches from the front page; answers with the first places as the page lists them. */
  async search(text: string, count = 3): Promise<RestaurantDetail[]> {
    const box = this.page.getByPlaceholder('Search restaurants...');
    await box.fill(text);
    await box.press('Enter');
    this.taps += 1;
    const { hits, total } = await ask(this.page.request, `/api/search?${new URLSearchParams({ q: text })}`);
    const results = this.page.locator('#results');
    await expect(results.getByRole('status').first()).toHaveText(new RegExp(`^${total} restaurant`));
    const first = hits.slice(0, count);
    for (const [at, { name }] of first.entries()) {
      await expect(results.getByRole('article').nth(at).getByRole('heading')).toHaveText(name);
    }
    return Promise.all(first.map(({ id }) => ask(this.page.request, `/api/restaurants/${id}`)));
  }

  async openGuide(name: RegExp): Promise<void> {
    await this.go('Guides');
    await expect(this.page).toHaveURL('/blog');
    await this.tap(this.main.getByRole('link', { name }).first());
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  async openFirst(): Promise<void> {
    // A guide is an article, too.
    await this.tap(this.cards.getByRole('heading').getByRole('link').first());
    await expect(this.page).toHaveURL(/\/restaurants\/\d+$/);
  }
}

interface Errand {
  readonly what: string;
  readonly taps: { readonly phone: number; readonly desk: number };
  readonly run: (reader: Reader) => Promise<void>;
}

const same = (taps: number) => ({ phone: taps, desk: taps });

/** Whether its week has it open then; `time` as "19:00". */
const isOpen = ({ openingHours }: RestaurantDetail, day: Weekday, time: string) =>
  openingState(openingHours, { day, minutes: minutesOfDay(time) }).state === 'open';

const ERRANDS: readonly Errand[] = [
  {
    what: 'crab cakes near the harbor tonight',
    taps: same(2),
    async run(reader) {
      const [first] = await reader.search('crab cakes near the harbor tonight', 1);
      const { day } = cityMoment(new Date());
      expect(first?.dishes.join()).toMatch(/crab cake/i);
      expect(first && isOpen(first, day, '20:00')).toBe(true);
      await expect(
        reader.cards
          .first()
          .getByText(/crab cake/i)
          .first(),
      ).toBeVisible();
      await reader.openFirst();
    },
  },
  {
    what: 'a cheap vegetarian lunch',
    taps: same(2),
    async run(reader) {
      for (const { priceRange, category, tags } of await reader.search('cheap vegetarian lunch')) {
        expect(priceRange).toBe('$');
        expect([category, ...tags].join()).toMatch(/vege?tarian|vegan/i);
      }
      await reader.openFirst();
    },
  },
  {
    what: 'a table for eight on Saturday at seven',
    taps: same(2),
    async run(reader) {
      for (const place of await reader.search('table for eight saturday at seven')) {
        expect(place.tags).toContain('groups');
        expect(isOpen(place, 'sat', '19:00'), place.name).toBe(true);
      }
      await reader.openFirst();
    },
  },
  {
    what: 'who is open on Thanksgiving',
    taps: same(2),
    async run(reader) {
      const { date: today } = cityMoment(new Date());
      for (const { specialHours } of await reader.search('open on Thanksgiving')) {
        const thanksgiving = specialHours.find(({ date }) => date > today && /-11-2[2-8]$/.test(date));
        expect(thanksgiving?.spans.length).toBeGreaterThan(0);
      }
      await expect(reader.cards.first().getByText(/^Open on November/)).toBeVisible();
      await reader.openFirst();
    },
  },
  {
    what: 'brunch with kids, outdoors',
    taps: same(2),
    async run(reader) {
      for (const { tags } of await reader.search('brunch with kids outdoors')) {
        expect(tags).toEqual(expect.arrayContaining(['brunch', 'kids', 'outdoor']));
      }
      await reader.openFirst();
    },
  },
  {
    what: 'directions to a place',
    taps: same(2),
    async run(reader) {
      const [place] = await reader.search('The Rib Docket', 1);
      await reader.openFirst();
      const directions = reader.main.getByRole('link', { name: 'Directions' });
      await expect(directions).toBeInViewport();
      const target = decodeURIComponent((await directions.getAttribute('href')) ?? '').replaceAll('+', ' ');
      expect(target).toContain(place?.address);
    },
  },
  {
    what: 'three places saved and shared without an account',
    taps: { phone: 6, desk: 5 },
    async run(reader) {
      const hearts = reader.main.getByRole('button', { name: /^Save / });
      for (const at of [0, 1, 2]) await reader.tap(hearts.nth(at));
      await reader.go(/^Saved/);
      await reader.tap(reader.main.getByRole('button', { name: 'Share list' }));
      const link = await reader.main.getByLabel(/^Anyone with this link/).inputValue();
      const answer = await reader.page.request.get(link);
      expect((await answer.text()).match(/<article/g)).toHaveLength(3);
    },
  },
  {
    what: 'a half-remembered name',
    taps: same(2),
    async run(reader) {
      const [first] = await reader.search('honerable order of the backfin', 1);
      expect(first?.name).toMatch(/^The Honorable Order of the Backfin/);
      await reader.openFirst();
    },
  },
  {
    what: 'the best pizza, with one answer',
    taps: same(2),
    async run(reader) {
      const [first] = await reader.search('best pizza', 1);
      const best = await ask(reader.page.request, '/api/search?cuisine=Pizza&sort=best&perPage=1');
      expect(first?.id).toBe(best.hits[0]?.id);
      await reader.openFirst();
    },
  },
  {
    what: 'something new',
    taps: same(2),
    async run(reader) {
      const longAgo = new Date(Date.now() - 120 * 86_400_000).toISOString();
      for (const { openedOn } of await reader.search('new')) {
        expect(String(openedOn) > longAgo.slice(0, 10)).toBe(true);
      }
      await expect(reader.cards.first().getByText(/^Opened in /)).toBeVisible();
      await reader.openFirst();
    },
  },
  {
    what: 'a late-night place with its closing time',
    taps: { phone: 4, desk: 3 },
    async run(reader) {
      await reader.openGuide(/^Late Night Dining/);
      await expect(
        reader.cards
          .first()
          .getByText(/\b(midnight|[1-4](:\d\d)? a\.m\.)/)
          .first(),
      ).toBeVisible();
      await reader.openFirst();
    },
  },
  {
    what: 'the quiz to a result',
    taps: same(12),
    async run(reader) {
      await reader.tap(reader.main.getByRole('link', { name: 'Take the quiz' }));
      for (const answer of ['Dinner', 'Quiet', 'Seafood', 'Anywhere', '$$']) {
        await reader.tap(reader.main.getByRole('radio', { name: answer }).first());
        await reader.tap(reader.main.getByRole('button', { name: /^(Next|See Results)$/ }));
      }
      await reader.tap(reader.main.getByRole('button', { name: 'See results without email' }));
      await expect(reader.main.getByText('Top pick')).toBeVisible();
    },
  },
  {
    what: 'a wrong phone number',
    taps: same(4),
    async run(reader) {
      await reader.search('The Cold Marble', 1);
      await reader.openFirst();
      await reader.tap(reader.main.getByText('Wrong number?'));
      await reader.main.getByLabel('What do you know?').fill('It ends in 46 since May.');
      await reader.page.clock.fastForward(10_000);
      await reader.tap(reader.main.getByRole('button', { name: 'Send report' }));
      await expect(reader.main.getByRole('status').filter({ hasText: 'data desk' })).toBeVisible();
    },
  },
  {
    what: 'a guide to a choice',
    taps: { phone: 5, desk: 4 },
    async run(reader) {
      await reader.openGuide(/^Best Brunch/);
      await reader.openFirst();
      await reader.tap(reader.main.getByRole('button', { name: 'Save', exact: true }));
      await expect(reader.main.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    },
  },
];

const SCREENS = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;

/** One test for each errand. */
export function runErrands(where: keyof typeof SCREENS): void {
  test.use({ extraHTTPHeaders: fromOwnAddress(), viewport: SCREENS[where] });

  for (const { what, taps, run } of ERRANDS) {
    test(`${what}: ${taps[where]} taps`, async ({ page }) => {
      await page.clock.install();
      await visit(page, '/');
      const reader = new Reader(page, where === 'phone');
      await run(reader);
      expect(reader.taps).toBe(taps[where]);
    });
  }
}
