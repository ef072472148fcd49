import { canonicalGuideSlug } from '#domain/guides/guide-directory';
import type { RestaurantDetail } from '#contract/restaurants';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { Award, Story } from '../payload-types.ts';
import { service } from '../start/services.ts';
import { findGuideDirectory } from './guide-directory.ts';
import { listGuidePlaces } from './guide-places.ts';
import type { RestaurantDetailDoc } from './restaurant-doc.ts';
import { prepareSql } from './run-sql.ts';

/** Published stories about a place, newest first. */
export const listStoriesAbout = prepareSql<Pick<Story, 'slug' | 'title'>, { restaurant: number }>(
  sql`select slug, title from stories
      where restaurant_id = ${sql.placeholder('restaurant')} and _status = 'published'
      order by publish_date desc, title`,
);

/** Published awards to a place, latest year first. */
export const listAwardsTo = prepareSql<Pick<Award, 'year' | 'why'>, { restaurant: number }>(
  sql`select year::int as year, why from awards
      where restaurant_id = ${sql.placeholder('restaurant')} and _status = 'published'
      order by year desc, recipient`,
);

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
