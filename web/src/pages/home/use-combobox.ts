import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Caret, SearchComboboxProps } from './search-combobox.tsx';

let loading: Promise<typeof import('./search-combobox.tsx')> | undefined;

/** A shared promise, because browsers settle several imports of one module in any order. */
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

/** The field with suggestions, once `fetchCombobox` has loaded it, and the caret of the plain field it replaces. */
export function useCombobox(input: RefObject<HTMLInputElement | null>, hasTyped: RefObject<boolean>) {
  const [suggesting, setSuggesting] = useState<Suggesting>({ Combobox: null, caret: null });
  const isComposing = useRef(false);

  async function fetchCombobox(): Promise<void> {
    if (suggesting.Combobox !== null) return;
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

  const composition = {
    onCompositionStart: () => (isComposing.current = true),
    onCompositionEnd: () => (isComposing.current = false),
  };
  return { ...suggesting, fetchCombobox, composition };
}

/** The caret in the field, or `null` when it is not focused. */
function caretOf(field: HTMLInputElement | null, hasTyped: boolean): Caret | null {
  if (field === null || document.activeElement !== field) return null;
  return { hasTyped, start: field.selectionStart, end: field.selectionEnd };
}
