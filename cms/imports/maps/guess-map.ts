import type { SourceRow } from '../readers/source-row.ts';
import { MAPPED_FIELDS, type MappedField } from './import-map.ts';
import { readPath } from './read-field.ts';

/** A map for a file nobody has described yet, to be looked over by a person. */
export interface GuessedMap {
  readonly notes: readonly string[];
  readonly source: string;
  readonly key: { readonly columns: readonly string[] } | { readonly hashOf: readonly string[] };
  readonly fields: Readonly<Partial<Record<MappedField, object>>>;
  readonly defaults: Readonly<Record<string, string>>;
}

/** Names that columns go by, the surest first; compared without case, blanks and punctuation. */
const NAMES: Readonly<Partial<Record<MappedField, readonly string[]>>> = {
  name: ['name', 'restaurantname', 'restaurant', 'businessname', 'dbaname', 'dba', 'title', 'venue'],
  description: ['description', 'about', 'summary', 'desc', 'blurb'],
  category: [
    'category',
    'cuisine',
    'cuisines',
    'categories',
    'types',
    'type',
    'foodtype',
    'kind',
    'restaurantcategoriesname',
  ],
  neighborhood: [
    'neighborhood',
    'neighbourhood',
    'neighborhoodbypolygon',
    'area',
    'district',
    'locality',
    'community',
  ],
  address: [
    'address',
    'address1',
    'street',
    'streetaddress',
    'addressline1',
    'addr',
    'location1',
    'addrstreet',
  ],
  fullAddress: ['fulladdress', 'formattedaddress', 'displayaddress'],
  phone: ['phone', 'phonenumber', 'telephone', 'tel', 'displayphone', 'contactphone'],
  website: ['website', 'url', 'web', 'homepage', 'site', 'link', 'webaddress'],
  imageUrl: ['imageurl', 'image', 'photo', 'picture', 'logo', 'thumbnail'],
  rating: ['rating', 'stars', 'starscount', 'yelprating', 'score', 'averagerating'],
  reviewCount: ['reviewcount', 'reviewscount', 'reviews', 'numreviews', 'userratingstotal'],
  priceRange: ['pricerange', 'price', 'pricelevel', 'pricetier'],
  latitude: ['latitude', 'lat', 'y', 'geometrylatitude', 'geoloclat', 'geolat', 'coordinateslatitude'],
  longitude: [
    'longitude',
    'lng',
    'lon',
    'long',
    'x',
    'geometrylongitude',
    'geoloclng',
    'geolng',
    'coordinateslongitude',
  ],
  menuUrl: ['menuurl', 'menu'],
  reservationUrl: ['reservationurl', 'reserveurl', 'reservations', 'booking'],
  lastVerifiedAt: ['lastverifiedat', 'verifiedat', 'lastverified'],
};
const KEYS = ['id', 'objectid', 'placeid', 'sourcekey', 'licenseid', 'featureid', 'permalink', 'uuid'];
const REQUIRED = {
  category: 'Restaurant',
  description: 'From a list; our editors have not been by yet.',
  neighborhood: 'Baltimore',
};

/** What values look like that a column's name does not tell. */
const LOOKS: Readonly<Partial<Record<MappedField, RegExp>>> = {
  phone: /^\D{0,4}\d{3}\D{0,3}\d{3}\D?\d{4}$/,
  website: /^(https?:\/\/|www\.)\S+$/i,
  address: /^\d+\s+\S+.*\b(st|street|ave|avenue|rd|road|blvd|dr|drive|ln|pike|way|sq)\b/i,
  latitude: /^3[89]\.\d{3,}$/,
  longitude: /^-7[567]\.\d{3,}$/,
};
/** Share of the values that must look so. */
const MOST = 0.7;
const SEPARATORS = ['|', ';', '/'] as const;

/** Proposes a map from the names and values of the columns; says in its notes what it has not found. */
export function guessMap(rows: readonly SourceRow[], fileName: string): GuessedMap {
  const paths = listPaths(rows);
  const taken = new Set<string>();
  const fields: Partial<Record<MappedField, object>> = {};
  const take = (field: MappedField, path: string | undefined) => {
    if (path === undefined || fields[field]) return;
    taken.add(path);
    fields[field] = describe(field, path, valuesOf(rows, path));
  };
  for (const field of MAPPED_FIELDS) {
    take(
      field,
      (NAMES[field] ?? []).flatMap(
        (name) => paths.find((path) => plain(path) === name && !taken.has(path)) ?? [],
      )[0],
    );
  }
  for (const field of MAPPED_FIELDS) {
    const looks = LOOKS[field];
    if (looks)
      take(
        field,
        paths.find((path) => !taken.has(path) && mostLook(valuesOf(rows, path), looks)),
      );
  }
  const id = KEYS.flatMap((name) => paths.find((path) => plain(path) === name) ?? []).find((path) =>
    isUnique(valuesOf(rows, path), rows.length),
  );
  const missing = (['name', 'address'] as const).filter((field) => !fields[field]);
  return {
    notes: [
      'Proposed from the names and values of the columns: look it over before you rely on it.',
      ...missing.map((field) => `No column looks like the ${field}; name one, or every row is rejected.`),
    ],
    source: sourceName(fileName),
    key: id ? { columns: [id] } : { hashOf: hashedColumns(fields) },
    fields,
    defaults: REQUIRED,
  };
}

function describe(field: MappedField, path: string, values: readonly string[]): object {
  const lines = values.filter((value) => value.trim().includes('\n')).length > values.length / 2;
  const split = SEPARATORS.find((separator) => values.some((value) => value.includes(separator)));
  return {
    from: path,
    ...(field === 'address' && lines && { line: 0 }),
    ...(field === 'category' && split && { split }),
    ...((field === 'name' || field === 'address') && values.some(isShouted) && { titleCase: true }),
  };
}

/** Paths to everything that is a plain value in one of the rows. */
function listPaths(rows: readonly SourceRow[]): string[] {
  const paths = new Set<string>();
  const walk = (value: unknown, path: string, depth: number): void => {
    if (depth > 3) return;
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 3)) walk(item, `${path}[]`, depth + 1);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value))
        walk(inner, path ? `${path}.${name}` : name, depth + 1);
    } else paths.add(path);
  };
  for (const { record, problem } of rows) if (problem === undefined) walk(record, '', 0);
  return [...paths];
}

function valuesOf(rows: readonly SourceRow[], path: string): string[] {
  return rows.flatMap(({ record }) => readPath(record, path)).filter((value) => value.trim() !== '');
}

function mostLook(values: readonly string[], looks: RegExp): boolean {
  return (
    values.length > 0 && values.filter((value) => looks.test(value.trim())).length >= values.length * MOST
  );
}

function isUnique(values: readonly string[], rows: number): boolean {
  return values.length === rows && new Set(values).size === rows;
}

function isShouted(value: string): boolean {
  return /[A-Z]{3}/.test(value) && value === value.toUpperCase();
}

function hashedColumns(fields: GuessedMap['fields']): string[] {
  const named = [fields.name, fields.address].flatMap((field) =>
    field && 'from' in field ? String(field.from) : [],
  );
  return named.length > 0 ? named : ['name'];
}

function sourceName(fileName: string): string {
  const [stem = ''] = fileName.toLowerCase().split('.');
  return stem.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'file';
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
