import type { Site } from '#contract/pages';
import type { SiteSetting } from '../payload-types.ts';

export function presentSite(settings: SiteSetting, hasSampleContent: boolean): Site {
  return {
    name: settings.siteName,
    publication: settings.publication,
    tagline: settings.tagline,
    footerAbout: settings.footerAbout,
    newsletterUrl: settings.newsletterUrl,
    advertiseUrl: settings.advertiseUrl,
    submitRestaurantUrl: settings.submitRestaurantUrl || null,
    hasSampleContent,
    popularNeighborhoods: (settings.popularNeighborhoods ?? []).map(({ label, slug }) => ({ label, slug })),
    popularCuisines: (settings.popularCuisines ?? []).map(({ label, slug }) => ({ label, slug })),
  };
}
