import { useEffect } from 'react';

/**
 * Light or dark as the system is, unless somebody has chosen on this device. Payload does so for those who are signed in;
 * it keeps from strangers that the theme is free, and draws them a light page.
 */
export function useSystemTheme(): void {
  useEffect(() => {
    if (/(?:^|; )cms-theme=/.test(document.cookie)) return;
    const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }, []);
}
