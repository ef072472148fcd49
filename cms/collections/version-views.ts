import type { CollectionConfig } from 'payload';

type EditViews = NonNullable<
  NonNullable<NonNullable<NonNullable<CollectionConfig['admin']>['components']>['views']>['edit']
>;

/** Versions are listed and shown in Baltimore’s time, to the second, with who wrote them where that is kept. */
export const versionViews = {
  versions: { Component: '/admin-panel/versions/version-list.tsx#VersionList' },
  version: { Component: '/admin-panel/versions/version-page.tsx#VersionPage' },
} satisfies EditViews;
