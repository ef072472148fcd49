import { webUrl } from '#domain/addresses/links';
import { cityDay } from '#domain/calendar/city-time';
import { DEFAULT_SUBMIT_STORY_URL, DEFAULT_AWARDS_EMAIL } from '#domain/guides/editorial-words';
import { canonicalGuideSlug, findGuide } from '#domain/guides/guide-directory';
import { chooseGuideIntro } from '#domain/guides/guide-intros';
import { groupGuides, byNewest } from '#domain/guides/guides';
import { USUAL_GIVEAWAY, USUAL_POPUP, worded } from '#domain/people/newsletter-words';
import { readingMinutes } from '#domain/guides/reading-time';
import { notFound } from '../calls/call-error.ts';
import { fleeting } from '../calls/call-answer.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { presentAuthor } from '../presenters/author.ts';
import { presentAwards, presentAward, publishedPlace } from '../presenters/award.ts';
import { presentGuideCard, presentGuide } from '../presenters/guide.ts';
import { presentPage } from '../presenters/page.ts';
import { presentStoryCard, presentStory } from '../presenters/story.ts';
import { findAuthor } from '../queries/authors.ts';
import { listDrawings } from '../queries/drawings.ts';
import { findGuideDirectory } from '../queries/guide-directory.ts';
import { isCollectionEmpty, listGuidePlaces } from '../queries/guide-places.ts';
import { toStored } from '../queries/guides.ts';
import { listNameRecords } from '../queries/name-records.ts';
import { findDraft, findPublished, listPublished } from '../queries/published.ts';
import { findMoveTarget } from '../queries/redirects.ts';
import { listListedByIds } from '../queries/restaurants.ts';
import { findGlobal, findListingRules } from '../queries/settings.ts';
import { wordsOf } from '#cms/rich-text/article-text';
import { presentArticle } from '#cms/rich-text/present-article';
import { findShown, readPreviewOf } from './pages/preview.ts';

export const editorialHandlers = {
  getStoriesPage: async ({ req: { payload } }) => {
    const [docs, settings] = await Promise.all([
      listPublished(payload, 'stories'),
      findGlobal(payload, 'site-settings'),
    ]);
    const first = docs.find(({ featured }) => featured);
    const card = (doc: (typeof docs)[number]) => presentStoryCard(doc, readingMinutes(wordsOf(doc.body)));
    return {
      featured: first ? card(first) : null,
      stories: docs.filter((doc) => doc !== first).map(card),
      submitStoryUrl: webUrl(settings.submitStoryUrl ?? null) ?? DEFAULT_SUBMIT_STORY_URL,
    };
  },

  getStoryPage: async ({ params, query, req: { payload } }) => {
    const { doc, isPreview } = await findShown(payload, 'stories', params.slug, query.preview);
    if (!doc) throw notFound('Article');
    const about = typeof doc.restaurant === 'object' ? doc.restaurant?.id : doc.restaurant;
    const [body, [restaurant]] = await Promise.all([
      presentArticle(payload, doc.body),
      listListedByIds(payload, about ? [about] : []),
    ]);
    const readMinutes = readingMinutes(wordsOf(doc.body));
    return fleeting(presentStory(doc, restaurant, { readMinutes, body, isPreview }), isPreview);
  },

  getGuidesPage: async ({ req: { payload } }) => {
    const { guides } = await findGuideDirectory(payload);
    // A collection without places has no card (decisions §8).
    const isEmpty = await Promise.all(
      guides.map((guide) => guide.kind === 'collection' && isCollectionEmpty(payload, guide)),
    );
    const shown = guides.filter((_guide, index) => !isEmpty[index]);
    return { groups: groupGuides(shown.map(presentGuideCard)) };
  },

  getGuidePage: async ({ params, query, req: { payload } }) => {
    const draftId = readPreviewOf('guides', query.preview);
    const isPreview = draftId !== null;
    const draft = isPreview ? await findDraft(payload, 'guides', draftId) : null;
    const { guides, slugAliases } = await findGuideDirectory(payload, draft ? toStored(draft) : undefined);
    const guide = draft
      ? guides.find(({ settings }) => settings?.id === draft.id)
      : findGuide(guides, params.slug, slugAliases);
    if (!guide) throw notFound('Guide');
    const [found, { hiddenCategories }, recordOf, body] = await Promise.all([
      listGuidePlaces(payload, guide),
      findListingRules(payload),
      listNameRecords(payload),
      presentArticle(payload, guide.settings?.body),
    ]);
    // An editor's text takes precedence (decisions §8).
    const intro = body.length > 0 ? null : chooseGuideIntro({ ...guide, day: cityDay(new Date()) });
    const canonicalSlug = canonicalGuideSlug(guide, guides);
    const known = { ...found, hiddenCategories, recordOf };
    const page = presentGuide(guide, known, { canonicalSlug, body, intro, isPreview });
    return fleeting(page, isPreview);
  },

  getOwnPage: async ({ params, query, req: { payload } }) => {
    const { doc, isPreview } = await findShown(payload, 'pages', params.slug, query.preview);
    if (!doc) throw notFound('Page');
    return fleeting(
      presentPage(doc, { body: await presentArticle(payload, doc.body), isPreview }),
      isPreview,
    );
  },

  getAuthorPage: async ({ params, req: { payload } }) => {
    const author = await findAuthor(payload, params.slug);
    if (!author) throw notFound('Author');
    const [stories, { guides }] = await Promise.all([
      listPublished(payload, 'stories'),
      findGuideDirectory(payload),
    ]);
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
    return presentAuthor(author, written);
  },

  getAwardsPage: async ({ req: { payload } }) => {
    const awards = await listPublished(payload, 'awards');
    const ids = awards.flatMap((award) => publishedPlace(award)?.id ?? []);
    return presentAwards(awards, await listListedByIds(payload, ids));
  },

  getAwardPage: async ({ params, req: { payload } }) => {
    const [doc, settings] = await Promise.all([
      findPublished(payload, 'awards', params.slug),
      findGlobal(payload, 'site-settings'),
    ]);
    if (!doc) throw notFound('Award');
    return presentAward(doc, settings.awardsEmail ?? DEFAULT_AWARDS_EMAIL);
  },

  getWinDinnerPage: async ({ query, req: { payload } }) => {
    const isPreview = readPreviewOf('newsletter-texts', query.preview) !== null;
    const [{ signupEmbedUrl }, words, { openSeedHash, drawings }] = await Promise.all([
      findGlobal(payload, 'site-settings'),
      findGlobal(payload, 'newsletter-texts', { isDraft: isPreview }),
      listDrawings(payload, new Date()),
    ]);
    return fleeting(
      {
        signupEmbedUrl: webUrl(signupEmbedUrl ?? null),
        ...worded(USUAL_GIVEAWAY, words.giveaway),
        openSeedHash,
        drawings,
        ...(isPreview && { popup: worded(USUAL_POPUP, words.popup) }),
      },
      isPreview,
    );
  },

  findRedirect: async ({ query, req }) => {
    const to = await findMoveTarget(req.payload, query.path);
    if (to === null) throw notFound('Redirect');
    return { to };
  },
} satisfies SomeHandlers;
