import { byNobody, isStaff } from '#cms/access/roles';
import { linkWarnings } from '#cms/links/dead-links';
import type { Restaurant } from '#cms/payload-types';
import { relatedId, restaurantIdsIn } from '#cms/rich-text/article-text';
import { isExcluded } from '#domain/places/listing';
import type { Field, FieldHook, PayloadRequest } from 'payload';
import { NO_DIFF } from '../version-views.ts';

/** An article's authors, in byline order. */
export const authorsField: Field = {
  name: 'authors',
  type: 'relationship',
  relationTo: 'authors',
  hasMany: true,
  admin: { position: 'sidebar' },
};

/**
 * The staff member responsible for an article: its first editor, until reassigned. Staff only; readers see its
 * authors.
 */
export const ownerField: Field = {
  name: 'owner',
  type: 'relationship',
  relationTo: 'admins',
  hooks: {
    beforeChange: [({ value, req }) => value ?? (req.user && isStaff(req.user) ? req.user.id : null)],
  },
  admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
};

/** A scheduled publish runs as the user who planned it, who doesn't edit anything then. */
const isWrittenByHand = ({ payloadAPI, user }: PayloadRequest) => payloadAPI === 'REST' && isStaff(user);

/** Who last edited an article. Scheduled status changes don't count. Visible to staff only. */
export const lastEditedBy: Field = {
  name: 'lastEditedBy',
  type: 'relationship',
  relationTo: 'admins',
  access: { create: byNobody, update: byNobody },
  hooks: { beforeChange: [({ value, req }) => (isWrittenByHand(req) ? req.user?.id : value)] },
  admin: {
    position: 'sidebar',
    readOnly: true,
    // Empty, it would ask to pick somebody.
    condition: (data) => Boolean(data.lastEditedBy),
    allowCreate: false,
    allowEdit: false,
    components: { Diff: NO_DIFF },
  },
};

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

const findWarnings: FieldHook = async ({ collection, data, findMany, overrideAccess, req }) => {
  // For what the desk is shown, one document at a time: not for what is read to be saved, or for public pages, which
  // leave such places out anyway.
  if (findMany || overrideAccess || !data || !isStaff(req.user)) return undefined;
  const warnings = [
    ...(await linkWarnings(req, data.body, { ...data, collection: collection?.slug })),
    ...(await placeWarnings(placesOf(data), req)),
  ];
  return warnings.join('\n') || undefined;
};

/** Warns editors about links that lead nowhere, and about places that readers won’t see. Nothing is stored. */
const warningsField: Field = {
  name: 'warnings',
  type: 'textarea',
  virtual: true,
  hooks: { afterRead: [findWarnings] },
  admin: {
    readOnly: true,
    condition: (data) => Boolean(data.warnings),
    components: { Diff: NO_DIFF },
  },
};

/** What helps with writing. Nothing of it is stored. */
export const writingAids: Field[] = [
  warningsField,
  {
    // Releases the lock when the editor leaves the document.
    name: 'leaveLock',
    type: 'ui',
    admin: { components: { Field: '/admin-panel/lock/leave-lock.tsx#LeaveLock' } },
  },
  {
    // Word count and reading time, updated while typing.
    name: 'textLength',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/admin-panel/text-length/text-length.tsx#TextLength' },
    },
  },
];

/**
 * How an article looks in search results and shared links: its own title and picture, and the collection's extra
 * fields.
 */
export function searchAndSharing(more: readonly Field[] = []): Field {
  return {
    type: 'collapsible',
    label: 'Search and sharing',
    admin: { initCollapsed: true },
    fields: [
      { name: 'metaTitle', type: 'text', maxLength: 120 },
      ...more,
      { name: 'sharePicture', type: 'upload', relationTo: 'media' },
    ],
  };
}
