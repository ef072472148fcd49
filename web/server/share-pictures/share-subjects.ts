import { countText, priceText } from '#domain/words/quantities';
import { region } from '#city';
import type { GuidePage, StoryPage } from '#contract/editorial';
import type { IssuePage } from '#contract/newsletter-archive';
import type { CuisinePage, NeighborhoodPage, Site } from '#contract/pages';
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

const cover = (name: string, category: string | undefined): CoverSubject => ({
  id: stableHash(name),
  category: category ?? 'Seafood',
});

/** By the first part of the address: `/share/cuisines/pizza.png`. */
export const SHARED_KINDS: Readonly<Record<string, Kind>> = {
  restaurants: async (read, id) => {
    const place = await read<RestaurantDetail>(`/api/restaurants/${id}`);
    return (
      place && {
        kicker: `${place.category} · ${place.neighborhood}`,
        title: place.name,
        line: [ratingLine(place), place.priceRange && priceText(place.priceRange)]
          .filter((fact) => fact !== null)
          .join(' · '),
        cover: place,
      }
    );
  },
  cuisines: async (read, slug) => {
    const page = await read<CuisinePage>(`/api/pages/cuisines/${slug}`);
    return (
      page && {
        kicker: 'By cuisine',
        title: cuisineTexts(page.cuisine, page.count, page.plural).heading,
        line: leaderLine(page),
        cover: cover(page.cuisine, page.cuisine),
      }
    );
  },
  neighborhoods: async (read, slug) => {
    const page = await read<NeighborhoodPage>(`/api/pages/neighborhoods/${slug}`);
    return (
      page && {
        kicker: 'By neighborhood',
        title: neighborhoodTexts(page.neighborhood, page.count, page.where).heading,
        line: leaderLine(page),
        cover: cover(page.neighborhood, page.restaurants[0]?.category),
      }
    );
  },
  guides: async (read, slug) => {
    const guide = await read<GuidePage>(`/api/pages/guides/${slug}`);
    return (
      guide && {
        kicker: 'Guide',
        title: guide.title,
        line:
          guide.restaurants.length === 0 ? '' : texts.words.restaurants({ count: guide.restaurants.length }),
        cover: cover(guide.title, guideCuisine(guide) ?? guide.restaurants[0]?.category),
      }
    );
  },
  stories: async (read, slug) => {
    const story = await read<StoryPage>(`/api/pages/stories/${slug}`);
    return (
      story && {
        kicker: story.category,
        title: story.title,
        line: texts.words.readMinutes({ minutes: story.readMinutes }),
        cover: cover(story.title, story.coverCuisine),
      }
    );
  },
  newsletter: async (read, slug) => {
    const issue = await read<IssuePage>(`/api/pages/newsletter/${slug}`);
    return (
      issue && {
        kicker: texts.pages.newsletter(),
        title: issue.subject,
        line: longDate(issue.day),
        cover: cover(issue.subject, 'Cocktail'),
      }
    );
  },
  lists: async (read, token) => {
    const list = await read<SharedList>(`/api/saved/shared/${token}`);
    return (
      list && {
        kicker: 'A shared list',
        title: list.isHearts ? `Places to eat in ${region.name}` : list.name,
        line: list.author === null ? 'Picked by a reader' : `Picked by ${list.author}`,
        cover: cover(list.name, list.restaurants[0]?.category ?? 'Pizza'),
        isPrivate: true,
      }
    );
  },
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
function leaderLine({ restaurants }: CuisinePage | NeighborhoodPage): string {
  const [leader] = restaurants;
  return leader ? `No. 1: ${leader.name}` : '';
}

function ratingLine({ rating, reviewCount }: RestaurantDetail): string {
  if (rating === null) return texts.card.notYetRated();
  const of = `${rating.toFixed(1)} of 5`;
  return reviewCount === null || reviewCount === 0 ? of : `${of} from ${countText(reviewCount)} reviews`;
}
