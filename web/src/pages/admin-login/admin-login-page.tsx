import { adminLoginSchema, type AdminLoginInput } from '#contract/admin-session';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { CredentialFields } from '../../account/credential-fields.tsx';
import { callPath } from '../../api/call.ts';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './admin-login-page.module.css';

interface AdminLoginPageProps {
  readonly isPending: boolean;
  /** The account has a second factor; sign-in needs its code. */
  readonly needsCode: boolean;
  readonly onSubmit: (input: AdminLoginInput) => void;
}

/** The 'Admin Login' card (spec 2 §2). */
export function AdminLoginPage({ isPending, needsCode, onSubmit }: AdminLoginPageProps) {
  const isHydrated = useIsHydrated();
  const { register, handleSubmit, formState } = useForm<AdminLoginInput>({
    resolver: zodResolver(adminLoginSchema),
    defaultValues: { username: '', password: '' },
  });
  return (
    <Container className={styles.page}>
      <section className={styles.card} aria-labelledby="admin-login">
        <h1 id="admin-login" className={styles.title}>
          Admin Login
        </h1>
        <p className={styles.lead}>Ads, featured businesses and their numbers.</p>
        <noscript>
          <p className={styles.notice}>You’ll need JavaScript to sign in.</p>
        </noscript>
        <form
          method="post"
          action={callPath('adminLogin')}
          className={styles.form}
          noValidate
          onSubmit={(event) => void handleSubmit(onSubmit)(event)}
        >
          <CredentialFields
            username={register('username')}
            password={register('password')}
            errors={formState.errors}
            passwordAutoComplete="current-password"
          />
          {needsCode && (
            <FormField label="Code" error={formState.errors.code?.message}>
              {(control) => (
                <input {...control} {...register('code')} type="text" autoComplete="one-time-code" required />
              )}
            </FormField>
          )}
          <Button type="submit" disabled={!isHydrated || isPending} aria-busy={isPending}>
            {isPending && <Spinner />}
            {isPending ? 'Signing In...' : 'Sign In'}
          </Button>
        </form>
      </section>
    </Container>
  );
}
