import { byAnyStaff, byRole } from '#cms/access/roles';
import type { GlobalConfig } from 'payload';

/** The words of the home page that are not counted or ranked. */
export const home: GlobalConfig = {
  slug: 'home',
  admin: { group: 'Content' },
  access: { read: byAnyStaff, update: byRole('editor') },
  fields: [
    {
      name: 'subtitle',
      type: 'text',
      required: true,
      maxLength: 200,
      // spec 1 §2
      defaultValue: 'Discover the best places to eat near you',
    },
  ],
};
