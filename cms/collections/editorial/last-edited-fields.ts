import { byNobody, isStaff } from '#cms/access/roles';
import type { DateField, PayloadRequest, RelationshipField } from 'payload';
import { NO_DIFF } from '../version-views.ts';

const access = { create: byNobody, update: byNobody };

/** A scheduled publish runs as the user who planned it, who doesn't edit anything then. */
const isWrittenByHand = ({ payloadAPI, user }: PayloadRequest) => payloadAPI === 'REST' && isStaff(user);

/** Who last edited an article, and when. Scheduled status changes don't count. Visible to staff only. */
export const lastEditedFields = [
  {
    name: 'lastEditedBy',
    label: 'Last edited by',
    type: 'relationship',
    relationTo: 'admins',
    access,
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
  } satisfies RelationshipField,
  {
    name: 'lastEditedAt',
    type: 'date',
    hidden: true,
    access,
    hooks: { beforeChange: [({ value, req }) => (isWrittenByHand(req) ? new Date().toISOString() : value)] },
  } satisfies DateField,
];
