import type { Restaurant } from '#contract/restaurants';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useAuth } from '../../account/auth-provider.tsx';
import { DownloadList } from '../../components/download-list.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListAndMap } from '../../components/map/list-and-map.tsx';
import { MapToggle } from '../../components/map/map-toggle.tsx';
import { useMapView } from '../../components/map/use-map-view.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { RestaurantGrid } from '../../components/restaurant-grid.tsx';
import { useSignInPath } from '../../components/use-sign-in-path.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import styles from './saved-page.module.css';
import { ShareList } from './share-list.tsx';

interface SavedPageProps {
  /** Absent while loading. */
  readonly places: readonly Restaurant[] | undefined;
  readonly savedCount: number;
  /** Present when the places could not be loaded. */
  readonly onRetry?: (() => void) | undefined;
}

/** The reader's own list: view, remove, share, download (decisions §5). */
export function SavedPage({ places, savedCount, onRetry }: SavedPageProps) {
  const { user, isLoading } = useAuth();
  const list = useFocusKept(savedCount);
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
        {user === null && !isLoading && savedCount > 0 && <SignInHint />}
        <div ref={list} tabIndex={-1} className={styles.list}>
          {onRetry && (
            <EmptyState message="We couldn’t load your places.">
              <Button onClick={onRetry}>Try again</Button>
            </EmptyState>
          )}
          {!onRetry && !places && <p className={clsx(styles.note, styles.looking)}>Getting your places …</p>}
          {places && <SavedList places={places} savedCount={savedCount} />}
        </div>
      </Container>
    </>
  );
}

function SavedList({ places, savedCount }: { places: readonly Restaurant[]; savedCount: number }) {
  const { user } = useAuth();
  const { isMap, otherView } = useMapView();
  if (savedCount === 0) {
    return (
      <EmptyState message="Nothing saved yet. Tap the heart on any place to keep it here.">
        <ButtonLink to={paths.home}>Find places</ButtonLink>
        <ButtonLink to={paths.neighborhoods} variant="outline">
          All neighborhoods
        </ButtonLink>
      </EmptyState>
    );
  }
  const missing = savedCount - places.length;
  return (
    <>
      <div className={styles.actions}>
        <p className={styles.count}>{savedCount === 1 ? '1 place' : `${savedCount} places`}</p>
        <DownloadList places={places} fileName="saved-places.csv" />
        {user !== null && <ShareList userId={user.id} />}
        <MapToggle isMap={isMap} search={otherView} />
      </div>
      <ListAndMap isMap={isMap} otherView={otherView} shows={{ places }} ranked={false}>
        <RestaurantGrid places={places} eagerCount={4} headingLevel={2} />
      </ListAndMap>
      {missing > 0 && (
        <p className={styles.note}>
          {missing === 1 ? 'One saved place is' : `${missing} saved places are`} no longer listed and not
          shown.
        </p>
      )}
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
function useFocusKept(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [count]);
  return list;
}
