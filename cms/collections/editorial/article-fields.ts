import { byNobody, isStaff } from '#cms/access/roles';
import type { Field, PayloadRequest } from 'payload';
import { NO_DIFF } from '../version-views.ts';
import { warningsField } from './warnings.ts';

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
