import type { SoldCampaign } from '#contract/ad-report';
import { REPORT_LINK_DAYS, USUAL_LINK_DAYS } from '#domain/ads/report-links';
import { shortDate } from '#domain/calendar/date-texts';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { Link } from '../../ui/link.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { AskDialog } from './ask-dialog.tsx';
import styles from './campaign-section.module.css';
import { campaignPath } from './dashboard-view.ts';
import { useCampaigns } from './use-numbers.ts';
import type { AdminActions } from './use-admin-actions.ts';
import { LoadState } from './load-state.tsx';

/** The links that advertisers get: for how long they open, and how to close those that are out. */
export function ReportSection({ actions }: { readonly actions: AdminActions }) {
  const [days, setDays] = useState<(typeof REPORT_LINK_DAYS)[number]>(USUAL_LINK_DAYS);
  const [asked, setAsked] = useState<SoldCampaign | null>(null);
  const campaigns = useCampaigns(days);
  return (
    <section aria-labelledby="reports">
      <SectionHeading id="reports">Reports</SectionHeading>
      <LoadState of="the campaigns" query={campaigns} />
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
              <ReportRow
                key={campaign.id}
                campaign={campaign}
                isPending={actions.withdraw.isPending}
                onWithdraw={() => setAsked(campaign)}
              />
            ))}
          </ul>
        </>
      )}
      <AskDialog
        open={asked !== null}
        title="Withdraw all links?"
        text={`Every link to the report of “${asked?.name ?? ''}” that you gave out so far will stop opening for ${asked?.advertiser ?? 'its advertiser'} and everyone else, and this can’t be undone. You can send the new one from here.`}
        action="Withdraw links"
        onCancel={() => setAsked(null)}
        onAction={() => {
          if (asked) actions.withdraw.mutate(asked.id);
          setAsked(null);
        }}
      />
    </section>
  );
}

interface ReportRowProps {
  readonly campaign: SoldCampaign;
  readonly isPending: boolean;
  readonly onWithdraw: () => void;
}

function ReportRow({ campaign, isPending, onWithdraw }: ReportRowProps) {
  const { id, name, advertiser, report } = campaign;
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
          disabled={isPending}
          onClick={onWithdraw}
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
