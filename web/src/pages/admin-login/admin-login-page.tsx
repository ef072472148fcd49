import { adminLoginSchema } from '#contract/admin-session';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CredentialFields } from '../../account/credential-fields.tsx';
import { currentAdminQuery, readLoginRefusal } from '../../api/admin-session.ts';
import { ApiError } from '../../api/api-error.ts';
import { call, callPath } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { SiteForm } from '../../components/site-form.tsx';
import { useSiteForm } from '../../components/use-site-form.ts';
import { PageHead, PRIVATE_PAGE } from '../../head/page-head.tsx';
import { staffLoader } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import styles from './admin-login-page.module.css';

/** The 'Admin Login' card (spec 2 §2). */
export function Component() {
  const { form, needsCode } = useAdminLogin();
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
        <SiteForm
          form={form}
          className={styles.form}
          action={callPath('adminLogin')}
          submitLabel="Sign In"
          busyLabel="Signing In..."
        >
          <CredentialFields form={form} passwordAutoComplete="current-password" />
          {needsCode && <Field form={form} name="code" label="Code" autoComplete="one-time-code" required />}
        </SiteForm>
      </section>
    </Container>
  );
}

/** Signs in; `needsCode` once the server has asked for the code of the account's second factor. */
function useAdminLogin() {
  const { queryClient } = useApp();
  const navigate = useNavigate();
  const [needsCode, setNeedsCode] = useState(false);
  const form = useSiteForm({
    schema: adminLoginSchema,
    defaultValues: { username: '', password: '' },
    async send(body) {
      const { username } = await call('adminLogin', { body });
      // Drop the cached session of the previous user.
      queryClient.removeQueries({ queryKey: currentAdminQuery.queryKey });
      showToast({ title: 'Login successful', description: `Welcome back, ${username}!` });
      await navigate(paths.admin);
    },
    onFailure(error, { code }) {
      const asksForCode = error instanceof ApiError && readLoginRefusal(error).asksForCode;
      if (asksForCode) setNeedsCode(true);
      // The password was right: only a wrong code is a failure.
      if (asksForCode && !code) {
        showToast({ title: 'One more step', description: readLoginRefusal(error).error ?? '' });
      } else showFailure(error);
    },
  });
  return { form, needsCode };
}

/** Spec 2 §8. */
function showFailure(error: unknown): void {
  if (error instanceof ApiError) {
    const description = readLoginRefusal(error).error ?? 'Invalid credentials';
    showToast({ title: 'Login failed', description, variant: 'destructive' });
    return;
  }
  showToast({ title: 'Error', description: 'An error occurred during login', variant: 'destructive' });
}

export const loader = staffLoader;
