import type { Candidate } from '#contract/imports';
import { DUPLICATE_SCORE, scoreDuplicate } from '#domain/imports/duplicate-score';
import type { KnownPlace } from './known-places.ts';

const MOST_CANDIDATES = 5;

/** Candidate places for a row, the likeliest first: similar ones nearby, and all with its name. */
export function rankCandidates(
  known: KnownPlace,
  near: readonly KnownPlace[],
  namesakes: readonly KnownPlace[] = [],
): Candidate[] {
  const named = new Set(namesakes.map(({ ref }) => ref));
  const places = new Map([...near, ...namesakes].map((place) => [place.ref, place]));
  return [...places.values()]
    .map((place) => ({ place, likeness: scoreDuplicate(known, place) }))
    .filter(({ place, likeness }) => likeness.score >= DUPLICATE_SCORE || named.has(place.ref))
    .toSorted((a, b) => b.likeness.score - a.likeness.score)
    .slice(0, MOST_CANDIDATES)
    .map(({ place, likeness }) => toCandidate(place, likeness));
}

/** A place as a candidate. */
export function toCandidate(
  { ref, at, name, address }: KnownPlace,
  likeness: Pick<Candidate, 'score' | 'reasons'>,
): Candidate {
  return { placeId: ref > 0 ? ref : null, at, name, address, ...likeness };
}
