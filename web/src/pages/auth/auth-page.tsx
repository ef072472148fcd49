import { loginSchema, PASSWORD_MIN_LENGTH, registrationSchema } from '#contract/accounts';
import * as texts from '#texts';
import { Tabs } from '@base-ui/react/tabs';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useAuth } from '../../account/auth-provider.tsx';
import { callPath } from '../../api/call.ts';
import { useSite } from '../../api/use-call.ts';
import { PageHead } from '../../head/page-head.tsx';
import { isSameOriginPath, paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { Link } from '../../ui/link.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { AuthForm } from './auth-form.tsx';
import styles from './auth-page.module.css';

/** Sign-in and registration (spec 1 §2); who is signed in goes on to the page that led here. */
export function Component() {
  const { user } = useAuth();
  const { sendsMail } = useSite();
  const [params] = useSearchParams();
  const [tab, setTab] = useState<unknown>('login');
  if (user !== null) return <Navigate to={wayOn(params.get('next'))} replace />;
  return (
    <Container className={styles.page}>
      <PageHead title={texts.auth.title()} description={texts.auth.description()} />
      <div className={styles.main}>
        <h1 className={styles.title}>{texts.auth.title()}</h1>
        <p className={styles.reason}>{texts.auth.reason()}</p>
        <NoScript>{texts.auth.needsScript()}</NoScript>
        <Tabs.Root value={tab} onValueChange={setTab}>
          <Tabs.List className={styles.tabs} aria-label={texts.auth.tabs()}>
            <Tabs.Tab value="login" className={styles.tab}>
              {texts.auth.login()}
            </Tabs.Tab>
            <Tabs.Tab value="register" className={styles.tab}>
              {texts.auth.register()}
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="login" className={styles.panel}>
            {/* Unmounted immediately instead of after the library's fade: only one form may be visible. */}
            {tab === 'login' && <LoginForm />}
            {sendsMail && (
              <Link to={paths.newPassword} className={styles.forgot}>
                {texts.auth.forgot()}
              </Link>
            )}
          </Tabs.Panel>
          <Tabs.Panel value="register" className={styles.panel}>
            {tab === 'register' && <RegistrationForm asksEmail={sendsMail} />}
          </Tabs.Panel>
        </Tabs.Root>
      </div>
      <aside className={styles.side}>
        <h2 className={styles.sideTitle}>{texts.auth.sideTitle()}</h2>
        <p>{texts.auth.sideText()}</p>
      </aside>
    </Container>
  );
}

function LoginForm() {
  const { login } = useAuth();
  return (
    <AuthForm
      schema={loginSchema}
      action={callPath('login')}
      submitLabel={texts.auth.login()}
      passwordAutoComplete="current-password"
      refusedFields={{ 401: 'password' }}
      onSubmit={login}
    />
  );
}

function RegistrationForm({ asksEmail }: { readonly asksEmail: boolean }) {
  const { register } = useAuth();
  return (
    <AuthForm
      schema={registrationSchema}
      action={callPath('register')}
      submitLabel={texts.auth.register()}
      passwordAutoComplete="new-password"
      passwordHint={texts.auth.passwordHint({ count: PASSWORD_MIN_LENGTH })}
      asksEmail={asksEmail}
      refusedFields={{ 409: 'username' }}
      onSubmit={register}
    />
  );
}

/** The page to return to, restricted to this site. */
function wayOn(next: string | null): string {
  return next !== null && isSameOriginPath(next) && !next.startsWith(paths.auth) ? next : paths.home;
}
