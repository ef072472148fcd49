import { writeFileSync } from 'node:fs';
import { samplePlaceSchema, type SamplePlace } from '../rows/sample-place.ts';
import { generatePlaces } from './generate-places.ts';
import { SAMPLE_VENUES } from './sample-venues.ts';

const SAMPLE_SEED = 1729;
const SAMPLE_COUNT = 642;
const FIRST_ID = 10_010;

/** All places of `sample-places.json`: the handwritten venues and the generated ones, by id. */
export function buildSamplePlaces(): SamplePlace[] {
  const thrown = generatePlaces(SAMPLE_COUNT - SAMPLE_VENUES.length, {
    seed: SAMPLE_SEED,
    firstId: FIRST_ID,
    reservedIds: new Set(SAMPLE_VENUES.map(({ id }) => id)),
    takenNames: SAMPLE_VENUES.map(({ name }) => name),
    takenPhones: SAMPLE_VENUES.flatMap(({ phone }) => phone ?? []),
  });
  return [...SAMPLE_VENUES, ...thrown].toSorted((a, b) => a.id - b.id);
}

/** One place per line, fields in schema order, so that changing one place changes one line. */
export function formatSamplePlaces(places: readonly SamplePlace[]): string {
  return `[\n${places.map((place) => JSON.stringify(samplePlaceSchema.parse(place))).join(',\n')}\n]\n`;
}

if (import.meta.main) {
  const places = buildSamplePlaces();
  writeFileSync(new URL('sample-places.json', import.meta.url), formatSamplePlaces(places));
  console.log(`sample-places.json: ${places.length} places`);
}
