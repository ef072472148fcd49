import type { User } from '#contract/accounts';
import { Download } from 'lucide-react';
import { useAuth } from '../../account/auth-provider.tsx';
import { callPath } from '../../api/call.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { PageHead, PRIVATE_PAGE } from '../../head/page-head.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { paths } from '../../paths.ts';
import { buttonClass, ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import styles from './account-page.module.css';
import { AccountSection } from './account-section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailSection } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** A diner's account. Only the browser knows who is signed in; the server renders the same frame for everyone. */
export function Component() {
  const { user, isLoading } = useAuth();
  const isKnown = useIsHydrated() && !isLoading;
  return (
    <>
      <PageHead
        title="Your account"
        description="Your name, your password and what we keep about you."
        robots={PRIVATE_PAGE}
      />
      <PageHeader
        title="Your account"
        subtitle={
          isKnown && user
            ? `Signed in as ${user.username}.`
            : 'Your name, your password and what we keep about you.'
        }
        current="Account"
      />
      <Container className={styles.page}>
        <NoScript>Turn on JavaScript to change your account.</NoScript>
        {!isKnown && <p className={styles.looking}>Loading your account …</p>}
        {isKnown && user === null && (
          <div className={styles.signIn}>
            <p>Sign in to see your account.</p>
            <ButtonLink to={paths.authThen(paths.account)}>Sign in</ButtonLink>
          </div>
        )}
        {isKnown && user && <Sections user={user} />}
      </Container>
    </>
  );
}

function Sections({ user }: { readonly user: User }) {
  return (
    <>
      <NameForm key={user.username} user={user} />
      <EmailSection user={user} />
      <PasswordForm user={user} />
      <SignOutEverywhere />
      <DataDownload />
      <DeleteAccount user={user} />
    </>
  );
}

function DataDownload() {
  return (
    <AccountSection
      title="Your data"
      text="Download everything we keep about you as one JSON file: your account, email, devices, lists, reviews and photos."
    >
      <a href={callPath('downloadAccountData')} download className={buttonClass({ variant: 'outline' })}>
        <Download aria-hidden="true" />
        Download my data
      </a>
    </AccountSection>
  );
}
