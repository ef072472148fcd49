import type { CollectionConfig } from 'payload';

type EditViews = NonNullable<
  NonNullable<NonNullable<NonNullable<CollectionConfig['admin']>['components']>['views']>['edit']
>;

/** Version views in the city's time, to the second, with the author where known. */
export const versionViews = {
  versions: { Component: '/admin-panel/versions/version-list.tsx#VersionList' },
  version: { Component: '/admin-panel/versions/version-page.tsx#VersionPage' },
} satisfies EditViews;

export const NO_DIFF = '/admin-panel/versions/no-diff.tsx#NoDiff';

/** For what can be scheduled: beside its Publish button. */
export const SCHEDULE_CONTROL = '/admin-panel/schedule/schedule-control.tsx#ScheduleControl';
