import type { getSite as operation } from '#contract/pages';
import { presentSite } from '../../presenters/site.ts';
import { listRunningAds } from '../../queries/ads.ts';
import { listActiveFeaturedBusinesses } from '../../queries/featured-businesses.ts';
import { hasSampleRestaurants } from '../../queries/restaurants.ts';
import { findSiteSettings } from '../../queries/settings.ts';
import type { Handler } from '../../calls/handler.ts';

export const getSite: Handler<typeof operation> = async ({ req }) => {
  const [settings, hasSampleContent, ads, businesses] = await Promise.all([
    findSiteSettings(req.payload),
    hasSampleRestaurants(req.payload),
    listRunningAds(req.payload),
    listActiveFeaturedBusinesses(req.payload),
  ]);
  return {
    status: 200,
    body: presentSite(settings, {
      hasSampleContent,
      partners: { ads: ads.length, businesses: businesses.length },
    }),
  };
};
