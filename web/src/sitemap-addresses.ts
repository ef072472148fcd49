import type { SiteContents } from '#contract/sitemap';
import { paths } from './paths.ts';

export interface SitemapAddress {
  readonly path: string;
  /** `null` where no content says when the page changed. */
  readonly lastModified: string | null;
}

/** Every page that search engines shall know of, by kind. */
export function sitemapAddresses(contents: SiteContents): Record<string, readonly SitemapAddress[]> {
  const { placesLastModified, homeLastModified } = contents;
  return {
    pages: [
      { path: paths.home, lastModified: newest(placesLastModified, homeLastModified) },
      { path: paths.cuisines, lastModified: placesLastModified },
      { path: paths.neighborhoods, lastModified: placesLastModified },
      { path: paths.quiz, lastModified: placesLastModified },
      { path: paths.faq, lastModified: homeLastModified },
      { path: paths.about, lastModified: null },
      { path: paths.submitRestaurant, lastModified: null },
    ],
    cuisines: contents.cuisines.map(({ name, lastModified }) => ({
      path: paths.cuisine(name),
      lastModified,
    })),
    neighborhoods: contents.neighborhoods.map(({ name, lastModified }) => ({
      path: paths.neighborhood(name),
      lastModified,
    })),
    restaurants: contents.restaurants.map(({ id, lastModified }) => ({
      path: paths.restaurant(id),
      lastModified,
    })),
  };
}

/** ISO times of one form sort as text. */
function newest(...times: readonly (string | null)[]): string | null {
  return (
    times
      .filter((time) => time !== null)
      .sort()
      .at(-1) ?? null
  );
}
