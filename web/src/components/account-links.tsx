import { useAuth } from '../account/auth-provider.tsx';
import { paths } from '../paths.ts';
import { Link } from 'react-router';
import styles from './account-links.module.css';
import { useSignInPath } from './use-sign-in-path.ts';

/** The account links in the mobile menu. */
export function AccountLinks({ onChosen }: { readonly onChosen: () => void }) {
  const { user, logout } = useAuth();
  const signInPath = useSignInPath();

  function signOut(): void {
    logout.mutate();
    onChosen();
  }

  return (
    <nav aria-label="Account" className={styles.links}>
      {user !== null && <p className={styles.who}>Signed in as {user.username}</p>}
      <Link to={paths.saved} onClick={onChosen}>
        Saved places
      </Link>
      {user === null ? (
        <Link to={signInPath} onClick={onChosen}>
          Sign in
        </Link>
      ) : (
        <>
          <Link to={paths.account} onClick={onChosen}>
            Account
          </Link>
          <button type="button" onClick={signOut}>
            Sign out
          </button>
        </>
      )}
    </nav>
  );
}
