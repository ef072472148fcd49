import { Container } from '../../ui/container.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { AskForLink } from './ask-for-link.tsx';
import styles from './new-password-page.module.css';
import { SetPassword } from './set-password.tsx';

interface NewPasswordPageProps {
  readonly sendsMail: boolean;
  /** Token of the mail's link; empty without one. */
  readonly token: string;
}

/** Password recovery: requests a link, then sets a new password with it. */
export function NewPasswordPage({ sendsMail, token }: NewPasswordPageProps) {
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>{token === '' ? 'Forgot your password?' : 'Set a new password'}</h1>
      <NoScript>Turn on JavaScript to set a new password.</NoScript>
      {token !== '' && <SetPassword token={token} />}
      {token === '' && sendsMail && <AskForLink />}
      {token === '' && !sendsMail && (
        <p className={styles.text}>
          We can’t send email right now, so we can’t send you a link. Try again later.
        </p>
      )}
    </Container>
  );
}
