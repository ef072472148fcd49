import type { Guide } from '#cms/payload-types';
import { CUISINE_GUIDE_THRESHOLD, NEIGHBORHOOD_GUIDE_THRESHOLD } from '#domain/guides/guides';
import type { CollectionBeforeChangeHook, Payload } from 'payload';
import { refuseFields } from '../collections/refuse-fields.ts';
import { countByCategory, countByNeighborhood } from '../queries/aggregates.ts';
import { isCollectionEmpty } from '../queries/guide-places.ts';
import { toStored } from '../queries/guides.ts';
import { findListingRules } from '../queries/settings.ts';

/** A guide goes live only if readers get its page; one that is off the site may wait for its places. */
export const refuseWithoutPage: CollectionBeforeChangeHook = async ({ collection, context, data, req }) => {
  if (data._status !== 'published' || data.hidden || context.isRestoringVersion || context.isRenaming)
    return data;
  const message = await faultOf(req.payload, data as Guide);
  const path = data.kind === 'collection' ? 'rule' : data.kind;
  if (message !== null) refuseFields(req, collection, [{ path, message }]);
  return data;
};

async function faultOf(payload: Payload, guide: Guide): Promise<string | null> {
  const { kind, neighborhood, cuisine } = guide;
  if (kind === 'neighborhood') {
    const found = (await countByNeighborhood(payload)).find((one) => one.neighborhood === neighborhood);
    return faultOfFew(neighborhood, found?.count, NEIGHBORHOOD_GUIDE_THRESHOLD);
  }
  if (kind === 'cuisine') {
    const { hiddenCategories } = await findListingRules(payload);
    if (hiddenCategories.includes(cuisine ?? '')) return `${cuisine} is a hidden category, and has no guide.`;
    const found = (await countByCategory(payload)).find(({ category }) => category === cuisine);
    return faultOfFew(cuisine, found?.count, CUISINE_GUIDE_THRESHOLD);
  }
  if (kind === 'article') return null;
  const settings = toStored(guide);
  const isEmpty = await isCollectionEmpty(payload, { rule: settings.rule, settings });
  return isEmpty ? 'No place fits this rule, so its page would be empty.' : null;
}

function faultOfFew(name: string | null | undefined, count = 0, needed: number): string | null {
  if (count >= needed) return null;
  const places = count === 1 ? '1 place' : `${count} places`;
  return `${name ?? 'It'} has ${places}. Its guide needs ${needed}: until then, readers find no page.`;
}
