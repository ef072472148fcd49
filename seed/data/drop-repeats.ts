import { selectSimilar } from '#domain/places/similar-places';
import type { SamplePlace } from '../rows/sample-place.ts';

/**
 * A place's page shows the places like it. Where one of those says what another on the page has said, it keeps its first
 * sentence only.
 */
export function dropRepeats(places: readonly SamplePlace[]): SamplePlace[] {
  const descriptions = new Map(places.map(({ id, description }) => [id, description]));
  const listed = places.filter(({ published, status }) => published && status !== 'closed').map(asRated);
  for (const place of places.map(asRated)) {
    const near = listed.filter(
      ({ category, neighborhood }) => category === place.category || neighborhood === place.neighborhood,
    );
    const heard = new Set<string>();
    for (const { id } of [place, ...selectSimilar(place, near)]) {
      const [first = '', ...rest] = sentencesOf(descriptions.get(id) ?? '');
      const isRepeated = rest.some((sentence) => heard.has(stemOf(sentence)));
      const kept = isRepeated ? [first] : [first, ...rest];
      descriptions.set(id, kept.join(' '));
      for (const sentence of kept) heard.add(stemOf(sentence));
    }
  }
  return places.map((place) => ({
    ...place,
    description: descriptions.get(place.id) ?? place.description,
  }));
}

function asRated(place: SamplePlace) {
  return {
    ...place,
    rating: place.rating ?? null,
    reviewCount: place.reviewCount ?? null,
    latitude: place.latitude ?? null,
    longitude: place.longitude ?? null,
  };
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?]) /);
const stemOf = (sentence: string) => sentence.split(' ').slice(0, 4).join(' ').toLowerCase();
