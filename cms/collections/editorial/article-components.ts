import type { CollectionConfig } from 'payload';
import { versionViews } from '../version-views.ts';

/**
 * Payload stores an empty draft as soon as "Create New" is pressed where drafts save themselves. Here a screen asks for the
 * first words, and nothing is stored before them.
 */
export const articleComponents = {
  edit: { PublishButton: '/admin-panel/publish/publish-after-save.tsx#PublishAfterSave' },
  views: {
    start: { path: '/create', exact: true, Component: '/admin-panel/start/start-view.tsx#StartView' },
    edit: versionViews,
  },
} satisfies NonNullable<CollectionConfig['admin']>['components'];
