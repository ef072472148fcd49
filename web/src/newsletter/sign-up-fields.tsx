import * as texts from '#texts';
import type { RefObject } from 'react';
import { FormField } from '../ui/form-field.tsx';
import { TrapField } from '../ui/trap-field.tsx';
import type { useSignUp } from './use-sign-up.ts';

interface SignUpFieldsProps {
  readonly form: Pick<ReturnType<typeof useSignUp>, 'noteEmail' | 'error'>;
  /** The address field, for focusing it. */
  readonly field?: RefObject<HTMLInputElement | null>;
}

/** The fields of every sign-up: the address and the honeypot. */
export function SignUpFields({ form, field }: SignUpFieldsProps) {
  return (
    <>
      <FormField label={texts.newsletter.email()} error={form.error}>
        {(control) => (
          <input
            {...control}
            ref={field}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            required
            maxLength={254}
            placeholder="you@example.com"
            // Not controlled: React would clear an address typed before hydration.
            onChange={(event) => form.noteEmail(event.target.value)}
          />
        )}
      </FormField>
      <TrapField />
    </>
  );
}
