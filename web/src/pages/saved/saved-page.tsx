import type { Restaurant } from '#contract/restaurants';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useAuth } from '../../account/auth-provider.tsx';
import type { KeptList, Lists } from '../../account/kept-list.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useSignInPath } from '../../components/use-sign-in-path.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { ListsNav } from './lists-nav.tsx';
import { MergeNotice } from './merge-notice.tsx';
import { OpenList } from './open-list.tsx';
import styles from './saved-page.module.css';

interface SavedPageProps {
  readonly lists: Lists;
  /** The open list. */
  readonly list: KeptList;
  /** Absent while loading. */
  readonly places: readonly Restaurant[] | undefined;
  /** Present when the places could not be loaded. */
  readonly onRetry?: (() => void) | undefined;
}

/** The reader's own lists: view, order, note, share, download (decisions §5). */
export function SavedPage({ lists, list, places, onRetry }: SavedPageProps) {
  const { user, isLoading } = useAuth();
  const frame = useFocusKept(list.key, list.places.length);
  const isAnythingKept = lists.lists.some(({ isDefault, places: kept }) => !isDefault || kept.length > 0);
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
        {user === null && !isLoading && isAnythingKept && <SignInHint />}
        {user !== null && <MergeNotice userId={user.id} />}
        <ListsNav lists={lists} open={list} />
        <div ref={frame} tabIndex={-1} className={styles.list}>
          {onRetry && (
            <EmptyState message="We couldn’t load your places.">
              <Button onClick={onRetry}>Try again</Button>
            </EmptyState>
          )}
          {!onRetry && !places && <p className={clsx(styles.note, styles.looking)}>Loading your places …</p>}
          {places && <OpenList key={list.key} lists={lists} list={list} places={places} />}
        </div>
      </Container>
    </>
  );
}

function SignInHint() {
  const signInPath = useSignInPath();
  return (
    <div className={styles.hint}>
      <p>Sign in to see these places on all your devices and share them.</p>
      <ButtonLink to={signInPath} size="small">
        Sign in
      </ButtonLink>
    </div>
  );
}

/** Removing a card removes the focused heart: move the focus elsewhere. */
function useFocusKept(key: string, count: number) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef({ key, count });
  useEffect(() => {
    const isFewer = before.current.key === key && count < before.current.count;
    before.current = { key, count };
    if (isFewer && document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [key, count]);
  return frame;
}
