import { useAuth } from '../../account/auth-provider.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import type { Page } from '../../lazy-page.ts';
import { PRIVATE_PAGE } from '../../private-page.ts';
import { AccountPage } from './account-page.tsx';

/** Only the browser knows who is signed in; the server renders the same frame for everyone. */
function AccountRoute() {
  const { user, isLoading } = useAuth();
  const isHydrated = useIsHydrated();
  return (
    <>
      <PageHead
        title="Your account"
        description="Your name, your password and what we keep about you."
        robots={PRIVATE_PAGE}
      />
      <AccountPage user={isHydrated && !isLoading ? user : undefined} />
    </>
  );
}

export const route: Page = { Component: AccountRoute };
