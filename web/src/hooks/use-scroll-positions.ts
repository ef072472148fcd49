import { use, useLayoutEffect } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  useLocation,
} from 'react-router';

const STORED_AS = 'scroll-positions';

/** A new page starts at its top or anchor; Back, Forward and a reload restore the reader's position. */
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
      // The next document may rely on the browser's own restoration.
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
    // The initial page of the document.
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
    // A malformed percent escape.
    return null;
  }
}

function storedPositions(): Record<string, number> {
  try {
    // Written by `storePositions`.
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function storePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(positions));
  } catch {
    // Without storage, a reload starts at the top.
  }
}
