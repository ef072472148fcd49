import { area } from '#city';
import { PLACE_STATUSES, TAGS, type RestaurantDetail } from '#contract/restaurants';
import type { DayHours } from '#domain/imports/hours-text';
import { readCount, readDegrees, readScore } from '#domain/imports/number-text';
import { normalizePrice } from '#domain/imports/normalize-price';
import { normalizeWebsite } from '#domain/imports/normalize-website';
import { MAX_DISH_LENGTH, MAX_DISHES, MAX_FORMER_NAMES } from '#domain/places/dishes';
import { PRICE_RANGES } from '#domain/places/price-range';
import { z } from 'zod';
import { storedDaySql } from '../../database/stored-day-sql.ts';
import {
  asWritten,
  castToText,
  figure,
  inOneLine,
  kindName,
  choice,
  choices,
  repaired,
  names,
  number,
  numberText,
  pastDay,
  pastMoment,
  specialDays,
  weekHours,
  text,
  yesNo,
  type Kind,
  type Named,
  normalizePhone,
} from './field-kinds.ts';

/** Fields of the contract that imports don't set: computed, or maintained by staff alone. */
export const NOT_IMPORTED = {
  hasCuisinePage: true,
  isExcluded: true,
  isSample: true,
  similar: true,
  stories: true,
  awards: true,
  guides: true,
  photo: true,
  drawing: true,
  isNew: true,
  photos: true,
} as const;

type Stored = 'imageUrl' | 'specialHours' | 'dishes' | 'formerNames';

/** A source's values for a place: those of the contract, and some as they are stored. `null` means unknown. */
export interface RestaurantFields extends Omit<RestaurantDetail, 'id' | keyof typeof NOT_IMPORTED | Stored> {
  imageUrl: string | null;
  photoCredit: string | null;
  photoAlt: string | null;
  specialHours: DayHours[];
  dishes: Named[];
  formerNames: Named[];
  /** Whether diners see it, or it is a draft. Stored as Payload's draft status. */
  published: boolean;
}
export type FieldName = keyof RestaurantFields;
export type ListField = 'openingHours' | 'specialHours' | 'tags' | 'dishes' | 'formerNames';

interface PlaceField<T> extends Kind<T> {
  /** Recognizes values of the field regardless of the column's name. */
  readonly looks?: Pick<RegExp, 'test'>;
  readonly list?: PlaceList;
}

/** A list field is stored in a separate table, named after the field. */
interface PlaceList {
  /** Its name in an import's undo data; a list that may be unknown has a column `<name>_known`. */
  readonly name: string;
  /** Columns of an array's rows; a multiple choice has only its value. */
  readonly columns?: readonly string[];
  /** SQL for columns of a row `i` that need conversion. */
  readonly read?: Readonly<Record<string, string>>;
}

const { south, north, west, east } = area.positions;
const degreesBetween = (from: number, to: number) => ({
  test: (value: string) => {
    const degrees = /[.,]\d{3,}/.test(value) ? readDegrees(value) : undefined;
    return degrees !== undefined && degrees > from && degrees < to;
  },
});
/** Long enough for a whole number, and no coordinate. */
const PHONE_LIKE = /^(?!-?\d+\.\d+$)[+(]?\d[\d\s()./-]{7,18}$/;
const link = repaired(normalizeWebsite, 'a web address', asWritten);
/** Dropped if it does not fit, as a photo never stops a row. */
const atMost = (most: number, what: string, normalize: typeof normalizeWebsite = asWritten) =>
  repaired(
    (said) => [normalize(said)].find((kept = '') => kept.length <= most),
    `${what} of at most ${most} characters`,
    asWritten,
  );
const score = figure(readScore, z.number().max(5, 'off the scale of 0 to 5'));

/**
 * The fields that a source may have for a place: the single table that imports, exports and their maps derive from.
 * Exports use its order.
 */
export const PLACE_FIELDS: { readonly [F in FieldName]: PlaceField<RestaurantFields[F]> } = {
  name: inOneLine(text('Name', 2)),
  description: text('Description', 10),
  category: kindName,
  neighborhood: text(),
  address: {
    ...inOneLine(text('Address', 5), ', '),
    looks: /^\d+\s+\S+.*\b(st|street|ave|avenue|rd|road|blvd|dr|drive|ln|pike|way|sq)\b/i,
  },
  fullAddress: { ...inOneLine(text(), ', '), unknown: null },
  phone: {
    ...repaired(normalizePhone, 'a phone number', asWritten),
    looks: { test: (value) => PHONE_LIKE.test(value) && normalizePhone(value) !== undefined },
  },
  website: { ...link, looks: /^(https?:\/\/|www\.)\S+$/i },
  imageUrl: atMost(1000, 'a web address', normalizeWebsite),
  photoCredit: atMost(120, 'a credit'),
  photoAlt: atMost(300, 'a description'),
  // Exports write "not rated" as a score of 0.
  rating: { ...score, read: (value, report) => score.read(value, report) || undefined },
  reviewCount: { ...number(numberText.pipe(z.int().min(0))), read: figure(readCount).read },
  priceRange: {
    ...repaired(normalizePrice, 'a price range', (word) => PRICE_RANGES.find((price) => price === word)),
    sql: castToText,
    looks: /^\${1,4}$/,
  },
  latitude: { ...figure(readDegrees), looks: degreesBetween(south, north) },
  longitude: { ...figure(readDegrees), looks: degreesBetween(west, east) },
  status: choice(PLACE_STATUSES, 'open'),
  openingHours: {
    ...weekHours,
    // "09:00" alone may be a time of anything.
    looks: /\b(mon|tue|wed|thu|fri|sat|sun|mo|tu|we|th|fr|sa|su|daily)[a-z]*\b.*\d|^24\/7$/i,
    list: { name: 'hours', columns: ['day', 'opens', 'closes'] },
  },
  specialHours: {
    ...specialDays,
    list: {
      name: 'special_hours',
      columns: ['date', 'opens', 'closes'],
      read: {
        date: storedDaySql('i.date'),
        opens: `nullif(i.opens, '')`,
        closes: `nullif(i.closes, '')`,
      },
    },
  },
  menuUrl: link,
  reservationUrl: link,
  tags: { ...choices(TAGS), list: { name: 'tags' } },
  dishes: { ...names(MAX_DISHES, MAX_DISH_LENGTH), list: { name: 'dishes', columns: ['name'] } },
  formerNames: { ...names(MAX_FORMER_NAMES, 200), list: { name: 'former_names', columns: ['name'] } },
  openedOn: pastDay,
  closedOn: pastDay,
  localFavorite: yesNo(false),
  lastVerifiedAt: pastMoment,
  published: yesNo(true),
};

export const FIELD_NAMES = Object.keys(PLACE_FIELDS) as FieldName[];
export const REQUIRED_FIELDS = FIELD_NAMES.filter((name) => PLACE_FIELDS[name].unknown === '');

export const UNKNOWN_FIELDS = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, PLACE_FIELDS[name].unknown]),
) as unknown as RestaurantFields;
