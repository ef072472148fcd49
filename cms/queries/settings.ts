import type { ListingRules } from '#domain/listing';
import type { Payload } from 'payload';
import type { Home, SiteSetting } from '../payload-types.ts';

export interface StoredListingRules extends ListingRules {
  pinnedIds: number[];
  pinnedFirstIds: number[];
  slugAliases: Record<string, string>;
}

export async function findListingRules(payload: Payload): Promise<StoredListingRules> {
  const rules = await payload.findGlobal({ slug: 'listing-rules', depth: 0 });
  return {
    hiddenCategories: (rules.hiddenCategories ?? []).map((row) => row.value),
    excludedIds: (rules.excludedIds ?? []).map((row) => row.placeId),
    excludedNames: (rules.excludedNames ?? []).map((row) => row.value),
    pinnedIds: (rules.pinnedIds ?? []).map((row) => row.placeId),
    pinnedFirstIds: (rules.pinnedFirstIds ?? []).map((row) => row.placeId),
    slugAliases: Object.fromEntries((rules.slugAliases ?? []).map((row) => [row.slug, row.name])),
  };
}

export function findSiteSettings(payload: Payload): Promise<SiteSetting> {
  return payload.findGlobal({ slug: 'site-settings', depth: 0 });
}

export function findHome(payload: Payload): Promise<Home> {
  return payload.findGlobal({ slug: 'home', depth: 0 });
}
