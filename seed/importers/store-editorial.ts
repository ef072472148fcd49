import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { SAMPLE_AUTHORS } from '../data/editorial/authors.ts';
import { SAMPLE_AWARDS } from '../data/editorial/awards.ts';
import { SAMPLE_GUIDES } from '../data/editorial/guides.ts';
import { SAMPLE_PAGES } from '../data/editorial/pages.ts';
import { SAMPLE_STORIES } from '../data/editorial/stories.ts';
import { CUISINE_INTROS } from '../data/intros/cuisine-intros.ts';
import { CUISINE_WORDS } from '../data/intros/cuisine-words.ts';
import { NEIGHBORHOOD_INTROS } from '../data/intros/neighborhood-intros.ts';
import { NEIGHBORHOOD_WORDS } from '../data/intros/neighborhood-words.ts';
import { SCENES } from '../data/editorial/scenes/more-scenes.ts';
import { inTransaction } from '../lib/in-transaction.ts';
import { articleText, picturesIn } from '../rows/article-text.ts';
import { noonOf } from '../rows/sample-editorial.ts';

/** Credit line of the scenes. */
const SCENE_CREDIT = 'Illustration: Marble Step';
const SCENE_FOLDER = path.resolve(import.meta.dirname, '../data/editorial/scenes');

/** Stores the sample's missing texts: stories, guides, awards, and list introductions; returns how many. */
export async function storeEditorial(payload: Payload): Promise<number> {
  const [stories, guides, awards, pages, places] = await Promise.all([
    findSlugs(payload, 'stories'),
    findSlugs(payload, 'guides'),
    findSlugs(payload, 'awards'),
    findSlugs(payload, 'pages'),
    findIds(payload),
  ]);
  const known = (id: number) => (places.has(id) ? id : null);
  let stored = 0;
  await inTransaction(payload, async (req) => {
    for (const { restaurantId, lines, publishDate, scene, ...story } of SAMPLE_STORIES) {
      if (stories.has(story.slug)) continue;
      const data = {
        ...story,
        category: 'Restaurant Spotlight',
        body: articleText(lines, await storePictures(payload, req, lines)),
        publishDate: noonOf(publishDate),
        restaurant: known(restaurantId),
        image: await storeScene(payload, req, scene),
        _status: 'published' as const,
      };
      await payload.create({ collection: 'stories', data, req });
      stored += 1;
    }
    const authors = await storeAuthors(payload, req);
    for (const { lines, publishDate, pins, notes, scene, ...guide } of SAMPLE_GUIDES) {
      if (guides.has(guide.slug)) continue;
      const data = {
        ...guide,
        ...(lines.length > 0 && { body: articleText(lines) }),
        publishDate: noonOf(publishDate),
        image: await storeScene(payload, req, scene),
        authors: authors.flatMap(({ id, guides: written }) => (written.includes(guide.slug) ? [id] : [])),
        pins: pins.filter((id) => places.has(id)),
        notes: notes.flatMap(({ restaurantId, note }) =>
          places.has(restaurantId) ? [{ restaurant: restaurantId, note }] : [],
        ),
        _status: 'published' as const,
      };
      await payload.create({ collection: 'guides', data, req });
      stored += 1;
    }
    for (const { restaurantId, ...award } of SAMPLE_AWARDS) {
      if (awards.has(award.slug)) continue;
      const data = { ...award, restaurant: known(restaurantId), _status: 'published' as const };
      await payload.create({ collection: 'awards', data, req });
      stored += 1;
    }
    for (const { lines, ...page } of SAMPLE_PAGES) {
      if (pages.has(page.slug)) continue;
      const data = { ...page, body: articleText(lines), _status: 'published' as const };
      await payload.create({ collection: 'pages', data, req });
      stored += 1;
    }
    stored += await storeNameTexts(payload, req);
  });
  return stored;
}

type InTransaction = Pick<PayloadRequest, 'transactionID'>;

/** Existing authors are left unchanged. */
async function storeAuthors(
  payload: Payload,
  req: InTransaction,
): Promise<{ id: number; guides: readonly string[] }[]> {
  const stored = [];
  for (const { guides, ...author } of SAMPLE_AUTHORS) {
    const where = { slug: { equals: author.slug } };
    const { docs } = await payload.find({ collection: 'authors', where, depth: 0, limit: 1, req });
    const { id } = docs[0] ?? (await payload.create({ collection: 'authors', data: author, req }));
    stored.push({ id, guides });
  }
  return stored;
}

async function storePictures(
  payload: Payload,
  req: InTransaction,
  lines: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const stored = new Map<string, number>();
  for (const name of picturesIn(lines)) stored.set(name, await storeScene(payload, req, name));
  return stored;
}

async function storeScene(payload: Payload, req: InTransaction, name: string): Promise<number> {
  const scene = SCENES.find((drawn) => drawn.name === name);
  if (!scene) throw new Error(`No scene is called ${name}`);
  const data = await readFile(path.join(SCENE_FOLDER, `${name}.webp`));
  const file = { name: `${name}.webp`, data, mimetype: 'image/webp', size: data.length };
  const { id } = await payload.create({
    collection: 'media',
    data: { alt: scene.alt, credit: SCENE_CREDIT },
    file,
    req,
  });
  return id;
}

/**
 * Stores intros of cuisines and neighborhoods and their words in sentences, where they are empty. Returns how many got
 * an intro.
 */
async function storeNameTexts(payload: Payload, req: InTransaction): Promise<number> {
  const everything = { depth: 0, limit: 0, pagination: false, req } as const;
  let stored = 0;
  const { docs: cuisines } = await payload.find({ collection: 'cuisines', ...everything });
  for (const { id, name, adjective, plural, craving, intro } of cuisines) {
    const text = intro ? undefined : CUISINE_INTROS.get(name);
    const words = adjective || plural || craving ? undefined : CUISINE_WORDS.get(name);
    if (text) stored += 1;
    if (text || words)
      await payload.update({ collection: 'cuisines', id, data: { ...words, ...introOf(text) }, req });
  }
  const { docs: neighborhoods } = await payload.find({ collection: 'neighborhoods', ...everything });
  for (const { id, name, called, located, intro } of neighborhoods) {
    const text = intro ? undefined : NEIGHBORHOOD_INTROS.get(name);
    const words = called || located ? undefined : NEIGHBORHOOD_WORDS.get(name);
    if (text) stored += 1;
    if (text || words)
      await payload.update({ collection: 'neighborhoods', id, data: { ...words, ...introOf(text) }, req });
  }
  return stored;
}

const introOf = (text: readonly string[] | undefined) => (text ? { intro: text.join('\n\n') } : {});

async function findSlugs(
  payload: Payload,
  collection: Extract<CollectionSlug, 'stories' | 'guides' | 'awards' | 'pages'>,
): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({ collection, depth: 0, limit: 0, pagination: false });
  return new Set(docs.map(({ slug }) => slug));
}

async function findIds(payload: Payload): Promise<ReadonlySet<number>> {
  const wanted = [...SAMPLE_STORIES, ...SAMPLE_AWARDS].map(({ restaurantId }) => restaurantId);
  const chosen = SAMPLE_GUIDES.flatMap(({ pins, notes }) => [
    ...pins,
    ...notes.map(({ restaurantId }) => restaurantId),
  ]);
  const { docs } = await payload.find({
    collection: 'restaurants',
    where: { id: { in: [...wanted, ...chosen] } },
    depth: 0,
    limit: 0,
    pagination: false,
  });
  return new Set(docs.map(({ id }) => id));
}
