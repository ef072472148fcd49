import type { ArticlePart } from '#contract/editorial';
import type { Payload } from 'payload';
import { presentRestaurant } from '../../presenters/restaurant.ts';
import { listListedByIds } from '../../queries/restaurants.ts';
import { renderArticle } from '../../rich-text/render-article.ts';
import { idsOf } from '../../rich-text/split-article.ts';

/** A stored text as its page shows it, without places that are no longer listed. */
export async function presentArticle(payload: Payload, text: unknown): Promise<ArticlePart[]> {
  const stretches = renderArticle(text);
  const docs = await listListedByIds(
    payload,
    stretches.flatMap((stretch) => (stretch.kind === 'html' ? [] : idsOf(stretch))),
  );
  const listed = new Map(docs.map((doc) => [doc.id, presentRestaurant(doc)]));
  return stretches.flatMap((stretch): ArticlePart[] => {
    if (stretch.kind === 'html') return [stretch];
    if (stretch.kind === 'restaurant') {
      const restaurant = listed.get(stretch.id);
      return restaurant ? [{ kind: 'restaurant', restaurant }] : [];
    }
    const places = stretch.places.flatMap(({ id, note }) => {
      const restaurant = listed.get(id);
      return restaurant ? [{ restaurant, note }] : [];
    });
    return places.length === 0 ? [] : [{ kind: 'places', heading: stretch.heading, places }];
  });
}
