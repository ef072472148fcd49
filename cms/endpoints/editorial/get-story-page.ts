import type { getStoryPage as operation } from '#contract/editorial';
import { readingMinutes } from '#domain/guides/reading-time';
import { presentStory } from '../../presenters/story.ts';
import { listListedByIds } from '../../queries/restaurants.ts';
import { findStory, findStoryDraft } from '../../queries/stories.ts';
import { wordsOf } from '../../rich-text/split-article.ts';
import { notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { presentArticle } from './present-article.ts';
import { NEVER_KEPT, readPreviewOf } from './read-preview-of.ts';

export const getStoryPage: Handler<typeof operation> = async ({ params, query, req: { payload } }) => {
  const preview = readPreviewOf('stories', query.preview);
  const doc = preview ? await findStoryDraft(payload, preview.id) : await findStory(payload, params.slug);
  if (!doc) throw notFound('Article');
  const about = typeof doc.restaurant === 'object' ? doc.restaurant?.id : doc.restaurant;
  const [body, [restaurant]] = await Promise.all([
    presentArticle(payload, doc.body),
    listListedByIds(payload, about ? [about] : []),
  ]);
  const readMinutes = readingMinutes(wordsOf(doc.body));
  const isPreview = preview !== null;
  return {
    status: 200,
    ...(isPreview && { headers: NEVER_KEPT }),
    body: presentStory(doc, { readMinutes, body, restaurant, isPreview }),
  };
};
