import AREA from '#city/area.json' with { type: 'json' };
import CITY from '#city/region.json' with { type: 'json' };
import { PLACE_STATUSES, TAGS, type OpeningSpan, type RestaurantDetail } from '#contract/restaurants';
import { normalizePrice } from '#domain/imports/normalize-price';
import { normalizeWebsite } from '#domain/imports/normalize-website';
import { MAX_DISH_LENGTH, MOST_DISHES, MOST_FORMER_NAMES } from '#domain/places/dishes';
import { PRICE_RANGES } from '#domain/places/price-range';
import { z } from 'zod';
import {
  asWritten,
  castToText,
  checked,
  choice,
  choices,
  mended,
  names,
  number,
  numberText,
  pastMoment,
  specialDays,
  text,
  yesNo,
  type Kind,
  normalizePhone,
} from './field-kinds.ts';

export interface PlaceField extends Partial<Kind<unknown, unknown>> {
  /** Pattern of values that identify the field regardless of the column's name. */
  readonly looks?: Pick<RegExp, 'test'>;
  readonly list?: PlaceList;
}

/** A list field is stored in a separate table, named after the field. */
export interface PlaceList {
  /** Its name in an import's undo data; a list that may be unknown has a column `<name>_known`. */
  readonly name: string;
  /** Columns of an array's rows; a multiple choice has only its value. */
  readonly columns?: readonly string[];
  /** SQL for columns of a row `i` that need conversion. */
  readonly read?: Readonly<Record<string, string>>;
}

/** Fields of the contract that imports don't set: computed, or maintained by staff alone. */
export const UNSAID = {
  hasCuisinePage: true,
  isExcluded: true,
  isSample: true,
  similar: true,
  stories: true,
  photo: true,
  photos: true,
} as const;
type SaidField = Exclude<keyof RestaurantDetail, 'id' | keyof typeof UNSAID> | 'published';

const { south, north, west, east } = AREA.positions;
const degreesBetween = (from: number, to: number) => ({
  test: (value: string) => /\.\d{3,}$/.test(value) && Number(value) > from && Number(value) < to,
});
const link = mended(normalizeWebsite, 'a web address', asWritten);
/** Exports write "not rated" as a score of 0. */
const scoreText = numberText
  .refine((value) => value >= 0 && value <= 5, 'off the scale of 0 to 5')
  .transform((value) => value || undefined);

/**
 * The fields that a source may have for a place: the single table that imports, exports and their maps derive from.
 * Exports use its order.
 */
export const PLACE_FIELDS = {
  name: text('Name', 2),
  description: text('Description', 10),
  category: text(),
  neighborhood: text(),
  address: {
    ...text('Address', 5),
    looks: /^\d+\s+\S+.*\b(st|street|ave|avenue|rd|road|blvd|dr|drive|ln|pike|way|sq)\b/i,
  },
  fullAddress: { ...text(), unknown: null },
  phone: {
    ...mended(normalizePhone, 'a phone number', asWritten),
    looks: /^\D{0,4}\d{3}\D{0,3}\d{3}\D?\d{4}$/,
  },
  website: {
    ...link,
    looks: /^(https?:\/\/|www\.)\S+$/i,
  },
  imageUrl: link,
  rating: {
    ...number(),
    read: checked(scoreText),
  },
  reviewCount: number(numberText.pipe(z.int().min(0))),
  priceRange: {
    ...mended(normalizePrice, 'a price range', (word) => PRICE_RANGES.find((price) => price === word)),
    sql: castToText,
    looks: /^\${1,4}$/,
  },
  latitude: {
    ...number(),
    looks: degreesBetween(south, north),
  },
  longitude: {
    ...number(),
    looks: degreesBetween(west, east),
  },
  status: choice(PLACE_STATUSES, 'open'),
  openingHours: {
    unknown: null as OpeningSpan[] | null,
    list: { name: 'hours', columns: ['day', 'opens', 'closes'] },
  },
  specialHours: {
    ...specialDays,
    list: {
      name: 'special_hours',
      columns: ['date', 'opens', 'closes'],
      read: {
        date: `to_char(i.date at time zone '${CITY.timeZone}', 'YYYY-MM-DD')`,
        opens: `nullif(i.opens, '')`,
        closes: `nullif(i.closes, '')`,
      },
    },
  },
  menuUrl: link,
  reservationUrl: link,
  tags: { ...choices(TAGS), list: { name: 'tags' } },
  dishes: {
    ...names({ most: MOST_DISHES, longest: MAX_DISH_LENGTH }),
    list: { name: 'dishes', columns: ['name'] },
  },
  formerNames: {
    ...names({ most: MOST_FORMER_NAMES, longest: 200 }),
    list: { name: 'former_names', columns: ['name'] },
  },
  localFavorite: yesNo(false),
  lastVerifiedAt: pastMoment,
  /** Whether diners see it, or it is a draft. Stored as Payload's draft status. */
  published: yesNo(true),
} as const satisfies Record<SaidField, PlaceField>;

type Fields = typeof PLACE_FIELDS;
type ValueOf<F> =
  | (F extends { readonly read: (...given: never) => infer T } ? Exclude<T, undefined> : never)
  | (F extends { readonly unknown: infer U } ? U : never);

/** A source's values for a place. `null` means unknown. */
export type RestaurantFields = { -readonly [F in keyof Fields]: ValueOf<Fields[F]> };
export type FieldName = keyof Fields;
type FieldWith<Part> = { [F in FieldName]: Fields[F] extends Part ? F : never }[FieldName];
/** A field that a map reads from text; opening hours are read separately. */
export type MappedField = FieldWith<{ read: unknown }>;
export type ListField = FieldWith<{ list: unknown }>;

export const FIELD_NAMES = Object.keys(PLACE_FIELDS) as FieldName[];
export const MAPPED_FIELDS = FIELD_NAMES.filter((name) => 'read' in PLACE_FIELDS[name]) as MappedField[];
/** Required texts. */
export const REQUIRED_FIELDS = MAPPED_FIELDS.filter((name) => PLACE_FIELDS[name].unknown === '');

/** Defaults for a new place. */
export const UNKNOWN_FIELDS = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, PLACE_FIELDS[name].unknown]),
) as RestaurantFields;
