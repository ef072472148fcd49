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
  /** Whether the position lies outside the region; `null` without one, and of our own export. */
  readonly isOutside: boolean | null;
}

const MAX_SAID = 500;

/** Converts a map's texts to typed values, repaired where possible: sources are external. Pure. */
export function readValues(texts: Texts, now: Date): ReadValues {
  const read = readEach(texts, 'read', now);
  const degrees = (text = '') => readDegrees(withoutControlCharacters(text)) ?? null;
  const sent = { latitude: degrees(texts.latitude), longitude: degrees(texts.longitude) };
  const { note, isOutside, ...position } = checkPosition(sent);
  if (read.faults.length > 0) return { ...read, isOutside };
  const { latitude: _latitude, longitude: _longitude, ...rest } = read.given;
  return {
    ...read,
    given: position.latitude === null ? rest : { ...rest, ...position },
    notices: note ? [...read.notices, { field: 'latitude', message: note }] : read.notices,
    isOutside,
  };
}

/** The same for the directory's own export: values as written, so that edits round-trip. */
export function readExactValues(texts: Texts): ReadValues {
  return { ...readEach(texts, 'readExact', new Date()), isOutside: null };
}

function readEach({ town: _town, ...texts }: Texts, how: 'read' | 'readExact', now: Date) {
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
