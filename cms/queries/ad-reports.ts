import type { Payload } from 'payload';
import type { Ad, Advertiser, Campaign, FeaturedBusiness } from '../payload-types.ts';
import type { SubjectReports } from './ad-numbers.ts';
import { DISCARD_REASONS } from '#contract/ad-numbers';

/** A campaign with all that ran for it, deleted ads included. */
export interface StoredCampaign {
  readonly campaign: Campaign;
  readonly advertiser: Advertiser | null;
  readonly ads: readonly Ad[];
  readonly businesses: readonly FeaturedBusiness[];
}

export async function findStoredCampaign(payload: Payload, id: number): Promise<StoredCampaign | null> {
  const ofCampaign = {
    where: { campaign: { equals: id } },
    depth: 1,
    pagination: false,
    sort: 'id',
  } as const;
  const [campaign, ads, businesses] = await Promise.all([
    payload.findByID({ collection: 'campaigns', id, depth: 1, joins: false, disableErrors: true }),
    payload.find({ collection: 'ads', ...ofCampaign, trash: true }),
    payload.find({ collection: 'featured-businesses', ...ofCampaign }),
  ]);
  if (!campaign) return null;
  const advertiser = typeof campaign.advertiser === 'object' ? (campaign.advertiser ?? null) : null;
  return { campaign, advertiser, ads: ads.docs, businesses: businesses.docs };
}

/** Sums over the campaign: of a day, of a kind of page, of a picture, and of all. */
export interface CampaignSum {
  readonly part: 'all' | 'day' | 'page' | 'picture';
  readonly day: string | null;
  readonly page: string | null;
  readonly subject: 'ad' | 'featured' | null;
  readonly subjectId: number | null;
  readonly creative: string | null;
  readonly impressions: number;
  readonly viewable: number;
  readonly clicks: number;
}

const SUMS = `select
    case grouping(day, page, subject) when 7 then 'all' when 3 then 'day' when 5 then 'page' else 'picture' end as part,
    to_char(day, 'YYYY-MM-DD') as day, page, subject, subject_id as "subjectId", creative,
    coalesce(sum(count) filter (where event = 'impression'), 0)::float8 as impressions,
    coalesce(sum(count) filter (where event = 'viewable'), 0)::float8 as viewable,
    coalesce(sum(count) filter (where event in ('click', 'phone', 'website')), 0)::float8 as clicks
  from ad_days
  where (subject = 'ad' and subject_id = any($1::int[])) or (subject = 'featured' and subject_id = any($2::int[]))
  group by grouping sets ((), (day), (page), (subject, subject_id, creative))
  order by day, page, subject, subject_id, creative`;

const RECEIVED = `select 0 as "subjectId", event, reason, sum(count)::float8 as count from ad_hours
  where ((subject = 'ad' and subject_id = any($1::int[])) or (subject = 'featured' and subject_id = any($2::int[])))
    and reason = any($3::text[])
  group by event, reason`;

/** The counts of a campaign, and all that was received for it by outcome. */
export async function sumCampaign(
  { db: { pool } }: Payload,
  { ads, businesses }: Pick<StoredCampaign, 'ads' | 'businesses'>,
): Promise<{ sums: CampaignSum[]; reports: SubjectReports[] }> {
  const subjects = [ads.map(({ id }) => id), businesses.map(({ id }) => id)];
  const [sums, reports] = await Promise.all([
    pool.query<CampaignSum>(SUMS, subjects),
    pool.query<SubjectReports>(RECEIVED, [...subjects, ['', ...DISCARD_REASONS]]),
  ]);
  return { sums: sums.rows, reports: reports.rows };
}
