import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { ChangeSearch } from '../../components/search/use-search-state.ts';
import { useDelayed } from '../../hooks/use-debounced.ts';
import { paths } from '../../paths.ts';
import { withText, type SearchState } from '../../search-state.ts';

interface SearchText {
  readonly text: string;
  /** The reader has typed; otherwise the text came with the page. */
  readonly hasTyped: RefObject<boolean>;
  /** Typed: searched for after a pause. */
  readonly change: (text: string) => void;
  /** Searches now, not after the pause. */
  readonly apply: () => void;
  /** Searches for nothing that waits for its pause. */
  readonly cancel: () => void;
}

/** The text in the search box, and in the address a little later. */
export function useSearchText(state: SearchState, onChange: ChangeSearch): SearchText {
  const [text, setText] = useState(state.q);
  const known = useRef(state.q);
  const hasTyped = useRef(false);
  const { later, cancel } = useDelayed(search);
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

  function search(typed: string): void {
    const q = typed.trim();
    // A link clicked in the meantime must not be overridden.
    const isLeaving = navigation.location !== undefined && navigation.location.pathname !== paths.home;
    if (q === state.q || isLeaving) return;
    known.current = q;
    // The first letters are a step that Back undoes; the next ones only correct it.
    onChange((current) => withText(current, q), { replace: state.q !== '' });
  }

  return {
    text,
    hasTyped,
    change(next) {
      hasTyped.current = true;
      setText(next);
      later(next);
    },
    apply() {
      cancel();
      search(text);
    },
    cancel,
  };
}
