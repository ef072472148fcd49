import '../../api/dashboard-calls.ts';
import type { NumbersRange } from '#contract/ad-numbers';
import type { FeaturedBusinessStats } from '#contract/featured-businesses';
import { cityDay } from '#domain/calendar/city-time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentProps } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { currentAdminQuery } from '../../api/admin-session.ts';
import { isSignedOutError } from '../../api/api-error.ts';
import { callQuery } from '../../api/call-query.ts';
import { CAMPAIGN_NUMBERS } from '../../api/campaign-numbers.ts';
import { useApp } from '../../boot/app-context.ts';
import { failureWords } from '../../failures/failure-words.ts';
import { NoticePage } from '../../failures/notice-page.tsx';
import { PageHead, PRIVATE_PAGE } from '../../head/page-head.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { staffLoader } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AdDialog } from './ad-dialog.tsx';
import { AdTable } from './ad-table.tsx';
import styles from './admin-page.module.css';
import { BusinessChart } from './business-chart.tsx';
import { BusinessTable } from './business-table.tsx';
import { CampaignSection } from './campaign-section.tsx';
import { DayChart } from './day-chart.tsx';
import { InvoiceSection } from './invoice-section.tsx';
import { NUMBERS_PARTS, partsText } from './numbers-parts.ts';
import { RangeBar } from './range-bar.tsx';
import { periodBefore, readAd, readRange } from './range-state.ts';
import { SummaryCards } from './summary-cards.tsx';
import { TrafficTable } from './traffic-table.tsx';
import { useAdminActions, type AdminActions } from './use-admin-actions.ts';

/** The ad admins' dashboard: checks the session first, then shows what the roles allow (spec 2 §4, §6). */
export function Component() {
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

export const loader = staffLoader;

function Gate() {
  const { fetchApi } = useApp();
  const isHydrated = useIsHydrated();
  const { logout } = useAdminActions();
  const session = useQuery({ ...currentAdminQuery(fetchApi), enabled: isHydrated });
  if (session.data) {
    const { username, roles } = session.data;
    if (roles.some((role) => role === 'admin' || role === 'ads')) return <Dashboard username={username} />;
    return (
      <NoticePage
        title="403 No access to ads"
        text={`You’re signed in as ${username}. Only staff with the “ads” role can see ads and their numbers. Ask an admin for it.`}
      >
        <ButtonLink to="/cms" newTab>
          Go to the editors’ desk
        </ButtonLink>
        <Button variant="outline" onClick={() => logout.mutate()}>
          Logout
        </Button>
      </NoticePage>
    );
  }
  if (session.isError) {
    const words = failureWords(session.error);
    return (
      <NoticePage
        title="We couldn’t open the dashboard"
        text={`We couldn’t check who’s signed in${words === null ? '.' : `: ${words}`}`}
      >
        <Button onClick={() => void session.refetch()}>Try again</Button>
      </NoticePage>
    );
  }
  if (session.data === null) return <Navigate to={paths.adminLogin} replace />;
  return (
    <div className={styles.session} role="status">
      <Spinner />
      <span>Loading…</span>
      <noscript>You’ll need JavaScript to use the dashboard.</noscript>
    </div>
  );
}

/** Ads and featured businesses with their numbers (spec 2 §2, decisions §9). */
function Dashboard({ username }: { readonly username: string }) {
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date());
  const [isCreating, setCreating] = useState(false);
  const actions = useAdminActions();
  const state = readRange(params, cityDay(now));
  const { range } = state;
  const ad = readAd(params);
  const numbers = useNumbers({ ...range, ad }, periodBefore(range, cityDay(now)));
  const { ads, failure, missing } = numbers;
  const onParams = (next: URLSearchParams) => setParams(next, { preventScrollReset: true });
  return (
    <Container className={styles.page}>
      <Head username={username} logout={actions.logout} />

      <div className={styles.bar}>
        <RangeBar state={state} params={params} onParams={onParams} />
        <Button onClick={() => setCreating(true)}>Create New Ad</Button>
      </div>
      <p className={styles.counted}>
        Bots and signed-in staff aren’t counted. Today’s numbers are still coming in.
      </p>
      <AdDialog open={isCreating} onOpenChange={setCreating} save={actions.save} />

      {failure && (
        <div role="alert" className={styles.failure}>
          <p>
            We couldn’t load {partsText(missing)}
            {failureWords(failure) === null ? '.' : `: ${failureWords(failure)}`}
          </p>
          <Button size="small" variant="outline" onClick={numbers.retry}>
            Try again
          </Button>
        </div>
      )}

      <div aria-busy={numbers.isRefreshing} className={styles.sections}>
        {!missing.includes('ads') && (
          <AdSection
            numbers={numbers}
            range={range}
            actions={actions}
            ad={ad}
            onAd={(next) => onParams(withAd(params, next))}
          />
        )}
        {/* Only once what is above it has come, which would push it down. */}
        {(ads ?? missing.includes('ads')) && !missing.includes('businesses') && (
          <BusinessSection businesses={numbers.businesses} range={range} />
        )}
        {(ads ?? missing.includes('ads')) && (
          <>
            <CampaignSection />
            <InvoiceSection />
          </>
        )}
      </div>
    </Container>
  );
}

interface AdSectionProps extends Omit<ComponentProps<typeof DayChart>, 'days' | 'before' | 'ads'> {
  readonly numbers: ReturnType<typeof useNumbers>;
  readonly actions: AdminActions;
}

function AdSection({ numbers: { ads, days, before, missing }, actions, ...chart }: AdSectionProps) {
  return (
    <>
      <SummaryCards ads={ads} />
      <section aria-labelledby="ad-performance">
        <SectionHeading id="ad-performance">Ad Performance</SectionHeading>
        {ads ? <AdTable ads={ads} range={chart.range} actions={actions} /> : <Waiting />}
        {ads && ads.length > 0 && (
          <>
            {!missing.includes('days') && <DayChart days={days} before={before} ads={ads} {...chart} />}
            <TrafficTable title="How ad numbers are counted" rows={ads} />
          </>
        )}
      </section>
    </>
  );
}

interface BusinessSectionProps {
  /** Absent while loading. */
  readonly businesses: FeaturedBusinessStats[] | undefined;
  readonly range: NumbersRange;
}

function BusinessSection({ businesses, range }: BusinessSectionProps) {
  return (
    <section aria-labelledby="business-statistics">
      <SectionHeading id="business-statistics">Featured Business Statistics</SectionHeading>
      {businesses ? <BusinessTable businesses={businesses} range={range} /> : <Waiting />}
      {businesses && businesses.length > 0 && (
        <>
          <BusinessChart businesses={businesses} />
          <TrafficTable title="How featured business numbers are counted" rows={businesses} />
        </>
      )}
    </section>
  );
}

/** The numbers of the range; the days of one ad, or of all. */
function useNumbers(
  { ad, ...query }: NumbersRange & { readonly ad: number | undefined },
  past: ReturnType<typeof periodBefore>,
) {
  const { fetchApi, queryClient } = useApp();
  // Keep the previous numbers until the next ones arrive, so that nothing jumps.
  const options = { ...CAMPAIGN_NUMBERS, placeholderData: keepPreviousData };
  const ads = useQuery({ ...callQuery(fetchApi, 'listCampaignStats', { query }), ...options });
  const businesses = useQuery({ ...callQuery(fetchApi, 'listFeaturedBusinessStats', { query }), ...options });
  const days = useQuery({ ...callQuery(fetchApi, 'listAdDays', { query: { ...query, ad } }), ...options });
  const before = useQuery({
    ...callQuery(fetchApi, 'listAdDays', { query: { ...past, ad } }),
    ...options,
    enabled: past !== null,
  });
  const parts = { ads, businesses, days };
  const failure = ads.error ?? businesses.error ?? days.error;
  useEffect(() => {
    // The session has expired on the server: the gate then redirects to the sign-in.
    if (isSignedOutError(failure)) queryClient.setQueryData(currentAdminQuery(fetchApi).queryKey, null);
  }, [failure, queryClient, fetchApi]);
  return {
    ads: ads.data,
    businesses: businesses.data,
    days: days.data?.days,
    /** As many days before them; absent for all time. */
    before: past === null ? undefined : before.data?.days,
    failure,
    /** Parts that failed to load and are not loading again. */
    missing: NUMBERS_PARTS.filter((part) => parts[part].isLoadingError),
    isRefreshing: ads.isFetching || businesses.isFetching || days.isFetching,
    retry: () => void Promise.all([ads.refetch(), businesses.refetch(), days.refetch()]),
  };
}

interface HeadProps {
  readonly username: string;
  readonly logout: AdminActions['logout'];
}

function Head({ username, logout }: HeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>Ad Management Dashboard</h1>
        <p className={styles.subtitle}>Track banner ad performance and manage campaigns</p>
      </div>
      <div className={styles.account}>
        <p className={styles.welcome}>
          Welcome, <strong>{username}</strong>
        </p>
        <Button variant="outline" size="small" disabled={logout.isPending} onClick={() => logout.mutate()}>
          Logout
        </Button>
      </div>
    </header>
  );
}

function Waiting() {
  return (
    <p role="status" className={styles.waiting}>
      <Spinner /> Loading…
    </p>
  );
}

function withAd(params: URLSearchParams, ad: number | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (ad === undefined) next.delete('ad');
  else next.set('ad', String(ad));
  return next;
}
