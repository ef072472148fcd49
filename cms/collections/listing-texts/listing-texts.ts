import { byAnyStaff, byRole } from '#cms/access/roles';
import type { CollectionConfig, TextFieldSingleValidation } from 'payload';

/** A text for a name without places would silently never be shown. */
const validateName: TextFieldSingleValidation = async (value, { data, req }) => {
  if (!value) return 'Give the name as the places have it.';
  const kind = 'kind' in data && data.kind === 'neighborhood' ? 'neighborhood' : 'category';
  const { totalDocs } = await req.payload.count({
    collection: 'restaurants',
    where: { [kind]: { equals: value } },
  });
  return totalDocs > 0 || `No place has the ${kind === 'category' ? 'cuisine' : 'neighborhood'} "${value}".`;
};

/** Editors' texts about cuisines and neighborhoods; they replace the text generated from the data. */
export const listingTexts: CollectionConfig = {
  slug: 'listing-texts',
  labels: { singular: 'Listing text', plural: 'Listing texts' },
  admin: {
    group: 'Directory',
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'updatedAt'],
  },
  access: {
    create: byRole('editor', 'data'),
    read: byAnyStaff,
    update: byRole('editor', 'data'),
    delete: byRole('editor', 'data'),
  },
  defaultSort: 'name',
  indexes: [{ fields: ['kind', 'name'], unique: true }],
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        { value: 'cuisine', label: 'Cuisine' },
        { value: 'neighborhood', label: 'Neighborhood' },
      ],
    },
    { name: 'name', type: 'text', required: true, maxLength: 100, validate: validateName },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 6000,
      admin: { description: 'Leave a blank line between paragraphs.', rows: 10 },
    },
  ],
};
