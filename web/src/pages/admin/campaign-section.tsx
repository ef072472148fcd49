import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { CAMPAIGN_NUMBERS } from '../../api/campaign-numbers.ts';
import { useApp } from '../../boot/app-context.ts';
import { shortDate } from '#domain/calendar/date-texts';
import { ButtonLink } from '../../ui/button.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './campaign-section.module.css';

const CAMPAIGNS = '/cms/collections/campaigns';

/** What has been sold to whom, and the report to send to each. */
export function CampaignSection() {
  const { fetchApi } = useApp();
  const { data: campaigns, isError } = useQuery({
    ...callQuery(fetchApi, 'listSoldCampaigns'),
    ...CAMPAIGN_NUMBERS,
  });
  if (!campaigns)
    return isError && <p role="alert">We couldn’t load the campaigns. Reload the page to try again.</p>;
  return (
    <section aria-labelledby="campaigns">
      <SectionHeading id="campaigns">Campaigns</SectionHeading>
      {campaigns.length === 0 && (
        <p>
          No campaigns yet. Make one at the desk, then choose it for its ads: it’s what you invoice and
          report.
        </p>
      )}
      <ul className={styles.list}>
        {campaigns.map(({ id, name, advertiser, orderNumber, states, report }) => (
          <li key={id} className={styles.campaign}>
            <p>
              <a href={`${CAMPAIGNS}/${id}`}>{name}</a>
              <br />
              {[advertiser, orderNumber, stateText(states)].filter(Boolean).join(' · ')}
            </p>
            <p className={styles.report}>
              <a href={report.path} target="_blank" rel="noopener" aria-label={`Report: ${name}`}>
                Report
              </a>{' '}
              Its link opens for everyone who has it through {shortDate(report.lastDay)}.
            </p>
          </li>
        ))}
      </ul>
      <ButtonLink to={`${CAMPAIGNS}/create`} newTab variant="outline" size="small">
        New campaign
      </ButtonLink>
    </section>
  );
}

/** "2 Live, 1 Behind" */
function stateText(states: readonly string[]): string {
  if (states.length === 0) return 'Nothing booked yet';
  return Array.from(
    Map.groupBy(states, (state) => state),
    ([state, all]) => `${all.length} ${state}`,
  ).join(', ');
}
