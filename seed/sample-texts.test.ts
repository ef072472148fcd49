import { FIXED_COLLECTIONS } from '#domain/guides/collection-guides';
import { GUIDE_THRESHOLDS } from '#domain/guides/guides';
import { readingMinutes } from '#domain/guides/reading-time';
import { guideCollections } from '#texts';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleAdSchema, sampleBusinessSchema } from './importers/store-advertising.ts';
import {
  sampleAuthorSchema,
  sampleAwardSchema,
  sampleCuisineSchema,
  sampleGuideSchema,
  sampleNeighborhoodSchema,
  samplePageSchema,
  sampleStorySchema,
} from './rows/sample-editorial.ts';
import { readSampleFile, readSampleRows } from './rows/sample-file.ts';
import { samplePlaceSchema } from './rows/sample-place.ts';

const stories = await readSampleRows('stories.json', sampleStorySchema);
const guides = await readSampleRows('guides.json', sampleGuideSchema);
const pages = await readSampleRows('pages.json', samplePageSchema);
const places = await readSampleRows('places.json', samplePlaceSchema);
const textOf = async (slug: string) => (await readSampleFile(`texts/${slug}.md`)).toString();
const filesOf = (folder: string) =>
  readdirSync(path.resolve(import.meta.dirname, '../cities/baltimore/sample', folder)).toSorted();
/** File and description of each picture in a text. */
const picturesIn = (text: string) =>
  [...text.matchAll(/!\[(.*)\]\(\.\.\/pictures\/(.+)\)/g)].map(([, alt = '', file = '']) => ({ file, alt }));
const wordsOf = (text: string) => text.replaceAll(/^!\[.*$|^(#+|>|-) |\]\(.*?\)|\[/gm, '');

test('the stories of the spec, with their dates and reading times (spec 1 §2, spec 2 §2)', async () => {
  const told = stories.map(async ({ slug, publishDate, featured }) => [
    slug,
    publishDate.slice(0, 10),
    featured,
    readingMinutes(wordsOf(await textOf(slug))),
  ]);
  expect(await Promise.all(told)).toEqual([
    ['sotto-sopra-mount-vernon-italian-gem', '2025-07-15', true, 5],
    ['amoora-downtown-baltimore-lebanese-kofta', '2025-07-15', false, 4],
  ]);
});

test('the six fixed collections, and Timonium with its date (spec 2 §2, §9)', () => {
  const collections = guides.filter(({ kind }) => kind === 'collection');
  expect(collections.map(({ slug, title, rule }) => ({ slug, title, rule }))).toEqual(
    FIXED_COLLECTIONS.map(({ slug, rule }) => ({ slug, title: guideCollections[rule](), rule })),
  );
  expect(new Set(collections.map(({ publishDate }) => publishDate.slice(0, 10)))).toEqual(
    new Set(['2025-01-20']),
  );
  expect(guides.at(-1)).toMatchObject({
    slug: 'timonium-restaurants',
    publishDate: '2025-04-06T12:00:00.000Z',
  });
});

test('three awards, the third of them short (spec 2 §2)', async () => {
  const awards = await readSampleRows('awards.json', sampleAwardSchema);
  expect(awards.map(({ slug, layout }) => [slug, layout])).toEqual([
    ['red-emmas', 'long'],
    ['umami-global', 'long'],
    ['empanada-lady', 'short'],
  ]);
  const winners = awards.map(({ recipient, restaurantId }) => ({ id: restaurantId, name: recipient }));
  expect(places).toEqual(expect.arrayContaining(winners.map((winner) => expect.objectContaining(winner))));
});

test('each text belongs to a story, a guide or a page, and authors wrote guides that exist', async () => {
  const slugs = [...stories, ...guides, ...pages].map(({ slug }) => `${slug}.md`);
  expect(filesOf('texts')).toEqual(slugs.toSorted());
  const authors = await readSampleRows('authors.json', sampleAuthorSchema);
  for (const { guides: written } of authors)
    expect(guides.map(({ slug }) => slug)).toEqual(expect.arrayContaining(written));
});

test('each picture is used once, and described', async () => {
  const texts = await Promise.all(stories.map(({ slug }) => textOf(slug)));
  const used = [...stories, ...guides].flatMap(({ image = [] }) => image).concat(texts.flatMap(picturesIn));
  expect(used.map(({ file }) => file).toSorted()).toEqual(filesOf('pictures'));
  for (const { file, alt } of used) expect(alt.length, file).toBeGreaterThan(30);
  const ads = await readSampleRows('ads.json', sampleAdSchema);
  const businesses = await readSampleRows('businesses.json', sampleBusinessSchema);
  expect([...ads, ...businesses].map(({ picture }) => picture).toSorted()).toEqual(filesOf('ads'));
});

test('each cuisine on a table and each neighborhood with a guide has an intro of its own', async () => {
  const cuisines = await readSampleRows('cuisines.json', sampleCuisineSchema);
  const neighborhoods = await readSampleRows('neighborhoods.json', sampleNeighborhoodSchema);
  const withIntro = (rows: readonly { name: string; intro?: string | undefined }[]) =>
    rows.filter(({ intro }) => intro?.includes('\n\n')).map(({ name }) => name);
  const listed = places.filter(({ status, published }) => published && status !== 'closed');
  // As in real exports, some categories are written in lower case.
  const cooked = listed
    .filter(({ category, dishes }) => dishes?.length && category !== category.toLowerCase())
    .map(({ category }) => category);
  expect(withIntro(cuisines)).toEqual(expect.arrayContaining(cooked));
  const guided = [...Map.groupBy(listed, ({ neighborhood }) => neighborhood)]
    .filter(([, here]) => here.length >= GUIDE_THRESHOLDS.neighborhood)
    .map(([name]) => name);
  expect(withIntro(neighborhoods)).toEqual(expect.arrayContaining(guided));
  const paragraphs = [...cuisines, ...neighborhoods].flatMap(({ intro }) => intro?.split('\n\n') ?? []);
  expect(paragraphs.filter((text, index) => paragraphs.indexOf(text) !== index)).toEqual([]);
});
