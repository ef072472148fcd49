import { hiddenUnless } from '#cms/access/roles';
import type { ReadKind } from '#domain/readership/read-subject';
import type { Field } from 'payload';

const isNoEditor = hiddenUnless('editor');

/** Shows editors how many people opened and read a saved document's page. Nothing is stored. */
export function readersField(kind: Exclude<ReadKind, 'search'>): Field {
  return {
    name: 'readers',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      condition: (data, _siblings, { user }) => typeof data.id === 'number' && !isNoEditor({ user }),
      components: {
        Field: {
          path: '/admin-panel/readers/readers-of.tsx#ReadersOf',
          clientProps: { kind },
        },
      },
    },
  };
}
