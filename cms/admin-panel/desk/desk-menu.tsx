'use client';

import { NavProvider, useNav, WindowInfoProvider } from '@payloadcms/ui';
import type { ReactNode } from 'react';

/** Payload's, except for the first, below which its menu closes on every page: 1440 px there, a laptop's width. */
const BREAKPOINTS = {
  l: '(max-width: 1279px)',
  m: '(max-width: 1024px)',
  s: '(max-width: 768px)',
  xs: '(max-width: 400px)',
};

/** Keeps the menu on screens of 1280 px and wider as its user left it, open at first. */
export function DeskMenu({ children }: { readonly children: ReactNode }) {
  // As stored, when the page is first rendered.
  const { navOpen } = useNav();
  return (
    <WindowInfoProvider breakpoints={BREAKPOINTS}>
      <NavProvider initialIsOpen={navOpen}>{children}</NavProvider>
    </WindowInfoProvider>
  );
}
