import type { getStoriesPage as operation } from '#contract/editorial';
import { webUrl } from '#domain/addresses/links';
import { DEFAULT_SUBMIT_STORY_URL } from '#domain/guides/editorial-words';
import { readingMinutes } from '#domain/guides/reading-time';
import { presentStoryCard } from '../../presenters/story.ts';
import { findSiteSettings } from '../../queries/settings.ts';
import { listStories } from '../../queries/stories.ts';
import { wordsOf } from '../../rich-text/split-article.ts';
import type { Handler } from '../../calls/handler.ts';

export const getStoriesPage: Handler<typeof operation> = async ({ req: { payload } }) => {
  const [docs, settings] = await Promise.all([listStories(payload), findSiteSettings(payload)]);
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
