import { FEATURES, type Feature, type Occasion } from '#domain/places/tags';
import { stableHash } from '#domain/words/stable-hash';
import type { SampleCuisine, SampleStyle } from './sample-cuisines.ts';

type Shares = Readonly<Partial<Record<Feature, number>>>;

const BY_STYLE: Readonly<Record<SampleStyle, Shares>> = {
  dining: {
    reservations: 0.8,
    takeout: 0.35,
    'wheelchair access': 0.7,
    parking: 0.35,
    'gluten free': 0.4,
    vegetarian: 0.6,
  },
  casual: { takeout: 0.85, delivery: 0.6, vegetarian: 0.55, 'wheelchair access': 0.6, parking: 0.45 },
  counter: { takeout: 0.95, delivery: 0.65, vegetarian: 0.4, vegan: 0.15, 'wheelchair access': 0.55 },
  morning: { takeout: 0.8, vegetarian: 0.7, vegan: 0.35, 'gluten free': 0.4, 'wheelchair access': 0.5 },
  bar: { takeout: 0.3, reservations: 0.2, vegetarian: 0.4, 'wheelchair access': 0.55 },
  sweet: { takeout: 0.9, vegetarian: 0.8, vegan: 0.3, 'gluten free': 0.3 },
  shop: { parking: 0.5, 'wheelchair access': 0.6 },
  venue: { parking: 0.5, 'wheelchair access': 0.7 },
};
const BY_CUISINE: Readonly<Record<string, Shares>> = {
  Vegan: { vegan: 1, vegetarian: 1 },
  Vegetarian: { vegetarian: 1, vegan: 0.5 },
  Halal: { halal: 1 },
  Kosher: { kosher: 1 },
  Afghan: { halal: 0.8, vegetarian: 0.9 },
  Indian: { halal: 0.4, vegetarian: 1, vegan: 0.5 },
  'Middle Eastern': { halal: 0.7, vegetarian: 0.9 },
  Mediterranean: { halal: 0.2, vegetarian: 0.9 },
  Ethiopian: { vegan: 0.8, vegetarian: 1, 'gluten free': 0.6 },
  Thai: { vegetarian: 0.9, 'gluten free': 0.5 },
  Deli: { kosher: 0.2 },
  Bagels: { kosher: 0.3 },
};
/** Share of places with outdoor seats that allow dogs. */
const DOGS_OUTSIDE = 0.45;

interface Described {
  readonly id: number;
  readonly cuisine: SampleCuisine;
  readonly occasions: readonly Occasion[];
  /** It has a reservation page. */
  readonly takesBookings: boolean;
}

/**
 * Diets, services, and accessibility of an invented place; derived from its id, so that the dice rolls of other fields
 * don't change.
 */
export function sampleFeatures({ id, cuisine, occasions, takesBookings }: Described): Feature[] {
  const shares: Shares = {
    ...BY_STYLE[cuisine.style],
    ...BY_CUISINE[cuisine.name],
    ...(occasions.includes('outdoor') && { 'dog friendly': DOGS_OUTSIDE }),
    ...(takesBookings && { reservations: 1 }),
  };
  return FEATURES.filter(
    (feature) => (stableHash(`${id} ${feature}`) % 1000) / 1000 < (shares[feature] ?? 0),
  );
}
