import type { Payload } from 'payload';
import type { z } from 'zod';
import { inTransaction, type InTransaction } from '../lib/in-transaction.ts';
import {
  sampleAuthorSchema,
  sampleAwardSchema,
  sampleGuideSchema,
  sampleHomeSchema,
  samplePageSchema,
  sampleStorySchema,
} from '../rows/sample-editorial.ts';
import { readSampleRows } from '../rows/sample-file.ts';
import { openArticles, storePicture } from './read-article.ts';
import { storeNameTexts } from './store-name-texts.ts';
import { findPlaceIds } from './store-places.ts';

/** Stores the sample's missing texts: stories, guides, awards, and list introductions; returns how many. */
export async function storeEditorial(payload: Payload): Promise<number> {
  const places = await findPlaceIds(payload);
  const known = (id: number) => (places.has(id) ? id : null);
  const published = { _status: 'published' } as const;
  let stored = 0;
  await inTransaction(payload, async (req) => {
    const articleOf = await openArticles(payload, req);
    for (const { restaurantId, ...story } of await readMissing(payload, 'stories', sampleStorySchema)) {
      const data = {
        ...story,
        ...published,
        category: 'Restaurant Spotlight',
        body: await articleOf(story.slug),
        restaurant: known(restaurantId),
        image: story.image && (await storePicture(payload, req, story.image)),
      };
      await payload.create({ collection: 'stories', data, req });
      stored += 1;
    }
    const authors = await storeAuthors(payload, req);
    for (const guide of await readMissing(payload, 'guides', sampleGuideSchema)) {
      const data = {
        ...guide,
        ...published,
        body: await articleOf(guide.slug),
        image: guide.image && (await storePicture(payload, req, guide.image)),
        authors: authors.flatMap(({ id, guides }) => (guides.includes(guide.slug) ? [id] : [])),
        pins: guide.pins.filter((id) => places.has(id)),
        exclusions: guide.exclusions.filter((id) => places.has(id)),
        notes: guide.notes.flatMap(({ restaurantId, note }) =>
          places.has(restaurantId) ? [{ restaurant: restaurantId, note }] : [],
        ),
      };
      await payload.create({ collection: 'guides', data, req });
      stored += 1;
    }
    for (const { restaurantId, ...award } of await readMissing(payload, 'awards', sampleAwardSchema)) {
      const data = { ...award, ...published, restaurant: known(restaurantId) };
      await payload.create({ collection: 'awards', data, req });
      stored += 1;
    }
    for (const page of await readMissing(payload, 'pages', samplePageSchema)) {
      const data = { ...page, ...published, body: await articleOf(page.slug) };
      await payload.create({ collection: 'pages', data, req });
      stored += 1;
    }
    stored += await storeNameTexts(payload, req);
    // A second run stores nothing, and leaves staff's choice.
    if (stored > 0) await storePinned(payload, req);
  });
  return stored;
}

/** The sample's documents of a collection whose slugs do not exist yet. */
async function readMissing<T extends { slug: string }>(
  payload: Payload,
  collection: 'stories' | 'guides' | 'awards' | 'pages',
  row: z.ZodType<T>,
): Promise<T[]> {
  const { docs } = await payload.find({ collection, depth: 0, limit: 0, pagination: false });
  const present = new Set(docs.map(({ slug }) => slug));
  return (await readSampleRows(`${collection}.json`, row)).filter(({ slug }) => !present.has(slug));
}

async function storePinned(payload: Payload, req: InTransaction): Promise<void> {
  const pinnedFirstIds = (await readSampleRows('home.json', sampleHomeSchema)).map(({ id }) => ({
    placeId: id,
  }));
  await payload.updateGlobal({ slug: 'listing-rules', data: { pinnedFirstIds }, req });
}

/** Existing authors are left unchanged. */
async function storeAuthors(
  payload: Payload,
  req: InTransaction,
): Promise<{ id: number; guides: readonly string[] }[]> {
  const stored = [];
  for (const { guides, ...author } of await readSampleRows('authors.json', sampleAuthorSchema)) {
    const where = { slug: { equals: author.slug } };
    const { docs } = await payload.find({ collection: 'authors', where, depth: 0, limit: 1, req });
    const { id } = docs[0] ?? (await payload.create({ collection: 'authors', data: author, req }));
    stored.push({ id, guides });
  }
  return stored;
}
