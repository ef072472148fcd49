import { useSyncExternalStore } from 'react';

export interface ChartColors {
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly card: string;
  readonly harbor: string;
  readonly oldBay: string;
  readonly mustard: string;
}

const DARK = '(prefers-color-scheme: dark)';
const read = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/**
 * The site's color tokens for canvas, which cannot use CSS variables. Reread when the color scheme changes.
 */
export function useChartColors(): ChartColors {
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(DARK);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(DARK).matches,
    () => false,
  );
  return {
    ink: read('--ink'),
    soft: read('--ink-soft'),
    line: read('--line'),
    card: read('--card'),
    harbor: read('--harbor'),
    oldBay: read('--old-bay'),
    mustard: read('--mustard'),
  };
}
