import { useCallback, useEffect, useRef, useState } from 'react';

/** Spec 1 §9: the mobile breakpoint, and the search debounce on either side of it. */
const SMALL_SCREEN = '(max-width: 47.99rem)';
const DEBOUNCE_MS = 300;
const DEBOUNCE_SMALL_SCREEN_MS = 500;

function searchDebounceMs(): number {
  return matchMedia(SMALL_SCREEN).matches ? DEBOUNCE_SMALL_SCREEN_MS : DEBOUNCE_MS;
}

interface Delayed<T> {
  /** Calls the function once the debounce time has passed without another call. */
  readonly later: (value: T) => void;
  readonly cancel: () => void;
}

/** A debounced function; a pending call is dropped on unmount. */
export function useDelayed<T>(call: (value: T) => void): Delayed<T> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const later = useCallback((value: T) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), searchDebounceMs());
  }, []);
  useEffect(() => cancel, [cancel]);
  return { later, cancel };
}

export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), searchDebounceMs());
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
