import { NO_MAIL } from '#cms/outbound/email-adapter';
import { service } from '#cms/start/services';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Logo } from '../brand/logo.tsx';
import styles from '../second-factor/second-factor.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** Replaces Payload's sign-in page: it uses the contract's call, so that both sign-ins share the same checks. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const leadsTo = getSafeRedirect({ fallbackTo: '/cms', redirectTo: searchParams?.redirect ?? '' });
  if (initPageResult.req.user) redirect(leadsTo);
  return (
    <div className={styles.steps}>
      <Logo />
      <h1>Sign in to the desk</h1>
      <SignInForm leadsTo={leadsTo} />
      {service('runtime').smtpUrl ? (
        <a href="/auth/password">Forgot password?</a>
      ) : (
        <p>Forgot password? {NO_MAIL}</p>
      )}
    </div>
  );
}
