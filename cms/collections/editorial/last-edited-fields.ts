import { byNobody, isStaff } from '#cms/access/roles';
import type { DateField, PayloadRequest, RelationshipField } from 'payload';
import { NO_DIFF } from '../version-views.ts';

const access = { create: byNobody, update: byNobody };

/** What a schedule publishes, it does in the name of whoever planned it, who writes nothing then. */
const isWrittenByHand = ({ payloadAPI, user }: PayloadRequest) => payloadAPI === 'REST' && isStaff(user);

/** Who wrote on an article last, and when: a change of its status by a schedule counts for neither. For the desk alone. */
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
