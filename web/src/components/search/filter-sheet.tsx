import { isCounted, LIST_FILTERS, type Exclusion, type ListFilter } from '#domain/words/list-filters';
import type { Facet, SearchAnswer, SearchSort } from '#contract/search';
import * as texts from '#texts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, type RefObject, useState } from 'react';
import { facetsQuery, NEARBY_RESULTS } from '../../api/search.ts';
import {
  RATING_STEPS,
  ratingLabel,
  toggle,
  withoutFilters,
  type SearchState,
} from '../../address/search-state.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { choiceLabel } from './applied-filters.ts';
import { FilterChip } from './filter-chip.tsx';
import { FilterChoices } from './filter-choices.tsx';
import styles from './filter-sheet.module.css';
import { OpenAtFields } from './open-at-fields.tsx';
import { EXCLUSIONS, SHEET_WORDS, type SheetWord } from './sheet-words.ts';
import { SortSelect } from './sort-select.tsx';

/** The list to filter. */
export interface SheetSubject {
  readonly state: SearchState;
  readonly pageSort: SearchSort;
  readonly isNearby: boolean;
  /** The page's own subject, which is not offered as a filter. */
  readonly fixed?: 'cuisine' | 'neighborhood' | undefined;
  /** The search that a page state describes. */
  readonly toQuestion: (state: SearchState) => SearchState;
  readonly onApply: (state: SearchState) => void;
}

export interface FilterSheetProps extends SheetSubject {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Focus returns there. */
  readonly opener: RefObject<HTMLElement | null>;
}

const NO_FACET: Facet = [];
const NAMES = ['cuisine', 'neighborhood'] as const;

/** All filters and the sort order: a bottom sheet on a phone, a side sheet on wider screens. */
export function FilterSheet({ isOpen, onClose, opener, ...subject }: FilterSheetProps) {
  return (
    <Drawer
      title={texts.filters.title()}
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      opener={opener}
    >
      <Choices {...subject} />
    </Drawer>
  );
}

/** Changes apply only when the button is pressed, which shows the number of places. */
function Choices({ onApply, toQuestion, ...subject }: SheetSubject) {
  const [draft, setDraft] = useState(subject.state);
  // The number of places doesn't depend on the sort order.
  const { data: answer } = useQuery({
    ...facetsQuery(toQuestion({ ...draft, sort: null, page: 1 })),
    networkMode: 'online',
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className={styles.fields}>
        <Fields
          {...subject}
          state={draft}
          facets={answer?.facets}
          onChange={(asked) => setDraft((current) => ({ ...current, ...asked }))}
        />
      </div>
      <div className={styles.foot}>
        <Button variant="outline" onClick={() => setDraft(cleared)}>
          {texts.filters.clearAll()}
        </Button>
        <Button aria-live="polite" onClick={() => onApply({ ...draft, page: 1 })}>
          {showLabel(answer?.total, subject.isNearby)}
        </Button>
      </div>
    </>
  );
}

interface FieldsProps extends Omit<SheetSubject, 'toQuestion' | 'onApply'> {
  readonly facets: SearchAnswer['facets'] | undefined;
  readonly onChange: (asked: Partial<SearchState>) => void;
}

function Fields({ state, pageSort, isNearby, fixed, facets, onChange }: FieldsProps) {
  const { openNow, openAt, minRating } = state;
  return (
    <>
      <Group label={texts.filters.sortBy()}>
        <SortSelect
          state={state}
          pageSort={pageSort}
          isNearby={isNearby}
          onSort={(sort) => onChange({ sort })}
        />
      </Group>
      <WordChips name="price" state={state} facets={facets} onChange={onChange} />
      <Group label={texts.filters.open()}>
        <FilterChip
          name="openNow"
          value="true"
          label={texts.filters.openNow()}
          isChecked={openNow}
          onToggle={() => onChange({ openNow: !openNow, openAt: null })}
        />
        <OpenAtFields openAt={openAt} onChange={(time) => onChange({ openAt: time, openNow: false })} />
      </Group>
      <Chips
        label={texts.filters.rating()}
        name="minRating"
        choices={RATING_STEPS}
        chosen={minRating === null ? [] : [minRating]}
        labelOf={ratingLabel}
        onToggle={(step) => onChange({ minRating: minRating === step ? null : step })}
      />
      {NAMES.filter((key) => key !== fixed).map((key) => (
        <Names
          key={key}
          name={key}
          choices={facets?.[key] ?? NO_FACET}
          chosen={state[key]}
          onToggle={(value) => onChange({ [key]: toggle(state[key], value) })}
        />
      ))}
      {SHEET_WORDS.map((name) => (
        <WordChips key={name} name={name} state={state} facets={facets} onChange={onChange} />
      ))}
      <LeaveOut state={state} facets={facets} onChange={onChange} />
    </>
  );
}

/** The same choices, for what no place of the list may have. */
function LeaveOut({ state, facets, onChange }: Pick<FieldsProps, 'state' | 'facets' | 'onChange'>) {
  const leftOut = EXCLUSIONS.flatMap((name) =>
    state[name].map((value) => choiceLabel(LIST_FILTERS[name].excludes, value)),
  );
  return (
    <More label={texts.filters.leaveOut()} chosen={leftOut}>
      <div className={styles.inner}>
        {(['excludeCuisine', 'excludeNeighborhood'] as const).map((name) => (
          <Names
            key={name}
            name={LIST_FILTERS[name].excludes}
            choices={facets?.[LIST_FILTERS[name].excludes] ?? NO_FACET}
            chosen={state[name]}
            onToggle={(value) => onChange({ [name]: toggle(state[name], value) })}
          />
        ))}
        <WordChips name="price" as="excludePrice" state={state} onChange={onChange} />
        <WordChips name="tag" as="excludeTag" state={state} onChange={onChange} />
        <WordChips name="need" as="excludeTag" state={state} onChange={onChange} />
      </div>
    </More>
  );
}

/** A long list, collapsed by default. */
function Names({ name, ...list }: ComponentProps<typeof FilterChoices>) {
  return (
    <More label={texts.filters.names[name]()} chosen={list.chosen}>
      <FilterChoices name={name} {...list} />
    </More>
  );
}

interface MoreProps {
  readonly label: string;
  /** Shown beside it. */
  readonly chosen: readonly string[];
  readonly children: ReactNode;
}

function More({ label, chosen, children }: MoreProps) {
  return (
    // What opens at the foot of the sheet would be out of sight.
    <details
      className={styles.more}
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })
      }
    >
      <summary>
        {label}
        <span>{chosen.join(', ')}</span>
      </summary>
      {children}
    </details>
  );
}

interface WordChipsProps extends Pick<FieldsProps, 'state' | 'onChange'> {
  readonly name: SheetWord;
  readonly facets?: SearchAnswer['facets'] | undefined;
  /** The filter that is set, if it isn't the one whose words these are. */
  readonly as?: Exclusion | undefined;
}

/** Chips for a filter with a few fixed values. */
function WordChips({ name, as, state, facets, onChange }: WordChipsProps) {
  const key: ListFilter = as ?? name;
  const chosen: readonly string[] = state[key];
  const counted = facets && isCounted(name) ? facets[name] : undefined;
  return (
    <Chips<string>
      label={texts.filters.names[name]()}
      name={key}
      choices={LIST_FILTERS[name].words}
      chosen={chosen}
      labelOf={(word) => choiceLabel(name, word)}
      countOf={counted && ((word) => counted.find(({ value }) => value === word)?.count ?? 0)}
      onToggle={(word) => onChange({ [key]: toggle(chosen, word) })}
    />
  );
}

interface ChipsProps<T extends string | number> {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly T[];
  readonly chosen: readonly (string | number)[];
  readonly labelOf: (choice: T) => string;
  readonly countOf?: ((choice: T) => number) | undefined;
  readonly onToggle: (choice: T) => void;
}

function Chips<T extends string | number>(props: ChipsProps<T>) {
  const { label, name, choices, chosen, labelOf, countOf, onToggle } = props;
  return (
    <Group label={label}>
      {choices.map((choice) => (
        <FilterChip
          key={choice}
          name={name}
          value={String(choice)}
          label={labelOf(choice)}
          count={countOf?.(choice)}
          isChecked={chosen.includes(choice)}
          onToggle={() => onToggle(choice)}
        />
      ))}
    </Group>
  );
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

/** Clears filters; keeps text, order and map area. */
function cleared(state: SearchState): SearchState {
  const { q, plain, area } = state;
  return { ...withoutFilters(state), sort: state.sort, q, plain, area };
}

function showLabel(total: number | undefined, isNearby: boolean): string {
  if (total === undefined) return texts.filters.showAny();
  return isNearby && total > NEARBY_RESULTS
    ? texts.filters.showClosest({ count: NEARBY_RESULTS })
    : texts.filters.show({ count: total });
}
