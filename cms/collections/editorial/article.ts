import { signPreview, type Preview, type PreviewCollection } from '#cms/access/preview-token';
import { byAnyStaff, byRole, hiddenUnless } from '#cms/access/roles';
import { service } from '#cms/start/services';
import type { CollectionConfig } from 'payload';
import { SCHEDULE_CONTROL, versionViews } from '../version-views.ts';

/** Stories, guides and awards belong to editors (decisions §3). */
export const editorialAccess: NonNullable<CollectionConfig['access']> = {
  create: byRole('editor'),
  read: byAnyStaff,
  readVersions: byRole('editor'),
  update: byRole('editor'),
  delete: byRole('editor'),
};

/** How stories, guides and pages are kept: autosaved drafts, scheduled publishing, one writer at a time. */
export const ARTICLE_STORAGE = {
  access: editorialAccess,
  versions: { drafts: { autosave: { interval: 1_500 }, schedulePublish: true }, maxPerDoc: 30 },
  // After two minutes without typing, an editor counts as gone.
  lockDocuments: { duration: 120 },
} satisfies Partial<CollectionConfig>;

/** The address of a page with a signed, expiring link to a draft. */
export function previewPath(path: string, draft: Preview): string {
  return `${path}?preview=${signPreview(service('runtime').payloadSecret, draft, Date.now())}`;
}

const PAGE_WIDTHS = [
  { name: 'phone', label: 'Phone', width: 390, height: 800 },
  { name: 'desktop', label: 'Desktop', width: 1280, height: 900 },
];

/** Preview in a tab of its own, and live beside the form, at two widths. */
export function previews(
  linkTo: (doc: Record<string, unknown>) => string | null,
  breakpoints: typeof PAGE_WIDTHS = PAGE_WIDTHS,
) {
  return {
    preview: linkTo,
    livePreview: { url: ({ data }: { data: Record<string, unknown> }) => linkTo(data), breakpoints },
  };
}

/**
 * The panel's views of stories, guides and pages. Preview and live preview show the actual page with a signed,
 * expiring link. The path of a draft without a slug uses its id; only the token determines what is shown.
 */
export function articleAdmin(collection: PreviewCollection, pathOf: (slug: string) => string) {
  const linkTo = (doc: Record<string, unknown>): string | null => {
    if (typeof doc.id !== 'number') return null;
    const slug = typeof doc.slug === 'string' && doc.slug !== '' ? doc.slug : `draft-${doc.id}`;
    return previewPath(pathOf(slug), { collection, id: doc.id });
  };
  return {
    group: 'Content',
    hidden: hiddenUnless('editor'),
    useAsTitle: 'title',
    ...previews(linkTo),
    components: {
      edit: {
        PublishButton: '/admin-panel/publish/publish-after-save.tsx#PublishAfterSave',
        beforeDocumentControls: [SCHEDULE_CONTROL],
      },
      views: {
        // With autosave, Payload stores an empty draft as soon as "Create New" is pressed. Here a start screen asks for
        // the first words, and nothing is stored before that.
        start: { path: '/create', exact: true, Component: '/admin-panel/start/start-view.tsx#StartView' },
        edit: versionViews,
      },
    },
  } satisfies CollectionConfig['admin'];
}
