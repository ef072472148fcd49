import { region } from '#city';
import type { InvoicedCampaign } from '#domain/ads/invoice-lines';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from './run-sql.ts';

/** A campaign with its counts of a month, and what its invoice says of it. */
export interface CampaignOfMonth extends InvoicedCampaign {
  readonly name: string;
  readonly orderNumber: string | null;
  readonly advertiser: string | null;
  readonly invoiceAddress: string | null;
}

/** Every campaign that has been released, deleted ads included: what was delivered is owed. `month`: `2026-11`. */
export function sumCampaigns(payload: Payload, month: string): Promise<CampaignOfMonth[]> {
  const zone = region.timeZone;
  return runSql<CampaignOfMonth>(
    payload,
    sql`with flights as (
        select 'ad' as subject, id, campaign_id, start_date, released_at from ads
        union all
        select 'featured', id, campaign_id, start_date, released_at from featured_businesses
      )
      select c.name, c.order_number as "orderNumber", a.name as advertiser, a.invoice_address as "invoiceAddress",
        c.price::float8 as price, c.price_kind as "priceKind",
        to_char(min(coalesce(f.start_date at time zone 'UTC', f.released_at at time zone ${zone})), 'YYYY-MM-DD') as "firstDay",
        coalesce(sum(counted.impressions), 0)::float8 as impressions, coalesce(sum(counted.clicks), 0)::float8 as clicks
      from campaigns c
        left join advertisers a on a.id = c.advertiser_id
        join flights f on f.campaign_id = c.id and f.released_at is not null
        left join lateral (
          select sum(count) filter (where event = 'impression') as impressions,
            sum(count) filter (where event in ('click', 'phone', 'website')) as clicks
          from ad_days d where d.subject = f.subject and d.subject_id = f.id
            and day >= ${`${month}-01`}::date and day < ${`${month}-01`}::date + interval '1 month'
        ) counted on true
      group by c.id, a.id order by a.name, c.order_number, c.id`,
  );
}
