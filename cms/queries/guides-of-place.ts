import { canonicalGuideSlug } from '#domain/guides/guide-directory';
import type { RestaurantDetail } from '#contract/restaurants';
import type { Payload } from 'payload';
import { service } from '../start/services.ts';
import { findGuideDirectory } from './guide-directory.ts';
import { listGuidePlaces } from './guide-places.ts';
import type { RestaurantDetailDoc } from './restaurant-doc.ts';

/** The guides that show a place, best rank first. */
export async function listGuidesOf(
  payload: Payload,
  { id, neighborhood, category }: Pick<RestaurantDetailDoc, 'id' | 'neighborhood' | 'category'>,
): Promise<RestaurantDetail['guides']> {
  const { guides } = await findGuideDirectory(payload);
  // Remembered until the content changes, because many places ask for the same guides.
  const known = await service('contentMemory').remember('places-of-guides', () =>
    Promise.resolve(new Map<string, readonly number[]>()),
  );
  const found = await Promise.all(
    guides
      .filter((guide) => {
        const isPinned = guide.settings?.pinnedIds.includes(id) ?? false;
        const isSubject =
          (guide.neighborhood ?? neighborhood) === neighborhood && (guide.cuisine ?? category) === category;
        return (isPinned || isSubject) && canonicalGuideSlug(guide, guides) === guide.slug;
      })
      .map(async (guide) => {
        const { slug, title, settings } = guide;
        const places =
          known.get(slug) ?? (await listGuidePlaces(payload, guide)).places.map((place) => place.id);
        known.set(slug, places);
        return { slug, title, rank: places.indexOf(id) + 1, note: settings?.notes.get(id) ?? null };
      }),
  );
  return found.filter(({ rank }) => rank > 0).toSorted((a, b) => a.rank - b.rank);
}
