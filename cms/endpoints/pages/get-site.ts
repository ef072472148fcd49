import type { getSite as operation } from '#contract/pages';
import { findBySlug } from '#domain/addresses/slugs';
import { presentSite } from '../../presenters/site.ts';
import { countByCategory, countByNeighborhood } from '../../queries/aggregates.ts';
import { listRunningAds } from '../../queries/ads.ts';
import { listActiveFeaturedBusinesses } from '../../queries/featured-businesses.ts';
import { listPages } from '../../queries/pages.ts';
import { hasSampleRestaurants } from '../../queries/restaurants.ts';
import { findListingRules, findSiteSettings } from '../../queries/settings.ts';
import { service } from '../../services.ts';
import type { Handler } from '../../calls/handler.ts';

export const getSite: Handler<typeof operation> = async ({ req }) => {
  const [settings, rules, cuisines, neighborhoods, hasSampleContent, ads, businesses, pages] =
    await Promise.all([
      findSiteSettings(req.payload),
      findListingRules(req.payload),
      countByCategory(req.payload),
      countByNeighborhood(req.payload),
      hasSampleRestaurants(req.payload),
      listRunningAds(req.payload),
      listActiveFeaturedBusinesses(req.payload),
      listPages(req.payload),
    ]);
  return {
    status: 200,
    body: presentSite(settings, {
      hasSampleContent,
      sendsMail: service('runtime').smtpUrl !== undefined,
      hasCuisine: (slug) =>
        findBySlug(
          slug,
          cuisines.map(({ category }) => category).filter((name) => !rules.hiddenCategories.includes(name)),
          rules.slugAliases,
        ) !== null,
      hasNeighborhood: (slug) =>
        findBySlug(
          slug,
          neighborhoods.map(({ neighborhood }) => neighborhood),
          rules.neighborhoodAliases,
        ) !== null,
      footerPages: pages.flatMap(({ isInFooter, slug, title }) => (isInFooter ? [{ slug, title }] : [])),
      partners: { ads: ads.length, businesses: businesses.length },
    }),
  };
};
