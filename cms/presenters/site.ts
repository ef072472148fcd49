import type { Site } from '#contract/pages';
import type { SiteSetting } from '../payload-types.ts';

export function presentSite(
  settings: SiteSetting,
  { hasSampleContent, partners }: Pick<Site, 'hasSampleContent' | 'partners'>,
): Site {
  return {
    name: settings.siteName,
    publication: settings.publication,
    tagline: settings.tagline,
    footerAbout: settings.footerAbout,
    newsletterUrl: settings.newsletterUrl,
    advertiseUrl: settings.advertiseUrl,
    submitRestaurantUrl: settings.submitRestaurantUrl || null,
    hasSampleContent,
    partners,
    popularNeighborhoods: (settings.popularNeighborhoods ?? []).map(({ label, slug }) => ({ label, slug })),
    popularCuisines: (settings.popularCuisines ?? []).map(({ label, slug }) => ({ label, slug })),
  };
}
