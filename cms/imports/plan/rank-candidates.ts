import type { Candidate } from '#contract/imports';
import { DUPLICATE_SCORE, scoreDuplicate } from '#domain/imports/duplicate-score';
import type { KnownPlace } from './known-places.ts';

const MOST_CANDIDATES = 5;

/** The places nearby that a row may be, the likeliest first. */
export function rankCandidates(known: KnownPlace, near: readonly KnownPlace[]): Candidate[] {
  const places = new Map(near.map((place) => [place.ref, place]));
  return [...places.values()]
    .map((place) => ({
      placeId: place.ref > 0 ? place.ref : null,
      at: place.at,
      name: place.name,
      address: place.address,
      ...scoreDuplicate(known, place),
    }))
    .filter(({ score }) => score >= DUPLICATE_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_CANDIDATES);
}
