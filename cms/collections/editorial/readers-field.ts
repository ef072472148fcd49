import { hiddenUnless } from '#cms/access/roles';
import type { ReadKind } from '#domain/readership/read-subject';
import type { Field } from 'payload';

const isNoEditor = hiddenUnless('editor');

/** Beside a document that has been saved: how many looked at its page and read it, for editors. Nothing is stored. */
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
