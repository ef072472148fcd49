import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds since the component was mounted. */
export function useElapsed(): () => number {
  const shownAt = useRef<number | null>(null);
  useEffect(() => {
    shownAt.current = Date.now();
  }, []);
  return useCallback(() => (shownAt.current === null ? 0 : Date.now() - shownAt.current), []);
}
