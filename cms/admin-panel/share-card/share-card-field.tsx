import { findSiteSettings } from '#cms/queries/settings';
import type { UIFieldServerProps } from 'payload';
import { ShareCard } from './share-card.tsx';

/** In a story or guide: how it looks in search results and in a message. */
export async function ShareCardField({ collectionSlug, payload }: UIFieldServerProps) {
  const { siteName } = await findSiteSettings(payload);
  return <ShareCard isGuide={collectionSlug === 'guides'} siteName={siteName} />;
}
