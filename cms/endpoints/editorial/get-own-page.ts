import type { getOwnPage as operation } from '#contract/editorial';
import { notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { presentPage } from '../../presenters/page.ts';
import { findPage, findPageDraft } from '../../queries/pages.ts';
import { presentArticle } from './present-article.ts';
import { NEVER_KEPT, readPreviewOf } from './read-preview-of.ts';

export const getOwnPage: Handler<typeof operation> = async ({ params, query, req: { payload } }) => {
  const preview = readPreviewOf('pages', query.preview);
  const doc = preview ? await findPageDraft(payload, preview.id) : await findPage(payload, params.slug);
  if (!doc) throw notFound('Page');
  const isPreview = preview !== null;
  return {
    status: 200,
    ...(isPreview && { headers: NEVER_KEPT }),
    body: presentPage(doc, { body: await presentArticle(payload, doc.body), isPreview }),
  };
};
