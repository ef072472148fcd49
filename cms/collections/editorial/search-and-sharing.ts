import type { Field } from 'payload';

/**
 * How an article looks in search results and shared links: its own title and picture, the collection's extra fields,
 * and live previews of both.
 */
export function searchAndSharing(more: readonly Field[] = []): Field {
  return {
    type: 'collapsible',
    label: 'Search and sharing',
    admin: { initCollapsed: true },
    fields: [
      {
        name: 'metaTitle',
        label: 'Title for search and sharing',
        type: 'text',
        maxLength: 120,
        admin: { description: 'Leave it blank to use the headline.' },
      },
      ...more,
      {
        name: 'sharePicture',
        label: 'Picture for sharing',
        type: 'upload',
        relationTo: 'media',
        admin: { description: 'Leave it blank to use the article’s picture, or the one we draw.' },
      },
      {
        name: 'shareCard',
        type: 'ui',
        admin: {
          components: { Field: '/admin-panel/share-card/share-card-field.tsx#ShareCardField' },
        },
      },
    ],
  };
}
