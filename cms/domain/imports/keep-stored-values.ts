import { isLessExact } from './less-exact.ts';
import { longDate } from '../calendar/date-texts.ts';

/** Where a value of a place comes from, and when. */
export interface Origin {
  /** The import's source; `null` if a person wrote it in the panel. */
  readonly source: string | null;
  /** The date of the value, ISO 8601. */
  readonly at: string;
}

/** By field. Values stored before origins were recorded have none. */
export type Origins = Readonly<Record<string, Origin>>;

/** The rules for what an import may overwrite. */
export interface Terms {
  /** Fills in empty fields only. */
  readonly fillBlanks: boolean;
  /** The date of the file's data, YYYY-MM-DD; `null` for now. */
  readonly asOf: string | null;
  /** The file was written by staff: our own export, edited elsewhere. */
  readonly isOurs: boolean;
  /** The file's source; its own earlier ratings are moving, not less exact. */
  readonly source?: string;
}

const POSITION = ['latitude', 'longitude'];

/** Why a value that says more than the file's is kept. */
export const SAYS_MORE = 'it says more';

export const NO_TERMS: Terms = { fillBlanks: false, asOf: null, isOurs: false };

/** A value of the file that is not written, and why. */
export interface KeptValue {
  readonly value: unknown;
  readonly because: string;
}

export interface Standing<T extends object> {
  readonly taken: Partial<T>;
  /** By field. */
  readonly kept: Readonly<Record<string, KeptValue>>;
}

/**
 * Divides the changes of a row into those to write and those to skip. Keeps stored values that a person wrote, that
 * are newer than the file or say more and, with `fillBlanks`, all that aren't blank.
 */
export function keepStoredValues<T extends object>(
  changes: Partial<T>,
  stored: T,
  origins: Origins,
  terms: Terms,
): Standing<T> {
  const before = new Map<string, unknown>(Object.entries(stored));
  const sent = new Map<string, unknown>(Object.entries(changes));
  const isLess = (field: string) => isLessExact(field, sent.get(field), before.get(field));
  // Half of a position is none: it says less only if neither of its numbers says more.
  const saysLess = (field: string) =>
    POSITION.includes(field) ? POSITION.every((half) => !sent.has(half) || isLess(half)) : isLess(field);
  const taken: Record<string, unknown> = {};
  const kept: Record<string, KeptValue> = {};
  for (const [field, value] of Object.entries(changes)) {
    const stands = before.get(field);
    const because = whyKept(
      { field, stands, saysLess: saysLess(field) },
      Object.hasOwn(origins, field) ? origins[field] : undefined,
      terms,
    );
    if (because === null) taken[field] = value;
    else kept[field] = { value, because };
  }
  return { taken: Object.assign<Partial<T>, object>({}, taken), kept };
}

function whyKept(
  { field, stands, saysLess }: { field: string; stands: unknown; saysLess: boolean },
  origin: Origin | undefined,
  { fillBlanks, asOf, isOurs, source }: Terms,
): string | null {
  if (origin?.source === null && !isOurs) return `staff edited it on ${longDate(dayOf(origin.at))}`;
  if (origin && asOf !== null && asOf < dayOf(origin.at))
    return `${origin.source ?? 'staff'} gave it on ${longDate(dayOf(origin.at))}, after the date of the file`;
  if (fillBlanks && !isBlank(stands)) return 'it isn’t blank';
  const isMoving = field === 'rating' && origin !== undefined && origin.source === source;
  return !isOurs && !isMoving && saysLess ? SAYS_MORE : null;
}

export function isBlank(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function dayOf(time: string): string {
  return time.slice(0, 10);
}

/**
 * The fields that a row changes. Fields it does not mention are left alone; line endings and the key order of
 * spans do not count as changes.
 */
export function findChanges<T extends object>(given: Partial<T>, stored: T): Partial<T> {
  const before = new Map<string, unknown>(Object.entries(stored));
  const changed = Object.entries(given).filter(
    ([field, value]) => value !== undefined && !isSame(value, before.get(field)),
  );
  return Object.assign<Partial<T>, object>({}, Object.fromEntries(changed));
}

function isSame(a: unknown, b: unknown): boolean {
  return spell(a) === spell(b);
}

/** Canonical form of a value. */
function spell(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return JSON.stringify(value.replaceAll('\r\n', '\n'));
  if (Array.isArray(value)) return `[${value.map(spell).join()}]`;
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value).filter(([key]) => key !== 'id');
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${key}:${spell(inner)}`)
    .join()}}`;
}
