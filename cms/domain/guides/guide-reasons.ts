import * as texts from '#texts';
import { clockText } from '../calendar/date-texts.ts';
import { DAY_NAMES } from '../calendar/day-names.ts';
import { WEEKDAYS, type OpeningSpan } from '../calendar/opening-hours.ts';
import { tagLabel } from '../places/tags.ts';
import { cuisineKinds } from '../words/about-lists.ts';
import { capitalize } from '../words/capitalize.ts';
import type { ListedFacts } from '../words/listing-facts.ts';
import { listOfWords } from '../words/list-of-words.ts';
import { singularOf, whereIn, type NameWords } from '../words/name-words.ts';
import { priceText } from '../words/quantities.ts';
import { criteriaOf, LATE, type CollectionRule, type Criteria, type OwnRule } from './collection-guides.ts';

/** The facts from which a guide says in one line why a place is in it (decisions §8). */
interface ReasonFacts {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly priceRange: string | null;
  readonly tags: readonly string[];
  /** The first is its specialty. */
  readonly dishes: readonly string[];
  /** `null` if unknown. */
  readonly openingHours: readonly OpeningSpan[] | null;
}

/** More would not be read. */
const DETAILS = 2;

/** Why a place is in a collection; `null` if nothing of its criteria speaks for it, as for some pinned ones. */
export function collectionReason(
  rule: CollectionRule,
  own: OwnRule | undefined,
  place: ReasonFacts,
): string | null {
  const { evidence, filling, dishWords, details } = criteriaOf(rule, own);
  const met = metText(evidence, place);
  if (met === null) return metText(filling, place);
  const [dish] = unsaidFirst(
    place.dishes.filter((one) => containsAny(one, dishWords)),
    place,
  );
  if (dish !== undefined) return dish;
  const leads: Readonly<Record<string, () => string>> = texts.guideLeads;
  const lead = leads[rule]?.() ?? met;
  const names: Readonly<Record<string, () => string>> = texts.guideDetails;
  const more = details.flatMap((tag) => (place.tags.includes(tag) ? (names[tag]?.() ?? []) : []));
  return more.length === 0 ? lead : capitalize(listOfWords(more.slice(0, DETAILS)));
}

/** The first of the criteria that a place meets, in words; `null` if it meets none. */
function metText({ isOpenLate, priceRanges, tags = [], cuisineWords, words }: Criteria, place: ReasonFacts) {
  const late = isOpenLate ? lateText(place.openingHours ?? []) : null;
  if (late !== null) return late;
  if (priceRanges?.some((price) => price === place.priceRange))
    return texts.guideReasons.priced({ price: priceText(place.priceRange ?? '') });
  const shared = tags.filter((tag) => place.tags.includes(tag)).map(tagLabel);
  if (shared.length > 0) return capitalize(listOfWords(shared));
  if (containsAny(place.category, cuisineWords)) return capitalize(place.category);
  const said = `${place.name}\n${place.category}\n${place.description}`;
  const word = words?.find((one) => containsAny(said, [one]));
  return word === undefined ? null : texts.card.says({ words: word });
}

function containsAny(text: string, words: readonly string[] = []): boolean {
  const lower = text.toLowerCase();
  return words.some((word) => lower.includes(word));
}

/** Dishes that the description doesn't name, which a reader learns from the reason only, before those that it does. */
function unsaidFirst(dishes: readonly string[], { description }: Pick<ReasonFacts, 'description'>) {
  return dishes.toSorted((one, other) => Number(isSaid(one)) - Number(isSaid(other)));

  function isSaid(dish: string): boolean {
    return containsAny(description, [dish.toLowerCase()]);
  }
}

/** "Open until 2 a.m. on Friday and Saturday": the latest closing time and its days; `null` if it closes early. */
function lateText(spans: readonly OpeningSpan[]): string | null {
  if (spans.some(({ opens, closes }) => opens === closes)) return texts.opening.always();
  // The hours after midnight follow those before it.
  const ends = spans.map(({ day, opens, closes }) => ({ day, end: `${closes <= opens ? 1 : 0}${closes}` }));
  const [latest = ''] = ends.map(({ end }) => end).sort((one, other) => (one < other ? 1 : -1));
  if (latest <= `0${LATE}`) return null;
  const days = WEEKDAYS.filter((day) => ends.some((span) => span.day === day && span.end === latest));
  const time = clockText(latest.slice(1));
  if (days.length === WEEKDAYS.length) return texts.guideReasons.everyNight({ time });
  return texts.guideReasons.someNights({ time, days: listOfWords(days.map((day) => DAY_NAMES[day])) });
}

/**
 * Why a place is in the guide of its neighborhood or cuisine: that it is the best of its cuisine in its neighborhood,
 * otherwise what to eat. `ranked`: all places of the guide's subject,
 * best first.
 */
export function standingReason(
  place: Pick<ReasonFacts, 'description' | 'dishes'> & { readonly id: number },
  ranked: readonly (Pick<ListedFacts, 'rating' | 'category' | 'neighborhood'> & { readonly id: number })[],
  wordsOf: (kind: 'cuisine' | 'neighborhood', name: string) => NameWords,
): string | null {
  const self = ranked.find(({ id }) => id === place.id);
  if (!self) return null;
  const alike = ranked.filter(
    ({ category, neighborhood }) => category === self.category && neighborhood === self.neighborhood,
  );
  const rank = alike.indexOf(self) + 1;
  const dishes = unsaidFirst(place.dishes, place).slice(0, DETAILS);
  if ((rank > 1 || alike.length === 1) && dishes.length > 0) return dishes.join(' · ');
  const kinds = cuisineKinds(self.category, wordsOf('cuisine', self.category));
  return texts.guideReasons.standing({
    rank: self.rating === null ? 'none' : rank === 1 ? 'first' : String(rank),
    count: alike.length,
    places: alike.length === 1 ? singularOf(kinds) : kinds,
    where: whereIn(self.neighborhood, wordsOf('neighborhood', self.neighborhood).where),
  });
}
