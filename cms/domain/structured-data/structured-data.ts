import { region } from '#city';
import { priceText } from '../words/quantities.ts';
import { locationOf } from '../places/distance.ts';
import type { Node } from './json-ld.ts';
import { siteOrWebUrl, webUrl } from '../addresses/links.ts';
import { streetOf, townOf } from '../addresses/postal-address.ts';
import { dayNames } from '../calendar/day-names.ts';
import type { ClockSpan, OpeningSpan, SpecialDay } from '../calendar/opening-hours.ts';

/** A place in a list. Page and picture URLs may be relative to the site. */
export interface PlaceView {
  readonly name: string;
  readonly category: string;
  readonly address: string;
  readonly fullAddress: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly imageUrl: string;
  readonly rating: number | null;
  readonly reviewCount: number | null;
  /** The place's page on this site. */
  readonly url: string;
}

/** A place on its own page. */
export interface PlaceDetailView extends PlaceView {
  readonly description?: string;
  readonly priceRange: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly openingHours: readonly OpeningSpan[] | null;
  readonly specialHours?: readonly SpecialDay[];
  readonly menuUrl?: string | null;
}

/** The places of a cuisine, neighborhood or guide: the page and its ordered list (decisions §12). */
export function listNode(list: {
  readonly name: string;
  readonly url: string;
  readonly restaurants: readonly PlaceView[];
  /** For a list on several pages: its total number of items, and the position of the first one here. */
  readonly count?: number;
  readonly firstPosition?: number;
}): Node {
  return {
    '@type': 'CollectionPage',
    '@id': list.url,
    name: list.name,
    url: list.url,
    mainEntity: {
      '@type': 'ItemList',
      name: list.name,
      numberOfItems: list.count ?? list.restaurants.length,
      itemListElement: list.restaurants.map((place, index) => ({
        '@type': 'ListItem',
        position: (list.firstPosition ?? 1) + index,
        url: place.url,
        item: restaurantNode(place),
      })),
    },
  };
}

/** A place on its own page, with hours and coordinates if known (decisions §12). */
export function placeNode(detail: PlaceDetailView): Node {
  const { openingHours, specialHours = [] } = detail;
  const location = locationOf(detail);
  return {
    ...restaurantNode(detail),
    mainEntityOfPage: detail.url,
    description: detail.description || null,
    priceRange: detail.priceRange && priceText(detail.priceRange),
    hasMenu: webUrl(detail.menuUrl ?? null),
    geo: location && { '@type': 'GeoCoordinates', ...location },
    openingHoursSpecification: openingHours?.length ? openingHours.map(hoursNode) : null,
    specialOpeningHoursSpecification:
      openingHours && specialHours.length > 0 ? specialHours.flatMap(specialHoursNodes) : null,
  };
}

function restaurantNode(place: PlaceView): Node {
  const { locality, region: state, postalCode } = townOf(place.fullAddress);
  return {
    '@type': 'Restaurant',
    '@id': `${place.url}#restaurant`,
    name: place.name,
    servesCuisine: place.category,
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetOf(place.address),
      addressLocality: locality,
      addressRegion: state,
      postalCode,
      addressCountry: region.country,
    },
    // Search engines require list items on the same site.
    url: place.url,
    sameAs: webUrl(place.website),
    telephone: place.phone || null,
    image: siteOrWebUrl(place.imageUrl),
    aggregateRating: place.rating === null ? null : ratingNode(place.rating, place.reviewCount),
  };
}

function ratingNode(rating: number, reviewCount: number | null): Node {
  // The count defaults to 1 if there is a rating (spec 1 §2); schema.org requires a count too.
  return {
    '@type': 'AggregateRating',
    ratingValue: rating,
    reviewCount: Math.max(1, reviewCount ?? 1),
    bestRating: 5,
  };
}

const SCHEMA_DAYS = dayNames('en', 'long');

function hoursNode({ day, opens, closes }: OpeningSpan): Node {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${SCHEMA_DAYS[day]}`,
    ...schemaClock({ opens, closes }),
  };
}

function specialHoursNodes({ date, spans }: SpecialDay): Node[] {
  const day = { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date };
  // Schema.org reads 00:00 to 00:00 as closed all day.
  if (spans.length === 0) return [{ ...day, opens: '00:00', closes: '00:00' }];
  return spans.map((span) => ({ ...day, ...schemaClock(span) }));
}

/** Schema.org's times end at 23:59, and 00:00 to 00:00 means closed. */
function schemaClock({ opens, closes }: ClockSpan): { opens: string; closes: string } {
  const endsAtMidnight = closes === '24:00' || (opens === '00:00' && closes === '00:00');
  return { opens, closes: endsAtMidnight ? '23:59' : closes };
}
