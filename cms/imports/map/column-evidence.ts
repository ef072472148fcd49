import { area, region } from '#city';
import { readDegrees } from '#domain/imports/number-text';
import { tidyText } from './tidy-text.ts';
import { PLACE_FIELDS, type FieldName } from './restaurant-fields.ts';

/** The share of values that must fit. */
const MIN_SHARE = 0.7;
/** With fewer values, their similarity is meaningless. */
const MIN_VALUES = 5;
const LETTERS = /\p{L}{2}/u;
const LINK = /^(https?:\/\/|www\.)/i;
const PICTURE = /\.(jpe?g|png|gif|webp|avif|svg|ico)(\?|$)/i;
const PICTURE_HOST = /img|image|photo|picture|media|cdn|cloudfront|logo/i;
const ICON = /icon|sprite|marker|\bpin\b|\.(svg|ico)(\?|$)/i;

type Look = (value: string) => boolean;
const isWord: Look = (value) => LETTERS.test(value) && !LINK.test(value) && value.length <= 80;
const isAddress: Look = (value) => LETTERS.test(value) && (!region.houseNumbers || /\d/.test(value));
const between = (least: number, most: number): Look => {
  return (value) => {
    const degrees = readDegrees(value);
    return degrees !== undefined && degrees >= least && degrees <= most;
  };
};

const { south, north, west, east } = area.country;
/** Anywhere in the country: the plan reports places outside the region, and mends swapped ones and lost signs. */
const WAYS = [between(south, north), between(west, east), between(-east, -west)];
const isDegrees: Look = (value) => WAYS.some((way) => way(value));

/** Plausible values of a field, in addition to being readable. */
const LOOKS: Readonly<Partial<Record<FieldName, Look>>> = {
  name: isWord,
  category: isWord,
  neighborhood: isWord,
  description: (value) => LETTERS.test(value) && !LINK.test(value),
  address: isAddress,
  fullAddress: isAddress,
  website: (value) => !PICTURE.test(value),
  imageUrl: (value) => (PICTURE.test(value) || PICTURE_HOST.test(value)) && !ICON.test(value),
  latitude: isDegrees,
  longitude: isDegrees,
};

/** Fields whose values must mostly be written in one of these ways: a mix of scales may mean anything. */
const WRITINGS: Readonly<Partial<Record<FieldName, readonly RegExp[]>>> = {
  rating: [
    /^\d+(\.\d+)?$/,
    /^\d+(,\d+)?$/,
    /^\S+ ?(\/|of|out of) ?\d+$/i,
    /^\S+ ?%$/,
    /(stars?( rating)?|★|⭐)\W*$/iu,
  ],
};

/** Fields whose values must vary between places, unlike the source's own page or a shared icon. */
const VARIES: Readonly<Partial<Record<FieldName, (value: string) => string>>> = {
  name: (value) => value,
  address: (value) => value,
  imageUrl: (value) => value,
  website: hostOf,
};

/** Whether a column's values support what its name suggests. */
export function hasEvidence(field: FieldName, values: readonly string[]): boolean {
  const [looks, vary, writings] = [LOOKS[field], VARIES[field], WRITINGS[field]];
  // Lists write 0 for a position that they don't know.
  const isUnknown = (value: string) => value === '' || (looks === isDegrees && Number(value) === 0);
  const trimmed = values.map(tidyText).filter((value) => !isUnknown(value));
  if (!mostly(trimmed, (value) => canRead(field, value) && (looks?.(value) ?? true))) return false;
  const isWritten = (way: RegExp) => mostly(trimmed, (value) => way.test(value));
  if (writings && !writings.some(isWritten)) return false;
  if (!vary || trimmed.length < MIN_VALUES) return true;
  const counts = new Map<string, number>();
  for (const one of trimmed.map(vary)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return Math.max(...counts.values()) <= trimmed.length / 2;
}

export function mostly(values: readonly string[], looks: Look): boolean {
  return values.length > 0 && values.filter(looks).length >= values.length * MIN_SHARE;
}

function canRead(field: FieldName, value: string): boolean {
  const { read } = PLACE_FIELDS[field];
  let isFine = true;
  const refuse = () => {
    isFine = false;
    return undefined;
  };
  read(value, { now: new Date(), note: refuse, fault: refuse });
  return isFine;
}

function hostOf(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#:].*$/, '');
}
