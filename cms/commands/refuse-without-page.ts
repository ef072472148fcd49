import type { Guide } from '#cms/payload-types';
import { GUIDE_THRESHOLDS } from '#domain/guides/guides';
import type { CollectionBeforeChangeHook, Payload } from 'payload';
import { refuseFields } from '../collections/refuse-fields.ts';
import { countNames } from '../queries/aggregates.ts';
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
  const { kind } = guide;
  if (kind === 'neighborhood' || kind === 'cuisine') {
    const name = guide[kind];
    const { hiddenCategories } = await findListingRules(payload);
    if (kind === 'cuisine' && hiddenCategories.includes(name ?? ''))
      return `${name} is a hidden category, and has no guide.`;
    const found = (await countNames(payload, kind)).find((one) => one.name === name);
    return faultOfFew(name, found?.count, GUIDE_THRESHOLDS[kind]);
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
