import type { SiteContents } from '#contract/sitemap';
import { newestTime } from '#domain/calendar/newest-time';
import { guidePath } from '#domain/addresses/page-paths';
import { SITE_PAGES } from '#domain/addresses/site-pages';
import { paths } from '../paths.ts';

export interface SitemapAddress {
  readonly path: string;
  /** `null` when the date of the last change is unknown. */
  readonly lastModified: string | null;
}

/** Every indexable page, by kind. */
export function sitemapAddresses(contents: SiteContents): Record<string, readonly SitemapAddress[]> {
  const { placesLastModified, homeLastModified, stories, guides, issues } = contents;
  const changed = {
    places: placesLastModified,
    home: homeLastModified,
    stories: newestTime(stories.map(({ lastModified }) => lastModified)),
    guides: newestTime(guides.map(({ lastModified }) => lastModified)),
    issues: newestTime(issues.map(({ lastModified }) => lastModified)),
    nothing: null,
  };
  return {
    pages: [
      {
        path: paths.home,
        lastModified: newestTime([changed.places, changed.home, changed.stories]),
      },
      ...SITE_PAGES.flatMap(([, { path, changesWith }]) =>
        changesWith ? { path, lastModified: changed[changesWith] } : [],
      ),
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
    issues: issues.map(({ slug, lastModified }) => ({ path: paths.issue(slug), lastModified })),
    authors: contents.authors.map(({ slug, lastModified }) => ({ path: paths.author(slug), lastModified })),
    guides: guides.map(({ slug, lastModified }) => ({ path: guidePath(slug), lastModified })),
    restaurants: contents.restaurants.map(({ id, lastModified }) => ({
      path: paths.restaurant(id),
      lastModified,
    })),
  };
}
