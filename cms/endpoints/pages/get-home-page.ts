import type { getHomePage as operation } from '#contract/pages';
import { readingMinutes } from '#domain/guides/reading-time';
import { topCuisines, topNeighborhoods } from '#domain/places/aggregates';
import { selectHomeFeatured } from '#domain/places/home-cut';
import { byScore } from '#domain/places/rated';
import { presentQuestions, presentSections } from '../../presenters/home.ts';
import { presentRestaurant } from '../../presenters/restaurant.ts';
import { newsletterUrlOf } from '../../presenters/site.ts';
import { fillHomeSections } from '../../queries/home-picks.ts';
import { listListedByIds, listRankable } from '../../queries/restaurants.ts';
import { findHome, findListingRules, findSiteSettings } from '../../queries/settings.ts';
import { findCuisineStats, findNeighborhoodStats } from '../../queries/stats.ts';
import { wordsOf } from '../../rich-text/split-article.ts';
import type { Handler } from '../../calls/handler.ts';

export const getHomePage: Handler<typeof operation> = async ({ req: { payload } }) => {
  const [home, settings, rules, rankable, cuisines, neighborhoods] = await Promise.all([
    findHome(payload),
    findSiteSettings(payload),
    findListingRules(payload),
    listRankable(payload),
    findCuisineStats(payload),
    findNeighborhoodStats(payload),
  ]);
  const chosen = selectHomeFeatured(rankable.sort(byScore), rules).map((place) => place.id);
  const [docs, sections] = await Promise.all([
    listListedByIds(payload, chosen),
    fillHomeSections(payload, home.sections ?? []),
  ]);
  const featured = chosen.flatMap((id) => docs.filter((doc) => doc.id === id));
  return {
    status: 200,
    body: {
      count: rankable.length,
      subtitle: home.subtitle,
      featured: featured.map(presentRestaurant),
      cuisines: topCuisines(cuisines),
      neighborhoods: topNeighborhoods(neighborhoods),
      questions: presentQuestions(home),
      sections: presentSections(sections, {
        newsletterUrl: newsletterUrlOf(settings),
        minutesOf: ({ body }) => readingMinutes(wordsOf(body)),
      }),
    },
  };
};
