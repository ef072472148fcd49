import { countText, priceText } from '#domain/words/quantities';
import { region } from '#city';
import type { GuidePage, StoryPage } from '#contract/editorial';
import type { IssuePage } from '#contract/newsletter-issues';
import type { ListingPage, Site } from '#contract/pages';
import type { RestaurantDetail } from '#contract/restaurants';
import type { SharedList } from '#contract/saved';
import { longDate } from '#domain/calendar/date-texts';
import type { CoverSubject } from '#domain/covers/cover';
import { guideCuisine } from '#domain/guides/guide-cuisine';
import { cuisineTexts, neighborhoodTexts } from '#domain/words/listing-headings';
import { stableHash } from '#domain/words/stable-hash';
import * as texts from '#texts';
import type { SharePicture } from './draw-share-picture.ts';

export interface ShareSubject extends Pick<SharePicture, 'kicker' | 'title' | 'line'> {
  readonly cover: CoverSubject;
  /** Visible only through its link, which may be revoked: never cached. */
  readonly isPrivate?: boolean;
}

/** Calls the contract; `null` if not found. */
export type Read = <Answer>(path: string) => Promise<Answer | null>;

type Kind = (read: Read, name: string) => Promise<ShareSubject | null>;

/** What is shared of the page that a call below this path answers. */
const kind =
  <Page>(path: string, subjectOf: (page: Page) => ShareSubject): Kind =>
  async (read, name) => {
    const page = await read<Page>(`${path}/${name}`);
    return page && subjectOf(page);
  };

const cover = (name: string, category: string | undefined): CoverSubject => ({
  id: stableHash(name),
  category: category ?? 'Seafood',
});

/** By the first part of the address: `/share/cuisines/pizza.png`. */
export const SHARED_KINDS: Readonly<Record<string, Kind>> = {
  restaurants: kind<RestaurantDetail>('/api/restaurants', (place) => ({
    kicker: `${place.category} · ${place.neighborhood}`,
    title: place.name,
    line: [ratingLine(place), place.priceRange && priceText(place.priceRange)]
      .filter((fact) => fact !== null)
      .join(' · '),
    cover: place,
  })),
  cuisines: kind<ListingPage>('/api/pages/cuisines', (page) => ({
    kicker: 'By cuisine',
    title: cuisineTexts(page.name, page.count, page.plural).heading,
    line: leaderLine(page),
    cover: cover(page.name, page.name),
  })),
  neighborhoods: kind<ListingPage>('/api/pages/neighborhoods', (page) => ({
    kicker: 'By neighborhood',
    title: neighborhoodTexts(page.name, page.count, page.where).heading,
    line: leaderLine(page),
    cover: cover(page.name, page.restaurants[0]?.category),
  })),
  guides: kind<GuidePage>('/api/pages/guides', (guide) => ({
    kicker: 'Guide',
    title: guide.title,
    line: guide.restaurants.length === 0 ? '' : texts.words.restaurants({ count: guide.restaurants.length }),
    cover: cover(guide.title, guideCuisine(guide) ?? guide.restaurants[0]?.category),
  })),
  stories: kind<StoryPage>('/api/pages/stories', (story) => ({
    kicker: story.category,
    title: story.title,
    line: texts.words.readMinutes({ minutes: story.readMinutes }),
    cover: cover(story.title, story.coverCuisine),
  })),
  newsletter: kind<IssuePage>('/api/pages/newsletter', (issue) => ({
    kicker: texts.pages.newsletter(),
    title: issue.subject,
    line: longDate(issue.day),
    cover: cover(issue.subject, 'Cocktail'),
  })),
  lists: kind<SharedList>('/api/saved/shared', (list) => ({
    kicker: 'A shared list',
    title: list.isHearts ? `Places to eat in ${region.name}` : list.name,
    line: list.author === null ? 'Picked by a reader' : `Picked by ${list.author}`,
    cover: cover(list.name, list.restaurants[0]?.category ?? 'Pizza'),
    isPrivate: true,
  })),
};

/** Single pages: `/share/quiz.png`. */
export const SHARED_PAGES: Readonly<Record<string, (site: Site) => ShareSubject>> = {
  site: ({ name, tagline }) => ({
    kicker: region.name,
    title: tagline,
    line: 'By cuisine and by neighborhood',
    cover: cover(name, 'Crab House'),
  }),
  quiz: () => ({
    kicker: 'The quiz',
    title: texts.quiz.title(),
    line: 'Six questions, one good table',
    cover: cover('The quiz', 'Cocktail'),
  }),
};

/** The first place; the heading already has the number of places. */
function leaderLine({ restaurants }: ListingPage): string {
  const [leader] = restaurants;
  return leader ? `No. 1: ${leader.name}` : '';
}

function ratingLine({ rating, reviewCount }: RestaurantDetail): string {
  if (rating === null) return texts.card.notYetRated();
  const of = `${rating.toFixed(1)} of 5`;
  return reviewCount === null || reviewCount === 0 ? of : `${of} from ${countText(reviewCount)} reviews`;
}
