import { hiddenUnless } from '#cms/access/roles';
import type { Field } from 'payload';

/** Tells staff who can't change places why every field is gray. */
export const readOnlyNote: Field = {
  name: 'readOnlyNote',
  type: 'ui',
  admin: {
    condition: (_data, _siblings, { user }) => hiddenUnless('data')({ user }),
    disableListColumn: true,
    components: { Field: '/admin-panel/places/read-only-note.tsx#ReadOnlyNote' },
  },
};
