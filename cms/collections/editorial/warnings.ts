import { isStaff } from '#cms/access/roles';
import type { Restaurant } from '#cms/payload-types';
import { isExcluded } from '#domain/places/listing';
import type { Field, FieldHook, PayloadRequest } from 'payload';
import { relatedId } from '../../rich-text/article-text.ts';
import { findBrokenElsewhere, findDeadLinks } from '../../links/dead-links.ts';
import { NO_DIFF } from '../version-views.ts';
import { restaurantIdsIn } from '#cms/rich-text/article-text';
import { ownSiteUrl } from '../../start/services.ts';
import { checkingIn } from './dead-links.ts';

/** The places that a story or guide shows, links to or mentions. */
function placesOf(doc: Record<string, unknown>): number[] {
  const listed = [doc.pins, doc.exclusions].flatMap((field) => (Array.isArray(field) ? field : []));
  const noted = Array.isArray(doc.notes)
    ? doc.notes.map((note: { restaurant?: unknown }) => note.restaurant)
    : [];
  const ids = [...listed, ...noted, doc.restaurant].map(relatedId).filter((id) => id !== null);
  return [...new Set([...ids, ...restaurantIdsIn(doc.body)])];
}

/** A sentence per place that readers will not see, or find closed. */
export async function placeWarnings(ids: readonly number[], req: PayloadRequest): Promise<string[]> {
  if (ids.length === 0) return [];
  // Sequential: in a transaction both use the same connection.
  const { docs } = await req.payload.find({
    collection: 'restaurants',
    where: { id: { in: [...ids] } },
    depth: 0,
    pagination: false,
    req,
  });
  const rules = await req.payload.findGlobal({ slug: 'listing-rules', depth: 0, req });
  const excluded = {
    excludedIds: (rules.excludedIds ?? []).map(({ placeId }) => placeId),
    excludedNames: (rules.excludedNames ?? []).map(({ value }) => value),
  };
  const reasonOf = (place: Restaurant): string | null => {
    if (place._status !== 'published') return 'isn’t published';
    if (place.status === 'closed') return 'has closed';
    return isExcluded(place, excluded) ? 'is excluded by the listing rules' : null;
  };
  return docs.flatMap((place) => {
    const reason = reasonOf(place);
    if (reason !== null) return `${place.name} ${reason}: readers won’t see it here.`;
    return place.status === 'open' ? [] : `${place.name} is closed for now.`;
  });
}

/** A sentence for each link in a text of a document that leads nowhere. */
export async function linkWarnings(
  text: unknown,
  { req, collection, doc }: { req: PayloadRequest; collection?: string | undefined; doc: object },
): Promise<string[]> {
  return [
    ...(await findDeadLinks(text, checkingIn(req, collection, doc))),
    ...(await findBrokenElsewhere(req.payload.db.pool, text, ownSiteUrl())),
  ];
}

const findWarnings: FieldHook = async ({ collection, data, findMany, req }) => {
  // Runs in the desk, one document at a time; public pages leave such places out anyway.
  if (findMany || !data || !isStaff(req.user)) return undefined;
  const warnings = [
    ...(await linkWarnings(data.body, { req, collection: collection?.slug, doc: data })),
    ...(await placeWarnings(placesOf(data), req)),
  ];
  return warnings.join('\n') || undefined;
};

/** Warns editors about links that lead nowhere, and about places that readers won’t see. Nothing is stored. */
export const warningsField: Field = {
  name: 'warnings',
  label: 'Look at these before it goes live',
  type: 'textarea',
  virtual: true,
  hooks: { afterRead: [findWarnings] },
  admin: {
    readOnly: true,
    condition: (data) => Boolean(data.warnings),
    description: 'Mend the links. Take the places out, or ask the data desk.',
    components: { Diff: NO_DIFF },
  },
};
