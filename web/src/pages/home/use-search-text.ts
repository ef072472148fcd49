import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { ChangeSearch } from '../../components/search/use-search-state.ts';
import { useDelayed } from '../../hooks/use-debounced.ts';
import { paths } from '../../paths.ts';
import { withText, type SearchState } from '../../address/search-state.ts';

interface SearchText {
  readonly text: string;
  /** True if the reader has typed; otherwise the text is the page's initial one. */
  readonly hasTyped: RefObject<boolean>;
  /** Sets the typed text and searches after the debounce time. */
  readonly change: (text: string) => void;
  readonly apply: () => void;
  readonly cancel: () => void;
}

/** The text in the search box `input`, written to the address after a delay. */
export function useSearchText(
  input: RefObject<HTMLInputElement | null>,
  state: SearchState,
  onChange: ChangeSearch,
): SearchText {
  const [text, setText] = useState(state.q);
  const known = useRef(state.q);
  const hasTyped = useRef(false);
  const { later, cancel } = useDelayed(search);
  const navigation = useNavigation();

  // Back, Forward and links change the address from outside. Our own changes and the page's initial text are already
  // known: reading them back would undo letters typed since.
  useEffect(() => {
    if (state.q === known.current) return;
    known.current = state.q;
    cancel();
    // oxlint-disable-next-line react/set-state-in-effect -- the address is external state
    setText(state.q);
    if (input.current) input.current.value = state.q;
  }, [state.q, cancel, input]);

  const takeEarlyText = useEffectEvent(() => {
    const typed = input.current?.value ?? text;
    if (typed !== text) change(typed);
  });
  // Text typed before hydration.
  useEffect(() => takeEarlyText(), []);

  function search(typed: string): void {
    const q = typed.trim();
    // Don't override a link clicked since.
    const isLeaving = navigation.location !== undefined && navigation.location.pathname !== paths.home;
    if (q === state.q || isLeaving) return;
    known.current = q;
    // The first letters add a history entry, so that Back undoes them; later ones replace it.
    onChange((current) => withText(current, q), { replace: state.q !== '' });
  }

  function change(next: string): void {
    hasTyped.current = true;
    setText(next);
    later(next);
  }

  return {
    text,
    hasTyped,
    change,
    apply() {
      cancel();
      search(text);
    },
    cancel,
  };
}
