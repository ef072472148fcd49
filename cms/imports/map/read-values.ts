import { readDegrees } from '#domain/imports/number-text';
import { withoutControlCharacters } from '#domain/words/characters';
import { PLACE_FIELDS, type FieldName, type RestaurantFields } from './restaurant-fields.ts';
import { checkPosition } from './check-position.ts';

export interface Fault {
  readonly field: string;
  readonly message: string;
}

/** The town is only checked. */
export type Texts = Partial<Record<FieldName | 'town', string>>;

export interface ReadValues {
  readonly given: Partial<RestaurantFields>;
  /** Values that were unusable and dropped, or that were repaired. */
  readonly notices: readonly Fault[];
  /** Faults that make the row unusable. */
  readonly faults: readonly Fault[];
}

const MAX_SAID = 500;

/** Converts a map's texts to typed values, repaired where possible: sources are external. Pure. */
export function readValues(texts: Texts, now: Date): ReadValues {
  const { given, notices, faults } = readEach(texts, 'read', now);
  if (faults.length > 0) return { given, notices, faults };
  const { latitude = null, longitude = null, ...rest } = given;
  const { note, isOutside: _isOutside, ...position } = checkPosition({ latitude, longitude });
  return {
    given: position.latitude === null ? rest : { ...rest, ...position },
    notices: note ? [...notices, { field: 'latitude', message: note }] : notices,
    faults,
  };
}

/** Whether a row's position lies outside the region; `null` without one. */
export function isOutsideRegion({ latitude, longitude }: Texts): boolean | null {
  const degrees = (text = '') => readDegrees(text) ?? null;
  const { isOutside, ...found } = checkPosition({
    latitude: degrees(latitude),
    longitude: degrees(longitude),
  });
  return found.latitude === null && !isOutside ? null : isOutside;
}

/** The same for the directory's own export: values as written, so that edits round-trip. */
export function readExactValues(texts: Texts): ReadValues {
  return readEach(texts, 'readExact', new Date());
}

function readEach({ town: _town, ...texts }: Texts, how: 'read' | 'readExact', now: Date): ReadValues {
  const given: Partial<RestaurantFields> = {};
  const notices: Fault[] = [];
  const faults: Fault[] = [];
  for (const field of Object.keys(texts) as FieldName[]) {
    const sent = texts[field];
    if (sent === undefined) continue;
    const text = withoutControlCharacters(sent);
    const value = PLACE_FIELDS[field][how](text, {
      now,
      note: (message) => void notices.push({ field, message: shorten(message) }),
      fault: (message) => void faults.push({ field, message: shorten(`${message} (“${text}”)`) }),
    });
    if (value !== undefined) Object.assign(given, { [field]: value });
  }
  return faults.length > 0 ? { given: {}, notices: [], faults } : { given, notices, faults };
}

/** Messages quote values, which may be of any length. */
function shorten(message: string): string {
  return message.length > MAX_SAID ? `${message.slice(0, MAX_SAID)} …` : message;
}
