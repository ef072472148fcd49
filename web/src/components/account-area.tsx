import * as texts from '#texts';
import { UserRound } from '../ui/icons.ts';
import { useNavigate } from 'react-router';
import { useAuth } from '../account/auth-provider.tsx';
import { useLoaded } from '../hooks/use-loaded.ts';
import { useLists } from '../lists/lists-provider.tsx';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';
import styles from './account-area.module.css';
import { useSignInPath } from './use-sign-in-path.ts';

/** Saved places and the account, at the end of the masthead. Same width whether signed in or not. */
export function AccountArea() {
  const { user } = useAuth();
  const { hearts } = useLists();
  const signInPath = useSignInPath();
  return (
    <div className={styles.area}>
      <Link
        to={paths.saved}
        className={styles.saved}
        aria-label={
          hearts.length === 0
            ? texts.site.savedPlaces()
            : texts.site.savedPlacesCount({ count: hearts.length })
        }
        data-count={hearts.length || undefined}
      />
      {user === null ? (
        <Link to={signInPath} className={styles.account}>
          <UserRound aria-hidden="true" />
          <span className={styles.name}>{texts.site.signIn()}</span>
        </Link>
      ) : (
        <AccountMenu username={user.username} />
      )}
    </div>
  );
}

function AccountMenu({ username }: { readonly username: string }) {
  const { logout } = useAuth();
  const navigate = useNavigate();
  const [Menu, fetchMenu] = useLoaded(async () => (await import('../ui/menu.tsx')).Menu);
  const label = (
    <>
      <UserRound aria-hidden="true" />
      <span className={styles.name}>{username}</span>
    </>
  );

  if (Menu) {
    return (
      <Menu
        label={label}
        className={styles.account}
        items={[
          { label: texts.site.saved(), onSelect: () => void navigate(paths.saved) },
          { label: texts.site.account(), onSelect: () => void navigate(paths.account) },
          { label: texts.site.signOut(), onSelect: logout },
        ]}
      />
    );
  }
  // If the menu's chunk fails to load, the button goes to the saved places.
  const goToSaved = () => void navigate(paths.saved);
  return (
    <button
      type="button"
      className={styles.account}
      aria-haspopup="menu"
      onClick={() => void fetchMenu().catch(goToSaved)}
    >
      {label}
    </button>
  );
}
