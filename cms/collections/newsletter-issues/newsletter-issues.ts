import { byAnyStaff, byRole, hasRole } from '#cms/access/roles';
import { pathOf } from '#domain/addresses/site-pages';
import {
  APIError,
  type Access,
  type CollectionAfterChangeHook,
  type CollectionConfig,
  type FieldHook,
  type TextFieldSingleValidation,
} from 'payload';
import { checkIssue } from '../../newsletter/issues/check-issue.ts';
import {
  beginMailing,
  DRAFT,
  listMailedIssues,
  mailingText,
  readMailing,
} from '../../newsletter/sending/mailings.ts';
import { lastEditedBy, ownerField, writingAids } from '../editorial/article-fields.ts';
import { articleHooks } from '../editorial/article-hooks.ts';
import { ARTICLE_STORAGE, articleAdmin, previewPath, previews } from '../editorial/article.ts';
import { plainSlug, slugField, validatePlainSlug } from '../editorial/slug-field.ts';
import { articleEditor } from '../editorial/text-editor.ts';
import { knownNames } from '../place-names/known-names.ts';
import { readOnlyNote } from '../field-parts.ts';
import { versionViews } from '../version-views.ts';
import { ISSUE_BLOCKS } from './issue-blocks.ts';

/** What is scheduled or mailed stays as it was tried: to change it, an editor takes it off the schedule first. */
const whileUnsent: Access = async ({ req }) => {
  if (!hasRole(req.user, 'editor')) return false;
  const mailed = await listMailedIssues(req.payload.db.pool);
  return mailed.length === 0 || { id: { not_in: mailed } };
};

/** To publish an issue is to send it, once: its mailing begins with it. */
const sendPublished: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status !== 'published') return doc;
  const issue = await req.payload.findByID({ collection: 'newsletter-issues', id: doc.id, depth: 1, req });
  const fault = (await checkIssue(req, issue)).find(({ is }) => is === 'must');
  if (fault) throw new APIError(fault.text, 400, undefined, true);
  if (!(await beginMailing(req, issue)))
    throw new APIError('It has been sent already.', 400, undefined, true);
  return doc;
};

const readSending: FieldHook = async ({ data, req }) => {
  const mailing = typeof data?.id === 'number' ? await readMailing(req.payload.db.pool, data.id) : null;
  return mailingText(mailing);
};

/** Parts of `/newsletter/` that are pages of their own. */
const TAKEN_SLUGS = ['ads', 'confirm', 'pictures', 'preview'];

const validateSlug: TextFieldSingleValidation = (value, options) =>
  TAKEN_SLUGS.includes(plainSlug(value ?? ''))
    ? 'The newsletter has a page of its own at this address. Choose another one.'
    : validatePlainSlug(value, options);

const linkToPreview = (doc: Record<string, unknown>) =>
  typeof doc.id === 'number'
    ? previewPath('/newsletter/preview', { collection: 'newsletter-issues', id: doc.id })
    : null;

const MAIL_WIDTHS = [
  { name: 'phone', label: 'Phone', width: 360, height: 780 },
  { name: 'desktop', label: 'Computer', width: 700, height: 900 },
];

const {
  components: { edit, views },
  ...admin
} = articleAdmin('newsletter-issues', pathOf.issue);
const hooks = articleHooks(pathOf.issue);

/**
 * An issue of the newsletter (decisions §10): written like a story, tried, and sent by `cms/newsletter/sending`, which
 * keeps the state of its mailing in tables of its own.
 */
export const newsletterIssues: CollectionConfig = {
  slug: 'newsletter-issues',
  defaultSort: '-createdAt',
  admin: {
    ...admin,
    ...previews(linkToPreview, MAIL_WIDTHS),
    group: 'Newsletter',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'sending', 'updatedAt', 'lastEditedBy'],
    listSearchableFields: ['subject'],
    components: {
      beforeListTable: ['/admin-panel/newsletter/send-control.tsx#StartFromWeek'],
      edit: {
        ...edit,
        // Hidden where nobody may write, as in an issue under way, which must still be stopped.
        PublishButton: '/admin-panel/newsletter/send-control.tsx#NoPublishButton',
        beforeDocumentControls: ['/admin-panel/newsletter/send-control.tsx#SendControl'],
      },
      views: { ...views, edit: versionViews },
    },
  },
  ...ARTICLE_STORAGE,
  // To publish several at once would mail them all.
  disableBulkEdit: true,
  access: {
    create: byRole('editor'),
    read: byAnyStaff,
    readVersions: byRole('editor'),
    update: whileUnsent,
    delete: whileUnsent,
  },
  hooks: { ...hooks, afterChange: [...(hooks.afterChange ?? []), sendPublished] },
  fields: [
    readOnlyNote(
      'This issue is scheduled or has been mailed, so nothing in it can change. To change a scheduled one, take it off the schedule first.',
      ({ sending = DRAFT }) => sending !== DRAFT,
    ),
    ...writingAids.filter((field) => 'name' in field && field.name === 'leaveLock'),
    {
      name: 'subject',
      type: 'text',
      required: true,
      maxLength: 120,
    },
    {
      name: 'alternativeSubject',
      type: 'text',
      maxLength: 120,
    },
    {
      name: 'usesAlternative',
      type: 'checkbox',
      defaultValue: false,
      admin: { condition: (data) => Boolean(data.alternativeSubject) },
    },
    {
      name: 'preheader',
      type: 'text',
      maxLength: 150,
    },
    { name: 'intro', type: 'richText', editor: articleEditor },
    {
      name: 'blocks',
      type: 'blocks',
      blocks: ISSUE_BLOCKS,
      maxRows: 20,
    },
    slugField('subject', validateSlug),
    {
      name: 'sources',
      type: 'text',
      hasMany: true,
      admin: {
        position: 'sidebar',
        components: {
          Field: { path: '/admin-panel/desk/pick-field.tsx#NameField', clientProps: { kind: 'sources' } },
        },
      },
    },
    knownNames('neighborhoods', {
      name: 'neighborhoods',
      hasMany: true,
      admin: { position: 'sidebar' },
    }),
    {
      name: 'sending',
      type: 'text',
      virtual: true,
      hooks: { afterRead: [readSending] },
      // For the list: in the form, the button that sends it says it, and is never stale.
      admin: { condition: () => false, disableListFilter: true },
    },
    ownerField,
    lastEditedBy,
  ],
};
