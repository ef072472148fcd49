import { traverseFields, type CollectionConfig, type SanitizedConfig } from 'payload';

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
const DATE_DIFF = '/admin-panel/versions/date-diff.tsx#DateDiff';

/**
 * Dates of versions are compared in Baltimore’s time, where Payload says the computer’s. When each version was saved stands
 * above it already.
 */
export function compareDatesInBaltimore(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, versions } of config.collections) {
    if (!versions?.drafts) continue;
    traverseFields({
      fields,
      callback: ({ field }) => {
        if (!('type' in field) || field.type !== 'date') return;
        const Diff = field.name === 'updatedAt' ? NO_DIFF : DATE_DIFF;
        field.admin = { ...field.admin, components: { ...field.admin?.components, Diff } };
      },
    });
  }
  return config;
}
