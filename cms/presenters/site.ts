import type { Site } from '#contract/pages';
import { webUrl } from '#domain/addresses/links';
import type { SiteSetting } from '../payload-types.ts';

interface Known extends Pick<Site, 'hasSampleContent' | 'sendsMail' | 'partners' | 'footerPages'> {
  hasCuisine: (slug: string) => boolean;
  hasNeighborhood: (slug: string) => boolean;
}

/** Popular lists include only names with a page, which a new city may not have. */
export function presentSite(
  settings: SiteSetting,
  { hasSampleContent, sendsMail, partners, footerPages, hasCuisine, hasNeighborhood }: Known,
): Site {
  return {
    name: settings.siteName,
    publication: settings.publication,
    tagline: settings.tagline,
    footerAbout: settings.footerAbout,
    newsletterUrl: newsletterUrlOf(settings),
    // A stored URL may predate the validation.
    advertiseUrl: webUrl(settings.advertiseUrl) ?? '/',
    submitRestaurantUrl: webUrl(settings.submitRestaurantUrl ?? null),
    hasSampleContent,
    sendsMail,
    partners,
    footerPages,
    popularNeighborhoods: (settings.popularNeighborhoods ?? [])
      .filter(({ slug }) => hasNeighborhood(slug))
      .map(({ label, slug }) => ({ label, slug })),
    popularCuisines: (settings.popularCuisines ?? [])
      .filter(({ slug }) => hasCuisine(slug))
      .map(({ label, slug }) => ({ label, slug })),
  };
}

/** A stored URL may predate the validation. */
export function newsletterUrlOf(settings: SiteSetting): string {
  return webUrl(settings.newsletterUrl) ?? '/';
}
