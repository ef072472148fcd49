import { byAnyStaff, byRole, hiddenUnless } from '#cms/access/roles';
import type { DraftedGlobal } from '#domain/guides/editorial-words';
import type { GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { previewPath, previews } from '../collections/editorial/article.ts';
import { cancelPlannedPublications } from '../collections/editorial/article-hooks.ts';
import { SCHEDULE_CONTROL, versionViews } from '../collections/version-views.ts';

/** How editors keep a global: as drafts that are previewed on the page of that path, compared, and published now or later. */
export function draftedByEditors<Slug extends DraftedGlobal>(slug: Slug, path: string, group: string) {
  const afterSave: GlobalAfterChangeHook = async ({ doc, req }) => {
    if (doc._status === 'published') await cancelPlannedPublications(req, { collection: slug, id: 1 });
    return doc;
  };
  return {
    slug,
    admin: {
      group,
      hidden: hiddenUnless('editor'),
      components: {
        elements: { beforeDocumentControls: [SCHEDULE_CONTROL] },
        views: { edit: versionViews },
      },
      ...previews(() => previewPath(path, { collection: slug, id: 1 })),
    },
    access: { read: byAnyStaff, readVersions: byRole('editor'), update: byRole('editor') },
    // Payload asks whether it is published with a selection that leaves that out: “Draft” instead of “Changed.”
    forceSelect: { _status: true },
    versions: { drafts: { schedulePublish: true }, max: 30 },
    hooks: { afterChange: [afterSave] },
  } satisfies Partial<GlobalConfig>;
}
