import { hiddenUnless } from '#cms/access/roles';
import { GUIDE_KINDS } from '#domain/guides/guides';
import { guidePath } from '#domain/addresses/page-paths';
import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { authorsField } from '../editorial/authors-field.ts';
import { articleHooks } from '../editorial/article-hooks.ts';
import { articleVersions, editorialAccess } from '../editorial/editorial-access.ts';
import { articleComponents } from '../editorial/article-components.ts';
import { lastEditedFields } from '../editorial/last-edited-fields.ts';
import { leaveLockField, LOCKED_WHILE_WRITING } from '../editorial/lock-while-writing.ts';
import { ownerField } from '../editorial/owner-field.ts';
import { placeWarningsField } from '../editorial/place-warnings.ts';
import { previewOf } from '../editorial/preview-link.ts';
import { readersField } from '../editorial/readers-field.ts';
import { staleFormField } from '../editorial/refuse-stale-form.ts';
import { scheduledColumn } from '../editorial/scheduled-column.ts';
import { searchAndSharing } from '../editorial/search-and-sharing.ts';
import { slugField, validatePlainSlug } from '../editorial/slug-field.ts';
import { articleEditor } from '../editorial/text-editor.ts';
import { textLengthField } from '../editorial/text-length-field.ts';
import { collectionRuleFields } from './collection-rule-fields.ts';
import { fillGuide } from './fill-guide.ts';
import { GUIDE_KIND_LABELS } from './guide-kinds.ts';
import { guidePlaceFields } from './guide-place-fields.ts';

/** Slugs of neighborhoods and cuisines keep the name's characters ("bar-&-restaurant"). */
const validateGuideSlug: TextFieldSingleValidation = (value, options) => {
  const { kind } = options.siblingData as { kind?: string };
  if (kind === 'neighborhood' || kind === 'cuisine') return true;
  if (typeof value === 'string' && /-restaurant-guide$|^best-.+-restaurants-baltimore$/.test(value)) {
    return 'This address belongs to the guide of a neighborhood or a cuisine.';
  }
  return validatePlainSlug(value, options);
};

/**
 * Guides (spec 2 §2, decisions §8). Those of neighborhoods and cuisines and the six fixed collections exist
 * without a document; a document here adds texts, dates and choices.
 */
export const guides: CollectionConfig = {
  slug: 'guides',
  defaultSort: 'title',
  admin: {
    group: 'Content',
    hidden: hiddenUnless('editor'),
    components: articleComponents,
    ...previewOf('guides', guidePath),
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'updatedAt', 'scheduled', 'kind', 'rule', 'lastEditedBy'],
    description:
      'A neighborhood with 5 places, or a cuisine with 8, gets a guide automatically. Add one here to write its intro, or to pin, skip or annotate places.',
  },
  access: editorialAccess,
  versions: articleVersions,
  lockDocuments: LOCKED_WHILE_WRITING,
  hooks: { ...articleHooks(guidePath), beforeValidate: [fillGuide] },
  fields: [
    placeWarningsField,
    scheduledColumn,
    leaveLockField,
    staleFormField,
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'neighborhood',
      index: true,
      options: GUIDE_KINDS.map((value) => ({ value, label: GUIDE_KIND_LABELS[value] })),
    },
    {
      name: 'title',
      type: 'text',
      maxLength: 200,
      admin: {
        condition: (data) => data.kind === 'collection' || data.kind === 'article',
        description: 'A collection’s headline reads “Best Brunch Spots in Baltimore: 2026 Guide.”',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'neighborhood',
          type: 'text',
          maxLength: 100,
          index: true,
          admin: {
            condition: (data) => data.kind === 'neighborhood' || data.kind === 'article',
            description: 'Spelled as on its places. An article lists them below the text.',
          },
        },
        {
          name: 'cuisine',
          type: 'text',
          maxLength: 100,
          index: true,
          admin: { condition: (data) => data.kind === 'cuisine' || data.kind === 'article' },
        },
      ],
    },
    ...collectionRuleFields,
    {
      name: 'heading',
      label: 'Whole headline',
      type: 'text',
      maxLength: 200,
      admin: {
        description: 'Replaces the usual one, such as “Best Restaurants in Canton: Complete 2026 Guide.”',
      },
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 300,
      admin: { description: 'One sentence for cards and search engines. Leave it blank for the usual one.' },
    },
    {
      name: 'body',
      label: 'Intro, or the text of an article',
      type: 'richText',
      editor: articleEditor,
      admin: { description: 'Leave it blank and we run one of our stock intros, a new one each day.' },
    },
    { name: 'image', type: 'upload', relationTo: 'media' },
    ...guidePlaceFields,
    searchAndSharing(),
    textLengthField,
    readersField('guide'),
    slugField('title', {
      validate: validateGuideSlug,
      admin: {
        description: 'Comes from the neighborhood or cuisine. You choose it for collections and articles.',
      },
    }),
    authorsField,
    ownerField,
    ...lastEditedFields,
    {
      name: 'publishDate',
      label: 'Publish date',
      type: 'date',
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'MMMM d, yyyy' },
        description: 'The date readers see. Leave it blank for the usual one.',
      },
    },
    {
      name: 'year',
      type: 'number',
      min: 2000,
      max: 2100,
      admin: {
        position: 'sidebar',
        step: 1,
        description: 'The year in the headline. Leave it blank for the current one.',
      },
    },
    {
      name: 'isOff',
      label: 'Off the site',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Hides the guide and its card.' },
    },
  ],
};
