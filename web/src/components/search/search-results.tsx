import { distanceText } from '#domain/words/quantities';
import { region } from '#city';
import type { SearchAnswer } from '#contract/search';
import * as texts from '#texts';
import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { type SearchState, writeSearchState } from '../../address/search-state.ts';
import { failureWords } from '../../failures/failure-words.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Pager } from '../../ui/pager.tsx';
import grid from '../grid.module.css';
import { RestaurantGrid } from '../restaurant-grid.tsx';
import { AppliedChips } from './applied-chips.tsx';
import { NothingFound } from './nothing-found.tsx';
import styles from './search-results.module.css';
import { UnderstoodChips } from './understood-chips.tsx';

interface SearchResultsProps {
  readonly result: UseQueryResult<SearchAnswer>;
  readonly state: SearchState;
  /** Path of the page without a query. */
  readonly path: string;
  /** A single list of the closest places, without pages (spec 1 §9). */
  readonly isNearby?: boolean;
  /** Numbers the places: for lists ranked by merit. */
  readonly ranked: boolean;
}

/** Spec 1 §9: initial number of text search results on a small screen, before "Show more". */
const FOLDED_RESULTS = 20;

/** The search results in all their states. The previous list stays, dimmed, until the next arrives. */
export function SearchResults({ result, state, path, isNearby = false, ranked }: SearchResultsProps) {
  const { data: answer, isPlaceholderData, error, refetch } = result;
  const isFailed = result.isError || result.fetchStatus === 'paused';
  const isWaiting = answer === undefined || isPlaceholderData;
  const isFolded =
    state.q !== '' && !isNearby && !state.isUnfolded && (answer?.hits.length ?? 0) > FOLDED_RESULTS;
  return (
    <div className={styles.results} aria-busy={isWaiting && !result.isError}>
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {statusText(answer, isNearby, isFailed)}
        </p>
        {answer?.understood.notices.map((notice) => (
          <Remark key={notice} words={notice} />
        ))}
        {answer !== undefined && answer.total > 0 && isNearby && <Remark words={farInWords(answer)} />}
        <AppliedChips state={state} path={path} canClear={answer?.total !== 0} />
        {answer !== undefined && <UnderstoodChips understood={answer.understood} state={state} path={path} />}
      </div>
      {answer === undefined && isFailed && <SearchFailed error={error} onRetry={() => void refetch()} />}
      {answer === undefined && !isFailed && <ResultsSkeleton />}
      {answer !== undefined && (
        <div className={clsx(isPlaceholderData && styles.stale)}>
          {answer.hits.length === 0 ? (
            <NothingFound answer={answer} state={state} path={path} />
          ) : (
            <HitList
              answer={answer}
              unfolded={isFolded ? `${path}${writeSearchState({ ...state, isUnfolded: true })}` : null}
              ranked={ranked}
            />
          )}
          {!isNearby && answer.total > answer.perPage && (
            <div className={clsx(isFolded && styles.afterFold)}>
              <Pager
                page={answer.page}
                last={Math.ceil(answer.total / answer.perPage)}
                pathOf={(page) => `${path}${writeSearchState({ ...state, page, isUnfolded: false })}#results`}
              />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** A remark about the list below. */
function Remark({ words }: { readonly words: string | null }) {
  return words === null ? null : <p className={styles.remark}>{words}</p>;
}

function statusText(answer: SearchAnswer | undefined, isNearby: boolean, isFailed: boolean): string {
  if (answer === undefined) return isFailed ? '' : texts.search.searching();
  if (answer.total === 0) return '';
  return isNearby ? nearbyCountInWords(answer) : texts.words.restaurants({ count: answer.total });
}

interface HitListProps {
  readonly answer: SearchAnswer;
  /** Link to the whole list; `null` unless a part of it is folded. */
  readonly unfolded: string | null;
  readonly ranked: boolean;
}

function HitList({ answer: { hits, page, perPage }, unfolded, ranked }: HitListProps) {
  const isFolded = unfolded !== null;
  const list = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useLayoutEffect(() => {
    if (isFolded || !wasPressed.current) return;
    wasPressed.current = false;
    // The link is gone: focus moves to the first place it revealed.
    const next = `li:nth-child(${FOLDED_RESULTS + 1}) h2 a`;
    list.current?.querySelector<HTMLElement>(next)?.focus();
  }, [isFolded]);

  return (
    <>
      <div ref={list} className={clsx(isFolded && styles.folded)}>
        <RestaurantGrid
          places={hits}
          ranked={ranked}
          firstRank={(page - 1) * perPage + 1}
          eagerCount={4}
          headingLevel={2}
        />
      </div>
      {isFolded && (
        <div className={styles.more}>
          <Link
            to={unfolded}
            replace
            preventScrollReset
            className={buttonClass({ variant: 'outline' })}
            onClick={() => {
              wasPressed.current = true;
            }}
          >
            {texts.search.showMore()}
          </Link>
        </div>
      )}
    </>
  );
}

type Answer = Pick<SearchAnswer, 'total' | 'hits'>;

/** Farther than anyone drives for dinner: readers beyond this distance get a notice. */
const FAR_MILES = 25;

/** `The 20 closest of 642 restaurants`, because nearby shows only the closest. */
export function nearbyCountInWords({ total, hits }: Answer): string {
  return total > hits.length
    ? texts.search.closest({ shown: hits.length, count: total })
    : texts.words.restaurants({ count: total });
}

/** How far away even the closest place is, or null if it is within reach; `hits` start with the closest. */
export function farInWords({ hits: [closest] }: Pick<Answer, 'hits'>): string | null {
  const miles = closest?.distanceMiles;
  if (miles === undefined || miles < FAR_MILES) return null;
  return `You’re about ${distanceText(miles, 0)} away. Every place here is in or around ${region.name}.`;
}

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder cards. Without JavaScript nothing replaces them, so an error is shown. */
function ResultsSkeleton() {
  return (
    <>
      <div className={grid.places} aria-hidden="true">
        {CARDS.map((card) => (
          <div key={card} className={styles.card}>
            <div className={styles.picture} />
            <div className={styles.lines} />
          </div>
        ))}
      </div>
      <noscript>
        <p>{texts.search.notLoaded()}</p>
      </noscript>
    </>
  );
}

interface SearchFailedProps {
  /** `null` while the query waits for the browser to be online again. */
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** The search failed: the reason, and a retry button. */
function SearchFailed({ error, onRetry }: SearchFailedProps) {
  const words = failureWords(error);
  return (
    <div role="alert" className={styles.failed}>
      <p className={styles.message}>
        {error === null
          ? texts.search.offline()
          : words === null
            ? texts.search.failed()
            : texts.search.failedBecause({ reason: words })}
      </p>
      <Button onClick={onRetry}>{texts.words.tryAgain()}</Button>
    </div>
  );
}
