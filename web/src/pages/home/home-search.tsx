import * as texts from '#texts';
import { Search } from '../../ui/icons.ts';
import { type FormEvent, useRef } from 'react';
import type { ChangeSearch } from '../../components/search/use-search-state.ts';
import { paths } from '../../paths.ts';
import { withText, writeSearchState, type SearchState } from '../../address/search-state.ts';
import { Button } from '../../ui/button.tsx';
import styles from './home-search.module.css';
import { useCombobox } from './use-combobox.ts';
import { useSearchText } from './use-search-text.ts';

const PLACEHOLDER = texts.home.placeholder();
/** The contract's maximum query length. */
const MAX_LENGTH = 300;

interface HomeSearchProps {
  readonly state: SearchState;
  readonly onChange: ChangeSearch;
  /** Called when the form is submitted. */
  readonly onSubmit: () => void;
}

/**
 * The search box. Without JavaScript it is a plain form; with it, results follow the typing, and focus loads the
 * suggestions.
 */
export function HomeSearch({ state, onChange, onSubmit }: HomeSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const { text, hasTyped, change, apply, cancel } = useSearchText(input, state, onChange);
  const { Combobox, caret, fetchCombobox, composition } = useCombobox(input, hasTyped);

  function submit(event: FormEvent): void {
    event.preventDefault();
    apply();
    if (text.trim() !== '') onSubmit();
  }

  // Without suggestions the box still searches.
  const suggest = () => void fetchCombobox().catch(() => undefined);
  const field = { className: styles.input ?? '', placeholder: PLACEHOLDER, maxLength: MAX_LENGTH };
  return (
    <form role="search" action={paths.home} method="get" className={styles.form} onSubmit={submit}>
      {hiddenFields(state).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.field}>
        <Search className={styles.icon} aria-hidden="true" />
        {Combobox ? (
          <Combobox {...field} input={input} text={text} onText={change} onChosen={cancel} caret={caret} />
        ) : (
          <input
            {...field}
            {...composition}
            ref={input}
            name="q"
            aria-label={texts.words.searchRestaurants()}
            // Not controlled: React would clear what was typed before hydration.
            defaultValue={state.q}
            onChange={(event) => {
              change(event.target.value);
              suggest();
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.currentTarget.value = '';
              change('');
            }}
            onFocus={suggest}
            autoComplete="off"
            enterKeyHint="search"
          />
        )}
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </div>
      <Button type="submit" className={styles.submit}>
        {texts.words.search()}
      </Button>
    </form>
  );
}

/** Filters kept with a new text when the browser submits the form. */
function hiddenFields(state: SearchState): readonly (readonly [string, string])[] {
  return [...new URLSearchParams(writeSearchState({ ...withText(state, ''), mode: 'best' }))];
}
