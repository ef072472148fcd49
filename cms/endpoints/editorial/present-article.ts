import type { ArticlePart } from '#contract/editorial';
import type { Payload } from 'payload';
import { presentRestaurant } from '../../presenters/restaurant.ts';
import { listListedByIds } from '../../queries/restaurants.ts';
import { renderArticle } from '../../rich-text/render-article.ts';

/** A stored text as its page shows it. A place that is no longer listed leaves no card behind. */
export async function presentArticle(payload: Payload, text: unknown): Promise<ArticlePart[]> {
  const stretches = renderArticle(text);
  const ids = stretches.flatMap((stretch) => (stretch.kind === 'restaurant' ? [stretch.id] : []));
  const docs = new Map((await listListedByIds(payload, ids)).map((doc) => [doc.id, doc]));
  return stretches.flatMap((stretch): ArticlePart[] => {
    if (stretch.kind === 'html') return [stretch];
    const doc = docs.get(stretch.id);
    return doc ? [{ kind: 'restaurant', restaurant: presentRestaurant(doc) }] : [];
  });
}
