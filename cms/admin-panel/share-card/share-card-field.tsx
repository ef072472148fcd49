import { findGlobal } from '#cms/queries/settings';
import type { UIFieldServerProps } from 'payload';
import { ShareCard } from './share-card.tsx';
import type { ArticleCollection } from './use-article-looks.ts';

/** In a story, guide or page: previews of its search result and shared link. */
export async function ShareCardField({ collectionSlug, payload }: UIFieldServerProps) {
  const { siteName } = await findGlobal(payload, 'site-settings');
  return <ShareCard collection={collectionSlug as ArticleCollection} siteName={siteName} />;
}
