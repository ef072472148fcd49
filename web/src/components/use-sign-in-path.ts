import { useLocation } from 'react-router';
import { useIsHydrated } from '../hooks/use-is-hydrated.ts';
import { paths } from '../paths.ts';

/** The sign-in address that returns to this page; in the server's HTML the plain one, for crawlers. */
export function useSignInPath(): string {
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  if (!isHydrated || pathname === paths.auth) return paths.auth;
  return paths.authThen(pathname + search);
}
