import type { CollectionConfig, SanitizedConfig } from 'payload';

type EditViews = NonNullable<
  NonNullable<NonNullable<NonNullable<CollectionConfig['admin']>['components']>['views']>['edit']
>;

/** Versions are listed and shown in Baltimore’s time, to the second, with who wrote them where that is kept. */
export const versionViews = {
  versions: { Component: '/admin-panel/versions/version-list.tsx#VersionList' },
  version: { Component: '/admin-panel/versions/version-page.tsx#VersionPage' },
} satisfies EditViews;

/** For a field that is not compared. */
export const NO_DIFF = '/admin-panel/versions/no-diff.tsx#NoDiff';

/** When each version was saved stands above it; Payload compares it once more, in the computer's time. */
export function hideSaveTimes(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, versions } of config.collections) {
    if (!versions?.drafts) continue;
    for (const field of fields) {
      if (field.type !== 'date' || field.name !== 'updatedAt') continue;
      field.admin = { ...field.admin, components: { ...field.admin?.components, Diff: NO_DIFF } };
    }
  }
  return config;
}
