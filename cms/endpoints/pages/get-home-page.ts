import type { getHomePage as operation } from '#contract/pages';
import { topCuisines, topNeighborhoods } from '#domain/places/aggregates';
import { selectHomeFeatured } from '#domain/places/home-cut';
import { byScore } from '#domain/places/rated';
import { presentNews, presentQuestions } from '../../presenters/home.ts';
import { presentRestaurant } from '../../presenters/restaurant.ts';
import { listListedByIds, listRankable } from '../../queries/restaurants.ts';
import { findHome, findListingRules } from '../../queries/settings.ts';
import { listStorySlugs } from '../../queries/stories.ts';
import { findCuisineStats, findNeighborhoodStats } from '../../queries/stats.ts';
import type { Handler } from '../../calls/handler.ts';

export const getHomePage: Handler<typeof operation> = async ({ req: { payload } }) => {
  const [home, stories, rules, rankable, cuisines, neighborhoods] = await Promise.all([
    findHome(payload),
    listStorySlugs(payload),
    findListingRules(payload),
    listRankable(payload),
    findCuisineStats(payload),
    findNeighborhoodStats(payload),
  ]);
  const chosen = selectHomeFeatured(rankable.sort(byScore), rules).map((place) => place.id);
  const docs = await listListedByIds(payload, chosen);
  const featured = chosen.flatMap((id) => docs.filter((doc) => doc.id === id));
  return {
    status: 200,
    body: {
      count: rankable.length,
      subtitle: home.subtitle,
      featured: featured.map(presentRestaurant),
      cuisines: topCuisines(cuisines),
      neighborhoods: topNeighborhoods(neighborhoods),
      news: presentNews(home, stories),
      questions: presentQuestions(home),
    },
  };
};
