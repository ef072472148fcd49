import { zodResolver } from '@hookform/resolvers/zod';
import type { SubmitEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import { currentUserQuery } from '../api/accounts.ts';
import { ApiError, isSignedOutError, reasonOf } from '../api/api-error.ts';
import { useApp } from '../boot/app-context.ts';
import { guardOf, type FormGuard } from '../ui/trap-field.tsx';

interface SiteFormOptions<Values extends FieldValues, Sent> {
  readonly schema: z.ZodType<Sent, Values>;
  readonly defaultValues?: DefaultValues<Values>;
  /** The field that a refusal of the server concerns, by its status; `root` is the line above the button. */
  readonly refusedFields?: Readonly<Record<number, Path<Values> | 'root'>>;
  readonly send: (values: Sent, more: { guard: FormGuard; reset: () => void }) => Promise<void>;
  /** Reports a failure that concerns no field; otherwise it is shown above the button. */
  readonly onFailure?: (error: unknown, values: Sent) => void;
}

/** A form that is checked by the contract's schema and sent to the server. A 401 signs the diner out. */
export function useSiteForm<Values extends FieldValues, Sent extends FieldValues>({
  schema,
  defaultValues,
  refusedFields = {},
  send,
  onFailure,
}: SiteFormOptions<Values, Sent>) {
  const { queryClient } = useApp();
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema),
    ...(defaultValues && { defaultValues }),
  });
  const { errors, isSubmitting } = form.formState;

  async function sendOrShow(values: Sent, guard: FormGuard): Promise<void> {
    try {
      await send(values, { guard, reset: () => form.reset() });
    } catch (error) {
      const field = error instanceof ApiError ? refusedFields[error.status] : undefined;
      if (error instanceof ApiError && field !== undefined)
        form.setError(field, { message: error.text }, { shouldFocus: true });
      else if (onFailure) onFailure(error, values);
      else if (isSignedOutError(error)) queryClient.setQueryData(currentUserQuery.queryKey, null);
      else form.setError('root', { message: reasonOf(error) });
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    const guard = guardOf(event.currentTarget);
    void form.handleSubmit((values) => sendOrShow(values, guard))(event);
  }
  return { control: form.control, register: form.register, errors, isSubmitting, submit };
}
