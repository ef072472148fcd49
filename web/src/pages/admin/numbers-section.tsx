import type { Flight, FlightNumbers } from '#contract/flights';
import { AD_PAGES } from '#domain/ads/ad-pages';
import { cityDay } from '#domain/calendar/city-time';
import { useState } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { FlightProgressItem } from '../../components/numbers/flight-progress.tsx';
import { DayLines } from '../../components/numbers/day-lines.tsx';
import { rangeText } from '../../components/numbers/number-texts.ts';
import { DayTable, DiscardedTable, ReportTable } from '../../components/numbers/report-table.tsx';
import { ReportTotals } from '../../components/numbers/report-totals.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { FlightList, saleText } from './campaign-section.tsx';
import styles from './numbers-section.module.css';
import { campaignPath, deskPath, type DashboardView } from './dashboard-view.ts';
import { RangeBar } from './range-bar.tsx';
import { readRange } from './range-state.ts';
import { SlotPreview } from './slot-preview.tsx';
import { useCampaigns, useFlights, useNumbers } from './use-numbers.ts';
import type { AdminActions } from './use-admin-actions.ts';
import { LoadState } from './load-state.tsx';

interface NumbersSectionProps {
  readonly view: Extract<DashboardView, { is: 'numbers' }>;
  readonly params: URLSearchParams;
  readonly onParams: (params: URLSearchParams) => void;
  readonly actions: AdminActions;
}

/** The page of one campaign, ad or featured business. */
export function NumbersSection({ view: { of, id }, params, onParams, actions }: NumbersSectionProps) {
  const [today] = useState(() => cityDay(new Date()));
  const state = readRange(params, today);
  const numbers = useNumbers(callQuery('getFlightNumbers', { query: { ...state.range, [of]: id } }));
  const subject = of === 'ad' ? 'ad' : 'featured';
  const isOwn = (flight: Flight) =>
    of === 'campaign' ? flight.campaign?.id === id : flight.id === id && flight.subject === subject;
  const flights = useFlights().data?.filter(isOwn);
  const sale = useCampaigns().data?.find((campaign) => of === 'campaign' && campaign.id === id);
  if (!numbers.data) return <LoadState of="the numbers" query={numbers} />;
  return (
    <section aria-labelledby="numbers" className={styles.section}>
      <SectionHeading id="numbers">{numbers.data.name}</SectionHeading>
      {sale && <p className={styles.facts}>{saleText(sale)}</p>}
      <Facts flights={flights ?? []} of={of} />
      <div className={styles.actions}>
        <ButtonLink to={deskPath(of, id)} newTab variant="outline" size="small">
          Edit at the desk
        </ButtonLink>
        {of !== 'campaign' && (
          <Button
            variant="outline"
            size="small"
            disabled={actions.copy.isPending}
            onClick={() => actions.copy.mutate({ subject, id })}
          >
            Copy as a draft
          </Button>
        )}
      </div>
      <LoadState of="the newest numbers" query={numbers} />
      <RangeBar state={state} params={params} onParams={onParams} />
      <div aria-busy={numbers.isFetching} className={styles.section}>
        <NumbersOf numbers={numbers.data} range={rangeText(state.range)} />
      </div>
      <Previews numbers={numbers.data} />
    </section>
  );
}

/** State, pace and place. */
function Facts({ flights, of }: { readonly flights: readonly Flight[]; readonly of: string }) {
  const [flight] = flights;
  if (!flight) return of === 'campaign' && <p>Nothing has been booked for this campaign yet.</p>;
  if (of === 'campaign') return <FlightList flights={flights} />;
  // Its name is the heading above.
  const { campaign, subject, pages, brokenLink } = flight;
  return (
    <>
      <ul>
        <FlightProgressItem flight={flight}>{''}</FlightProgressItem>
      </ul>
      <p className={styles.facts}>
        {campaign && (
          <>
            Campaign: <Link to={campaignPath(campaign.id)}>{campaign.name}</Link>.{' '}
          </>
        )}
        {subject === 'ad' &&
          `Runs on: ${pages.length === 0 ? 'all pages with ads' : pages.map((page) => AD_PAGES[page]).join(', ')}.`}
        {brokenLink !== null && ` ${brokenLink} no longer answers.`}
      </p>
    </>
  );
}

interface NumbersOfProps {
  readonly numbers: FlightNumbers;
  /** The days, in words. */
  readonly range: string;
}

function NumbersOf({ numbers, range }: NumbersOfProps) {
  const { totals, days, before, pages, pictures, traffic } = numbers;
  return (
    <>
      <ReportTotals totals={totals} />
      {totals.impressions + totals.clicks === 0 ? (
        <p>{range}. Nobody has seen it on these days.</p>
      ) : (
        <>
          <section aria-labelledby="days">
            <SectionHeading id="days">Day by day</SectionHeading>
            <DayLines days={days} before={before ?? undefined} />
            <DayTable days={days} before={before ?? undefined} />
          </section>
          <section aria-labelledby="pages">
            <SectionHeading id="pages">By kind of page</SectionHeading>
            <ReportTable title="By kind of page" head="Page" rows={pages} />
          </section>
          <section aria-labelledby="pictures">
            <SectionHeading id="pictures">Pictures, and when they ran</SectionHeading>
            <ReportTable title="By picture" head="Picture" rows={pictures} />
          </section>
        </>
      )}
      {traffic.length > 0 && (
        <section aria-labelledby="counted">
          <SectionHeading id="counted">How these are counted</SectionHeading>
          <DiscardedTable traffic={traffic} />
        </section>
      )}
    </>
  );
}

function Previews({ numbers: { ad, business } }: { readonly numbers: FlightNumbers }) {
  if (ad?.imageUrl) return <SlotPreview ad={ad} />;
  return business && <SlotPreview business={business} />;
}
