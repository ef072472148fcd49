import { PRICE_RANGES } from '#domain/places/price-range';
import { priceText } from '#domain/words/quantities';
import type { Facet, SearchAnswer, SearchSort } from '#contract/search';
import * as texts from '#texts';
import type { ReactNode } from 'react';
import { toggle, type SearchState } from '../../address/search-state.ts';
import { MapToggle } from '../map/list-and-map.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { FilterChip } from './filter-chip.tsx';
import { FilterMenu } from './filter-menu.tsx';
import { FilterSheetButton } from './filter-sheet-button.tsx';
import styles from './search-filters.module.css';
import { SortSelect } from './sort-select.tsx';
import type { ChangeSearch } from './use-search-state.ts';

interface SearchFiltersProps {
  readonly state: SearchState;
  readonly onChange: ChangeSearch;
  /** Unknown while loading and after a failure. */
  readonly answer: Pick<SearchAnswer, 'facets' | 'total'> | undefined;
  readonly pageSort?: SearchSort;
  readonly isNearby?: boolean;
  /** The page's own subject, which is not offered as a filter. */
  readonly fixed?: 'cuisine' | 'neighborhood';
  /** The search that a page state describes. */
  readonly toQuestion?: (state: SearchState) => SearchState;
  /** First element of the bar. */
  readonly lead?: ReactNode;
}

/** Left out of the browser's code, which never renders `noscript` content. */
const PlainFilters = import.meta.env.SSR ? (await import('./plain-filters.tsx')).PlainFilters : null;

const NO_FACET: Facet = [];
const NAMES = ['cuisine', 'neighborhood'] as const;

type ChangeFilters = (asked: (current: SearchState) => Partial<SearchState>) => void;

const asItIs = (state: SearchState) => state;

/**
 * The filters of a list, sticky while it is in view: as many as fit, and all of them in a sheet. Without JavaScript, a
 * form of checkboxes with a button.
 */
export function SearchFilters({
  state,
  onChange,
  answer,
  pageSort = 'best',
  isNearby = false,
  fixed,
  toQuestion = asItIs,
  lead,
}: SearchFiltersProps) {
  const change: ChangeFilters = (asked) => onChange((now) => ({ ...now, ...asked(now), page: 1 }));
  const order = { state, pageSort, isNearby };
  return (
    <form
      method="get"
      className={styles.bar}
      aria-label={texts.filters.title()}
      onSubmit={(event) => event.preventDefault()}
    >
      <Container className={styles.row}>
        {state.q !== '' && <input type="hidden" name="q" value={state.q} />}
        {state.plain.map((piece) => (
          <input key={piece} type="hidden" name="plain" value={piece} />
        ))}
        {lead}
        <div className={styles.medium}>
          {NAMES.filter((name) => name !== fixed).map((name) => (
            <FilterMenu
              key={name}
              name={name}
              choices={answer?.facets[name] ?? NO_FACET}
              chosen={state[name]}
              onToggle={(value) => change((current) => ({ [name]: toggle(current[name], value) }))}
              doneLabel={answer ? texts.filters.show({ count: answer.total }) : texts.filters.done()}
            />
          ))}
        </div>
        <PriceAndOpenNow state={state} change={change} counted={answer?.facets.price} />
        <div className={styles.sheet}>
          <FilterSheetButton
            {...order}
            fixed={fixed}
            toQuestion={toQuestion}
            onApply={(asked) => onChange(() => asked, { replace: true })}
          />
        </div>
        {PlainFilters ? <PlainFilters chosen={state} /> : <noscript />}
        <div className={styles.medium}>
          <SortSelect {...order} onSort={(sort) => change(() => ({ sort }))} />
        </div>
        <MapToggle className={styles.map} />
        <noscript>
          <button type="submit" className={buttonClass({ size: 'small' })}>
            {texts.filters.apply()}
          </button>
        </noscript>
      </Container>
    </form>
  );
}

interface PriceAndOpenNowProps {
  readonly state: SearchState;
  readonly change: ChangeFilters;
  readonly counted: Facet | undefined;
}

function PriceAndOpenNow({ state, change, counted }: PriceAndOpenNowProps) {
  return (
    <div className={styles.wide}>
      <fieldset className={styles.group}>
        <legend>{texts.filters.names.price()}</legend>
        {PRICE_RANGES.map((price) => (
          <FilterChip
            key={price}
            name="price"
            value={price}
            label={priceText(price)}
            count={counted && (counted.find(({ value }) => value === price)?.count ?? 0)}
            isChecked={state.price.includes(price)}
            onToggle={() => change((current) => ({ price: toggle(current.price, price) }))}
          />
        ))}
      </fieldset>
      <FilterChip
        name="openNow"
        value="true"
        label={texts.filters.openNow()}
        isChecked={state.openNow}
        onToggle={() => change(({ openNow }) => ({ openNow: !openNow, openAt: null }))}
      />
    </div>
  );
}
