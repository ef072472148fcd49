import { pathOf, PAGE_PATHS, SITE_PAGES } from '#domain/addresses/site-pages';
import { newestTime } from '#domain/calendar/newest-time';
import { canonicalGuideSlug } from '#domain/guides/guide-directory';
import { isNeighborhood } from '#domain/places/is-neighborhood';
import type { SomeHandlers } from '../calls/handler.ts';
import { listAuthorChanges } from '../queries/authors.ts';
import { findGuideDirectory, type GuideDirectory } from '../queries/guide-directory.ts';
import { listSentIssues } from '../newsletter/sending/mailings.ts';
import { listPages } from '../queries/pages.ts';
import { findGlobal, findListingRules } from '../queries/settings.ts';
import { listNameChanges, listRestaurantChanges, type NameChange } from '../queries/site-contents.ts';
import { listPublished } from '../queries/published.ts';

export const sitemapHandlers = {
  getSitemap: async ({ req: { payload } }) => {
    const [
      home,
      { hiddenCategories },
      cuisines,
      neighborhoods,
      places,
      storyDocs,
      { guides: allGuides },
      pages,
      authors,
      sentIssues,
    ] = await Promise.all([
      findGlobal(payload, 'home'),
      findListingRules(payload),
      listNameChanges(payload, 'category'),
      listNameChanges(payload, 'neighborhood'),
      listRestaurantChanges(payload),
      listPublished(payload, 'stories'),
      findGuideDirectory(payload),
      listPages(payload),
      listAuthorChanges(payload),
      listSentIssues(payload.db.pool),
    ]);
    const restaurants = places.map(({ id, lastModified }) => at(pathOf.restaurant(id), lastModified));
    const stories = storyDocs.map(({ slug, updatedAt }) => at(pathOf.story(slug), updatedAt));
    const issues = sentIssues.map(({ content, sentAt }) =>
      at(pathOf.issue(content.slug), sentAt.toISOString()),
    );
    const placesChanged = newestOf(restaurants);
    const guides = guidePages(allGuides, { cuisines, neighborhoods, placesChanged });
    return {
      pages: [
        ...fixedPages({
          places: placesChanged,
          home: home.updatedAt ?? null,
          nothing: null,
          stories: newestOf(stories),
          guides: newestOf(guides),
          issues: newestOf(issues),
        }),
        ...pages.map(({ slug, updatedAt }) => at(pathOf.page(slug), updatedAt)),
      ],
      cuisines: cuisines
        .filter(({ name }) => name.trim() !== '' && !hiddenCategories.includes(name))
        .map(({ name, lastModified }) => at(pathOf.cuisine(name), lastModified)),
      neighborhoods: neighborhoods
        .filter(({ name }) => isNeighborhood(name))
        .map(({ name, lastModified }) => at(pathOf.neighborhood(name), lastModified)),
      stories,
      issues,
      authors: authors.map(({ slug, lastModified }) => at(pathOf.author(slug), lastModified)),
      guides,
      restaurants,
    };
  },
} satisfies SomeHandlers;

const at = (path: string, lastModified: string | null) => ({ path, lastModified });

interface Changes {
  readonly cuisines: readonly NameChange[];
  readonly neighborhoods: readonly NameChange[];
  readonly placesChanged: string | null;
}

/** A guide changes with its places and with its editor's settings. */
function guidePages(all: GuideDirectory['guides'], { cuisines, neighborhoods, placesChanged }: Changes) {
  const changeOf = (changes: readonly NameChange[], name: string) =>
    changes.find((change) => change.name === name)?.lastModified ?? null;
  return all
    .filter((guide) => canonicalGuideSlug(guide, all) === guide.slug)
    .map(({ slug, neighborhood, cuisine, settings }) => {
      const ofPlaces =
        neighborhood !== null
          ? changeOf(neighborhoods, neighborhood)
          : cuisine !== null
            ? changeOf(cuisines, cuisine)
            : placesChanged;
      return at(pathOf.guide(slug), newestTime([ofPlaces, settings?.updatedAt ?? null]));
    });
}

type Changed = NonNullable<(typeof SITE_PAGES)[number][1]['changesWith']>;

/** The pages that are always there, each changed with what it shows. */
function fixedPages(changed: Readonly<Record<Changed, string | null>>) {
  return [
    at(PAGE_PATHS.home, newestTime([changed.places, changed.home, changed.stories])),
    ...SITE_PAGES.flatMap(([, { path, changesWith }]) => (changesWith ? at(path, changed[changesWith]) : [])),
  ];
}

function newestOf(pages: readonly { readonly lastModified: string | null }[]): string | null {
  return newestTime(pages.map(({ lastModified }) => lastModified));
}
