import { byRating } from '../places/rated.ts';
import { foldText } from '../words/text-fold.ts';
import { mealFits, type MealFits } from './meal-fit.ts';
import { neighborhoodKey, type QuizSettings } from './settings.ts';
import { keyZips, type ZipKeys } from './zip-keys.ts';

/** What the quiz looks at. */
export interface QuizPlace {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly neighborhood: string;
  readonly priceRange: string | null;
  readonly rating: number | null;
  readonly reviewCount: number | null;
  readonly tags: readonly string[];
}

/** A place with everything worked out that no answer changes. */
export interface PooledPlace {
  readonly id: number;
  /** 0 is the best of the pool: rating, then reviews, then name; those that are no restaurants come last. */
  readonly order: number;
  /** 0 for the best rating of the pool; the same for equal ratings. */
  readonly ratingRank: number;
  readonly name: string;
  readonly category: string;
  /** Folded, for comparing and looking into. */
  readonly nameText: string;
  readonly categoryText: string;
  readonly neighborhood: string;
  readonly neighborhoodKey: string;
  readonly priceRange: string | null;
  readonly rating: number | null;
  readonly reviewCount: number | null;
  readonly tags: readonly string[];
  readonly fits: MealFits;
  /** A shop, a hotel: listed, but nobody's answer to where to eat while there is any other. */
  readonly isAside: boolean;
}

export interface QuizPool {
  /** Best first. */
  readonly places: readonly PooledPlace[];
  readonly settings: QuizSettings;
  /** The zips of the settings, by zip. */
  readonly zips: ReadonlyMap<string, ZipKeys>;
  /** Neighborhoods that have places, by key: the name as it is stored, and how many. */
  readonly neighborhoods: ReadonlyMap<string, { readonly name: string; readonly count: number }>;
}

/** Works out once per content what every quiz needs. `hiddenCategories` are those of the listing rules. */
export function buildQuizPool(
  places: readonly QuizPlace[],
  settings: QuizSettings,
  hiddenCategories: readonly string[] = [],
): QuizPool {
  const hidden = new Set(hiddenCategories);
  const isAside = ({ category }: QuizPlace) => hidden.has(category) && !WHERE_TO_EAT.has(category);
  const ranked = places.toSorted((a, b) => Number(isAside(a)) - Number(isAside(b)) || byRating(a, b));
  const ranks = rankRatings(places);
  const neighborhoods = new Map<string, { name: string; count: number }>();
  const pooled = ranked.map((place, order): PooledPlace => {
    const key = neighborhoodKey(place.neighborhood);
    const known = neighborhoods.get(key);
    if (known) known.count += 1;
    else neighborhoods.set(key, { name: place.neighborhood, count: 1 });
    const { id, name, category, neighborhood, priceRange, rating, reviewCount, tags } = place;
    return {
      id,
      order,
      name,
      category,
      neighborhood,
      priceRange,
      rating,
      reviewCount,
      tags,
      ratingRank: ranks.get(rating) ?? 0,
      nameText: foldText(name),
      categoryText: foldText(category),
      neighborhoodKey: key,
      fits: mealFits(place),
      isAside: isAside(place),
    };
  });
  return { places: pooled, settings, zips: keyZips(settings), neighborhoods };
}

/** The best rating is 0, the next one 1; unknown comes last. */
function rankRatings(places: readonly QuizPlace[]): ReadonlyMap<number | null, number> {
  const ratings = [...new Set(places.map(({ rating }) => rating ?? -1))].toSorted((a, b) => b - a);
  return new Map(ratings.map((rating, rank) => [rating === -1 ? null : rating, rank]));
}

/** Hidden for being no cuisine's name, yet one eats and drinks there. */
const WHERE_TO_EAT = new Set(['bars', 'restaurants']);
