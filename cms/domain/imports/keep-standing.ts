import { longDate } from '../calendar/long-date.ts';

/** Who said a value of a place, and when. */
export interface Origin {
  /** Of an import; `null`: a person wrote it in the panel. */
  readonly source: string | null;
  /** ISO 8601: as of when. */
  readonly at: string;
}

/** By field. Values that stood before origins were noted have none. */
export type Origins = Readonly<Record<string, Origin>>;

/** What an import may overwrite. */
export interface Terms {
  /** Writes only where nothing is known. */
  readonly fillBlanks: boolean;
  /** The day the file is of, YYYY-MM-DD; `null`: now. */
  readonly asOf: string | null;
  /** Staff wrote the file itself: an export of ours, edited elsewhere. */
  readonly isOurs: boolean;
}

export const NO_TERMS: Terms = { fillBlanks: false, asOf: null, isOurs: false };

/** A value that a file says and that is not written. */
export interface KeptValue {
  readonly says: unknown;
  readonly because: string;
}

export interface Standing<T extends object> {
  readonly taken: Partial<T>;
  /** By field. */
  readonly kept: Readonly<Record<string, KeptValue>>;
}

/**
 * Divides the changes of a row: what a person wrote stands, and so does what is newer than the file; with
 * `fillBlanks`, all that is known.
 */
export function keepStanding<T extends object>(
  changes: Partial<T>,
  stored: T,
  origins: Origins,
  terms: Terms,
): Standing<T> {
  const before = new Map<string, unknown>(Object.entries(stored));
  const taken: Record<string, unknown> = {};
  const kept: Record<string, KeptValue> = {};
  for (const [field, says] of Object.entries(changes)) {
    const because = whyKept(
      before.get(field),
      Object.hasOwn(origins, field) ? origins[field] : undefined,
      terms,
    );
    if (because === null) taken[field] = says;
    else kept[field] = { says, because };
  }
  return { taken: Object.assign<Partial<T>, object>({}, taken), kept };
}

function whyKept(
  stands: unknown,
  origin: Origin | undefined,
  { fillBlanks, asOf, isOurs }: Terms,
): string | null {
  if (origin?.source === null && !isOurs) return `staff edited it on ${longDate(dayOf(origin.at))}`;
  if (origin && asOf !== null && asOf < dayOf(origin.at))
    return `${origin.source ?? 'staff'} gave it on ${longDate(dayOf(origin.at))}, after the date of the file`;
  return fillBlanks && !isBlank(stands) ? 'it isn’t blank' : null;
}

export function isBlank(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function dayOf(time: string): string {
  return time.slice(0, 10);
}
