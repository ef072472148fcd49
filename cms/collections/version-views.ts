import { traverseFields, type CollectionConfig, type SanitizedConfig } from 'payload';

type EditViews = NonNullable<
  NonNullable<NonNullable<NonNullable<CollectionConfig['admin']>['components']>['views']>['edit']
>;

/** Version views in the city's time, to the second, with the author where known. */
export const versionViews = {
  versions: { Component: '/admin-panel/versions/version-list.tsx#VersionList' },
  version: { Component: '/admin-panel/versions/version-page.tsx#VersionPage' },
} satisfies EditViews;

/** For fields that are not compared. */
export const NO_DIFF = '/admin-panel/versions/no-diff.tsx#NoDiff';
const DATE_DIFF = '/admin-panel/versions/date-diff.tsx#DateDiff';

/**
 * Compares dates of versions in the city's time; Payload uses the computer's. The time a version was saved is already
 * shown above the comparison.
 */
export function compareDatesInCityTime(config: SanitizedConfig): SanitizedConfig {
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
