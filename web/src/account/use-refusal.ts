import { useCallback } from 'react';
import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { currentUserQuery } from '../api/accounts.ts';
import { ApiError, isSignedOutError } from '../api/api-error.ts';
import { useApp } from '../boot/app-context.ts';
import { showRefusal, type RefusedFields } from './show-refusal.ts';

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
