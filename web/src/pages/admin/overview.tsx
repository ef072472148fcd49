import type { NumbersRange, Traffic } from '#contract/ad-numbers';
import type { FeaturedBusinessStats } from '#contract/featured-businesses';
import { cityDay } from '#domain/calendar/city-time';
import { useState, type ComponentProps } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../boot/app-context.ts';
import { NumbersDetails } from '../../components/numbers/numbers-details.tsx';
import { DiscardedTable } from '../../components/numbers/report-table.tsx';
import { Button } from '../../ui/button.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { AdDialog } from './ad-dialog.tsx';
import { AdTable } from './ad-table.tsx';
import styles from './admin-page.module.css';
import { BusinessChart } from './business-chart.tsx';
import { BusinessTable } from './business-table.tsx';
import { DayChart } from './day-chart.tsx';
import { NeedsSection } from './needs-section.tsx';
import { NUMBERS_PARTS, partsText } from './numbers-parts.ts';
import { RangeBar } from './range-bar.tsx';
import { readAd, readRange } from './range-state.ts';
import { SummaryCards } from './summary-cards.tsx';
import type { AdminActions } from './use-admin-actions.ts';
import { useNumbers } from './use-numbers.ts';
import { Failure, Waiting } from './waiting.tsx';

interface OverviewProps {
  readonly params: URLSearchParams;
  readonly onParams: (params: URLSearchParams) => void;
  readonly actions: AdminActions;
}

/** What needs somebody, then ads and featured businesses with their numbers (spec 2 §2, decisions §9). */
export function Overview({ params, onParams, actions }: OverviewProps) {
  const [today] = useState(() => cityDay(new Date()));
  const [isCreating, setCreating] = useState(false);
  const state = readRange(params, today);
  const { range } = state;
  const ad = readAd(params);
  const numbers = useOverview({ ...range, ad });
  const { ads, failure, missing } = numbers;
  return (
    <>
      <NeedsSection />
      <div className={styles.bar}>
        <RangeBar state={state} params={params} onParams={onParams} />
        <Button onClick={() => setCreating(true)}>Create New Ad</Button>
      </div>
      <p className={styles.counted}>
        Bots and signed-in staff aren’t counted. Today’s numbers are still coming in.
      </p>
      <AdDialog open={isCreating} onOpenChange={setCreating} save={actions.save} />

      {failure && <Failure of={partsText(missing)} error={failure} onRetry={numbers.retry} />}

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
      </div>
    </>
  );
}

interface AdSectionProps extends Omit<ComponentProps<typeof DayChart>, 'days' | 'before' | 'ads'> {
  readonly numbers: ReturnType<typeof useOverview>;
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
            <HowCounted title="How ad numbers are counted" rows={ads} />
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
          <HowCounted title="How featured business numbers are counted" rows={businesses} />
        </>
      )}
    </section>
  );
}

interface HowCountedProps {
  readonly title: string;
  readonly rows: readonly { readonly traffic: readonly Traffic[] }[];
}

/** Received = counted + discarded, with the reasons (decisions §9). */
function HowCounted({ title, rows }: HowCountedProps) {
  return (
    <NumbersDetails title={title}>
      <p className={styles.method}>
        Every report is either counted or thrown out for one reason, so what we received is what we counted
        plus what we threw out. The page of each one has its own.
      </p>
      <DiscardedTable traffic={rows.flatMap(({ traffic }) => traffic)} />
    </NumbersDetails>
  );
}

/** The numbers of the range; the days of one ad, or of all. */
function useOverview({ ad, ...query }: NumbersRange & { readonly ad: number | undefined }) {
  const { fetchApi } = useApp();
  const ads = useNumbers(callQuery(fetchApi, 'listCampaignStats', { query }));
  const businesses = useNumbers(callQuery(fetchApi, 'listFeaturedBusinessStats', { query }));
  const days = useNumbers(callQuery(fetchApi, 'listAdDays', { query: { ...query, ad } }));
  const parts = { ads, businesses, days };
  const failure = ads.error ?? businesses.error ?? days.error;
  return {
    ads: ads.data,
    businesses: businesses.data,
    days: days.data?.days,
    /** As many days before them; absent for all time. */
    before: days.data?.before ?? undefined,
    failure,
    /** Parts that failed to load and are not loading again. */
    missing: NUMBERS_PARTS.filter((part) => parts[part].isLoadingError),
    isRefreshing: ads.isFetching || businesses.isFetching || days.isFetching,
    retry: () => void Promise.all([ads.refetch(), businesses.refetch(), days.refetch()]),
  };
}

function withAd(params: URLSearchParams, ad: number | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (ad === undefined) next.delete('ad');
  else next.set('ad', String(ad));
  return next;
}
