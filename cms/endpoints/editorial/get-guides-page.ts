import type { getGuidesPage as operation } from '#contract/editorial';
import { groupGuides } from '#domain/guides/guides';
import { presentGuideCard } from '../../presenters/guide.ts';
import { findGuideDirectory } from '../../queries/guide-directory.ts';
import { isCollectionEmpty } from '../../queries/guide-places.ts';
import { listCollectable } from '../../queries/guides.ts';
import type { Handler } from '../../calls/handler.ts';

export const getGuidesPage: Handler<typeof operation> = async ({ req: { payload } }) => {
  const [{ guides }, places] = await Promise.all([findGuideDirectory(payload), listCollectable(payload)]);
  // A collection whose rule yields nothing shows no card (decisions §8).
  const shown = guides.filter((guide) => guide.kind !== 'collection' || !isCollectionEmpty(guide, places));
  return { status: 200, body: { groups: groupGuides(shown.map(presentGuideCard)) } };
};
