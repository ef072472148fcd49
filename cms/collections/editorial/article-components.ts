import type { CollectionConfig } from 'payload';

/**
 * Payload stores an empty draft as soon as "Create New" is pressed where drafts save themselves. Here a screen asks for the
 * first words, and nothing is stored before them. Versions are listed with who wrote them.
 */
export const articleComponents = {
  edit: { PublishButton: '/admin-panel/publish/publish-after-save.tsx#PublishAfterSave' },
  views: {
    start: { path: '/create', exact: true, Component: '/admin-panel/start/start-view.tsx#StartView' },
    edit: { versions: { Component: '/admin-panel/versions/article-versions.tsx#ArticleVersions' } },
  },
} satisfies NonNullable<CollectionConfig['admin']>['components'];
