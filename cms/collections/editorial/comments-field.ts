import { hiddenUnless } from '#cms/access/roles';
import type { Field } from 'payload';

/** What editors say about the text, beside it. Stored in a collection of its own. */
export const commentsField: Field = {
  name: 'comments',
  type: 'ui',
  admin: {
    position: 'sidebar',
    condition: (_data, _siblings, { user }) => !hiddenUnless('editor')({ user }),
    components: { Field: '/admin-panel/comments/comments-field.tsx#CommentsField' },
  },
};
