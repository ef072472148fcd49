import {
  compareIndex,
  fingerprintOf,
  type EngineName,
  type ExpectedIndex,
  type IndexDifferences,
  type Search,
} from '#search';
import type { Payload } from 'payload';
import { findIndexedPlaces, readIndexedPlaces } from '../queries/indexed-places.ts';
import { findSynonyms } from './search-synonyms.ts';

const BATCH = 500;

export interface IndexCheck extends IndexDifferences {
  readonly engine: EngineName;
  /** Places that the index should hold. */
  readonly expected: number;
}

/** Compares an engine's index with the database, fingerprint by fingerprint. */
export async function checkIndex(payload: Payload, search: Search, engine: EngineName): Promise<IndexCheck> {
  const expected = await readExpectedIndex(payload);
  const differences = await compareIndex(search.upkeep.indexOf(engine), expected);
  return { ...differences, engine, expected: expected.fingerprints.size };
}

/** Repairs what a check found, place by place, while the index keeps serving. */
export async function repairIndex(payload: Payload, search: Search, check: IndexCheck): Promise<void> {
  if (check.hasOtherSynonyms)
    await search.upkeep.indexOf(check.engine).setSynonyms(await findSynonyms(payload));
  const wrong = [...check.missing, ...check.stale];
  for (let start = 0; start < wrong.length; start += BATCH) {
    await search.upkeep
      .indexOf(check.engine)
      .upsert(await findIndexedPlaces(payload, wrong.slice(start, start + BATCH)));
  }
  await search.upkeep.indexOf(check.engine).remove(check.extra);
}

/** The expected content of every index now. */
async function readExpectedIndex(payload: Payload): Promise<ExpectedIndex> {
  const fingerprints = new Map<number, string>();
  for await (const batch of readIndexedPlaces(payload)) {
    for (const place of batch) fingerprints.set(place.id, fingerprintOf(place));
  }
  return { fingerprints, synonyms: await findSynonyms(payload) };
}
