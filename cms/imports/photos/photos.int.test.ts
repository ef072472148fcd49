import { PLACES_HEAD, PLACES_MAP, useImports } from '#cms/test/import-file';
import { buildPicture } from '#cms/test/pictures';
import { useServers } from '#cms/test/use-servers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readdir } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { importBatchSchema } from '#contract/imports';
import { findBatch } from '../plan/import-batch.ts';
import { listPlanRows } from '../plan/plan-rows.ts';
import { fetchDuePhotos } from './fetch-photos.ts';
import { countPhotos, forgetReplacedPhotos } from './fetched-photos.ts';

const MAP = {
  ...PLACES_MAP,
  fields: {
    ...PLACES_MAP.fields,
    imageUrl: { from: 'photo' },
    photoCredit: { from: 'credit' },
    photoAlt: { from: 'alt' },
  },
};
const HEAD = `${PLACES_HEAD.trim()},photo,credit,alt\n`;

const { cms, imports } = useImports();
const serve = useServers();
let host = '';
let asked: string[] = [];
let answer: (req: IncomingMessage, res: ServerResponse) => void;

beforeEach(async () => {
  await cms.payload.delete({ collection: 'place-photos', where: {} });
  await cms.payload.db.pool.query('truncate restaurants, _restaurants_v, place_keys, import_rows cascade');
  const picture = await buildPicture('jpeg', 900, 700);
  answer = (req, res) =>
    req.url?.includes('gone')
      ? res.writeHead(404).end()
      : res.end(req.url?.includes('text') ? 'no' : picture);
  asked = [];
  const port = await serve((req, res) => {
    asked.push(req.url ?? '');
    answer(req, res);
  });
  host = `http://127.0.0.1:${port}`;
});

const fetchPhotos = () => fetchDuePhotos({ payload: cms.payload, isAllowed: () => true });
const line = (n: number, photo: string, texts = 'Photo by Ana Cruz,The long bar') =>
  `${n},Photo House ${n},Thai,Canton,${n} Light St,${photo && host + photo},${texts}\n`;
async function importLines(...lines: string[]) {
  const { id, totals } = await imports.plan(await imports.write(HEAD + lines.join('')), MAP);
  await imports.commit(id);
  await fetchPhotos();
  return { id, totals };
}
const photos = async () =>
  (await cms.payload.find({ collection: 'place-photos', sort: 'id', depth: 0, pagination: false })).docs;
const placeOf = async (n: number) => {
  const where = { name: { equals: `Photo House ${n}` } };
  const [place] = (await cms.payload.find({ collection: 'restaurants', where, depth: 0 })).docs;
  return place?.id ?? 0;
};
const shown = async (n: number): Promise<unknown> => {
  const { body } = await cms.as()('GET', `/contract/api/restaurants/${await placeOf(n)}`);
  return body;
};
const noticesOf = async (id: number) =>
  (await listPlanRows(cms.payload.db.pool, id, { action: 'noticed', limit: 9 })).map(({ at, notices }) => [
    at,
    ...notices.map(({ message }) => message),
  ]);
const count = (id: number) => countPhotos(cms.payload.db.pool, id);

describe('the photo that a row names', () => {
  it('is fetched after the commit, once, and stands on the place with its credit', async () => {
    const { id } = await importLines(line(1, '/a.jpg'), line(2, ''));
    expect(await shown(1)).toMatchObject({
      imageUrl: expect.stringContaining('/place-photos/file/'),
      photos: [{ credit: 'Photo by Ana Cruz', alt: 'The long bar', width: 800 }],
    });
    expect(await shown(2)).toMatchObject({ photos: [] });
    expect(await count(id)).toEqual({ due: 0, fetched: 1, kept: 0, missing: 0 });
    const again = await importLines(line(1, '/a.jpg'), line(2, ''));
    expect(again.totals).toMatchObject({ unchanged: 2 });
    expect(asked).toEqual(['/a.jpg']);
  });

  it('is exported with its credit, and gets another one without being fetched again', async () => {
    await importLines(line(1, '/a.jpg'));
    const exported = await imports.export('csv');
    expect(exported).toContain('Photo by Ana Cruz');
    const { id } = await importLines(line(1, '/a.jpg', 'Photo by Ben Lee,The door'));
    expect(await shown(1)).toMatchObject({ photos: [{ credit: 'Photo by Ben Lee', alt: 'The door' }] });
    await imports.undo(id);
    expect(await shown(1)).toMatchObject({ photos: [{ credit: 'Photo by Ana Cruz', alt: 'The long bar' }] });
    expect(asked).toEqual(['/a.jpg']);
  });

  it('becomes a sentence on the import’s page if it cannot be had, and stops nothing', async () => {
    const { id } = await importLines(line(1, '/gone.jpg'), line(2, '/text.jpg'), line(3, '/a.jpg'));
    expect(await noticesOf(id)).toEqual([
      ['line 2', expect.stringMatching(/^We couldn’t fetch the picture\. .*answered 404 instead of a file/)],
      ['line 3', 'This file isn’t a photo we can read. Send a JPEG, PNG, WebP or AVIF.'],
    ]);
    expect(await count(id)).toEqual({ due: 0, fetched: 1, kept: 0, missing: 2 });
    expect((await findBatch(cms.payload.db.pool, id)).totals).toMatchObject({ create: 3, noticed: 2 });
    expect(
      importBatchSchema.shape.totals.safeParse((await findBatch(cms.payload.db.pool, id)).totals).success,
    ).toBe(true);
    expect(await photos()).toHaveLength(1);
  });

  it('is never fetched from our own network', async () => {
    const { id } = await imports.plan(await imports.write(HEAD + line(1, '/a.jpg')), MAP);
    await imports.commit(id);
    await fetchDuePhotos({ payload: cms.payload });
    expect(await noticesOf(id)).toEqual([['line 2', expect.stringContaining('is in a private network')]]);
    expect(asked).toEqual([]);
  });

  it('never takes the place of a photo or cover that staff chose', async () => {
    await importLines(line(1, ''), line(2, '/a.jpg'));
    const picture = await buildPicture('jpeg', 900, 700);
    const file = { data: picture, size: picture.length, name: 'own.jpg', mimetype: 'image/jpeg' };
    await cms.payload.create({ collection: 'place-photos', data: { restaurant: await placeOf(1) }, file });
    const [fetched] = await photos();
    const edited = await cms.as('data')('PATCH', `/place-photos/${fetched?.id}`, { alt: 'Our words' });
    expect(edited.status).toBe(200);
    const { id } = await importLines(line(1, '/b.jpg'), line(2, '/b.jpg'));
    expect(await count(id)).toMatchObject({ fetched: 0, kept: 2 });
    expect(asked).toEqual(['/a.jpg']);
    expect(await shown(2)).toMatchObject({ photos: [{ alt: 'Our words' }] });
  });
});

describe('undoing an import', () => {
  it('takes its photos back with their files, and lets new places go', async () => {
    const { id } = await importLines(line(1, '/a.jpg'));
    const folder = cms.payload.collections['place-photos'].config.upload.staticDir ?? '';
    expect((await readdir(folder)).length).toBeGreaterThan(1);
    await imports.undo(id);
    expect(await photos()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
    expect(await placeOf(1)).toBe(0);
  });

  it('shows the photo again that the import replaced', async () => {
    await importLines(line(1, '/a.jpg'));
    const before = await shown(1);
    const { id } = await importLines(line(1, '/b.jpg'));
    expect(await shown(1)).not.toEqual(before);
    expect(await photos()).toHaveLength(2);
    await imports.undo(id);
    expect(await shown(1)).toEqual(before);
    expect(asked).toEqual(['/a.jpg', '/b.jpg']);
  });

  it('leaves no photo that was just being fetched', async () => {
    await importLines(line(1, ''));
    const arrived = Promise.withResolvers<() => void>();
    const picture = await buildPicture('jpeg', 900, 700);
    answer = (_req, res) => arrived.resolve(() => res.end(picture));
    const { id } = await imports.plan(await imports.write(HEAD + line(1, '/a.jpg')), MAP);
    await imports.commit(id);
    const fetching = fetchPhotos();
    const send = await arrived.promise;
    const undoing = imports.undo(id);
    send();
    await undoing;
    await fetching;
    expect(await photos()).toEqual([]);
  });

  it('keeps a photo that staff have made theirs, and its place', async () => {
    const { id } = await importLines(line(1, '/a.jpg'));
    const [photo] = await photos();
    await cms.as('data')('PATCH', `/place-photos/${photo?.id}`, { alt: 'Our words' });
    expect(await imports.undo(id)).toContain('1 were kept');
    expect(await photos()).toMatchObject([{ alt: 'Our words', fetchedFrom: null }]);
  });
});

it('a process that stops in the middle leaves the photo to the next one', async () => {
  const controller = new AbortController();
  const picture = await buildPicture('jpeg', 900, 700);
  answer = () => controller.abort();
  const { id } = await imports.plan(await imports.write(HEAD + line(1, '/a.jpg')), MAP);
  await imports.commit(id);
  await fetchDuePhotos({ payload: cms.payload, isAllowed: () => true, signal: controller.signal });
  expect(await count(id)).toMatchObject({ due: 1, missing: 0 });
  answer = (_req, res) => res.end(picture);
  await Promise.all([fetchPhotos(), fetchPhotos()]);
  expect(await photos()).toHaveLength(1);
});

it('a photo that was replaced is deleted once the import can’t be undone', async () => {
  await importLines(line(1, '/a.jpg'));
  await importLines(line(1, '/b.jpg'));
  const forget = (days: number) =>
    forgetReplacedPhotos(cms.payload, { now: new Date(Date.now() + days * 86_400_000), undoDays: 90 });
  await forget(89);
  expect(await photos()).toHaveLength(2);
  await forget(91);
  expect(await photos()).toMatchObject([{ fetchedFrom: `${host}/b.jpg` }]);
});
