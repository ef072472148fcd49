import type { CuisineStat, NeighborhoodStat } from '#contract/aggregates';
import type { AwardPage, GuidePage, GuidesPage, StoriesPage, StoryPage } from '#contract/editorial';
import type { HomePage, ListingPage, Site } from '#contract/pages';
import type { QuizRecommendations } from '#contract/quiz';
import type { Restaurant, RestaurantDetail } from '#contract/restaurants';
import type { Pins, SearchAnswer, Suggestions } from '#contract/search';
import type { APIRequestContext } from '@playwright/test';

export interface Answers {
  '/api/site': Site;
  '/api/pages/home': HomePage;
  '/api/restaurants': Restaurant[];
  '/api/cuisines/stats': CuisineStat[];
  '/api/neighborhoods/stats': NeighborhoodStat[];
  '/api/pages/stories': StoriesPage;
  '/api/pages/guides': GuidesPage;
  [story: `/api/pages/stories/${string}`]: StoryPage;
  [guide: `/api/pages/guides/${string}`]: GuidePage;
  [award: `/api/pages/awards/${string}`]: AwardPage;
  [search: `/api/search?${string}`]: SearchAnswer;
  [pins: `/api/search/pins?${string}`]: Pins;
  [quiz: `/api/quiz/recommendations?${string}`]: QuizRecommendations;
  [suggest: `/api/suggest?${string}`]: Suggestions;
  [cuisine: `/api/pages/cuisines/${string}`]: ListingPage;
  [neighborhood: `/api/pages/neighborhoods/${string}`]: ListingPage;
  [restaurant: `/api/restaurants/${number}`]: RestaurantDetail;
}

/** The API's response, to compare the site's pages with. */
export async function ask<Path extends keyof Answers>(
  request: APIRequestContext,
  path: Path,
): Promise<Answers[Path]> {
  const response = await request.get(path);
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  return response.json();
}
