import type { AdDay } from '#contract/ad-numbers';
import type { AdStats } from '#contract/ads';
import type { FeaturedBusinessStats } from '#contract/featured-businesses';
import { useState } from 'react';
import { failureWords } from '../../failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AdDialog } from './ad-dialog.tsx';
import { AdTable } from './ad-table.tsx';
import styles from './admin-page.module.css';
import { BusinessChart } from './business-chart.tsx';
import { BusinessTable } from './business-table.tsx';
import { DayChart } from './day-chart.tsx';
import { partsText, type NumbersPart } from './numbers-parts.ts';
import { RangeBar } from './range-bar.tsx';
import type { RangeState } from './range-state.ts';
import { SummaryCards } from './summary-cards.tsx';
import { TrafficTable } from './traffic-table.tsx';
import type { AdminActions } from './use-admin-actions.ts';

interface AdminPageProps {
  readonly username: string;
  readonly rangeState: RangeState;
  readonly params: URLSearchParams;
  readonly onParams: (params: URLSearchParams) => void;
  /** The ad shown in the chart; all ads when absent. */
  readonly ad: number | undefined;
  /** Absent while loading. */
  readonly ads: AdStats[] | undefined;
  readonly businesses: FeaturedBusinessStats[] | undefined;
  readonly days: AdDay[] | undefined;
  readonly failure: Error | null;
  /** Parts that failed to load and are not loading again. */
  readonly missing: readonly NumbersPart[];
  readonly isRefreshing: boolean;
  readonly onRetry: () => void;
  readonly actions: AdminActions;
}

/** The ad admins' dashboard (spec 2 §2, decisions §9). */
export function AdminPage(props: AdminPageProps) {
  const { username, rangeState, params, onParams, actions, missing } = props;
  const words = failureWords(props.failure);
  const [isCreating, setCreating] = useState(false);
  const isMissing = (part: NumbersPart) => missing.includes(part);
  return (
    <Container className={styles.page}>
      <Head username={username} logout={actions.logout} />

      <div className={styles.bar}>
        <RangeBar state={rangeState} params={params} onParams={onParams} />
        <Button onClick={() => setCreating(true)}>Create New Ad</Button>
      </div>
      <p className={styles.counted}>
        Bots and signed-in staff aren’t counted. Today’s numbers are still coming in.
      </p>
      <AdDialog open={isCreating} onOpenChange={setCreating} save={actions.save} />

      {props.failure && (
        <div role="alert" className={styles.failure}>
          <p>
            We couldn’t load {partsText(missing)}
            {words === null ? '.' : `: ${words}`}
          </p>
          <Button size="small" variant="outline" onClick={props.onRetry}>
            Try again
          </Button>
        </div>
      )}

      <div aria-busy={props.isRefreshing} className={styles.sections}>
        {!isMissing('ads') && <AdSection {...props} />}
        {/* Only once what is above it has come, which would push it down. */}
        {(props.ads ?? isMissing('ads')) && !isMissing('businesses') && <BusinessSection {...props} />}
      </div>
    </Container>
  );
}

function AdSection(props: AdminPageProps) {
  const { rangeState, params, onParams, ad, ads, days, missing, actions } = props;
  const { range } = rangeState;
  return (
    <>
      <SummaryCards ads={ads} />
      <section aria-labelledby="ad-performance">
        <SectionHeading id="ad-performance">Ad Performance</SectionHeading>
        {ads ? <AdTable ads={ads} range={range} actions={actions} /> : <Waiting />}
        {ads && ads.length > 0 && (
          <>
            {!missing.includes('days') && (
              <DayChart
                days={days}
                ads={ads}
                ad={ad}
                range={range}
                onAd={(next) => onParams(withAd(params, next))}
              />
            )}
            <TrafficTable title="How ad numbers are counted" rows={ads} />
          </>
        )}
      </section>
    </>
  );
}

function BusinessSection({ businesses, rangeState }: AdminPageProps) {
  return (
    <section aria-labelledby="business-statistics">
      <SectionHeading id="business-statistics">Featured Business Statistics</SectionHeading>
      {businesses ? <BusinessTable businesses={businesses} range={rangeState.range} /> : <Waiting />}
      {businesses && businesses.length > 0 && (
        <>
          <BusinessChart businesses={businesses} />
          <TrafficTable title="How featured business numbers are counted" rows={businesses} />
        </>
      )}
    </section>
  );
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
      <div className={styles.session}>
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
