import { isRecord } from '#domain/is-record';

/** A document or form by its top-level fields. */
export type Values = Readonly<Record<string, unknown>>;

/** The version that a form began from. */
export interface Base {
  /** Undefined for a document that was never stored. */
  readonly updatedAt: string | undefined;
  /** As the API serves it. */
  readonly stored: Values;
  /** As the form held it then, which may write the same value differently. */
  readonly form: Values;
}

/** A field that was changed on both sides. */
export interface Difference {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface Comparison {
  /** Fields that only they changed. */
  readonly taken: readonly string[];
  readonly asked: readonly Difference[];
}

/** Set by every save, not by a person. */
const BOOKKEEPING = new Set(['id', '_status', 'createdAt', 'updatedAt', 'lastEditedBy']);

export function changedFields(mine: Values, base: Base): string[] {
  return Object.keys(mine).filter(
    (field) =>
      !BOOKKEEPING.has(field) &&
      !isSame(mine[field], base.form[field]) &&
      !isSame(mine[field], base.stored[field]),
  );
}

/**
 * Compares a form with what others stored since its base. `sent` are earlier states of the form whose save was not
 * acknowledged: if the store has one of them, nobody else changed that field.
 */
export function compareThreeWays(
  { base, mine, theirs }: { base: Base; mine: Values; theirs: Values },
  sent: readonly Values[] = [],
): Comparison {
  const changed = new Set(changedFields(mine, base));
  const theirChanges = Object.keys(mine).filter(
    (field) =>
      !BOOKKEEPING.has(field) &&
      ![base.stored, mine, ...sent].some((values) => isSame(values[field], theirs[field])),
  );
  const taken = theirChanges.filter((field) => !changed.has(field));
  const asked = theirChanges.filter((field) => changed.has(field));
  return {
    taken,
    asked: asked.map((field) => ({ field, mine: mine[field], theirs: theirs[field] })),
  };
}

export function pick(values: Values, fields: Iterable<string>): Values {
  return Object.fromEntries([...fields].map((field) => [field, values[field]]));
}

/** Whether two values are the same to a person: order of keys, and ways to be empty, don't count. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) => {
      if (inner === null || inner === '' || (Array.isArray(inner) && inner.length === 0)) return undefined;
      if (!isRecord(inner) || Array.isArray(inner)) return inner;
      const entries = Object.entries(inner)
        .filter(([, part]) => part !== null && part !== undefined && part !== '')
        .toSorted(([one], [other]) => (one < other ? -1 : 1));
      return entries.length === 0 ? undefined : Object.fromEntries(entries);
    }) ?? ''
  );
}
