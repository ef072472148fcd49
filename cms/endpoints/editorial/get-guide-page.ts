import type { getGuidePage as operation } from '#contract/editorial';
import { baltimoreDay } from '#domain/calendar/baltimore-day';
import { canonicalGuideSlug, findGuide } from '#domain/guides/guide-directory';
import { chooseGuideIntro } from '#domain/guides/guide-intros';
import { presentGuide } from '../../presenters/guide.ts';
import { findGuideDirectory } from '../../queries/guide-directory.ts';
import { findGuideDraft } from '../../queries/guides.ts';
import { listGuidePlaces } from '../../queries/guide-places.ts';
import { findHiddenCategories } from '../../queries/settings.ts';
import { notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { presentArticle } from './present-article.ts';
import { NEVER_KEPT, readPreviewOf } from './read-preview-of.ts';

export const getGuidePage: Handler<typeof operation> = async ({ params, query, req: { payload } }) => {
  const preview = readPreviewOf('guides', query.preview);
  const draft = preview ? await findGuideDraft(payload, preview.id) : null;
  const { guides, slugAliases } = await findGuideDirectory(payload, draft ?? undefined);
  const guide = draft
    ? guides.find(({ settings }) => settings?.id === draft.id)
    : findGuide(guides, params.slug, slugAliases);
  if (!guide) throw notFound('Guide');
  const [places, hiddenCategories, body] = await Promise.all([
    listGuidePlaces(payload, guide),
    findHiddenCategories(payload),
    presentArticle(payload, guide.settings?.body),
  ]);
  // An editor's text wins (decisions §8).
  const intro = body.length > 0 ? null : chooseGuideIntro({ ...guide, day: baltimoreDay(new Date()) });
  const canonicalSlug = canonicalGuideSlug(guide, guides);
  const isPreview = preview !== null;
  return {
    status: 200,
    ...(isPreview && { headers: NEVER_KEPT }),
    body: presentGuide(guide, { canonicalSlug, body, intro, places, hiddenCategories, isPreview }),
  };
};
