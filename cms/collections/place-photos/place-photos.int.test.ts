import { createRestaurant } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { buildPicture, buildPictureWithNotes } from '#cms/test/pictures';
import { mergePlaces } from '#cms/imports/duplicates/merge-places';
import { restaurantDetailSchema } from '#contract/restaurants';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const cms = useTestCms();

/** Large enough for each of the sizes that are made of it, which takes a second. */
const largePicture = () => buildPicture('jpeg', 1600, 1200);

async function upload(name: string, data: object = {}, bytes?: Buffer) {
  const form = new FormData();
  const picture = bytes ?? (await buildPicture('jpeg', 300, 200));
  form.set('_payload', JSON.stringify(data));
  form.set('file', new File([new Uint8Array(picture)], name, { type: 'image/jpeg' }));
  return cms.as('data')('POST', '/place-photos', form);
}

const answerOf = async (id: number) =>
  restaurantDetailSchema.parse((await cms.as()('GET', `/contract/api/restaurants/${id}`)).body);

describe('the file name identifies the place', () => {
  it.each([
    ['the number of the place', (id: number) => `${id}.jpg`],
    ['its number and a count', (id: number) => `${id}-2.jpg`],
    ['its number and a word', (id: number) => `${id} bar at night.jpg`],
    ['its name', (_: number, name: string) => `${name.replace('/', ' ')}.jpg`],
    [
      'its name, without what a file cannot be called',
      (_: number, name: string) => `${name.replace('/', '-')}.jpg`,
    ],
    [
      'its name, as addresses write it, and a count',
      (_: number, name: string) => `${name.toLowerCase().replaceAll(/[ /&]+/g, '-')}-3.jpg`,
    ],
  ])('%s', async (_, nameOf) => {
    const place = await createRestaurant(cms.payload, {
      name: `Photo House’s & Bar/Grill ${Math.random().toString(36).slice(2)}`,
    });
    expect((await upload(nameOf(place.id, place.name))).status).toBe(201);
    const { docs } = await cms.payload.find({
      collection: 'place-photos',
      where: { restaurant: { equals: place.id } },
    });
    expect(docs).toHaveLength(1);
  });

  it('a name that matches no place is refused with a message, and nothing is stored', async () => {
    const before = await cms.payload.count({ collection: 'place-photos' });
    const answer = await upload('IMG_4711.jpg');
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('We can’t tell which place');
    expect(await cms.payload.count({ collection: 'place-photos' })).toEqual(before);
  });

  it('a name that begins with a number is matched as a name first', async () => {
    const [numbered, named] = [await createRestaurant(cms.payload), await createRestaurant(cms.payload)];
    await cms.payload.update({
      collection: 'restaurants',
      id: named.id,
      data: { name: `${numbered.id} Bell Tower` },
    });
    await upload(`${numbered.id} Bell Tower.jpg`);
    expect((await answerOf(numbered.id)).photos).toHaveLength(0);
    expect((await answerOf(named.id)).photos).toHaveLength(1);
  });

  it('a name that two places share is left to the uploader', async () => {
    for (let time = 0; time < 2; time += 1) await createRestaurant(cms.payload, { name: 'Twin Taverns' });
    expect((await upload('Twin Taverns.jpg')).status).toBe(400);
  });
});

it('a place shows its first photo first, on its page and on its card', async () => {
  const place = await createRestaurant(cms.payload);
  expect(await answerOf(place.id)).toMatchObject({
    photos: [],
    photo: null,
    imageUrl: `/covers/${place.id}.svg`,
  });
  await upload(`${place.id}-2.jpg`, { position: 2, credit: 'Photo by Ana Cruz' });
  await upload(`${place.id}.jpg`, { position: 1, alt: 'The bar' }, await largePicture());
  const answer = await answerOf(place.id);
  expect(answer).toMatchObject({
    imageUrl: expect.stringMatching(/^\/cms\/api\/place-photos\/file\/.*800x600\.webp\?v=\w+$/),
    photo: {
      avifSet: expect.stringMatching(/400x300\.avif\?v=\w+ 400w, .*800x600\.avif\?v=\w+ 800w/),
      focus: null,
    },
    photos: [
      {
        alt: 'The bar',
        credit: null,
        width: 1200,
        height: 900,
        url: expect.stringMatching(/\.webp\?v=\w+$/),
        webpSet: expect.stringMatching(/800x600\.webp\?v=\w+ 800w, .*1200x900\.webp\?v=\w+ 1200w$/),
        avifSet: expect.stringMatching(/1200x900\.avif\?v=\w+ 1200w$/),
        preview: expect.stringMatching(/^data:image\/webp;base64,/),
      },
      { alt: null, credit: 'Photo by Ana Cruz' },
    ],
  });
  const [first] = answer.photos;
  const inSets = [first?.webpSet, first?.avifSet].flatMap((set) => set?.match(/\/\S+/g) ?? []);
  expect(inSets).toHaveLength(5);
  for (const url of [answer.imageUrl, first?.url, ...inSets]) {
    const file = await cms.as()('GET', String(url).replace('/cms/api', ''));
    expect(file.status).toBe(200);
  }
});

it('a photo smaller than the sizes is shown as it is', async () => {
  const place = await createRestaurant(cms.payload);
  await upload(`${place.id}.jpg`, {}, await buildPicture('jpeg', 300, 200));
  expect(await answerOf(place.id)).toMatchObject({
    imageUrl: expect.stringMatching(/\.webp\?v=\w+$/),
    photo: { avifSet: null },
    photos: [{ width: 300, height: 200, webpSet: null, avifSet: null }],
  });
});

it('an edit that may crop the files again changes their addresses', async () => {
  const place = await createRestaurant(cms.payload);
  await upload(`${place.id}.jpg`, {}, await largePicture());
  const before = await answerOf(place.id);
  const where = { restaurant: { equals: place.id } };
  const data = { focalX: 10, focalY: 90 };
  await cms.payload.update({ collection: 'place-photos', where, data });
  const after = await answerOf(place.id);
  expect(after.photo?.focus).toBe('10% 90%');
  expect(after.imageUrl).not.toBe(before.imageUrl);
  expect(after.imageUrl.split('?')[0]).toBe(before.imageUrl.split('?')[0]);
});

it('no size keeps camera metadata', async () => {
  const place = await createRestaurant(cms.payload);
  const sent = await buildPictureWithNotes();
  expect(sent.includes('secret-of-the-camera')).toBe(true);
  await upload(`${place.id}.jpg`, {}, sent);
  const { docs } = await cms.payload.find({
    collection: 'place-photos',
    where: { restaurant: { equals: place.id } },
  });
  const kept = await readFile(path.join(cms.database.dataDir, 'place-photos', docs[0]?.filename ?? ''));
  expect(kept.includes('secret-of-the-camera')).toBe(false);
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
});

it('when a photo is deleted, the next one leads; after the last, the drawn cover', async () => {
  const place = await createRestaurant(cms.payload);
  for (const name of [`${place.id}-1.jpg`, `${place.id}-2.jpg`]) await upload(name);
  for (const left of [1, 0]) {
    const { docs } = await cms.payload.find({
      collection: 'place-photos',
      where: { restaurant: { equals: place.id } },
      sort: 'id',
    });
    await cms.as('data')('DELETE', `/place-photos/${docs[0]?.id}`);
    const { photos, imageUrl } = await answerOf(place.id);
    expect(photos).toHaveLength(left);
    expect(imageUrl).toMatch(left === 1 ? /\/place-photos\/file\// : /^\/covers\//);
  }
});

it('photos of a merged place move to the one that stays', async () => {
  const [kept, gone] = [await createRestaurant(cms.payload), await createRestaurant(cms.payload)];
  for (const name of [`${kept.id}.jpg`, `${gone.id}.jpg`, `${gone.id}-2.jpg`]) await upload(name);
  await mergePlaces(cms.payload.db.pool, { keepId: kept.id, dropId: gone.id, take: [], by: 'anna' });
  expect((await answerOf(kept.id)).photos).toHaveLength(3);
});

it('deleting a place deletes its photos and their files', async () => {
  const place = await createRestaurant(cms.payload);
  await upload(`${place.id}.jpg`);
  const { imageUrl } = await answerOf(place.id);
  await cms.payload.delete({ collection: 'restaurants', id: place.id });
  const file = await cms.as('data')('GET', imageUrl.replace('/cms/api', ''));
  expect(file.status).toBe(404);
  const left = await cms.payload.count({
    collection: 'place-photos',
    where: { restaurant: { equals: place.id } },
  });
  expect(left.totalDocs).toBe(0);
});
