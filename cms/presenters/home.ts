import type { NewsItem, Question } from '#contract/pages';
import { siteOrWebUrl } from '#domain/addresses/links';
import { storyPath } from '#domain/addresses/page-paths';
import type { Home } from '../payload-types.ts';

/** An article that is not published is not announced. */
export function presentNews(home: Home, storySlugs: readonly string[]): NewsItem[] {
  const hrefs = new Set(storySlugs.map(storyPath));
  const news = (home.newsTeaser ?? []).filter(
    ({ href }) => !href.startsWith(storyPath('')) || hrefs.has(href),
  );
  return news.map(({ title, summary, date, readMinutes, href, cuisine }) => ({
    title,
    summary,
    // The panel stores a day as noon UTC, which is the same day in Baltimore.
    date: date.slice(0, 10),
    readMinutes,
    href: siteOrWebUrl(href) ?? '/',
    cuisine: cuisine || null,
  }));
}

export function presentQuestions(home: Home): Question[] {
  return (home.faq ?? []).map(({ question, answer }) => ({ question, answer }));
}
