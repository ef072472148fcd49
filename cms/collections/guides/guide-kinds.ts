import type { GuideKind } from '#domain/guides/guides';

export const GUIDE_KIND_LABELS: Readonly<Record<GuideKind, string>> = {
  neighborhood: 'Neighborhood: its best places',
  cuisine: 'Cuisine: its best places',
  collection: 'Collection: places by a rule',
  article: 'Article: a long text, then places',
};
