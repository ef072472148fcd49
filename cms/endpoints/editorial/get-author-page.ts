import type { getAuthorPage as operation } from '#contract/editorial';
import { byNewest } from '#domain/guides/guides';
import { readingMinutes } from '#domain/guides/reading-time';
import { notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { presentAuthor } from '../../presenters/author.ts';
import { presentGuideCard } from '../../presenters/guide.ts';
import { presentStoryCard } from '../../presenters/story.ts';
import { findAuthor } from '../../queries/authors.ts';
import { findGuideDirectory } from '../../queries/guide-directory.ts';
import { listStories } from '../../queries/stories.ts';
import { wordsOf } from '../../rich-text/split-article.ts';

export const getAuthorPage: Handler<typeof operation> = async ({ params, req: { payload } }) => {
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
