import { findBySlug } from '#domain/addresses/slugs';
import { cityDay } from '#domain/calendar/city-time';
import { readingMinutes } from '#domain/guides/reading-time';
import {
  HOME_CUISINES,
  HOME_NEIGHBORHOODS,
  largest,
  cuisineStats,
  otherCuisines,
  nearbyNeighborhoods,
  neighborhoodStats,
} from '#domain/places/aggregates';
import { locationOf, type Coordinates } from '#domain/places/distance';
import { HOME_RANKED, HOME_SHOWN, homeCandidates } from '#domain/places/home-cut';
import { byScore } from '#domain/places/rated';
import { aboutCuisine, aboutNeighborhood } from '#domain/words/about-lists';
import { listPagesWithAds } from '../ad-delivery/find-delivery.ts';
import { notFound } from '../calls/call-error.ts';
import { fleeting } from '../calls/call-answer.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { presentHero, presentHoliday, presentQuestions, presentSections } from '../presenters/home.ts';
import { presentRestaurant } from '../presenters/restaurant.ts';
import { presentSite, newsletterUrlOf } from '../presenters/site.ts';
import { countByCategory, countByNeighborhood } from '../queries/aggregates.ts';
import { listRunningBusinesses } from '../queries/ads.ts';
import { fillHomeSections, findHomeLead } from '../queries/home-picks.ts';
import { listNameRecords } from '../queries/name-records.ts';
import { listOpenedLately } from '../queries/openings.ts';
import { listPages } from '../queries/pages.ts';
import {
  hasSampleRestaurants,
  listListedByIds,
  listBestScored,
  listListedByCuisine,
  listListedByNeighborhood,
} from '../queries/restaurants.ts';
import { findComingHoliday } from '../queries/special-hours.ts';
import { findGlobal, findHome, findListingRules } from '../queries/settings.ts';
import { findCuisineStats, findNeighborhoodStats } from '../queries/stats.ts';
import * as article from '#cms/rich-text/article-text';
import { service } from '../start/services.ts';
import { presentListing } from './pages/present-listing.ts';
import { readPreviewOf } from './pages/preview.ts';

/** In the feed. */
const MAX_OPENINGS = 20;

export const pagesHandlers = {
  getSite: async ({ req }) => {
    const [settings, rules, cuisines, neighborhoods, hasSampleContent, pagesWithAds, businesses, pages] =
      await Promise.all([
        findGlobal(req.payload, 'site-settings'),
        findListingRules(req.payload),
        countByCategory(req.payload),
        countByNeighborhood(req.payload),
        hasSampleRestaurants(req.payload),
        listPagesWithAds(req.payload.db.pool),
        listRunningBusinesses(req.payload),
        listPages(req.payload),
      ]);
    return presentSite(settings, {
      hasSampleContent,
      sendsMail: service('runtime').smtpUrl !== undefined,
      hasCuisine: (slug) =>
        findBySlug(
          slug,
          cuisines.map(({ category }) => category).filter((name) => !rules.hiddenCategories.includes(name)),
          rules.slugAliases,
        ) !== null,
      hasNeighborhood: (slug) =>
        findBySlug(
          slug,
          neighborhoods.map(({ neighborhood }) => neighborhood),
          rules.neighborhoodAliases,
        ) !== null,
      footerPages: pages.flatMap(({ isInFooter, slug, title }) => (isInFooter ? [{ slug, title }] : [])),
      partners: { pages: pagesWithAds, businesses: businesses.length },
    });
  },

  getHomePage: async ({ query, req: { payload } }) => {
    const isPreview = readPreviewOf('home', query.preview) !== null;
    const [home, settings, rules, best, counts, cuisines, neighborhoods, holiday] = await Promise.all([
      findHome(payload, { isDraft: isPreview }),
      findGlobal(payload, 'site-settings'),
      findListingRules(payload),
      listBestScored(payload, HOME_RANKED),
      countByCategory(payload),
      findCuisineStats(payload),
      findNeighborhoodStats(payload),
      findComingHoliday(payload, cityDay(new Date())),
    ]);
    const ranked = best.toSorted(byScore).map(({ id }) => id);
    const lead = await findHomeLead(payload, home);
    const [candidates, sections] = await Promise.all([
      listListedByIds(payload, homeCandidates(ranked, rules)),
      fillHomeSections(payload, home.sections ?? [], lead),
    ]);
    const minutesOf = (body: unknown) => readingMinutes(article.wordsOf(body));
    return fleeting(
      {
        ...presentHero(home, { count: counts.reduce((sum, { count }) => sum + count, 0), lead, minutesOf }),
        ...(isPreview && { isPreview }),
        featured: candidates.slice(0, HOME_SHOWN).map(presentRestaurant),
        cuisines: largest(cuisines, HOME_CUISINES),
        neighborhoods: largest(neighborhoods, HOME_NEIGHBORHOODS),
        questions: presentQuestions(home),
        sections: [
          ...(holiday ? [presentHoliday(holiday)] : []),
          ...presentSections(sections, {
            newsletterUrl: newsletterUrlOf(settings),
            minutesOf,
          }),
        ],
      },
      isPreview,
    );
  },

  getOpenings: async ({ req }) => {
    const docs = await listOpenedLately(req.payload, MAX_OPENINGS);
    return docs.map((doc) => ({ ...presentRestaurant(doc), openedOn: doc.openedOn ?? '' }));
  },

  getCuisinePage: async ({ params, query, req: { payload } }) => {
    const [rules, counts] = await Promise.all([findListingRules(payload), countByCategory(payload)]);
    const known = counts.map(({ category }) => category);
    const cuisines = known.filter((category) => !rules.hiddenCategories.includes(category));
    const found = findBySlug(params.slug, cuisines, rules.slugAliases);
    if (!found) throw notFound('Cuisine');
    const [places, recordOf] = await Promise.all([
      listListedByCuisine(payload, { cuisine: found.name }),
      listNameRecords(payload),
    ]);
    const record = recordOf('cuisine', found.name);
    return {
      cuisine: found.name,
      plural: record.plural,
      slug: found.canonicalSlug,
      ...(await presentListing(payload, {
        places,
        rules,
        page: query.page,
        text: record.intro,
        aboutList: (ranked) => aboutCuisine(found.name, ranked, record),
      })),
      otherCuisines: otherCuisines(cuisineStats(counts, rules.hiddenCategories), found.name, record.related),
    };
  },

  getNeighborhoodPage: async ({ params, query, req: { payload } }) => {
    const [rules, counts] = await Promise.all([findListingRules(payload), countByNeighborhood(payload)]);
    const known = counts.map(({ neighborhood }) => neighborhood);
    const found = findBySlug(params.slug, known, rules.neighborhoodAliases);
    if (!found) throw notFound('Neighborhood');
    const [places, recordOf] = await Promise.all([
      listListedByNeighborhood(payload, { neighborhood: found.name }),
      listNameRecords(payload),
    ]);
    const record = recordOf('neighborhood', found.name);
    const centroids = new Map<string, Coordinates>();
    for (const count of counts) {
      const middle = locationOf(count);
      if (middle) centroids.set(count.neighborhood, middle);
    }
    return {
      neighborhood: found.name,
      where: record.where,
      slug: found.canonicalSlug,
      ...(await presentListing(payload, {
        places,
        rules,
        page: query.page,
        text: record.intro,
        aboutList: (ranked) => aboutNeighborhood(found.name, ranked, record.where),
      })),
      nearby: nearbyNeighborhoods({
        stats: neighborhoodStats(counts),
        current: found.name,
        centroids,
        related: record.related,
      }),
    };
  },
} satisfies SomeHandlers;
