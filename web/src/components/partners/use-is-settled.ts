import { useEffect, useState } from 'react';

const SETTLED_AFTER_MS = 300;

/** True once the page stands: ads and featured businesses come after everything that readers came for. */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
