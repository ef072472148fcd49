import type { Restaurant } from '#contract/restaurants';
import type { PlaceList } from '#domain/lists/place-list';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useAuth } from '../../account/auth-provider.tsx';
import { ApiError } from '../../api/api-error.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useSignInPath } from '../../components/use-sign-in-path.ts';
import { useLists } from '../../lists/lists-provider.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { ListsNav } from './lists-nav.tsx';
import { OpenList } from './open-list.tsx';
import styles from './saved-page.module.css';

interface SavedPageProps {
  /** The open list. */
  readonly list: PlaceList;
  /** Absent while loading. */
  readonly places: readonly Restaurant[] | undefined;
  /** Present when the places could not be loaded. */
  readonly onRetry?: (() => void) | undefined;
}

/** The reader's own lists: view, order, note, share, download (decisions §5). */
export function SavedPage({ list, places, onRetry }: SavedPageProps) {
  const { user, isLoading } = useAuth();
  const { lists, hearts } = useLists();
  const frame = useFocusKept(list);
  return (
    <>
      <PageHeader
        title="Saved places"
        subtitle={user === null ? 'Kept on this device.' : 'Kept in your account, on all your devices.'}
        trail={[{ label: 'Home', to: paths.home }]}
        current="Saved"
      />
      <Container className={styles.page}>
        <NoScript>You’ll need JavaScript to save places.</NoScript>
        {user === null && !isLoading && (lists.length > 1 || hearts.length > 0) && <SignInHint />}
        <UnsentNotice />
        <ListsNav openKey={list.key} />
        <div ref={frame} tabIndex={-1} className={styles.list}>
          {onRetry && (
            <EmptyState message="We couldn’t load your places.">
              <Button onClick={onRetry}>Try again</Button>
            </EmptyState>
          )}
          {!onRetry && !places && <p className={clsx(styles.note, styles.looking)}>Loading your places …</p>}
          {places && <OpenList key={list.key} list={list} places={places} />}
        </div>
      </Container>
    </>
  );
}

function SignInHint() {
  const signInPath = useSignInPath();
  return (
    <div className={styles.hint}>
      <p>Sign in to see these places on all your devices.</p>
      <ButtonLink to={signInPath} size="small">
        Sign in
      </ButtonLink>
    </div>
  );
}

/** Shown while the server could not be told of the latest changes. */
function UnsentNotice() {
  const { unsent, failure, retry } = useLists();
  if (unsent.length === 0 || failure === null) return null;
  return (
    <div className={styles.hint} role="status">
      <p>
        Your latest changes are only on this device.{' '}
        {failure instanceof ApiError ? failure.text : 'We’ll send them when we get through.'}
      </p>
      <Button size="small" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

/** Removing a card removes the focused heart: move the focus elsewhere. */
function useFocusKept({ key, places }: PlaceList) {
  const count = places.filter(({ removed }) => !removed).length;
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef({ key, count });
  useEffect(() => {
    const isFewer = before.current.key === key && count < before.current.count;
    before.current = { key, count };
    if (isFewer && document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [key, count]);
  return frame;
}
