import { useLocation } from 'react-router';
import { useSite } from '../../api/use-call.ts';
import { PageHead, PRIVATE_PAGE } from '../../head/page-head.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { Container } from '../../ui/container.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { AskForLink } from './ask-for-link.tsx';
import styles from './new-password-page.module.css';
import { SetPassword } from './set-password.tsx';

/** Requests a link, then sets a new password by its token, in the fragment, which the server never sees. */
export function Component() {
  const { sendsMail } = useSite();
  const { hash } = useLocation();
  const token = useIsHydrated() ? hash.slice(1) : '';
  return (
    <Container className={styles.page}>
      <PageHead
        title="Set a new password"
        description="Get back into your account with a link by email."
        robots={PRIVATE_PAGE}
      />
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
