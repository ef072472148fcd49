import { callRest } from '#cms/test/call-rest';
import { createDiner, createRestaurant, createReview, dinerToken } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { buildAnimation, buildNoise, buildPicture, buildPictureBomb } from '#cms/test/pictures';
import { accountDataSchema } from '#contract/account';
import { moderationQueueSchema } from '#contract/moderation';
import { restaurantDetailSchema } from '#contract/restaurants';
import { ownReviewSchema, REVIEW_PHOTO_MAX_MB } from '#contract/reviews';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const cms = useTestCms();
const staff = cms.as('editor');

/** A diner with a review of a place. */
async function buildReviewed(status: 'pending' | 'approved' = 'pending') {
  const diner = await createDiner(cms.payload);
  const place = await createRestaurant(cms.payload);
  const review = await createReview(cms.payload, { restaurant: place.id, user: diner.id, status });
  return { diner, place, review, token: await dinerToken(cms.payload, diner.username) };
}

/** Asks as a diner for the photo of their review. */
const ask = (method: 'GET' | 'POST' | 'DELETE', place: number, token: string, body?: Blob) =>
  callRest(cms.config, {
    method,
    path: `/contract/api/restaurants/${place}/reviews/mine/photo`,
    headers: { cookie: `diner-token=${token}` },
    ...(body && { body }),
  });
const send = (place: number, token: string, bytes: Buffer) =>
  ask('POST', place, token, new Blob([new Uint8Array(bytes)]));

const answerOf = async (id: number) =>
  restaurantDetailSchema.parse((await cms.as()('GET', `/contract/api/restaurants/${id}`)).body);

async function waitingOf(id: number) {
  const answer = await staff('GET', '/contract/api/desk/queue');
  const item = moderationQueueSchema
    .parse(answer.body)
    .items.find((one) => one.kind === 'review' && one.id === id);
  if (item?.kind !== 'review') throw new Error('The review does not wait.');
  return item;
}

const decide = (item: Awaited<ReturnType<typeof waitingOf>>, more: object) =>
  staff('POST', '/contract/api/desk/queue/decisions', {
    kind: 'review',
    id: item.id,
    changedAt: item.changedAt,
    ...more,
  });

const statusOf = async (url: string | null, as = cms.as()) =>
  (await as('GET', String(url).replace('/cms/api', ''))).status;

const filesOf = async () =>
  (await readdir(path.join(cms.database.dataDir, 'place-photos')).catch(() => [])).toSorted();

it('a diner’s photo is visible to staff only until the review is approved, and then is the lead photo', async () => {
  const { diner, place, review, token } = await buildReviewed();
  expect(await send(place.id, token, await buildPicture('jpeg', 1600, 1200))).toMatchObject({
    status: 200,
    body: { id: review.id, status: 'pending' },
  });
  expect(await answerOf(place.id)).toMatchObject({ photo: null, photos: [] });
  const waiting = await waitingOf(review.id);
  expect(await statusOf(waiting.photo)).toBe(403);
  expect(await statusOf(waiting.photo, staff)).toBe(200);

  expect((await decide(waiting, { decision: 'accept' })).status).toBe(204);
  const { imageUrl, photos } = await answerOf(place.id);
  expect(photos).toMatchObject([{ credit: `Photo by ${diner.username}` }]);
  expect(imageUrl).toMatch(new RegExp(`^${waiting.photo}\\?v=\\w+$`));
  expect(await statusOf(imageUrl)).toBe(200);

  // It is hidden again after the approval is reverted.
  await decide(waiting, { decision: 'reopen' });
  expect((await answerOf(place.id)).photos).toEqual([]);
  expect(await statusOf(imageUrl)).toBe(403);
});

it('a new photo replaces the old one, makes the review pending, and blocks decisions about the old one', async () => {
  const { place, review, token } = await buildReviewed();
  await send(place.id, token, await buildPicture('jpeg', 300, 200));
  const read = await waitingOf(review.id);
  await send(place.id, token, await buildPicture('png', 300, 200));
  expect((await decide(read, { decision: 'accept' })).status).toBe(409);
  const now = await waitingOf(review.id);
  expect(now.photo).not.toBe(read.photo);
  expect(await statusOf(read.photo, staff)).toBe(404);
  await decide(now, { decision: 'accept' });
  expect((await answerOf(place.id)).photos).toHaveLength(1);
  await send(place.id, token, await buildPicture('jpeg', 300, 200));
  expect((await answerOf(place.id)).photos).toEqual([]);
});

it('a pending photo is in its author’s account download, without anyone else’s', async () => {
  const { place, token } = await buildReviewed();
  const stranger = await buildReviewed();
  await send(place.id, token, await buildPicture('jpeg', 300, 200));
  const download = async (session: string) => {
    const { body } = await callRest(cms.config, {
      method: 'GET',
      path: '/contract/api/account/data',
      headers: { cookie: `diner-token=${session}` },
    });
    return accountDataSchema.parse(body).reviews.map(({ photo }) => photo);
  };
  const [photo] = await download(token);
  expect(photo?.type).toBe('image/webp');
  expect(await sharp(Buffer.from(photo?.base64 ?? '', 'base64')).metadata()).toMatchObject({
    format: 'webp',
    width: 300,
  });
  expect(await download(stranger.token)).toEqual([null]);
});

describe('the author of a pending photo', () => {
  it('can see it, and no one else can', async () => {
    const { place, token } = await buildReviewed();
    const stranger = await buildReviewed();
    expect((await ask('GET', place.id, token)).status).toBe(404);
    const sent = await send(place.id, token, await buildPicture('jpeg', 300, 200));
    const { photo } = ownReviewSchema.parse(sent.body);
    expect(photo).toMatch(new RegExp(`^/api/restaurants/${place.id}/reviews/mine/photo\\?v=\\d+$`));
    const seen = await ask('GET', place.id, token);
    expect(seen.headers.get('content-type')).toBe('image/webp');
    expect(seen.headers.get('cache-control')).toBe('no-store');
    expect((await ask('GET', place.id, stranger.token)).status).toBe(404);
    expect((await ask('GET', place.id, 'forged')).status).toBe(401);
  });

  it('can delete it with its files, and no one else can', async () => {
    const { place, review, token } = await buildReviewed();
    const stranger = await buildReviewed();
    const before = await filesOf();
    await send(place.id, token, await buildPicture('jpeg', 300, 200));
    const kept = await filesOf();
    expect((await ask('DELETE', place.id, stranger.token)).status).toBe(404);
    expect((await ask('DELETE', place.id, 'forged')).status).toBe(401);
    expect(await filesOf()).toEqual(kept);
    expect((await ask('DELETE', place.id, token)).status).toBe(204);
    expect(await filesOf()).toEqual(before);
    expect((await waitingOf(review.id)).photo).toBeNull();
    expect((await ask('DELETE', place.id, token)).status).toBe(404);
  });
});

it.each(['the review', 'the account'])('a photo is deleted with %s, including its files', async (what) => {
  const { diner, place, review, token } = await buildReviewed();
  const before = await filesOf();
  await send(place.id, token, await buildPicture('jpeg', 300, 200));
  if (what === 'the account') await cms.payload.delete({ collection: 'users', id: diner.id });
  else await cms.payload.delete({ collection: 'reviews', id: review.id });
  expect(await filesOf()).toEqual(before);
  const left = await cms.payload.count({
    collection: 'place-photos',
    where: { restaurant: { equals: place.id } },
  });
  expect(left.totalDocs).toBe(0);
});

describe('rejected without changing the review:', () => {
  it.each([
    ['words', 415, () => Buffer.from('no picture')],
    ['an animation', 415, () => buildAnimation()],
    ['too many pixels', 413, () => buildPictureBomb()],
    ['half a photo', 400, async () => (await buildPicture('png', 1600, 1200)).subarray(0, 900)],
    ['too many bytes', 413, () => Buffer.alloc(REVIEW_PHOTO_MAX_MB * 1024 * 1024 + 1)],
  ])('%s', async (_, status, build) => {
    const { place, review, token } = await buildReviewed('approved');
    const before = await filesOf();
    expect(await send(place.id, token, await build())).toMatchObject({ status, body: expect.any(String) });
    const kept = await cms.payload.findByID({ collection: 'reviews', id: review.id, depth: 0 });
    expect(kept.status).toBe('approved');
    expect(await filesOf()).toEqual(before);
  });

  it('a photo without a review, or without an account', async () => {
    const { place, token } = await buildReviewed();
    const other = await createRestaurant(cms.payload);
    const photo = await buildNoise(40, 30);
    expect((await send(other.id, token, photo)).status).toBe(404);
    expect((await send(place.id, 'forged', photo)).status).toBe(401);
  });
});
