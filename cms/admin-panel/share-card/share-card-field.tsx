import { findGlobal } from '#cms/queries/settings';
import type { UIFieldServerProps } from 'payload';
import { ShareCard } from './share-card.tsx';
import type { ArticleCollection } from './use-article-looks.ts';

/** In a story, guide or page: how it looks in search results and in a message. */
export async function ShareCardField({ collectionSlug, payload }: UIFieldServerProps) {
  const { siteName } = await findGlobal(payload, 'site-settings');
  return <ShareCard collection={collectionSlug as ArticleCollection} siteName={siteName} />;
}
