import { region } from '#city';
import type { InvoicedCampaign } from '#domain/ads/invoice-lines';
import { lastDayOf } from '#domain/calendar/month-weeks';
import type { Payload } from 'payload';
import { sumFlights } from '../ad-delivery/ad-sums.ts';

/** A campaign with its counts of a month, and what its invoice says of it. */
export interface CampaignOfMonth extends InvoicedCampaign {
  readonly id: number;
  readonly name: string;
  readonly orderNumber: string | null;
  readonly advertiser: string | null;
  readonly invoiceAddress: string | null;
}

const RELEASED = `with flights as (
    select 'ad' as subject, id, campaign_id, start_date, released_at from ads
    union all
    select 'featured', id, campaign_id, start_date, released_at from featured_businesses
  )
  select c.id, c.name, c.order_number as "orderNumber", a.name as advertiser, a.invoice_address as "invoiceAddress",
    c.price::float8 as price, c.price_kind as "priceKind",
    to_char(min(coalesce(f.start_date at time zone 'UTC', f.released_at at time zone $1)), 'YYYY-MM-DD') as "firstDay",
    coalesce(array_agg(f.id) filter (where f.subject = 'ad'), '{}') as ads,
    coalesce(array_agg(f.id) filter (where f.subject = 'featured'), '{}') as businesses
  from campaigns c
    left join advertisers a on a.id = c.advertiser_id
    join flights f on f.campaign_id = c.id and f.released_at is not null
  group by c.id, a.id order by a.name, c.order_number, c.id`;

interface Released extends Omit<CampaignOfMonth, 'impressions' | 'clicks'> {
  readonly ads: number[];
  readonly businesses: number[];
}

/** Every campaign that has been released, deleted ads included: what was delivered is owed. `month`: `2026-11`. */
export async function sumCampaigns({ db: { pool } }: Payload, month: string): Promise<CampaignOfMonth[]> {
  const { rows } = await pool.query<Released>(RELEASED, [region.timeZone]);
  const sums = await sumFlights(pool, {
    ads: rows.flatMap(({ ads }) => ads),
    businesses: rows.flatMap(({ businesses }) => businesses),
    from: `${month}-01`,
    to: lastDayOf(month),
  });
  return rows.map(({ ads, businesses, ...campaign }) => {
    const own = sums.filter(({ subject, subjectId }) =>
      (subject === 'ad' ? ads : businesses).includes(subjectId),
    );
    return {
      ...campaign,
      impressions: own.reduce((sum, { impressions }) => sum + impressions, 0),
      clicks: own.reduce((sum, { clicks }) => sum + clicks, 0),
    };
  });
}
