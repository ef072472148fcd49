import { siteSchema, type Site } from '#contract/pages';
import { webUrl } from '#domain/addresses/links';
import type { SiteSetting } from '../payload-types.ts';
import { namedBy } from './named-by.ts';

const onPages = namedBy<Site>(siteSchema);

interface Known extends Pick<Site, 'hasSampleContent' | 'sendsMail' | 'partners' | 'footerPages'> {
  hasCuisine: (slug: string) => boolean;
  hasNeighborhood: (slug: string) => boolean;
}

/** Popular lists include only names with a page, which a new city may not have. */
export function presentSite(settings: SiteSetting, { hasCuisine, hasNeighborhood, ...known }: Known): Site {
  return onPages({
    ...settings,
    ...known,
    name: settings.siteName,
    newsletterUrl: newsletterUrlOf(settings),
    // A stored URL may predate the validation.
    advertiseUrl: webUrl(settings.advertiseUrl) ?? '/',
    submitRestaurantUrl: webUrl(settings.submitRestaurantUrl ?? null),
    popularNeighborhoods: (settings.popularNeighborhoods ?? [])
      .filter(({ slug }) => hasNeighborhood(slug))
      .map(({ label, slug }) => ({ label, slug })),
    popularCuisines: (settings.popularCuisines ?? [])
      .filter(({ slug }) => hasCuisine(slug))
      .map(({ label, slug }) => ({ label, slug })),
  });
}

/** A stored URL may predate the validation. */
export function newsletterUrlOf(settings: SiteSetting): string {
  return webUrl(settings.newsletterUrl) ?? '/';
}
