import { findBySlug } from '#domain/addresses/slugs';
import { cityDay } from '#domain/calendar/city-time';
import { readingMinutes } from '#domain/guides/reading-time';
import {
  HOME_CUISINES,
  HOME_NEIGHBORHOODS,
  nameStats,
  otherCuisines,
  nearbyNeighborhoods,
  type NameCount,
  type NamedKind,
} from '#domain/places/aggregates';
import { locationOf, type Located } from '#domain/places/distance';
import { HOME_RANKED, HOME_SHOWN, homeCandidates } from '#domain/places/home-cut';
import { byScore } from '#domain/places/rated';
import { capitalize } from '#domain/words/capitalize';
import { aboutCuisine, aboutNeighborhood } from '#domain/words/about-lists';
import { listPagesWithAds } from '../ad-delivery/find-delivery.ts';
import { notFound } from '../calls/call-error.ts';
import { fleeting } from '../calls/call-answer.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { presentHero, presentHoliday, presentQuestions, presentSections } from '../presenters/home.ts';
import { presentRestaurant } from '../presenters/restaurant.ts';
import { presentSite, newsletterUrlOf } from '../presenters/site.ts';
import { countNames, findNameStats } from '../queries/aggregates.ts';
import { listRunningBusinesses } from '../queries/ads.ts';
import { fillHomeSections, findHomeLead } from '../queries/home-picks.ts';
import { listNameRecords } from '../queries/name-records.ts';
import { listOpenedLately } from '../queries/openings.ts';
import { listPages } from '../queries/pages.ts';
import {
  hasSampleRestaurants,
  listListedByIds,
  listBestScored,
  listListedOf,
} from '../queries/restaurants.ts';
import { findComingHoliday } from '../queries/special-hours.ts';
import { findGlobal, findHome, findListingRules } from '../queries/settings.ts';
import * as article from '#cms/rich-text/article-text';
import type { Payload } from 'payload';
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
        countNames(req.payload, 'cuisine'),
        countNames(req.payload, 'neighborhood'),
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
          cuisines.map(({ name }) => name).filter((name) => !rules.hiddenCategories.includes(name)),
          rules.slugAliases,
        ) !== null,
      hasNeighborhood: (slug) =>
        findBySlug(
          slug,
          neighborhoods.map(({ name }) => name),
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
      countNames(payload, 'cuisine'),
      findNameStats(payload, 'cuisine'),
      findNameStats(payload, 'neighborhood'),
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
        cuisines: cuisines.slice(0, HOME_CUISINES),
        neighborhoods: neighborhoods.slice(0, HOME_NEIGHBORHOODS),
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

  getCuisinePage: ({ params, query, req }) => findListing(req.payload, 'cuisine', { ...params, ...query }),

  getNeighborhoodPage: ({ params, query, req }) =>
    findListing(req.payload, 'neighborhood', { ...params, ...query }),
} satisfies SomeHandlers;

/** The list of a cuisine or a neighborhood by a slug in any spelling, with others. */
async function findListing(
  payload: Payload,
  kind: NamedKind,
  { slug, page }: { readonly slug: string; readonly page: number },
) {
  const [rules, counts] = await Promise.all([findListingRules(payload), countNames(payload, kind)]);
  const isHidden = (name: string) => kind === 'cuisine' && rules.hiddenCategories.includes(name);
  const known = counts.map(({ name }) => name).filter((name) => !isHidden(name));
  const found = findBySlug(slug, known, kind === 'cuisine' ? rules.slugAliases : rules.neighborhoodAliases);
  if (!found) throw notFound(capitalize(kind));
  const { name, canonicalSlug } = found;
  const [places, recordOf] = await Promise.all([
    listListedOf[kind](payload, { name }),
    listNameRecords(payload),
  ]);
  const record = recordOf(kind, name);
  const listing = await presentListing(payload, {
    places,
    rules,
    page,
    text: record.intro,
    aboutList: (ranked) =>
      kind === 'cuisine' ? aboutCuisine(name, ranked, record) : aboutNeighborhood(name, ranked, record.where),
  });
  const stats = nameStats(kind, counts, rules.hiddenCategories);
  const { plural, where, related } = record;
  const others =
    kind === 'cuisine'
      ? otherCuisines(stats, name, related)
      : nearbyNeighborhoods({ stats, current: name, centroids: centroidsOf(counts), related });
  return { name, plural, where, slug: canonicalSlug, ...listing, others };
}

const centroidsOf = (counts: readonly (NameCount & Located)[]) =>
  new Map(
    counts.flatMap((count) => {
      const middle = locationOf(count);
      return middle ? [[count.name, middle] as const] : [];
    }),
  );
