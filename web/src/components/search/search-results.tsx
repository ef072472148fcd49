import type { SearchAnswer } from '#contract/search';
import { placeCountLabel } from '#domain/words/headings';
import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { writeSearchState, type SearchState } from '../../search-state.ts';
import { Button } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { RestaurantGrid } from '../restaurant-grid.tsx';
import { AppliedChips } from './applied-chips.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { SearchFailed } from './search-failed.tsx';
import { gaveWayInWords } from './gave-way-in-words.ts';
import { UnderstoodChips } from './understood-chips.tsx';
import styles from './search-results.module.css';

interface SearchResultsProps {
  readonly result: UseQueryResult<SearchAnswer>;
  readonly state: SearchState;
  /** Path of the page without a query. */
  readonly path: string;
  /** A single list of the closest places, without pages (spec 1 §9). */
  readonly isNearby?: boolean;
  /** Numbers the places: for lists ranked by merit. */
  readonly ranked: boolean;
  readonly headingLevel: 2 | 3;
}

/** Spec 1 §9: initial number of text search results on a small screen, before "Show more". */
const SMALL_SCREEN_RESULTS = 20;

/** The search results in all their states. The previous list stays, dimmed, until the next arrives. */
export function SearchResults({
  result,
  state,
  path,
  isNearby = false,
  ranked,
  headingLevel,
}: SearchResultsProps) {
  const { data: answer, isPlaceholderData, isError, error, fetchStatus, refetch } = result;
  const isWaiting = answer === undefined || isPlaceholderData;
  return (
    <div className={styles.results} aria-busy={isWaiting && !isError}>
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {statusText(answer, isError, fetchStatus === 'paused')}
        </p>
        {answer !== undefined && answer.total > 0 && <GaveWay answer={answer} />}
        <AppliedChips state={state} path={path} />
        {answer !== undefined && <UnderstoodChips understood={answer.understood} state={state} path={path} />}
      </div>
      {answer === undefined ? (
        isError || fetchStatus === 'paused' ? (
          <SearchFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <ResultsSkeleton />
        )
      ) : (
        <div className={clsx(isPlaceholderData && styles.stale)}>
          {answer.hits.length === 0 ? (
            <NothingFound answer={answer} state={state} path={path} />
          ) : (
            <HitList
              // Collapse again for a new list.
              key={writeSearchState(state)}
              answer={answer}
              isShort={state.q !== '' && !isNearby}
              ranked={ranked}
              headingLevel={headingLevel}
            />
          )}
          {!isNearby && answer.total > answer.perPage && (
            <Pager
              page={answer.page}
              last={Math.ceil(answer.total / answer.perPage)}
              pathOf={(page) => `${path}${writeSearchState({ ...state, page })}#results`}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** What nothing has, and what the list below is without. */
function GaveWay({ answer: { understood } }: { readonly answer: SearchAnswer }) {
  const words = gaveWayInWords(understood);
  return words === null ? null : <p className={styles.gaveWay}>{words}</p>;
}

function statusText(answer: SearchAnswer | undefined, isError: boolean, isOffline: boolean): string {
  if (answer !== undefined) return answer.total === 0 ? '' : placeCountLabel(answer.total);
  return isError || isOffline ? '' : 'Searching...';
}

interface HitListProps {
  readonly answer: SearchAnswer;
  readonly isShort: boolean;
  readonly ranked: boolean;
  readonly headingLevel: 2 | 3;
}

function HitList({ answer: { hits, page, perPage }, isShort, ranked, headingLevel }: HitListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [showsAll, setShowsAll] = useState(false);

  function showAll(): void {
    setShowsAll(true);
    // The button is gone: focus moves to the first place it revealed.
    const next = `li:nth-child(${SMALL_SCREEN_RESULTS + 1}) :is(h2, h3) a`;
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(next)?.focus());
  }

  return (
    <>
      <div ref={list} className={clsx(isShort && !showsAll && styles.short)}>
        <RestaurantGrid
          places={hits}
          ranked={ranked}
          firstRank={(page - 1) * perPage + 1}
          eagerCount={4}
          headingLevel={headingLevel}
        />
      </div>
      {isShort && !showsAll && hits.length > SMALL_SCREEN_RESULTS && (
        <div className={styles.more}>
          <Button variant="outline" onClick={showAll}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
