import { newestTime } from '#domain/calendar/newest-time';
import { canonicalGuideSlug } from '#domain/guides/guide-directory';
import type { SomeHandlers } from '../calls/handler.ts';
import { listAuthorChanges } from '../queries/authors.ts';
import { findGuideDirectory } from '../queries/guide-directory.ts';
import { listSentIssues } from '../newsletter/sending/mailings.ts';
import { listPages } from '../queries/pages.ts';
import { findGlobal, findListingRules } from '../queries/settings.ts';
import {
  listCuisineChanges,
  listNeighborhoodChanges,
  listRestaurantChanges,
} from '../queries/site-contents.ts';
import { listPublished } from '../queries/published.ts';

export const sitemapHandlers = {
  getSiteContents: async ({ req: { payload } }) => {
    const [
      home,
      { hiddenCategories },
      cuisines,
      neighborhoods,
      restaurants,
      stories,
      { guides },
      pages,
      authors,
      issues,
    ] = await Promise.all([
      findGlobal(payload, 'home'),
      findListingRules(payload),
      listCuisineChanges(payload),
      listNeighborhoodChanges(payload),
      listRestaurantChanges(payload),
      listPublished(payload, 'stories'),
      findGuideDirectory(payload),
      listPages(payload),
      listAuthorChanges(payload),
      listSentIssues(payload.db.pool),
    ]);
    const placesLastModified = newestTime(restaurants.map(({ lastModified }) => lastModified));
    const changeOf = (changes: typeof cuisines, name: string) =>
      changes.find((change) => change.name === name)?.lastModified ?? null;
    return {
      placesLastModified,
      homeLastModified: home.updatedAt ?? null,
      cuisines: cuisines.filter(({ name }) => name.trim() !== '' && !hiddenCategories.includes(name)),
      neighborhoods: neighborhoods.filter(({ name }) => name.trim() !== ''),
      restaurants,
      stories: stories.map(({ slug, updatedAt }) => ({ slug, lastModified: updatedAt })),
      authors,
      issues: issues.map(({ content, sentAt }) => ({
        slug: content.slug,
        lastModified: sentAt.toISOString(),
      })),
      pages: pages.map(({ slug, updatedAt }) => ({ slug, lastModified: updatedAt })),
      guides: guides
        .filter((guide) => canonicalGuideSlug(guide, guides) === guide.slug)
        // A guide changes with its places and with its editor's settings.
        .map(({ slug, neighborhood, cuisine, settings }) => {
          const places =
            neighborhood !== null
              ? changeOf(neighborhoods, neighborhood)
              : cuisine !== null
                ? changeOf(cuisines, cuisine)
                : placesLastModified;
          return { slug, lastModified: newestTime([places, settings?.updatedAt ?? null]) };
        }),
    };
  },
} satisfies SomeHandlers;
