import type { Field } from 'payload';

/** Words and minutes of the text while it is typed. Nothing is stored. */
export const textLengthField: Field = {
  name: 'textLength',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/admin-panel/text-length/text-length.tsx#TextLength' },
  },
};
