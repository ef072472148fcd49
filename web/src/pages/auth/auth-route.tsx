import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { useAuth } from '../../account/auth-provider.tsx';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { isSameOriginPath, paths } from '../../paths.ts';
import type { Page } from '../../lazy-page.ts';
import { AuthPage } from './auth-page.tsx';

const TITLE = 'Welcome to Restaurant Directory';

function AuthRoute() {
  const { user } = useAuth();
  const { data: site } = useSuspenseQuery(callQuery(useApp().fetchApi, 'getSite'));
  const [params] = useSearchParams();
  if (user !== null) return <Navigate to={wayOn(params.get('next'))} replace />;
  return (
    <>
      <PageHead title={TITLE} description="Sign in or register to save and review places." />
      <AuthPage title={TITLE} sendsMail={site.sendsMail} />
    </>
  );
}

/** The page to return to, restricted to this site. */
function wayOn(next: string | null): string {
  return next !== null && isSameOriginPath(next) && !next.startsWith(paths.auth) ? next : paths.home;
}

export const route: Page = {
  Component: AuthRoute,
};
