import type { CollectionConfig } from 'payload';
import { versionViews } from '../version-views.ts';

/**
 * With autosave, Payload stores an empty draft as soon as "Create New" is pressed. Here a start screen asks for the
 * first words, and nothing is stored before that.
 */
export const articleComponents = {
  edit: { PublishButton: '/admin-panel/publish/publish-after-save.tsx#PublishAfterSave' },
  views: {
    start: { path: '/create', exact: true, Component: '/admin-panel/start/start-view.tsx#StartView' },
    edit: versionViews,
  },
} satisfies NonNullable<CollectionConfig['admin']>['components'];
