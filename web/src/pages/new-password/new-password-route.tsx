import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import type { Page } from '../../lazy-page.ts';
import { PRIVATE_PAGE } from '../../private-page.ts';
import { NewPasswordPage } from './new-password-page.tsx';

/** The token is in the link's fragment, so the server never sees it in a URL. */
function NewPasswordRoute() {
  const { data: site } = useSuspenseQuery(callQuery(useApp().fetchApi, 'getSite'));
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  return (
    <>
      <PageHead
        title="Set a new password"
        description="Get back into your account with a link by email."
        robots={PRIVATE_PAGE}
      />
      <NewPasswordPage sendsMail={site.sendsMail} token={isHydrated ? hash.slice(1) : ''} />
    </>
  );
}

export const route: Page = { Component: NewPasswordRoute };
