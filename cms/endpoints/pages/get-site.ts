import type { getSite as operation } from '#contract/pages';
import { presentSite } from '../../presenters/site.ts';
import { hasSampleRestaurants } from '../../queries/restaurants.ts';
import { findSiteSettings } from '../../queries/settings.ts';
import type { Handler } from '../handler.ts';

export const getSite: Handler<typeof operation> = async ({ req }) => {
  const [settings, hasSample] = await Promise.all([
    findSiteSettings(req.payload),
    hasSampleRestaurants(req.payload),
  ]);
  return { status: 200, body: presentSite(settings, hasSample) };
};
