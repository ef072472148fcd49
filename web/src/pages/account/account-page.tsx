import type { User } from '#contract/accounts';
import { PageHeader } from '../../components/page-header.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import styles from './account-page.module.css';
import { DataDownload } from './data-download.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailSection } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

interface AccountPageProps {
  /** `null` when signed out, absent until known. */
  readonly user: User | null | undefined;
}

/** A diner's account: data and settings. */
export function AccountPage({ user }: AccountPageProps) {
  return (
    <>
      <PageHeader
        title="Your account"
        subtitle={
          user ? `Signed in as ${user.username}.` : 'Your name, your password and what we keep about you.'
        }
        trail={[{ label: 'Home', to: paths.home }]}
        current="Account"
      />
      <Container className={styles.page}>
        <NoScript>Turn on JavaScript to change your account.</NoScript>
        {user === undefined && <p className={styles.looking}>Loading your account …</p>}
        {user === null && (
          <div className={styles.signIn}>
            <p>Sign in to see your account.</p>
            <ButtonLink to={paths.authThen(paths.account)}>Sign in</ButtonLink>
          </div>
        )}
        {user && <Sections user={user} />}
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
