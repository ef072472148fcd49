import type { SoldCampaign } from '#contract/ad-report';
import { REPORT_LINK_DAYS, USUAL_LINK_DAYS } from '#domain/ads/report-links';
import { shortDate } from '#domain/calendar/date-texts';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { useApp } from '../../boot/app-context.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { Link } from '../../ui/link.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { showToast } from '../../ui/show-toast.ts';
import styles from './campaign-section.module.css';
import { campaignPath } from './dashboard-view.ts';
import { useNumbers } from './use-numbers.ts';
import type { AdminActions } from './use-admin-actions.ts';
import { UnlessLoaded } from './waiting.tsx';

/** The links that advertisers get: for how long they open, and how to close those that are out. */
export function ReportSection({ actions }: { readonly actions: AdminActions }) {
  const { fetchApi } = useApp();
  const [days, setDays] = useState<(typeof REPORT_LINK_DAYS)[number]>(USUAL_LINK_DAYS);
  const campaigns = useNumbers({
    ...callQuery(fetchApi, 'listSoldCampaigns', { query: { days } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="reports">
      <SectionHeading id="reports">Reports</SectionHeading>
      {!campaigns.data && <UnlessLoaded of="the campaigns" query={campaigns} />}
      {campaigns.data?.length === 0 && <p>No reports yet. Each campaign has one, from its first day on.</p>}
      {campaigns.data && campaigns.data.length > 0 && (
        <>
          <div className={styles.month}>
            <FormField label="New links open for">
              {(control) => (
                <select
                  {...control}
                  value={days}
                  onChange={({ target }) =>
                    setDays(REPORT_LINK_DAYS.find((one) => String(one) === target.value) ?? USUAL_LINK_DAYS)
                  }
                >
                  {REPORT_LINK_DAYS.map((one) => (
                    <option key={one} value={one}>
                      {one} days
                    </option>
                  ))}
                </select>
              )}
            </FormField>
          </div>
          <ul className={styles.list}>
            {campaigns.data.map((campaign) => (
              <ReportRow key={campaign.id} campaign={campaign} actions={actions} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface ReportRowProps {
  readonly campaign: SoldCampaign;
  readonly actions: AdminActions;
}

function ReportRow({ campaign: { id, name, advertiser, report }, actions: { withdraw } }: ReportRowProps) {
  return (
    <li className={styles.report}>
      <p>
        <Link to={campaignPath(id)}>{name}</Link>
        <br />
        <span className={styles.facts}>
          {advertiser && `${advertiser} · `}Opens for everyone who has the link through{' '}
          {shortDate(report.lastDay)}
        </span>
      </p>
      <p className={styles.actions}>
        <a
          href={report.path}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'outline', size: 'small' })}
          aria-label={`Report: ${name}`}
        >
          Report
        </a>
        <Button
          variant="outline"
          size="small"
          aria-label={`Copy the link: ${name}`}
          onClick={() => void copyLink(report.path)}
        >
          Copy link
        </Button>
        <Button
          variant="outline"
          size="small"
          aria-label={`Withdraw the links: ${name}`}
          disabled={withdraw.isPending}
          onClick={() => withdraw.mutate(id)}
        >
          Withdraw links
        </Button>
      </p>
    </li>
  );
}

async function copyLink(path: string): Promise<void> {
  const link = new URL(path, location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    showToast({ title: 'Link copied' });
  } catch {
    showToast({ title: 'We couldn’t copy the link', description: link, variant: 'destructive' });
  }
}
