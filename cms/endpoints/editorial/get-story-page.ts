import type { getStoryPage as operation } from '#contract/editorial';
import { readingMinutes } from '#domain/reading-time';
import { presentStory } from '../../presenters/story.ts';
import { listListedByIds } from '../../queries/restaurants.ts';
import { findStory } from '../../queries/stories.ts';
import { wordsOf } from '../../rich-text/split-article.ts';
import { notFound } from '../contract-error.ts';
import type { Handler } from '../handler.ts';
import { presentArticle } from './present-article.ts';

export const getStoryPage: Handler<typeof operation> = async ({ params, req: { payload } }) => {
  const doc = await findStory(payload, params.slug);
  if (!doc) throw notFound('Article');
  const about = typeof doc.restaurant === 'object' ? doc.restaurant?.id : doc.restaurant;
  const [body, [restaurant]] = await Promise.all([
    presentArticle(payload, doc.body),
    listListedByIds(payload, about ? [about] : []),
  ]);
  const readMinutes = readingMinutes(wordsOf(doc.body));
  return { status: 200, body: presentStory(doc, { readMinutes, body, restaurant, isPreview: false }) };
};
