import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';

/** The field that a server error concerns, by its status. */
export type RefusedFields<Values extends FieldValues> = Readonly<Record<number, Path<Values>>>;

/** Shows the server's reason next to the field it concerns; returns false if it concerns none in this form. */
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
