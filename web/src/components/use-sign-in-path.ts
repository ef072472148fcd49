import { useLocation } from 'react-router';
import { useIsHydrated } from '../hooks/use-is-hydrated.ts';
import { paths } from '../paths.ts';

/**
 * Where signing in begins, so that it ends where the visitor was. In the HTML of the server it is one address for
 * all: a crawler must not find a sign-in page for every page.
 */
export function useSignInPath(): string {
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  if (!isHydrated || pathname === paths.auth) return paths.auth;
  return paths.authThen(pathname + search);
}
