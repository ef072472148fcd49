import type { getSiteContents as operation } from '#contract/sitemap';
import { findHome, findListingRules } from '../queries/settings.ts';
import {
  listCuisineChanges,
  listNeighborhoodChanges,
  listRestaurantChanges,
} from '../queries/site-contents.ts';
import type { Handler } from './handler.ts';

export const getSiteContents: Handler<typeof operation> = async ({ req: { payload } }) => {
  const [home, { hiddenCategories }, cuisines, neighborhoods, restaurants] = await Promise.all([
    findHome(payload),
    findListingRules(payload),
    listCuisineChanges(payload),
    listNeighborhoodChanges(payload),
    listRestaurantChanges(payload),
  ]);
  const newest = restaurants.map(({ lastModified }) => lastModified).sort();
  return {
    status: 200,
    body: {
      placesLastModified: newest.at(-1) ?? null,
      homeLastModified: home.updatedAt ?? null,
      cuisines: cuisines.filter(({ name }) => name.trim() !== '' && !hiddenCategories.includes(name)),
      neighborhoods: neighborhoods.filter(({ name }) => name.trim() !== ''),
      restaurants,
    },
  };
};
