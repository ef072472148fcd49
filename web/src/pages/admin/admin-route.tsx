import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { cityDay } from '#domain/calendar/city-time';
import { currentAdminQuery } from '../../api/admin-session.ts';
import { isSignedOutError } from '../../api/api-error.ts';
import { callQuery } from '../../api/call-query.ts';
import { CAMPAIGN_NUMBERS } from '../../api/campaign-numbers.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import type { Page } from '../../lazy-page.ts';
import { staffPage } from '../../loading/staff-page.ts';
import { paths } from '../../paths.ts';
import { PRIVATE_PAGE } from '../../private-page.ts';
import { AdminPage } from './admin-page.tsx';
import { NUMBERS_PARTS } from './numbers-parts.ts';
import { ClosedPage } from './closed-page.tsx';
import { LoadingSession } from './loading-session.tsx';
import { readAd, readRange } from './range-state.ts';
import { SessionFailed } from './session-failed.tsx';
import { useAdminActions } from './use-admin-actions.ts';

/** The ad admins' dashboard: checks the session first, then shows what the roles allow (spec 2 §4, §6). */
function AdminRoute() {
  return (
    <>
      <PageHead
        title="Ad Management Dashboard"
        description="Track banner ad performance and manage campaigns"
        robots={PRIVATE_PAGE}
      />
      <Gate />
    </>
  );
}

function Gate() {
  const { fetchApi } = useApp();
  const isHydrated = useIsHydrated();
  const { logout } = useAdminActions();
  const session = useQuery({ ...currentAdminQuery(fetchApi), enabled: isHydrated });
  if (session.data) {
    const { username, roles } = session.data;
    const isAdmitted = roles.some((role) => role === 'admin' || role === 'ads');
    if (!isAdmitted) return <ClosedPage username={username} onLogout={() => logout.mutate()} />;
    return <Dashboard username={username} />;
  }
  if (session.isError) {
    return <SessionFailed error={session.error} onRetry={() => void session.refetch()} />;
  }
  if (session.data === null) return <Navigate to={paths.adminLogin} replace />;
  return <LoadingSession />;
}

function Dashboard({ username }: { readonly username: string }) {
  const { fetchApi, queryClient } = useApp();
  const [params, setParams] = useSearchParams();
  const actions = useAdminActions();
  const [now] = useState(() => new Date());
  const state = readRange(params, cityDay(now));
  const ad = readAd(params);
  const query = state.range;
  // Keep the previous numbers until the next ones arrive, so that nothing jumps.
  const options = { ...CAMPAIGN_NUMBERS, placeholderData: keepPreviousData };
  const ads = useQuery({ ...callQuery(fetchApi, 'listCampaignStats', { query }), ...options });
  const businesses = useQuery({ ...callQuery(fetchApi, 'listFeaturedBusinessStats', { query }), ...options });
  const days = useQuery({ ...callQuery(fetchApi, 'listAdDays', { query: { ...query, ad } }), ...options });

  const failure = ads.error ?? businesses.error ?? days.error;
  const parts = { ads, businesses, days };
  const missing = NUMBERS_PARTS.filter((part) => parts[part].isLoadingError);
  useEffect(() => {
    // The session has expired on the server: the gate then redirects to the sign-in.
    if (isSignedOutError(failure)) queryClient.setQueryData(currentAdminQuery(fetchApi).queryKey, null);
  }, [failure, queryClient, fetchApi]);

  return (
    <AdminPage
      username={username}
      rangeState={state}
      params={params}
      onParams={(next) => setParams(next, { preventScrollReset: true })}
      ad={ad}
      ads={ads.data}
      businesses={businesses.data}
      days={days.data?.days}
      failure={failure}
      missing={missing}
      isRefreshing={ads.isFetching || businesses.isFetching || days.isFetching}
      onRetry={() => void Promise.all([ads.refetch(), businesses.refetch(), days.refetch()])}
      actions={actions}
    />
  );
}

export const route: Page = { Component: AdminRoute, loader: () => staffPage };
