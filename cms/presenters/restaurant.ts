import {
  restaurantDetailSchema,
  restaurantSchema,
  TAGS,
  type Restaurant,
  type RestaurantDetail,
} from '#contract/restaurants';
import { chooseDrawing } from '#domain/covers/choose-drawing';
import type { Drawing } from '#domain/covers/motifs';
import { daysFrom } from '#domain/calendar/calendar-date';
import { cityMoment } from '#domain/calendar/city-time';
import { SAMPLE_SOURCE } from '#domain/places/sample-source';
import { curlApostrophes } from '#domain/words/characters';
import { paragraphsOf } from '#domain/words/paragraphs';
import type { Award } from '../payload-types.ts';
import type { PlacePhotoDoc } from '../queries/place-photos.ts';
import type { RestaurantDetailDoc, RestaurantDoc } from '../queries/restaurant-doc.ts';
import { namedBy } from './named-by.ts';
import { cardPhotoUrl, presentCardPhoto, presentPlacePhoto } from './place-photo.ts';

const onCards = namedBy<Restaurant>(restaurantSchema);
const onItsPage = namedBy<RestaurantDetail>(restaurantDetailSchema);

/** The only conversion of stored places for responses: the contract's fields, copied or computed here. */
export function presentRestaurant(doc: RestaurantDoc): Restaurant {
  return onCards({
    ...doc,
    name: curlApostrophes(doc.name),
    address: curlApostrophes(doc.address),
    fullAddress: doc.fullAddress && curlApostrophes(doc.fullAddress),
    imageUrl: presentImage(doc),
    photo: doc.photo && presentCardPhoto(doc.photo),
    drawing: drawingOf(doc),
    isNew: doc.openedOn !== null && doc.status === 'open' && isNewSince(doc.openedOn),
    openingHours: doc.hoursKnown ? doc.openingHours : null,
  });
}

export function presentRestaurantDetail(
  doc: RestaurantDetailDoc,
  about: { similar: RestaurantDoc[]; photos: PlacePhotoDoc[]; awards: Pick<Award, 'year' | 'why'>[] },
  rest: Pick<RestaurantDetail, 'guides' | 'hasCuisinePage' | 'stories'>,
): RestaurantDetail {
  return onItsPage({
    ...doc,
    ...presentRestaurant(doc),
    ...rest,
    awards: about.awards.map((award) => ({ year: award.year, why: paragraphsOf(award.why) })),
    tags: TAGS.filter((tag) => doc.tags.includes(tag)),
    isSample: doc.source === SAMPLE_SOURCE,
    photos: about.photos.map(presentPlacePhoto),
    similar: about.similar.map(presentRestaurant),
  });
}

/** A place is new on its card for so many days (decisions §3). */
const NEW_DAYS = 90;

function isNewSince(day: string): boolean {
  const { date } = cityMoment(new Date());
  return day <= date && daysFrom(day, date) <= NEW_DAYS;
}

/** Kept documents are presented again with each list that has them; reading the dishes of fifty takes half a millisecond. */
const drawings = new WeakMap<RestaurantDoc, Drawing>();

function drawingOf(doc: RestaurantDoc): Drawing {
  const known = drawings.get(doc);
  if (known) return known;
  const drawing = chooseDrawing(doc);
  drawings.set(doc, drawing);
  return drawing;
}

/** The first photo, else the cover that staff chose, else the imported URL, else the drawn cover. */
function presentImage(doc: RestaurantDoc): string {
  if (doc.photo) return cardPhotoUrl(doc.photo);
  if (doc.coverFilename) return `/cms/api/media/file/${encodeURIComponent(doc.coverFilename)}`;
  return doc.imageUrl ?? `/covers/${doc.id}.svg`;
}
