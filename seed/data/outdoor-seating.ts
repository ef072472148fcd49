import { byRating } from '#domain/places/rated';
import { stableHash } from '#domain/words/stable-hash';
import type { SamplePlace } from '../rows/sample-place.ts';
import { isDressy } from './compose-description.ts';
import { SAMPLE_CUISINES } from './sample-cuisines.ts';
import { OUTDOOR_SENTENCES } from './sample-sentences.ts';

const DRESSY = new Set(SAMPLE_CUISINES.filter(isDressy).map(({ name }) => name));

/**
 * Adds a sentence about outdoor seating to the best places with it, while unused sentences remain: the guide lists
 * these places. It replaces the second sentence of their description.
 */
export function addOutdoorSeating(places: readonly SamplePlace[]): SamplePlace[] {
  const left = [...OUTDOOR_SENTENCES];
  const told = new Map<number, string>();
  for (const { id, category } of places.filter(({ tags }) => tags?.includes('outdoor')).toSorted(byGuide)) {
    const fitting = left.filter(({ isHomely }) => !isHomely || !DRESSY.has(category));
    const sentence = fitting[stableHash(`${id} outside`) % Math.max(1, fitting.length)];
    if (sentence === undefined) continue;
    left.splice(left.indexOf(sentence), 1);
    told.set(id, sentence.text);
  }
  return places.map((place) => {
    const outside = told.get(place.id);
    const [first] = place.description.split(/(?<=[.!?]) /);
    return outside === undefined ? place : { ...place, description: `${first} ${outside}` };
  });
}

/** Unlisted places come last. */
function byGuide(a: SamplePlace, b: SamplePlace): number {
  const isListed = ({ published, status }: SamplePlace) => Number(published && status === 'open');
  return isListed(b) - isListed(a) || byRating(rated(a), rated(b));
}

function rated({ name, rating = null, reviewCount = null }: SamplePlace) {
  return { name, rating, reviewCount };
}
