import type { Saved } from '#contract/saved';
import { changeList, type PlaceList } from '#domain/lists/place-list';
import { createRestaurant } from '#cms/test/factories';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { METRICS_HEADERS } from '../../metrics-token.ts';
import { listOf } from '../site/list-of.ts';
import { signInDiner } from '../site/sign-in-diner.ts';
import { site } from '../site/sample-site.ts';

/** Pictures of pages for shared links, and of the site for home screens. */

async function readPicture(path: string) {
  const answer = await fetch(site.url + path);
  expect(answer.status, path).toBe(200);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function cacheHits(): Promise<number> {
  const { text } = await site.send({ path: '/metrics', headers: METRICS_HEADERS });
  return Number(/^marble_step_cache_lookups_total\{result="hit"\} (\d+)$/m.exec(text)?.[1]);
}

async function imageOf(page: string): Promise<string> {
  const { text } = await site.send(page);
  const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(text) ?? [];
  expect(text).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  return new URL(image).pathname;
}

describe('the picture of a shared link', () => {
  it.each([
    ['/', '/share/site.png'],
    ['/restaurants/10389', '/share/restaurants/10389.png'],
    ['/cuisines/bar-%26-restaurant', '/share/cuisines/bar-%26-restaurant.png'],
    ['/neighborhoods/loyola%2Fnotre-dame', '/share/neighborhoods/loyola%2Fnotre-dame.png'],
    ['/blog/fells-point-restaurant-guide', '/share/guides/fells-point-restaurant-guide.png'],
    ['/quiz', '/share/quiz.png'],
    ['/faq', '/share/site.png'],
  ])('of %s is a PNG of 1200 x 630, under 200 kB', async (page, picture) => {
    expect(await imageOf(page)).toBe(picture);
    const { answer, bytes } = await readPicture(picture);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(200_000);
  });

  it.each([
    ['/blog/most-romantic-restaurants', 'harbor-at-dusk'],
    ['/timonium-restaurants', 'fair-week'],
    ['/local-businesses/amoora-downtown-baltimore-lebanese-kofta', 'mezze-table'],
    ['/local-businesses/sotto-sopra-mount-vernon-italian-gem', 'monument-at-dusk'],
  ])('of %s is cropped from %s, the first picture of the page', async (page, picture) => {
    const image = await imageOf(page);
    expect(image).toContain(`/${picture}-1200x630`);
    const { bytes } = await readPicture(image);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(200_000);
  });

  it('of a story has the article’s alt text and credit', async () => {
    const { text } = await site.send('/local-businesses/sotto-sopra-mount-vernon-italian-gem');
    expect(text).toMatch(/"@type":"ImageObject","url":"[^"]*monument-at-dusk-1600x900\.webp"/);
    expect(text).toContain('"creditText":"Illustration: Marble Step"');
  });

  it.each(['W'.repeat(88), '<b>&amp;</b> "Crêperie" \u{1F980}', '一品香 Őrült Żubrówka'])(
    'can be drawn for a place named %s',
    async (name) => {
      const { id } = await createRestaurant(site.cms.payload, { name });
      await site.hears();
      const { bytes } = await readPicture(`/share/restaurants/${id}.png`);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    },
  );

  it('of a list has its name, is always current, and disappears with the link', async () => {
    const { visitor } = await signInDiner(site);
    const list = listOf([], { key: 'night', name: 'Date night', shared: true });
    const keep = async (changed: PlaceList) =>
      (await visitor.call('PUT', '/api/saved', { lists: [changed] })).json() as Saved;
    const token = (await keep(list)).links['night'];
    const picture = await imageOf(`/saved/${token}`);
    expect(picture).toBe(`/share/lists/${token}.png`);
    const { answer, bytes } = await readPicture(picture);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect((await readPicture(picture)).bytes.equals(bytes)).toBe(true);
    await keep(changeList(list, { name: 'Crab feast' }, Date.now()));
    expect((await readPicture(picture)).bytes.equals(bytes)).toBe(false);
    await keep(changeList(list, { shared: false }, Date.now()));
    expect((await fetch(site.url + picture)).status).toBe(404);
  });

  it('is cached until its content changes', async () => {
    const { id } = await createRestaurant(site.cms.payload, { name: 'Before' });
    await site.hears();
    const path = `/share/restaurants/${id}.png`;
    const first = await readPicture(path);
    const hitsBefore = await cacheHits();
    const again = await readPicture(path);
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect(await cacheHits()).toBe(hitsBefore + 1);
    await site.cms.payload.update({ collection: 'restaurants', id, data: { name: 'After' } });
    await site.hears();
    const changed = await readPicture(path);
    expect(changed.bytes.equals(first.bytes)).toBe(false);
  });

  it.each([
    '/share/nothing.png',
    '/share/cuisines/klingon.png',
    '/share/restaurants/x.png',
    '/share/dogs/1.png',
  ])('is not found at %s', async (path) => {
    expect((await site.send(path)).status).toBe(404);
  });
});

describe('the icons', () => {
  it.each([
    ['/apple-touch-icon.png', 180],
    ['/icon-512.png', 512],
  ])('%s has the declared size', async (path, size) => {
    const { bytes } = await readPicture(path);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  });

  it('of the address bar is an .ico', async () => {
    const { bytes } = await readPicture('/favicon.ico');
    expect(bytes.subarray(0, 6).toString('hex')).toBe('000001000100');
  });
});
