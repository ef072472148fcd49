import { use, useLayoutEffect } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  useLocation,
} from 'react-router';

const STORED_AS = 'scroll-positions';

/** A new page begins at its top or at its anchor; Back, Forward and a reload return to where the reader was. */
export function useScrollPositions(): void {
  const router = use(RouterContext)?.router;
  const { restoreScrollPosition = false, preventScrollReset = false } = use(RouterStateContext) ?? {};
  const location = useLocation();

  useLayoutEffect(() => {
    if (!router) return undefined;
    const positions = storedPositions();
    const stopSaving = router.enableScrollRestoration(positions, () => scrollY);
    history.scrollRestoration = 'manual';
    const leave = () => {
      const { navigation, location: left } = router.state;
      if (navigation.state === 'idle') positions[left.key] = scrollY;
      storePositions(positions);
      // Another document may follow, which returns by the browser's own means.
      history.scrollRestoration = 'auto';
    };
    const comeBack = () => {
      history.scrollRestoration = 'manual';
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      stopSaving();
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, [router]);

  useLayoutEffect(() => {
    // The page that the document came with.
    if (restoreScrollPosition === false) return;
    const anchor = anchorOf(location.hash);
    if (restoreScrollPosition !== null) scrollTo(0, restoreScrollPosition);
    else if (anchor) anchor.scrollIntoView();
    else if (!preventScrollReset) scrollTo(0, 0);
  }, [location, restoreScrollPosition, preventScrollReset]);
}

function anchorOf(hash: string): Element | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A percent sign that begins nothing.
    return null;
  }
}

function storedPositions(): Record<string, number> {
  try {
    // Written below.
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function storePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(positions));
  } catch {
    // Without storage a reload begins at the top.
  }
}
