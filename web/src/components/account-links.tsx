import * as texts from '#texts';
import { useAuth } from '../account/auth-provider.tsx';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';
import styles from './account-links.module.css';
import { useSignInPath } from './use-sign-in-path.ts';

/** The account links in the mobile menu. */
export function AccountLinks({ onChosen }: { readonly onChosen: () => void }) {
  const { user, logout } = useAuth();
  const signInPath = useSignInPath();

  function signOut(): void {
    logout();
    onChosen();
  }

  return (
    <nav aria-label={texts.site.account()} className={styles.links}>
      {user !== null && <p className={styles.who}>{texts.site.signedInAs({ name: user.username })}</p>}
      <Link to={paths.saved} onClick={onChosen}>
        {texts.site.savedPlaces()}
      </Link>
      {user === null ? (
        <Link to={signInPath} onClick={onChosen}>
          {texts.site.signIn()}
        </Link>
      ) : (
        <>
          <Link to={paths.account} onClick={onChosen}>
            {texts.site.account()}
          </Link>
          <button type="button" onClick={signOut}>
            {texts.site.signOut()}
          </button>
        </>
      )}
    </nav>
  );
}
