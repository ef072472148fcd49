import type { SiteContents } from '#contract/sitemap';
import { newestTime } from '#domain/calendar/newest-time';
import { guidePath } from '#domain/addresses/page-paths';
import { paths } from './paths.ts';

export interface SitemapAddress {
  readonly path: string;
  /** `null` when the date of the last change is unknown. */
  readonly lastModified: string | null;
}

/** Every indexable page, by kind. */
export function sitemapAddresses(contents: SiteContents): Record<string, readonly SitemapAddress[]> {
  const { placesLastModified, homeLastModified, stories, guides } = contents;
  const storiesLastModified = newestTime(stories.map(({ lastModified }) => lastModified));
  const guidesLastModified = newestTime(guides.map(({ lastModified }) => lastModified));
  return {
    pages: [
      {
        path: paths.home,
        lastModified: newestTime([placesLastModified, homeLastModified, storiesLastModified]),
      },
      { path: paths.cuisines, lastModified: placesLastModified },
      { path: paths.neighborhoods, lastModified: placesLastModified },
      { path: paths.quiz, lastModified: placesLastModified },
      { path: paths.faq, lastModified: homeLastModified },
      { path: paths.about, lastModified: null },
      { path: paths.submitRestaurant, lastModified: null },
      { path: paths.localBusinesses, lastModified: storiesLastModified },
      { path: paths.blog, lastModified: guidesLastModified },
      // Not the badge pages below it: they are for those who know the address (spec 2 §6).
      { path: paths.awards, lastModified: null },
      { path: paths.winDinner, lastModified: null },
      { path: paths.sitemap, lastModified: guidesLastModified },
      ...contents.pages.map(({ slug, lastModified }) => ({ path: paths.page(slug), lastModified })),
    ],
    cuisines: contents.cuisines.map(({ name, lastModified }) => ({
      path: paths.cuisine(name),
      lastModified,
    })),
    neighborhoods: contents.neighborhoods.map(({ name, lastModified }) => ({
      path: paths.neighborhood(name),
      lastModified,
    })),
    stories: stories.map(({ slug, lastModified }) => ({ path: paths.localBusiness(slug), lastModified })),
    authors: contents.authors.map(({ slug, lastModified }) => ({ path: paths.author(slug), lastModified })),
    guides: guides.map(({ slug, lastModified }) => ({ path: guidePath(slug), lastModified })),
    restaurants: contents.restaurants.map(({ id, lastModified }) => ({
      path: paths.restaurant(id),
      lastModified,
    })),
  };
}
