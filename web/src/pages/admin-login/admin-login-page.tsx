import { type AdminLoginInput, adminLoginSchema } from '#contract/admin-session';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { CredentialFields } from '../../account/credential-fields.tsx';
import { currentAdminQuery, readLoginRefusal } from '../../api/admin-session.ts';
import { ApiError } from '../../api/api-error.ts';
import { call, callPath } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { PageHead, PRIVATE_PAGE } from '../../head/page-head.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { staffLoader } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './admin-login-page.module.css';

/** The 'Admin Login' card (spec 2 §2). */
export function Component() {
  const isHydrated = useIsHydrated();
  const { login, needsCode } = useAdminLogin();
  const { isPending } = login;
  const { register, handleSubmit, formState } = useForm<AdminLoginInput>({
    resolver: zodResolver(adminLoginSchema),
    defaultValues: { username: '', password: '' },
  });
  return (
    <Container className={styles.page}>
      <PageHead title="Admin Login" description="For the site’s staff." robots={PRIVATE_PAGE} />
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
          onSubmit={(event) => void handleSubmit((input) => login.mutate(input))(event)}
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

/** Signs in; `needsCode` once the server has asked for the code of the account's second factor. */
function useAdminLogin() {
  const { fetchApi, queryClient } = useApp();
  const navigate = useNavigate();
  const [needsCode, setNeedsCode] = useState(false);
  const login = useMutation({
    mutationFn: (body: AdminLoginInput) => call(fetchApi, 'adminLogin', { body }),
    async onSuccess({ username }) {
      // Drop the cached session of the previous user.
      queryClient.removeQueries({ queryKey: currentAdminQuery(fetchApi).queryKey });
      showToast({ title: 'Login successful', description: `Welcome back, ${username}!` });
      await navigate(paths.admin);
    },
    onError(error, { code }) {
      const asksForCode = error instanceof ApiError && readLoginRefusal(error).asksForCode;
      if (asksForCode) setNeedsCode(true);
      // The password was right: only a wrong code is a failure.
      if (asksForCode && !code) {
        showToast({ title: 'One more step', description: readLoginRefusal(error).error ?? '' });
      } else showFailure(error);
    },
  });
  return { login, needsCode };
}

/** Spec 2 §8. */
function showFailure(error: Error): void {
  if (error instanceof ApiError) {
    const description = readLoginRefusal(error).error ?? 'Invalid credentials';
    showToast({ title: 'Login failed', description, variant: 'destructive' });
    return;
  }
  showToast({ title: 'Error', description: 'An error occurred during login', variant: 'destructive' });
}

export const loader = staffLoader;
