import { Search } from 'lucide-react';
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigation } from 'react-router';
import type { ChangeSearch } from '../../components/search/use-search-state.ts';
import { useDelayed } from '../../hooks/use-debounced.ts';
import { paths } from '../../paths.ts';
import { withText, writeSearchState, type SearchState } from '../../search-state.ts';
import { Button } from '../../ui/button.tsx';
import type { Caret, SearchComboboxProps } from './search-combobox.tsx';
import styles from './home-search.module.css';

const PLACEHOLDER = 'Search restaurants...';
/** The contract's maximum query length. */
const MAX_LENGTH = 300;

let loading: Promise<typeof import('./search-combobox.tsx')> | undefined;

/** One promise for all who wait: browsers settle several imports of one module in any order. */
function loadCombobox(): NonNullable<typeof loading> {
  loading ??= import('./search-combobox.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

interface Suggesting {
  readonly Combobox: ComponentType<SearchComboboxProps> | null;
  readonly caret: Caret | null;
}

interface HomeSearchProps {
  readonly state: SearchState;
  readonly onChange: ChangeSearch;
  /** A text was submitted: its results are wanted now. */
  readonly onSubmit: () => void;
  /** A question may follow. */
  readonly onFocus: () => void;
}

/**
 * The search box. It is a form that the server answers; with JavaScript, results follow the typing, and focus
 * loads the suggestions.
 */
export function HomeSearch({ state, onChange, onSubmit, onFocus }: HomeSearchProps) {
  const [text, setText] = useState(state.q);
  const known = useRef(state.q);
  const isComposing = useRef(false);
  const hasTyped = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const [{ Combobox, caret }, setSuggesting] = useState<Suggesting>({ Combobox: null, caret: null });
  const { later, cancel } = useDelayed(apply);
  const navigation = useNavigation();

  // Back, Forward and links change the address from outside. Our own changes, and the text that the page came
  // with, are known: reading them back would undo letters typed since.
  useEffect(() => {
    if (state.q === known.current) return;
    known.current = state.q;
    cancel();
    // oxlint-disable-next-line react/set-state-in-effect -- the address is external state
    setText(state.q);
  }, [state.q, cancel]);

  function apply(typed: string): void {
    const q = typed.trim();
    // A link clicked in the meantime must not be overridden.
    const isLeaving = navigation.location !== undefined && navigation.location.pathname !== paths.home;
    if (q === state.q || isLeaving) return;
    known.current = q;
    // The first letters are a step that Back undoes; the next ones only correct it.
    onChange((current) => withText(current, q), { replace: state.q !== '' });
  }

  function change(next: string): void {
    hasTyped.current = true;
    setText(next);
    later(next);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    cancel();
    apply(text);
    if (text.trim() === '') return;
    onSubmit();
    // Nothing is remembered where the browser cannot fetch it.
    void loadCombobox().then(
      ({ noteSearch }) => noteSearch(text),
      () => undefined,
    );
  }

  async function fetchCombobox(): Promise<void> {
    if (Combobox !== null) return;
    const loaded = await loadCombobox();
    // Synchronously: a letter typed between reading and restoring the caret would end up in the wrong place.
    const take = () =>
      flushSync(() =>
        setSuggesting({
          Combobox: loaded.SearchCombobox,
          caret: caretOf(input.current, hasTyped.current),
        }),
      );
    // Replacing the field would lose text being composed in an IME.
    if (isComposing.current) input.current?.addEventListener('compositionend', take, { once: true });
    else take();
  }

  return (
    <form role="search" action={paths.home} method="get" className={styles.form} onSubmit={submit}>
      {hiddenFields(state).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.field}>
        <Search className={styles.icon} aria-hidden="true" />
        {Combobox ? (
          <Combobox
            input={input}
            className={styles.input ?? ''}
            placeholder={PLACEHOLDER}
            maxLength={MAX_LENGTH}
            text={text}
            onText={change}
            onChosen={cancel}
            caret={caret}
          />
        ) : (
          <input
            ref={input}
            className={styles.input}
            name="q"
            aria-label="Search restaurants"
            placeholder={PLACEHOLDER}
            maxLength={MAX_LENGTH}
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') change('');
            }}
            // Without suggestions the box still searches.
            onFocus={() => {
              onFocus();
              void fetchCombobox().catch(() => undefined);
            }}
            onCompositionStart={() => (isComposing.current = true)}
            onCompositionEnd={() => (isComposing.current = false)}
            autoComplete="off"
            enterKeyHint="search"
          />
        )}
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </div>
      <Button type="submit" className={styles.submit}>
        Search
      </Button>
    </form>
  );
}

/** Filters kept with a new text when the browser submits the form. */
function hiddenFields(state: SearchState): readonly (readonly [string, string])[] {
  return [...new URLSearchParams(writeSearchState({ ...withText(state, ''), mode: 'best' }))];
}

/** The caret in the field, or `null` when it is not focused. */
function caretOf(field: HTMLInputElement | null, hasTyped: boolean): Caret | null {
  if (field === null || document.activeElement !== field) return null;
  return { hasTyped, start: field.selectionStart, end: field.selectionEnd };
}
