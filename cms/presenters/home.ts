import type { NewsItem, Question } from '#contract/pages';
import type { Home } from '../payload-types.ts';

export function presentNews(home: Home): NewsItem[] {
  return (home.newsTeaser ?? []).map(({ title, summary, date, readMinutes, href, cuisine }) => ({
    title,
    summary,
    // The panel stores a day as noon UTC, which is the same day in Baltimore.
    date: date.slice(0, 10),
    readMinutes,
    href,
    cuisine: cuisine || null,
  }));
}

export function presentQuestions(home: Home): Question[] {
  return (home.faq ?? []).map(({ question, answer }) => ({ question, answer }));
}
