import {
  DUPLICATE_SCORE,
  hasMoved,
  isSamePlace,
  listDifferences,
  metresApart,
  scoreDuplicate,
  type Likeness,
} from '#domain/imports/duplicate-score';
import { slipsBetween } from '#search';
import { nameKey } from '#domain/imports/place-keys';
import { foldedWords, foldText } from '#domain/words/characters';
import type { CurrentPlace } from '../commit/current-places.ts';
import type { RestaurantFields } from '../map/restaurant-fields.ts';
import type { KnownPlace } from './known-places.ts';
import type { PlannedRow, ReadRow } from './planned-row.ts';
import type { Candidate } from '#contract/imports';

export interface Recognized {
  readonly placeId: number;
  readonly matchedBy: 'name and place' | 'name';
}

export interface Likely {
  /** Places and earlier rows that share a location, address, phone number or website with the row. */
  readonly near: readonly KnownPlace[];
  /** For a row without an address: all places and earlier rows with its name. */
  readonly namesakes: readonly KnownPlace[];
  readonly places: ReadonlyMap<number, CurrentPlace>;
  /** Whether the source has ids: two entries with different keys are then two places. */
  readonly isNumbered: boolean;
}

/**
 * The place that matches a row without doubt: same name and location, or, for a row without an address, the only one
 * of its name in the city, article and all if there are several. `null` in case of doubt, or if anything speaks against
 * it.
 */
export function recognizePlace(
  { row, known }: ReadRow,
  { near, namesakes, places, isNumbered }: Likely,
): Recognized | null {
  const meansAnother = (place: KnownPlace) =>
    place.ref < 0 || (place.source === row.source && (isNumbered || row.given.address !== undefined));
  const same = unique(near.filter((place) => isSamePlace(known, place)));
  const [here] = same;
  if (here) {
    const isClear = same.length === 1 && !meansAnother(here) && listDifferences(known, here).length === 0;
    return isClear ? { placeId: here.ref, matchedBy: 'name and place' } : null;
  }
  const spelledSo = namesakes.filter(({ name }) => foldText(name) === foldText(known.name));
  const [only, ...others] = unique(spelledSo.length > 0 ? spelledSo : namesakes);
  if (!only || others.length > 0 || meansAnother(only)) return null;
  // The row has a location, and it is elsewhere.
  if (metresApart(known, only) !== null || listDifferences(known, only).length > 0) return null;
  const { neighborhood } = row.given;
  if (neighborhood && neighborhood !== places.get(only.ref)?.neighborhood) return null;
  return { placeId: only.ref, matchedBy: 'name' };
}

/**
 * A row's values for the place it matched. A row without an address is matched by name, so another spelling of the
 * name is not a change.
 */
export function valuesFor(
  row: Pick<ReadRow['row'], 'given' | 'source' | 'sourceKey'>,
  place: Pick<CurrentPlace, 'name' | 'source' | 'sourceKey'>,
  matchedBy: PlannedRow['matchedBy'],
): Partial<RestaurantFields> {
  const { name, ...others } = row.given;
  const isOwn = matchedBy === 'id' || (place.source === row.source && place.sourceKey === row.sourceKey);
  const isSpelling = name !== undefined && nameKey(name) === nameKey(place.name);
  return !isOwn && !row.given.address && isSpelling ? others : row.given;
}

function unique(places: readonly KnownPlace[]): KnownPlace[] {
  return [...new Map(places.map((place) => [place.ref, place])).values()];
}

const MAX_CANDIDATES = 5;

/** Candidate places for a row, the likeliest first: similar ones nearby, and all with its name. */
export function rankCandidates(
  known: KnownPlace,
  near: readonly KnownPlace[],
  namesakes: readonly KnownPlace[] = [],
): Candidate[] {
  const named = new Set(namesakes.map(({ ref }) => ref));
  const places = unique([...near, ...namesakes]);
  // Several stored places of that name and number are branches, of which none has moved.
  const [moved, ...branches] = places.filter((place) => place.ref > 0 && hasMoved(known, place));
  return places
    .map((place) => ({ place, likeness: likenessOf(known, place, place === moved && branches.length === 0) }))
    .filter(
      ({ place, likeness }) =>
        likeness.score >= DUPLICATE_SCORE ||
        named.has(place.ref) ||
        isSamePlace(known, place) ||
        // A slip in a short name leaves it few letter pairs to be recognized by.
        (likeness.reasons.includes('same address') && isLikeHere(known, place)),
    )
    .toSorted((a, b) => b.likeness.score - a.likeness.score)
    .slice(0, MAX_CANDIDATES)
    .map(({ place, likeness }) => toCandidate(place, likeness));
}

const ONE_SLIP_BELOW = 10;

/** Whether, at one address, two names are probably one: a slip, or words more. */
function isLikeHere(known: KnownPlace, place: KnownPlace): boolean {
  const [words, others] = [known.nameKey.split(' '), place.nameKey.split(' ')];
  if (words.every((word) => others.includes(word)) || others.every((word) => words.includes(word)))
    return true;
  const [joined, its] = [foldedWords(known.name).join(''), foldedWords(place.name).join('')];
  const most = Math.min(joined.length, its.length) < ONE_SLIP_BELOW ? 1 : 2;
  return slipsBetween(joined, its, most) <= most;
}

/** Likeness, with what speaks against it, which a person has to weigh. */
function likenessOf(known: KnownPlace, place: KnownPlace, mayHaveMoved: boolean): Likeness {
  const { score, reasons } = scoreDuplicate(known, place);
  const against = [...listDifferences(known, place), ...(mayHaveMoved ? ['moved?'] : [])];
  return {
    score: mayHaveMoved ? Math.max(score, DUPLICATE_SCORE) : score,
    reasons: [...reasons, ...against],
  };
}

export function toCandidate(
  { ref, at, name, address }: KnownPlace,
  likeness: Pick<Candidate, 'score' | 'reasons'>,
): Candidate {
  return { placeId: ref > 0 ? ref : null, at, name, address, ...likeness };
}
