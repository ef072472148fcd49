import type { ReactNode } from 'react';

/** Payload's cookie of a theme that was chosen on this device. */
const SCRIPT = `if (!/(^|; )cms-theme=(dark|light)/.test(document.cookie))
  document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'`;

/**
 * Follows the system's theme from the first paint on. Payload's server learns of it from browsers that send
 * `Sec-CH-Prefers-Color-Scheme`; for others it draws a light page, and signed out it stays so.
 */
export function SystemTheme({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
      {children}
    </>
  );
}
