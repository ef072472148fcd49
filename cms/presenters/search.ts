import type { Pins, SearchAnswer, SearchHit, SearchQuery, Suggestions } from '#contract/search';
import { distanceMiles, locationOf } from '#domain/places/distance';
import { tagLabel } from '#domain/places/tags';
import { capitalize } from '#domain/words/capitalize';
import { curlApostrophes, foldText } from '#domain/words/characters';
import { gaveWayInWords } from '#domain/words/gave-way-in-words';
import { COUNTED_FILTERS, ofEach } from '#domain/words/list-filters';
import { priceText } from '#domain/words/quantities';
import type { FoundPins, FoundPlaces, FoundSuggestions, NearestNames } from '../queries/search.ts';
import * as texts from '#texts';
import { evidenceInWords } from './evidence.ts';
import { presentRestaurant } from './restaurant.ts';

export function presentSearch(query: SearchQuery, found: FoundPlaces, instead: NearestNames): SearchAnswer {
  const { docs, total, facets, understood } = found;
  const { parts, texts: asText, wordsGivenUp, notices } = understood;
  const text = asText.filter((one) => one !== '').join(' or ');
  const all = parts.map((part) => {
    const label = labelOf(part);
    const given = part.instead && labelOf({ ...part, ...part.instead });
    return {
      kind: part.kind,
      typed: part.typed,
      without: part.without,
      isNot: part.isNot,
      label,
      words: part.hasGivenWay ? gaveWay(label, given, part.kind) : label,
      gaveWay: part.hasGivenWay,
      ...(given && { instead: given }),
    };
  });
  // "After 10 on Monday" is one chip.
  const shown = all.filter(({ words }, at) => all.findIndex((part) => part.words === words) === at);
  const whatGaveWay = gaveWayInWords({ parts: shown, text, wordsGivenUp });
  return {
    hits: docs.map((doc) => {
      const place = presentRestaurant(doc);
      return presentHit({ ...place, evidence: evidenceInWords(doc, place, found) }, query);
    }),
    total,
    page: query.page,
    perPage: query.perPage,
    facets: ofEach(COUNTED_FILTERS, (name) => [...facets[name]]),
    understood: {
      parts: shown,
      text,
      gaveWayInWords: whatGaveWay,
      notices: [
        ...notices.map((notice) =>
          notice.kind === 'allergens' ? texts.notices.allergens() : texts.notices[notice.kind](notice),
        ),
        ...(whatGaveWay !== null && total > 0 ? [whatGaveWay] : []),
      ],
    },
    instead,
  };
}

function gaveWay(part: string, given: string | null, kind: string): string {
  if (given === null) return texts.search.without({ part });
  // "Closest to Canton first" already contains the name.
  return kind === 'neighborhood' ? given : texts.search.instead({ given, part });
}

/** A part's label; for tags and prices, the label that the filters use. */
function labelOf({ kind, label, filters, isNot }: FoundPlaces['understood']['parts'][number]): string {
  const [tag] = filters.tags ?? [];
  const words = kind === 'price' ? priceText(label) : tag === undefined ? label : capitalize(tagLabel(tag));
  return isNot ? capitalize(texts.search.not({ what: words })) : words;
}

/** Rounds to about a yard. */
const PIN_DIGITS = 1e5;

export function presentPins({ pins, total }: FoundPins): Pins {
  const round = (degrees: number) => Math.round(degrees * PIN_DIGITS) / PIN_DIGITS;
  return {
    pins: pins.map(({ id, position }) => [id, round(position.longitude), round(position.latitude)]),
    total,
  };
}

export function presentSuggestions(
  text: string,
  { docs, cuisines, neighborhoods, completions }: FoundSuggestions,
): Suggestions {
  const names = [...cuisines, ...neighborhoods].map(({ value }) => value);
  const fits = docs.map(({ name }) => name);
  return {
    completions: completions.map(({ value, count }) => ({ value, count })),
    namesFirst: names.length > 0 && fitOf(text, names) <= fitOf(text, fits),
    restaurants: docs.map(({ id, name, category, neighborhood }) => ({
      id,
      name: curlApostrophes(name),
      category,
      neighborhood,
    })),
    cuisines,
    neighborhoods,
  };
}

/** The best match of a name: 0 if equal, 1 if it starts with the text, 2 if one of its words does, 3 otherwise. */
function fitOf(text: string, names: readonly string[]): number {
  const key = foldText(text.trim());
  const fits = names.map(foldText).map((name) => {
    if (name === key) return 0;
    if (name.startsWith(key)) return 1;
    return name.includes(` ${key}`) ? 2 : 3;
  });
  return Math.min(...fits);
}

function presentHit(place: SearchHit, { lat, lng }: SearchQuery): SearchHit {
  const location = locationOf(place);
  if (lat === undefined || lng === undefined || !location) return place;
  return { ...place, distanceMiles: distanceMiles({ latitude: lat, longitude: lng }, location) };
}
