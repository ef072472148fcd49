import { byRating } from '../places/rated.ts';
import { foldText } from '../words/characters.ts';
import type { Vibe } from './answers.ts';
import { mealFits, type MealFits } from './meal-fit.ts';
import { neighborhoodKey, type QuizSettings, type ZipArea } from './settings.ts';
import { postalKey } from '../addresses/postal-codes.ts';

/** The place fields used by the quiz. */
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
  readonly status: string;
}

/** A place with everything precomputed that does not depend on the answers. */
export interface PooledPlace extends QuizPlace {
  /** 0 is the best of the pool: rating, then reviews, then name. */
  readonly order: number;
  /** Folded, for comparison and substring search. */
  readonly nameText: string;
  readonly categoryText: string;
  readonly neighborhoodKey: string;
  /** Vibes for which staff picked it by hand. */
  readonly vibes: readonly Vibe[];
  readonly fits: MealFits;
}

export interface QuizPool {
  /** Best first. */
  readonly places: readonly PooledPlace[];
  readonly settings: QuizSettings;
  readonly zips: ReadonlyMap<string, ZipKeys>;
  /** Neighborhoods with places to pick: stored name and the site's count of all its places, by key. */
  readonly neighborhoods: ReadonlyMap<string, { readonly name: string; readonly count: number }>;
}

/** The pool of listed places, without those closed for now or of the hidden categories (listing rules). */
export function buildQuizPool(
  places: readonly QuizPlace[],
  settings: QuizSettings,
  hiddenCategories: readonly string[] = [],
): QuizPool {
  const hidden = new Set(hiddenCategories);
  const ranked = places
    .filter(({ category, status }) => status === 'open' && !hidden.has(category))
    .toSorted(byRating);
  const counts = new Map<string, number>();
  for (const { neighborhood } of places) {
    const key = neighborhoodKey(neighborhood);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const vibes = vibesByVenue(settings);
  const neighborhoods = new Map<string, { name: string; count: number }>();
  const pooled = ranked.map((place, order): PooledPlace => {
    const key = neighborhoodKey(place.neighborhood);
    neighborhoods.set(key, { name: place.neighborhood, count: counts.get(key) ?? 0 });
    const nameText = foldText(place.name);
    return {
      ...place,
      order,
      nameText,
      categoryText: foldText(place.category),
      neighborhoodKey: key,
      fits: mealFits(place),
      vibes: vibes.get(nameText) ?? [],
    };
  });
  return { places: pooled, settings, zips: keyZips(settings), neighborhoods };
}

/** Picking a venue by hand for a vibe implies that it has it. By folded name. */
function vibesByVenue({ overrides }: QuizSettings): ReadonlyMap<string, readonly Vibe[]> {
  const vibes = new Map<string, Vibe[]>();
  for (const { venue, vibe } of overrides) {
    const name = foldText(venue.trim());
    if (vibe) vibes.set(name, [...(vibes.get(name) ?? []), vibe]);
  }
  return vibes;
}

/** The neighborhood keys of a zip, its own first. */
export interface ZipKeys {
  /** `null` for suburbs without lists. */
  readonly walkable: ReadonlySet<string> | null;
  readonly byCar: ReadonlySet<string> | null;
  /** City neighborhoods of a suburb. */
  readonly fallback: ReadonlySet<string> | null;
  /** What counts as near when padding results. */
  readonly near: ReadonlySet<string>;
}

/** Computed once per content version: folding names per request would cost more than the recommendation. */
function keyZips({ zips, suburbs }: QuizSettings): ReadonlyMap<string, ZipKeys> {
  const fallbacks = new Map(suburbs.map(({ zip, neighborhoods }) => [postalKey(zip), keysOf(neighborhoods)]));
  const keyed = new Map<string, ZipKeys>(
    [...fallbacks].map(([zip, fallback]) => [zip, { walkable: null, byCar: null, fallback, near: fallback }]),
  );
  for (const { zip, neighborhoods, nearby, walkable } of zips) {
    keyed.set(postalKey(zip), {
      walkable: keysOf(walkable),
      byCar: keysOf(neighborhoods, nearby),
      fallback: fallbacks.get(postalKey(zip)) ?? null,
      near: keysOf(neighborhoods, nearby, walkable),
    });
  }
  return keyed;
}

function keysOf(...names: ZipArea['nearby'][]): ReadonlySet<string> {
  return new Set(names.flatMap((some) => (some ?? []).map(neighborhoodKey)));
}
