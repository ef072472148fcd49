import { hiddenUnless } from '#cms/access/roles';
import type { Field } from 'payload';

/** Editors' comments, shown beside the text. Stored in the `comments` collection. */
export const commentsField: Field = {
  name: 'comments',
  type: 'ui',
  admin: {
    position: 'sidebar',
    condition: (_data, _siblings, { user }) => !hiddenUnless('editor')({ user }),
    components: { Field: '/admin-panel/comments/comments-field.tsx#CommentsField' },
  },
};
