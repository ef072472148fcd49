import { useEffect } from 'react';

/**
 * Follows the system's theme unless one was chosen on this device. Payload does so only for signed-in users, and
 * renders a light page for others.
 */
export function useSystemTheme(): void {
  useEffect(() => {
    if (/(?:^|; )cms-theme=/.test(document.cookie)) return;
    const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }, []);
}
