import type { NumbersRange, Traffic } from '#contract/ad-numbers';
import type { CallAnswer } from '#contract/call-types';
import type { FeaturedBusinessStats } from '#contract/featured-businesses';
import { cityDay } from '#domain/calendar/city-time';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { callQuery } from '../../api/call-query.ts';
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
import { LoadState } from './load-state.tsx';
import { NeedsSection } from './needs-section.tsx';
import { RangeBar } from './range-bar.tsx';
import { readAd, readRange } from './range-state.ts';
import { SummaryCards } from './summary-cards.tsx';
import type { AdminActions } from './use-admin-actions.ts';
import { useNumbers } from './use-numbers.ts';

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
  const ads = useNumbers(callQuery('listCampaignStats', { query: range }));
  const days = useNumbers(callQuery('listAdDays', { query: { ...range, ad } }));
  const businesses = useNumbers(callQuery('listFeaturedBusinessStats', { query: range }));
  const isFetching = [ads, days, businesses].some((query) => query.isFetching);
  const onAd = (next: number | undefined) => onParams(withAd(params, next));
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

      <div aria-busy={isFetching} className={styles.sections}>
        {!ads.isLoadingError && <SummaryCards ads={ads.data} />}
        <section aria-labelledby="ad-performance">
          <SectionHeading id="ad-performance">Ad Performance</SectionHeading>
          <LoadState of="the ad numbers" query={ads} />
          {ads.data && <AdTable ads={ads.data} range={range} actions={actions} />}
          {ads.data && ads.data.length > 0 && (
            <AdDays query={days} ads={ads.data} ad={ad} range={range} onAd={onAd} />
          )}
        </section>
        {/* Only once what is above it has come, which would push it down. */}
        {!ads.isPending && <BusinessSection query={businesses} range={range} />}
      </div>
    </>
  );
}

interface AdDaysProps extends Omit<ComponentProps<typeof DayChart>, 'days' | 'before'> {
  readonly query: UseQueryResult<CallAnswer<'listAdDays'>>;
}

function AdDays({ query, ...chart }: AdDaysProps) {
  return (
    <>
      {query.error && <LoadState of="the numbers day by day" query={query} />}
      {!query.isLoadingError && (
        <DayChart days={query.data?.days} before={query.data?.before ?? undefined} {...chart} />
      )}
      <HowCounted title="How ad numbers are counted" rows={chart.ads} />
    </>
  );
}

interface BusinessSectionProps {
  readonly query: UseQueryResult<FeaturedBusinessStats[]>;
  readonly range: NumbersRange;
}

function BusinessSection({ query, range }: BusinessSectionProps) {
  const { data } = query;
  return (
    <section aria-labelledby="business-statistics">
      <SectionHeading id="business-statistics">Featured Business Statistics</SectionHeading>
      <LoadState of="the featured business numbers" query={query} />
      {data && <BusinessTable businesses={data} range={range} />}
      {data && data.length > 0 && (
        <>
          <BusinessChart businesses={data} />
          <HowCounted title="How featured business numbers are counted" rows={data} />
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

function withAd(params: URLSearchParams, ad: number | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (ad === undefined) next.delete('ad');
  else next.set('ad', String(ad));
  return next;
}
