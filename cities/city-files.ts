import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** What each file of a city holds. The code takes these files as they are, so what they lack shows only here. */

const text = z.string().min(1, 'Write something here.');
const texts = z.array(text);
const zip = z.string().regex(/^\d{5}$/, 'A zip code has exactly five digits.');
const degrees = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
};
const box = z
  .strictObject({
    south: degrees.latitude,
    north: degrees.latitude,
    west: degrees.longitude,
    east: degrees.longitude,
  })
  .refine(
    ({ south, north, west, east }) => south < north && west < east,
    'South lies below north, and west below east.',
  );
const link = z.strictObject({
  label: text,
  slug: z.string().regex(/^[a-z0-9-]+$/, 'A slug is like harbor-east.'),
});
const position = z.tuple([degrees.longitude, degrees.latitude]);
const feature = z.object({
  type: z.literal('Feature'),
  properties: z.strictObject({
    kind: z.enum(['water', 'parks', 'lakes', 'rivers', 'streets', 'arteries', 'highways', 'border']),
  }),
  geometry: z.discriminatedUnion('type', [
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(position).min(4))) }),
    z.object({ type: z.literal('MultiLineString'), coordinates: z.array(z.array(position).min(2)) }),
  ]),
});

const SCHEMAS = {
  region: z.strictObject({
    name: text,
    state: text,
    stateCode: z.string().regex(/^[A-Z]{2}$/, 'A state has a code of two capitals.'),
    areaCodes: z.array(z.string().regex(/^\d{3}$/, 'An area code has three digits.')).min(1),
    timeZone: z.string().refine(isTimeZone, 'There is no such time zone. One is Europe/Lisbon.'),
    timeZoneName: text,
  }),
  area: z
    .strictObject({
      center: z.strictObject(degrees),
      country: box,
      positions: box,
      map: box,
      drawing: box,
      firstView: box,
    })
    .refine(
      ({ center: { latitude, longitude }, firstView: { south, north, west, east } }) =>
        south < latitude && latitude < north && west < longitude && longitude < east,
      { path: ['center'], message: 'The center lies in the first view.' },
    ),
  texts: z.strictObject({
    faqDescription: text,
    areaGuide: z.strictObject({ slug: link.shape.slug, heading: text, empty: text }),
  }),
  site: z.strictObject({
    tagline: text,
    footerAbout: text,
    popularNeighborhoods: z.array(link),
    popularCuisines: z.array(link),
    questions: z.array(z.strictObject({ question: text, answer: text })),
  }),
  listing: z.strictObject({
    pinnedIds: z.array(z.int().positive()),
    excludedIds: z.array(z.int().positive()),
    excludedNames: texts,
    hiddenCategories: texts,
    synonyms: z.array(z.strictObject({ meaning: text, terms: text })),
  }),
  quiz: z.strictObject({
    zips: z.array(z.strictObject({ zip, neighborhoods: texts, nearby: texts, walkable: texts })),
    suburbs: z.array(z.strictObject({ zip, neighborhoods: texts })),
    relatedCuisines: z.array(z.strictObject({ cuisine: text, related: texts })),
    overrides: z.array(z.strictObject({ vibe: text.nullable(), cuisine: text, prices: texts, venue: text })),
    emojis: z.array(z.strictObject({ category: text, emoji: text })),
    defaultEmoji: text,
  }),
  search: z.strictObject({ neighborhoods: z.record(text, text) }),
  scenes: z.record(text, texts),
  'drawn-map': z.object({ type: z.literal('FeatureCollection'), features: z.array(feature) }),
  'drawn-names': z.array(
    z.strictObject({
      kind: z.enum(['place', 'water', 'park', 'road']),
      rank: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      name: text,
      ...degrees,
    }),
  ),
  'import-template': z.record(text, z.strictObject({ header: text, takes: text.optional(), example: text })),
} as const;

export type City = { readonly [Name in keyof typeof SCHEMAS]: z.infer<(typeof SCHEMAS)[Name]> };

/** A city's files. @throws Error with a line for each fault: the file, where in it, and what is wrong. */
export function readCity(folder = cityFolder()): City {
  const faults: string[] = [];
  const entries = Object.entries(SCHEMAS).map(([name, schema]) => {
    const file = path.relative('', path.join(folder, `${name}.json`));
    const { data, error } = schema.safeParse(readJson(file, faults));
    for (const { path: at, message } of error?.issues ?? []) {
      faults.push(`${file}: ${at.map(String).join('.') || 'the whole file'}: ${message}`);
    }
    return [name, data];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  // Each entry has passed the schema of its name.
  return Object.fromEntries(entries) as City;
}

/** The folder that `#city/...` stands for. */
function cityFolder(): string {
  return path.dirname(fileURLToPath(import.meta.resolve('#city/region.json')));
}

function readJson(file: string, faults: string[]): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    faults.push(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`);
    return undefined;
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
