import { zodResolver } from '@hookform/resolvers/zod';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  type UseFormSetError,
} from 'react-hook-form';
import type { z } from 'zod';
import { currentUserQuery } from '../api/accounts.ts';
import { ApiError, isSignedOutError } from '../api/api-error.ts';
import { useApp } from '../boot/app-context.ts';

/** The field that a server error concerns, by its status. */
export type RefusedFields<Values extends FieldValues> = Readonly<Record<number, Path<Values>>>;

interface DinerFormOptions<Values extends FieldValues> {
  readonly schema: z.ZodType<Values, Values>;
  readonly defaultValues: DefaultValues<Values>;
  readonly refusedFields?: RefusedFields<Values>;
  readonly send: (values: Values, form: UseFormReturn<Values>) => Promise<void>;
}

/** A diner's form: shows an error of the server next to its field or above the button; a 401 signs the diner out. */
export function useDinerForm<Values extends FieldValues>(options: DinerFormOptions<Values>) {
  const { schema, defaultValues, refusedFields = {}, send } = options;
  const { fetchApi, queryClient } = useApp();
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values, form);
    } catch (error) {
      if (isSignedOutError(error)) queryClient.setQueryData(currentUserQuery(fetchApi).queryKey, null);
      else if (!showRefusal(error, refusedFields, form.setError)) {
        const message = error instanceof ApiError ? error.text : 'We couldn’t get through. Please try again.';
        form.setError('root', { message });
      }
    }
  });
  return { register: form.register, errors, isSubmitting, submit };
}

/** Shows the server's reason next to the field it concerns; returns false if it concerns none in this form. */
export function showRefusal<Values extends FieldValues>(
  error: unknown,
  fields: RefusedFields<Values>,
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const field = fields[error.status];
  if (field === undefined) return false;
  setError(field, { message: error.text }, { shouldFocus: true });
  return true;
}
