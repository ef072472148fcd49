import { useCallback } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { currentUserQuery } from '../api/accounts.ts';
import { ApiError, isSignedOutError } from '../api/api-error.ts';
import { useApp } from '../boot/app-context.ts';

/** For a diner's forms: shows an error next to its field or above the button; a 401 signs the diner out. */
export function useRefusal() {
  const { fetchApi, queryClient } = useApp();
  return useCallback(
    <Values extends FieldValues>(
      error: unknown,
      fields: RefusedFields<Values>,
      setError: UseFormSetError<Values>,
    ): void => {
      if (isSignedOutError(error)) {
        queryClient.setQueryData(currentUserQuery(fetchApi).queryKey, null);
      } else if (!showRefusal(error, fields, setError)) {
        const message = error instanceof ApiError ? error.text : 'We couldn’t get through. Please try again.';
        setError('root', { message });
      }
    },
    [fetchApi, queryClient],
  );
}

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
