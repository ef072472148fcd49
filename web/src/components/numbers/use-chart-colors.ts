import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';
const read = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/**
 * The site's color tokens for canvas, which cannot use CSS variables. Reread when the color scheme changes.
 */
export function useChartColors() {
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
    deep: read('--deep'),
    accent: read('--accent'),
    highlight: read('--highlight'),
  };
}
