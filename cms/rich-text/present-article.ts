import type { ArticlePart } from '#contract/editorial';
import type { Payload } from 'payload';
import { presentClosings } from '../presenters/closings.ts';
import { presentRestaurant } from '../presenters/restaurant.ts';
import { listClosedLately } from '../queries/openings.ts';
import { listListedByIds } from '../queries/restaurants.ts';
import { idsOf } from './article-text.ts';
import { renderArticle } from './render-article.ts';

/** A stored text as its page shows it, without places that are no longer listed. */
export async function presentArticle(payload: Payload, text: unknown): Promise<ArticlePart[]> {
  const sections = renderArticle(text);
  const [docs, closings] = await Promise.all([
    listListedByIds(
      payload,
      sections.flatMap((section) => (section.kind === 'html' ? [] : idsOf(section))),
    ),
    sections.some(({ kind }) => kind === 'closings') ? listClosedLately(payload) : [],
  ]);
  const listed = new Map(docs.map((doc) => [doc.id, presentRestaurant(doc)]));
  return sections.flatMap((section): ArticlePart[] => {
    if (section.kind === 'html') return [section];
    if (section.kind === 'closings') return presentClosings(closings);
    if (section.kind === 'restaurant') {
      const restaurant = listed.get(section.id);
      return restaurant ? [{ kind: 'restaurant', restaurant }] : [];
    }
    const places = section.places.flatMap(({ id, note }) => {
      const restaurant = listed.get(id);
      return restaurant ? [{ restaurant, note }] : [];
    });
    return places.length === 0 ? [] : [{ kind: 'places', heading: section.heading, places }];
  });
}
