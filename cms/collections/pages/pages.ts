import { hiddenUnless } from '#cms/access/roles';
import { pagePath } from '#domain/addresses/page-paths';
import { RESERVED_SLUGS } from '#domain/addresses/reserved-slugs';
import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { articleHooks } from '../editorial/article-hooks.ts';
import { articleVersions, editorialAccess } from '../editorial/editorial-access.ts';
import { articleComponents } from '../editorial/article-components.ts';
import { lastEditedFields } from '../editorial/last-edited-fields.ts';
import { leaveLockField, LOCKED_WHILE_WRITING } from '../editorial/lock-while-writing.ts';
import { ownerField } from '../editorial/owner-field.ts';
import { placeWarningsField } from '../editorial/place-warnings.ts';
import { previewOf } from '../editorial/preview-link.ts';
import { staleFormField } from '../editorial/refuse-stale-form.ts';
import { scheduledColumn } from '../editorial/scheduled-column.ts';
import { searchAndSharing } from '../editorial/search-and-sharing.ts';
import { slugField, validatePlainSlug } from '../editorial/slug-field.ts';
import { articleEditor } from '../editorial/text-editor.ts';
import { textLengthField } from '../editorial/text-length-field.ts';

const validatePageSlug: TextFieldSingleValidation = (value, options) =>
  typeof value === 'string' && RESERVED_SLUGS.has(value)
    ? `/${value} is an address of the site itself. Choose another one.`
    : validatePlainSlug(value, options);

/** Pages that editors add: press, jobs, privacy, a campaign. */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  defaultSort: 'title',
  admin: {
    group: 'Content',
    hidden: hiddenUnless('editor'),
    components: articleComponents,
    ...previewOf('pages', pagePath),
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'updatedAt', 'scheduled', 'slug', 'isInFooter', 'lastEditedBy'],
    listSearchableFields: ['title', 'description'],
    description: 'Press, jobs, privacy, a campaign: pages with an address of their own.',
  },
  access: editorialAccess,
  versions: articleVersions,
  lockDocuments: LOCKED_WHILE_WRITING,
  hooks: articleHooks(pagePath),
  fields: [
    placeWarningsField,
    scheduledColumn,
    leaveLockField,
    staleFormField,
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 300,
      admin: { description: 'One sentence below the title. Search engines and messages show it, too.' },
    },
    { name: 'body', type: 'richText', required: true, editor: articleEditor },
    searchAndSharing(),
    textLengthField,
    slugField('title', {
      validate: validatePageSlug,
      admin: {
        description:
          'The web address: “press” is /press. If you change it after publishing, the old one redirects.',
      },
    }),
    {
      name: 'isInFooter',
      label: 'Link it in the footer',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'On every page, and on the sitemap page.' },
    },
    ownerField,
    ...lastEditedFields,
  ],
};
