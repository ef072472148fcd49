import { fingerprintOf, type ExpectedIndex } from '#search';
import type { Payload } from 'payload';
import { readIndexedPlaces } from '../queries/indexed-places.ts';
import { findSynonyms } from './search-synonyms.ts';

/** The expected content of every index now. */
export async function readExpectedIndex(payload: Payload): Promise<ExpectedIndex> {
  const fingerprints = new Map<number, string>();
  for await (const batch of readIndexedPlaces(payload)) {
    for (const place of batch) fingerprints.set(place.id, fingerprintOf(place));
  }
  return { fingerprints, synonyms: await findSynonyms(payload) };
}
