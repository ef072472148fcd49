import { MAX_SAVED, type PlaceList, placesOf } from '#domain/lists/place-list';
import * as texts from '#texts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useAuth } from '../../account/auth-provider.tsx';
import { ApiError } from '../../api/api-error.ts';
import { restaurantsByIdsQuery } from '../../api/restaurants.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useSignInPath } from '../../components/use-sign-in-path.ts';
import { PageHead } from '../../head/page-head.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { useLists } from '../../lists/lists-provider.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { ListsNav } from './lists-nav.tsx';
import { OpenList } from './open-list.tsx';
import styles from './saved-page.module.css';

/** The reader's own lists: view, order, note, share, download (decisions §5). Only the browser knows them. */
export function Component() {
  const isHydrated = useIsHydrated();
  const auth = useAuth();
  const { lists, hearts, isLoading, failure, retry } = useLists();
  const [params] = useSearchParams();
  const list = lists.find(({ key }) => key === params.get('list')) ?? lists[0];
  const ids = list ? placesOf(list).map(({ id }) => id) : [];
  const { data, isError, refetch } = useQuery({
    ...restaurantsByIdsQuery(ids.toSorted((a, b) => a - b).slice(0, MAX_SAVED)),
    enabled: isHydrated && !isLoading,
    // A removed place disappears immediately; the others stay while the shorter list loads.
    placeholderData: keepPreviousData,
  });
  const byId = new Map(data?.map((place) => [place.id, place]));
  const places = isLoading ? undefined : data && ids.flatMap((id) => byId.get(id) ?? []);
  const retryPlaces = isError ? () => void refetch() : undefined;
  const onRetry = isLoading && failure !== null ? retry : retryPlaces;
  const frame = useFocusKept(list);
  return (
    <>
      <PageHead title={texts.saved.title()} description={texts.saved.description()} />
      <PageHeader
        title={texts.saved.title()}
        {...(auth.user !== null && { subtitle: texts.saved.inAccount() })}
        current={texts.site.saved()}
      />
      <Container className={styles.page}>
        <NoScript>{texts.saved.needsScript()}</NoScript>
        {auth.user === null && !auth.isLoading && (lists.length > 1 || hearts.length > 0) && <SignInHint />}
        <UnsentNotice />
        <ListsNav openKey={list?.key ?? ''} />
        <div ref={frame} tabIndex={-1} className={styles.list}>
          {onRetry && (
            <EmptyState message={texts.saved.failed()}>
              <Button onClick={onRetry}>{texts.words.tryAgain()}</Button>
            </EmptyState>
          )}
          {!onRetry && !places && (
            <p className={clsx(styles.note, styles.looking)}>{texts.saved.loading()}</p>
          )}
          {list && places && <OpenList key={list.key} list={list} places={places} />}
        </div>
      </Container>
    </>
  );
}

function SignInHint() {
  const signInPath = useSignInPath();
  return (
    <div className={styles.hint}>
      <p>{texts.saved.signInHint()}</p>
      <ButtonLink to={signInPath} size="small">
        {texts.site.signIn()}
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
        {texts.saved.unsent()} {failure instanceof ApiError ? failure.text : texts.saved.unreachable()}
      </p>
      <Button size="small" onClick={retry}>
        {texts.words.tryAgain()}
      </Button>
    </div>
  );
}

/** Removing a card removes the focused heart: move the focus elsewhere. */
function useFocusKept(list: PlaceList | undefined) {
  const key = list?.key;
  const count = list?.places.filter(({ removed }) => !removed).length ?? 0;
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef({ key, count });
  useEffect(() => {
    const isFewer = before.current.key === key && count < before.current.count;
    before.current = { key, count };
    if (isFewer && document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [key, count]);
  return frame;
}
