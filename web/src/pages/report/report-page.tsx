import type { AdReport } from '#contract/ad-report';
import { longDate, momentText } from '#domain/calendar/date-texts';
import { Download } from 'lucide-react';
import { data, type LoaderFunction, useLoaderData, useParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callPath } from '../../api/call.ts';
import { useCall, useSite } from '../../api/use-call.ts';
import { MainLinks } from '../../components/main-links.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { NoticePage } from '../../failures/notice-page.tsx';
import { PageHead, PRIVATE_PAGE } from '../../head/page-head.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { load } from '../../loading/load.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { DayLines } from '../../components/numbers/day-lines.tsx';
import { FlightProgressItem } from '../../components/numbers/flight-progress.tsx';
import { DayTable, DiscardedTable, ReportTable } from '../../components/numbers/report-table.tsx';
import { ReportTotals } from '../../components/numbers/report-totals.tsx';
import styles from './report-page.module.css';

/** A campaign's numbers for its advertiser, by a link that needs no session and ends. */
export function Component() {
  const refusal = useLoaderData<string | null>();
  return (
    <>
      <PageHead title="Ad report" description="The numbers of a campaign." robots={PRIVATE_PAGE} />
      {refusal === null ? (
        <Report />
      ) : (
        <NoticePage title="This report can’t be opened" text={refusal}>
          <MainLinks />
        </NoticePage>
      )}
    </>
  );
}

const HEADERS = {
  'X-Robots-Tag': PRIVATE_PAGE,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
};

export const loader: LoaderFunction = async ({ context, params: { token = '' } }) => {
  try {
    await load(context, 'getAdReport', { params: { token } });
    return data(null, { headers: HEADERS });
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 404, 410].includes(error.status)) throw error;
    return data(error.text, { status: error.status === 410 ? 410 : 404, headers: HEADERS });
  }
};

function Report() {
  const { token = '' } = useParams();
  const site = useSite();
  const report = useCall('getAdReport', { params: { token } });
  const { campaign, advertiser, orderNumber, asOf, lastDay, totals, flights, days, pages, pictures } = report;
  const forWhom = [advertiser, orderNumber && `Order ${orderNumber}`].filter(Boolean).join(' · ');
  return (
    <>
      <PageHeader
        title={campaign}
        subtitle={forWhom}
        fact={`Numbers of ${momentText(asOf)}, counted by ${site.publication}. Today’s are still coming in. This link opens through ${longDate(lastDay)}.`}
        current="Ad report"
      />
      <Container className={styles.page}>
        <ReportTotals totals={totals} />
        <section aria-labelledby="goals">
          <SectionHeading id="goals">Goal and pace</SectionHeading>
          {flights.length === 0 && <p>Nothing has been booked for this campaign yet.</p>}
          <ul className={styles.flights}>
            {flights.map((flight, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- ads may share a name
              <FlightProgressItem key={index} flight={flight} />
            ))}
          </ul>
        </section>
        {days.length === 0 ? (
          <p>Nobody has seen it yet. The numbers begin with the first page that shows it.</p>
        ) : (
          <>
            <Days days={days} token={token} />
            <section aria-labelledby="pages">
              <SectionHeading id="pages">By kind of page</SectionHeading>
              <ReportTable title="By kind of page" head="Page" rows={pages} />
            </section>
            <section aria-labelledby="pictures">
              <SectionHeading id="pictures">By picture</SectionHeading>
              <ReportTable title="By picture" head="Picture" rows={pictures} />
            </section>
          </>
        )}
        <Method report={report} />
      </Container>
    </>
  );
}

interface DaysProps {
  readonly days: AdReport['days'];
  readonly token: string;
}

function Days({ days, token }: DaysProps) {
  const isHydrated = useIsHydrated();
  return (
    <section aria-labelledby="days">
      <SectionHeading id="days">Day by day</SectionHeading>
      <DayLines days={isHydrated ? days : undefined} />
      <DayTable days={days} />
      <a
        href={callPath('downloadAdReport', { params: { token } })}
        download
        className={buttonClass({ variant: 'outline', size: 'small' }, styles.download)}
      >
        <Download aria-hidden="true" />
        Download CSV
      </a>
    </section>
  );
}

function Method({ report: { traffic } }: { readonly report: AdReport }) {
  const { publication } = useSite();
  return (
    <section aria-labelledby="method" className={styles.method}>
      <SectionHeading id="method">How we count</SectionHeading>
      <p>
        An impression is one page view in which the picture was loaded; the same view never counts twice. It’s
        viewable once half of it (30 percent of a large one) has been on screen for a second. A click is a
        reader who followed the link. {publication} follows no reader from page to page to count any of this.
      </p>
      <p>
        Every report that reaches us is either counted or thrown out for one reason, so what we received is
        what we counted plus what we threw out. Nothing that was thrown out is in the numbers above or on an
        invoice.
      </p>
      {traffic.length > 0 && <DiscardedTable traffic={traffic} />}
    </section>
  );
}
