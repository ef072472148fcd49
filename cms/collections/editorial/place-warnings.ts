import { isStaff } from '#cms/access/roles';
import type { Restaurant } from '#cms/payload-types';
import { isExcluded } from '#domain/places/listing';
import type { Field, FieldHook, PayloadRequest } from 'payload';
import { relatedId } from '../../rich-text/article-text.ts';
import { NO_DIFF } from '../version-views.ts';
import { restaurantIdsIn } from '#cms/rich-text/article-text';

/** The places that a story or guide shows, links to or mentions. */
function placesOf(doc: Record<string, unknown>): number[] {
  const listed = [doc.pins, doc.exclusions].flatMap((field) => (Array.isArray(field) ? field : []));
  const noted = Array.isArray(doc.notes)
    ? doc.notes.map((note: { restaurant?: unknown }) => note.restaurant)
    : [];
  const ids = [...listed, ...noted, doc.restaurant].map(relatedId).filter((id) => id !== null);
  return [...new Set([...ids, ...restaurantIdsIn(doc.body)])];
}

/** One line per place that readers will not see. */
async function warningsFor(ids: readonly number[], req: PayloadRequest): Promise<string> {
  if (ids.length === 0) return '';
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
  return docs
    .flatMap((place) => {
      const reason = reasonOf(place);
      return reason === null ? [] : [`${place.name} ${reason}: readers won’t see it here.`];
    })
    .join('\n');
}

const findWarnings: FieldHook = async ({ data, findMany, req }) => {
  // Runs in the desk, one document at a time; public pages leave such places out anyway.
  if (findMany || !data || !isStaff(req.user)) return undefined;
  return (await warningsFor(placesOf(data), req)) || undefined;
};

/** Warns editors about closed, excluded or unpublished places in a story or guide. Nothing is stored. */
export const placeWarningsField: Field = {
  name: 'placeWarnings',
  label: 'Places readers won’t see',
  type: 'textarea',
  virtual: true,
  hooks: { afterRead: [findWarnings] },
  admin: {
    readOnly: true,
    condition: (data) => Boolean(data.placeWarnings),
    description: 'Take them out, or ask the data desk.',
    components: { Diff: NO_DIFF },
  },
};
