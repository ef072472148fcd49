import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';

/** The field that a refusal of the server is about, by its status. */
export type RefusedFields<Values extends FieldValues> = Readonly<Record<number, Path<Values>>>;

/** Says the server's reason beside the field it is about; false where it is about no field of this form. */
export function showRefusal<Values extends FieldValues>(
  error: unknown,
  fields: RefusedFields<Values>,
  setError: UseFormSetError<Values>,
): boolean {
  const field = error instanceof ApiError ? fields[error.status] : undefined;
  if (field === undefined || !(error instanceof ApiError)) return false;
  setError(field, { message: error.text }, { shouldFocus: true });
  return true;
}
