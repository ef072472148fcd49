import type { Field } from 'payload';

/** Word count and reading time, updated while typing. Nothing is stored. */
export const textLengthField: Field = {
  name: 'textLength',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/admin-panel/text-length/text-length.tsx#TextLength' },
  },
};
