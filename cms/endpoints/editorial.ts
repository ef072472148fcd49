import type * as contract from '#contract/editorial';
import type { ArticlePart } from '#contract/editorial';
import { webUrl } from '#domain/addresses/links';
import { cityDay } from '#domain/calendar/city-time';
import { DEFAULT_SUBMIT_STORY_URL, DEFAULT_AWARDS_EMAIL } from '#domain/guides/editorial-words';
import { canonicalGuideSlug, findGuide } from '#domain/guides/guide-directory';
import { chooseGuideIntro } from '#domain/guides/guide-intros';
import { groupGuides, byNewest } from '#domain/guides/guides';
import { readingMinutes } from '#domain/guides/reading-time';
import { notFound } from '../calls/call-error.ts';
import type { Handler } from '../calls/handler.ts';
import { presentAuthor } from '../presenters/author.ts';
import { presentAwards, presentAward, publishedPlace } from '../presenters/award.ts';
import { presentClosings } from '../presenters/closings.ts';
import { presentGuideCard, presentGuide } from '../presenters/guide.ts';
import { presentPage } from '../presenters/page.ts';
import { presentStoryCard, presentStory } from '../presenters/story.ts';
import { findAuthor } from '../queries/authors.ts';
import { listAwards, findAward } from '../queries/awards.ts';
import { findGuideDirectory } from '../queries/guide-directory.ts';
import { isCollectionEmpty, listGuidePlaces } from '../queries/guide-places.ts';
import { findGuideDraft } from '../queries/guides.ts';
import { listNameWords } from '../queries/name-words.ts';
import { findPage, findPageDraft } from '../queries/pages.ts';
import { listClosedLately } from '../queries/openings.ts';
import { findMoveTarget } from '../queries/redirects.ts';
import { listListedByIds } from '../queries/restaurants.ts';
import { findGlobal, findListingRules } from '../queries/settings.ts';
import { listStories, findStory, findStoryDraft } from '../queries/stories.ts';
import { wordsOf, idsOf } from '#cms/rich-text/article-text';
import type { Payload } from 'payload';
import { presentRestaurant } from '#cms/presenters/restaurant';
import { renderArticle } from '#cms/rich-text/render-article';
import { NEVER_KEPT, readPreviewOf } from './pages/preview.ts';

export const getStoriesPage: Handler<typeof contract.getStoriesPage> = async ({ req: { payload } }) => {
  const [docs, settings] = await Promise.all([listStories(payload), findGlobal(payload, 'site-settings')]);
  const first = docs.find(({ featured }) => featured);
  const card = (doc: (typeof docs)[number]) => presentStoryCard(doc, readingMinutes(wordsOf(doc.body)));
  return {
    status: 200,
    body: {
      featured: first ? card(first) : null,
      stories: docs.filter((doc) => doc !== first).map(card),
      submitStoryUrl: webUrl(settings.submitStoryUrl ?? null) ?? DEFAULT_SUBMIT_STORY_URL,
    },
  };
};

export const getStoryPage: Handler<typeof contract.getStoryPage> = async ({
  params,
  query,
  req: { payload },
}) => {
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

export const getGuidesPage: Handler<typeof contract.getGuidesPage> = async ({ req: { payload } }) => {
  const { guides } = await findGuideDirectory(payload);
  // A collection without places has no card (decisions §8).
  const isEmpty = await Promise.all(
    guides.map((guide) => guide.kind === 'collection' && isCollectionEmpty(payload, guide)),
  );
  const shown = guides.filter((_guide, index) => !isEmpty[index]);
  return { status: 200, body: { groups: groupGuides(shown.map(presentGuideCard)) } };
};

export const getGuidePage: Handler<typeof contract.getGuidePage> = async ({
  params,
  query,
  req: { payload },
}) => {
  const preview = readPreviewOf('guides', query.preview);
  const draft = preview ? await findGuideDraft(payload, preview.id) : null;
  const { guides, slugAliases } = await findGuideDirectory(payload, draft ?? undefined);
  const guide = draft
    ? guides.find(({ settings }) => settings?.id === draft.id)
    : findGuide(guides, params.slug, slugAliases);
  if (!guide) throw notFound('Guide');
  const [found, { hiddenCategories }, nameWords, body] = await Promise.all([
    listGuidePlaces(payload, guide),
    findListingRules(payload),
    listNameWords(payload),
    presentArticle(payload, guide.settings?.body),
  ]);
  // An editor's text takes precedence (decisions §8).
  const intro = body.length > 0 ? null : chooseGuideIntro({ ...guide, day: cityDay(new Date()) });
  const canonicalSlug = canonicalGuideSlug(guide, guides);
  const isPreview = preview !== null;
  return {
    status: 200,
    ...(isPreview && { headers: NEVER_KEPT }),
    body: presentGuide(guide, {
      ...found,
      canonicalSlug,
      body,
      intro,
      hiddenCategories,
      wordsOf: nameWords,
      isPreview,
    }),
  };
};

export const getOwnPage: Handler<typeof contract.getOwnPage> = async ({
  params,
  query,
  req: { payload },
}) => {
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

export const getAuthorPage: Handler<typeof contract.getAuthorPage> = async ({ params, req: { payload } }) => {
  const author = await findAuthor(payload, params.slug);
  if (!author) throw notFound('Author');
  const [stories, { guides }] = await Promise.all([listStories(payload), findGuideDirectory(payload)]);
  const isTheirs = ({ authors }: { readonly authors?: readonly (number | { id: number })[] | null }) =>
    (authors ?? []).some((one) => typeof one === 'object' && one.id === author.id);
  const written = {
    stories: stories
      .filter(isTheirs)
      .map((story) => presentStoryCard(story, readingMinutes(wordsOf(story.body)))),
    guides: guides
      .filter(({ settings }) => settings !== null && isTheirs(settings))
      .map(presentGuideCard)
      .toSorted(byNewest),
  };
  if (written.stories.length + written.guides.length === 0) throw notFound('Author');
  return { status: 200, body: presentAuthor(author, written) };
};

export const getAwardsPage: Handler<typeof contract.getAwardsPage> = async ({ req: { payload } }) => {
  const awards = await listAwards(payload);
  const ids = awards.flatMap((award) => publishedPlace(award)?.id ?? []);
  return { status: 200, body: presentAwards(awards, await listListedByIds(payload, ids)) };
};

export const getAwardPage: Handler<typeof contract.getAwardPage> = async ({ params, req: { payload } }) => {
  const [doc, settings] = await Promise.all([
    findAward(payload, params.slug),
    findGlobal(payload, 'site-settings'),
  ]);
  if (!doc) throw notFound('Award');
  return { status: 200, body: presentAward(doc, settings.awardsEmail ?? DEFAULT_AWARDS_EMAIL) };
};

export const getWinDinnerPage: Handler<typeof contract.getWinDinnerPage> = async ({ req }) => {
  const { signupEmbedUrl } = await findGlobal(req.payload, 'site-settings');
  return { status: 200, body: { signupEmbedUrl: webUrl(signupEmbedUrl ?? null) } };
};

export const findRedirect: Handler<typeof contract.findRedirect> = async ({ query, req }) => {
  const to = await findMoveTarget(req.payload, query.path);
  if (to === null) throw notFound('Redirect');
  return { status: 200, body: { to } };
};

/** A stored text as its page shows it, without places that are no longer listed. */
async function presentArticle(payload: Payload, text: unknown): Promise<ArticlePart[]> {
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
