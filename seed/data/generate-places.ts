import { OCCASIONS, type Occasion } from '#domain/places/tags';
import { PRICE_RANGES } from '#domain/places/price-range';
import type { SamplePlace } from '../rows/sample-place.ts';
import { composeDescription } from './compose-description.ts';
import { composeName, findWrittenName, spokenStreet, type Door } from './compose-name.ts';
import { agreeingDoor, createStreets, throwDoor } from './sample-doors.ts';
import type { SampleCuisine, SampleStyle } from './sample-cuisines.ts';
import { sampleDishes } from './sample-dishes.ts';
import { sampleFeatures } from './sample-features.ts';
import { lateHours, throwHours } from './sample-hours.ts';
import { maybe, throwLinks } from './sample-links.ts';
import { createPhoneBook } from './sample-phones.ts';
import type { SampleNeighborhood } from './sample-neighborhoods.ts';
import { addOutdoorSeating } from './outdoor-seating.ts';
import { throwSpots, type Spot } from './sample-spots.ts';
import { createDice, type Dice } from './seeded-random.ts';
import { createSentenceDeck, type SentenceDeck } from './sentence-deck.ts';

export interface GenerateOptions {
  /** The same seed gives the same places. */
  readonly seed: number;
  /** Ids start here and have gaps, as in a directory that has grown over time. */
  readonly firstId: number;
  /** Ids already taken. */
  readonly reservedIds?: ReadonlySet<number>;
  /** Names already taken. */
  readonly takenNames?: Iterable<string>;
  /** Phone numbers already taken. */
  readonly takenPhones?: Iterable<string>;
}

interface Decks {
  readonly sentences: SentenceDeck;
  readonly throwPhone: (dice: Dice) => string;
}

/** Places that open a second branch under the same name. */
const CHAIN_STYLES: readonly SampleStyle[] = ['counter', 'morning'];

/** Generates invented places: dense where the city is dense, with the gaps of real data. */
export function generatePlaces(count: number, options: GenerateOptions): SamplePlace[] {
  const dice = createDice(options.seed);
  const taken = new Set(options.takenNames ?? []);
  let id = options.firstId;
  const nextId = (): number => {
    while (options.reservedIds?.has(id)) id += 1;
    const given = id;
    id += dice.whole(1, 7);
    return given;
  };
  const chains = new Map<SampleCuisine, string>();
  const decks = { sentences: createSentenceDeck(), throwPhone: createPhoneBook(options.takenPhones ?? []) };
  const moveIn = createStreets();
  const places = throwSpots(dice, count).map((spot) => {
    const thrown = throwDoor(dice, spot.neighborhood);
    const branchOf = dice.chance(0.08) ? chains.get(spot.cuisine) : undefined;
    const name = branchOf ? nameBranch(branchOf, thrown) : nameSpot(dice, spot, thrown, taken);
    taken.add(name);
    if (CHAIN_STYLES.includes(spot.cuisine.style) && spot.cuisine.names.includes(name))
      chains.set(spot.cuisine, name);
    const door = moveIn(agreeingDoor({ name, ...spot }, thrown), spot.neighborhood.city);
    return buildPlace(dice, { id: nextId(), name, door, ...spot }, decks);
  });
  return addOutdoorSeating(places);
}

function nameSpot(
  dice: Dice,
  { cuisine, neighborhood }: Spot,
  door: Door,
  taken: ReadonlySet<string>,
): string {
  const written = dice.chance(0.8) ? findWrittenName(cuisine, neighborhood, taken) : undefined;
  return written ?? composeName(dice, cuisine, door, taken);
}

/** Branches must be distinguishable in a list. */
function nameBranch(name: string, { street }: Door): string {
  return `${name} on ${spokenStreet(street)}`;
}

function buildPlace(
  dice: Dice,
  place: Spot & { id: number; name: string; door: Door },
  { sentences, throwPhone }: Decks,
): SamplePlace {
  const { id, name, door, cuisine, neighborhood } = place;
  const occasions = throwOccasions(dice, cuisine.style);
  const address = `${door.number} ${door.street}`;
  const { rating, reviewCount } = throwReviews(dice, place);
  const thrownDishes = dice.shuffle(cuisine.dishes);
  const described = { name, cuisine, occasions };
  const { description, dish } = composeDescription(dice, described, sentences);
  const dishes = sampleDishes({ id, cuisine, dishes: thrownDishes, description, dish });
  const contact = {
    ...maybe(dice, 1, 'fullAddress', () => `${address}, ${neighborhood.city}, MD ${neighborhood.zip}`),
    ...maybe(dice, 0.9, 'phone', () => throwPhone(dice)),
    ...throwLinks(dice, name, cuisine.style),
  };
  const takesBookings = contact.reservationUrl !== undefined;
  const tags = [...occasions, ...sampleFeatures({ id, cuisine, occasions, takesBookings })];
  return {
    id,
    name,
    description,
    category: cuisine.name,
    neighborhood: neighborhood.name,
    address,
    ...contact,
    ...(rating === undefined ? {} : { rating }),
    ...(reviewCount === undefined ? {} : { reviewCount }),
    ...maybe(dice, 0.93, 'priceRange', () => throwPrice(dice, cuisine)),
    ...throwPosition(dice, neighborhood),
    status: throwStatus(dice),
    localFavorite: (rating ?? 0) >= 4.2 && dice.chance(0.12),
    ...lateHours(id, cuisine, tags),
    ...maybe(dice, 0.62, 'openingHours', () => throwHours(dice, cuisine, tags)),
    ...(tags.length > 0 ? { tags } : {}),
    ...(dishes.length > 0 ? { dishes } : {}),
    ...maybe(dice, 0.42, 'lastVerifiedAt', () => throwCheckDate(dice)),
    published: !dice.chance(0.015),
  };
}

const OCCASION_SHARES: Readonly<Record<SampleStyle, Readonly<Partial<Record<Occasion, number>>>>> = {
  dining: { 'date night': 0.5, groups: 0.22, outdoor: 0.2, brunch: 0.16 },
  casual: { groups: 0.35, kids: 0.35, outdoor: 0.22, brunch: 0.08 },
  counter: { kids: 0.2, outdoor: 0.12, 'late night': 0.1 },
  morning: { brunch: 0.4, outdoor: 0.25, kids: 0.15 },
  bar: { 'late night': 0.5, groups: 0.3, outdoor: 0.3, 'date night': 0.12 },
  sweet: { kids: 0.6, outdoor: 0.3, 'date night': 0.1 },
  shop: { kids: 0.05 },
  venue: { groups: 0.5, 'date night': 0.2 },
};

function throwOccasions(dice: Dice, style: SampleStyle): Occasion[] {
  const thrown = OCCASIONS.filter((occasion) => dice.chance(OCCASION_SHARES[style][occasion] ?? 0));
  // No place is open from brunch until past midnight.
  return thrown.includes('brunch') ? thrown.filter((occasion) => occasion !== 'late night') : thrown;
}

/** Ratings from 2.8 to 4.9 around 4.1; long-tailed counts from 1 to about 4,000, longer in busy areas. */
function throwReviews(
  dice: Dice,
  { cuisine, neighborhood }: Spot,
): { rating?: number; reviewCount?: number } {
  if (dice.chance(0.06)) return dice.chance(0.3) ? { reviewCount: 0 } : {};
  const rating = Math.min(4.9, Math.max(2.8, Math.round((4.12 + dice.normal() * 0.4) * 10) / 10));
  if (dice.chance(0.02)) return { rating, reviewCount: 3 };
  const crowd = neighborhood.weight > 20 ? 0.5 : 0;
  const isErrand = cuisine.style === 'shop' || cuisine.style === 'venue';
  const usual = Math.exp(4.5 + crowd - (isErrand ? 1.5 : 0) + dice.normal() * 1.25);
  return { rating, reviewCount: Math.min(4000 - dice.whole(0, 120), Math.max(1, Math.round(usual))) };
}

function throwPrice(dice: Dice, { prices }: SampleCuisine): (typeof PRICE_RANGES)[number] {
  const ten = PRICE_RANGES.flatMap((price, index) => Array<typeof price>(prices[index] ?? 0).fill(price));
  return dice.pick(ten);
}

/** A point in the neighborhood; a few are unknown, and a few have the 0/0 of careless exports. */
function throwPosition(dice: Dice, { latitude, longitude, reach }: SampleNeighborhood): Partial<SamplePlace> {
  if (dice.chance(0.03)) return {};
  if (dice.chance(0.012)) return { latitude: 0, longitude: 0 };
  const distance = reach * Math.sqrt(dice.next());
  const angle = dice.next() * 2 * Math.PI;
  // Here a degree of longitude is about 0.77 of a degree of latitude.
  return {
    latitude: roundTo(latitude + distance * Math.sin(angle), 5),
    longitude: roundTo(longitude + (distance * Math.cos(angle)) / 0.77, 5),
  };
}

function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function throwStatus(dice: Dice): SamplePlace['status'] {
  if (dice.chance(0.035)) return 'closed';
  return dice.chance(0.02) ? 'temporarily-closed' : 'open';
}

function throwCheckDate(dice: Dice): string {
  return new Date(
    Date.UTC(2025, dice.whole(2, 10), dice.whole(1, 28), dice.whole(13, 21), dice.pick([0, 15, 30, 45])),
  ).toISOString();
}
