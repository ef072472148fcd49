import { useEffect, useState } from 'react';

const SETTLED_AFTER_MS = 300;

/** True once the page has settled: ads and featured businesses load after the actual content. */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
