import type { SoldCampaign } from '#contract/ad-report';
import type { Flight } from '#contract/flights';
import { PRICE_KINDS } from '#domain/ads/price-kinds';
import { moneyText } from '#domain/words/quantities';
import { FlightProgressItem } from '../../components/numbers/flight-progress.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './campaign-section.module.css';
import { campaignPath, deskPath, flightPath } from './dashboard-view.ts';
import { useCampaigns, useFlights } from './use-numbers.ts';
import { LoadState } from './load-state.tsx';

/** What has been sold to whom, and how it comes along. */
export function CampaignSection() {
  const campaigns = useCampaigns();
  const flights = useFlights();
  const flightsOf = (id: number | undefined) =>
    (flights.data ?? []).filter(({ campaign }) => campaign?.id === id);
  return (
    <section aria-labelledby="campaigns">
      <SectionHeading id="campaigns">Campaigns</SectionHeading>
      <LoadState of="the campaigns" query={campaigns} />
      {campaigns.data && <LoadState of="their flights" query={flights} />}
      {campaigns.data?.length === 0 && (
        <p>
          No campaigns yet. Make one at the desk, then choose it for its ads. It’s what you invoice and
          report.
        </p>
      )}
      {flights.data && (
        <ul className={styles.list}>
          {campaigns.data?.map((campaign) => (
            <li key={campaign.id} className={styles.campaign}>
              <h3>
                <Link to={campaignPath(campaign.id)}>{campaign.name}</Link>
              </h3>
              <p className={styles.facts}>
                {saleText(campaign)} · {statesText(flightsOf(campaign.id))}
              </p>
              <FlightList flights={flightsOf(campaign.id)} />
            </li>
          ))}
          {flightsOf(undefined).length > 0 && (
            <li className={styles.campaign}>
              <h3>Without a campaign</h3>
              <p className={styles.facts}>Nobody is invoiced for these.</p>
              <FlightList flights={flightsOf(undefined)} />
            </li>
          )}
        </ul>
      )}
      <ButtonLink to={deskPath('campaign', 'create')} newTab variant="outline" size="small">
        New campaign
      </ButtonLink>
    </section>
  );
}

/** The flights with links to their own pages. */
export function FlightList({ flights }: { readonly flights: readonly Flight[] }) {
  return (
    <ul className={styles.flights}>
      {flights.map((flight) => (
        <FlightProgressItem key={`${flight.subject} ${flight.id}`} flight={flight}>
          <Link to={flightPath(flight)}>{flight.name}</Link>
        </FlightProgressItem>
      ))}
    </ul>
  );
}

/** "Lantern Books · Order MS-101 · $12.50 for a click" */
export function saleText({ advertiser, orderNumber, price, priceKind }: SoldCampaign): string {
  const sold = price !== null && `${moneyText(price)} for ${PRICE_KINDS[priceKind].toLowerCase()}`;
  const facts = [advertiser, orderNumber && `Order ${orderNumber}`, sold || 'No price yet'];
  return facts.filter(Boolean).join(' · ');
}

/** "2 Live, 1 Behind" */
function statesText(flights: readonly Flight[]): string {
  if (flights.length === 0) return 'Nothing booked yet';
  return Array.from(
    Map.groupBy(flights, ({ state }) => state),
    ([state, all]) => `${all.length} ${state}`,
  ).join(', ');
}
