import { useLocation } from 'react-router';
import { useIsHydrated } from '../hooks/use-is-hydrated.ts';
import { paths } from '../paths.ts';

/**
 * The sign-in address that returns to the current page. Server HTML uses a single address for all pages, so
 * that crawlers do not find one sign-in page per page.
 */
export function useSignInPath(): string {
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  if (!isHydrated || pathname === paths.auth) return paths.auth;
  return paths.authThen(pathname + search);
}
