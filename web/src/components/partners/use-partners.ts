import { useEffect, useState } from 'react';

type Drawn = typeof import('./drawn-partners.tsx');

/** After everything that readers came for. */
const LOAD_AFTER_MS = 300;

/** The code that shows ads and featured businesses, fetched once the page stands. */
export function usePartners(): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./drawn-partners.tsx').then(setDrawn, () => undefined);
    }, LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return drawn;
}
