import { isRecord } from '#domain/is-record';
import type { FormState } from 'payload';
import { isSame, type Values } from './three-ways.ts';

/** A value that the server refused, by the path of its field. */
export type Refused = ReadonlyMap<string, { readonly message: string; readonly value: unknown }>;

interface Mark {
  readonly path: string;
  readonly valid: boolean;
  readonly errorMessage: string | undefined;
}

export function refusedIn(answer: unknown, sent: Values): Refused {
  const [first]: unknown[] = isRecord(answer) && Array.isArray(answer.errors) ? answer.errors : [];
  const data = isRecord(first) && isRecord(first.data) ? first.data : {};
  const faults: unknown[] = Array.isArray(data.errors) ? data.errors : [];
  return new Map(
    faults.flatMap((fault) =>
      isRecord(fault) && typeof fault.path === 'string' && typeof fault.message === 'string'
        ? [[fault.path, { message: fault.message, value: valueAt(sent, fault.path) }] as const]
        : [],
    ),
  );
}

/**
 * Keeps a field in red for as long as it says what was refused, and no longer. In Payload any late answer about the
 * form marks it as valid, and a field that was mended stays refused, and the form unsent, until such an answer.
 */
export function marksFor(refused: Refused, fields: FormState, getValues: () => Values): Mark[] {
  const values = refused.size > 0 ? getValues() : {};
  return [...refused].flatMap(([path, { message, value }]): Mark[] => {
    const field = fields[path];
    if (!field) return [];
    // Of an array, the field's own value is only the number of its rows.
    if (isSame(valueAt(values, path), value))
      return field.valid === false ? [] : [{ path, valid: false, errorMessage: message }];
    return field.valid === false && field.errorMessage === message
      ? [{ path, valid: true, errorMessage: undefined }]
      : [];
  });
}

export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, part) => (typeof inner === 'object' && inner ? Reflect.get(inner, part) : undefined),
      values,
    );
}
