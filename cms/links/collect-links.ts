import { siteOrWebUrl, webUrl } from '#domain/addresses/links';
import type { Pool } from 'pg';
import type { Linking, LinkUse } from './link-use.ts';
import { linksInText } from './links-in-text.ts';

/** Names for examples (RFC 2606), where there is no site. A link to `localhost` is a mistake. */
const RESERVED_NAME = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test)\.?$/;

/** Rows read at a time. */
const PAGE = 2_000;

interface TextRow {
  id: number;
  body: unknown;
}

interface AwardRow {
  id: number;
  place: number;
  website: string | null;
}

interface HomeRow {
  id: number;
  buttons: readonly { readonly to: string; readonly label: string }[];
}

interface AdRow {
  id: number;
  clicks: readonly string[];
  picture: string | null;
}

interface PlaceRow {
  id: number;
  website: string | null;
  menu: string | null;
  reservation: string | null;
}

export interface LinkSource {
  readonly collection: Linking;
  readonly docId: number;
}

interface CollectOptions {
  readonly siteUrl: string;
  readonly only?: LinkSource | undefined;
}

/** All links shown to readers, in batches; with `only`, those of one document. */
export async function* collectLinks(pool: Pool, options: CollectOptions): AsyncGenerator<LinkUse[]> {
  for (const collection of ['stories', 'guides', 'pages'] as const) {
    yield* linksOf<TextRow>(
      pool,
      collection,
      `id, body from ${collection} where _status = 'published'`,
      ({ body }) => linksInText(body).map(({ href, words }) => [href, words]),
      options,
    );
  }
  // The badge page shows the website, too, and for a closed place nothing else checks it.
  yield* linksOf<AwardRow>(
    pool,
    'awards',
    `id, restaurant_id as place, (select website from restaurants r
       where r.id = awards.restaurant_id and r._status = 'published') as website
     from awards where _status = 'published' and restaurant_id is not null`,
    ({ place, website }) => [
      [`/cms/collections/restaurants/${place}`, 'Place'],
      [webUrl(website), 'Website of the place'],
    ],
    options,
  );
  yield* linksOf<HomeRow>(
    pool,
    'home',
    `id, array(select json_build_object('to', link_to, 'label', link_label) from home_blocks_notice
       where _parent_id = home.id and link_to <> '' and link_label <> '' order by _order) as buttons
     from home where true`,
    ({ buttons }) => buttons.map(({ to, label }) => [siteOrWebUrl(to), label]),
    options,
  );
  yield* collectAdLinks(pool, options);
  yield* linksOf<PlaceRow>(
    pool,
    'restaurants',
    `id, website, menu_url as menu, reservation_url as reservation from restaurants
     where _status = 'published' and status <> 'closed'
       and coalesce(website, menu_url, reservation_url) is not null`,
    ({ website, menu, reservation }) => [
      [webUrl(website), 'Website'],
      [webUrl(menu), 'Menu'],
      [webUrl(reservation), 'Reservations'],
    ],
    options,
  );
}

/** Where ads and featured businesses lead, until they have ended. */
async function* collectAdLinks(pool: Pool, options: CollectOptions): AsyncGenerator<LinkUse[]> {
  yield* linksOf<AdRow>(
    pool,
    'ads',
    `id, image_url as picture, array_prepend(click_url, array(select c.click_url from ads_creatives c
       where c._parent_id = ads.id and c.click_url <> '' and not coalesce(c.is_paused, false))) as clicks
     from ads where is_active and deleted_at is null and (end_date is null or end_date > now() - interval '1 day')`,
    ({ clicks, picture }) => [
      ...clicks.map((click): Linked => [webUrl(click), 'Click address']),
      [siteOrWebUrl(picture), 'Picture'],
    ],
    options,
  );
  yield* linksOf<Pick<PlaceRow, 'id' | 'website'>>(
    pool,
    'featured-businesses',
    `id, website_url as website from featured_businesses
     where is_active and deleted_at is null and (end_date is null or end_date > now() - interval '1 day')`,
    ({ website }) => [[webUrl(website), 'Website']],
    options,
  );
}

/** A link's target, and the words or the field that contain it. */
type Linked = readonly [href: string | null, part: string];

async function* linksOf<Row extends { id: number }>(
  pool: Pool,
  collection: Linking,
  what: string,
  linksIn: (row: Row) => readonly Linked[],
  { siteUrl, only }: CollectOptions,
): AsyncGenerator<LinkUse[]> {
  if (only && only.collection !== collection) return;
  for await (const rows of pagesOf<Row>(pool, what, only)) {
    yield rows.flatMap((row) =>
      linksIn(row).flatMap(([href, part]) => useOf({ collection, docId: row.id }, href, part, siteUrl)),
    );
  }
}

async function* pagesOf<Row extends { id: number }>(
  pool: Pool,
  what: string,
  only: LinkSource | undefined,
): AsyncGenerator<Row[]> {
  let last = only ? only.docId - 1 : 0;
  for (;;) {
    const { rows } = await pool.query<Row>(
      `select ${what} and id > $1 and id <= $2 order by id limit ${PAGE}`,
      [last, only?.docId ?? 2_147_483_647],
    );
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

function useOf(source: LinkSource, href: string | null, part: string, siteUrl: string): LinkUse[] {
  const address = addressOf(href, siteUrl);
  return address === null ? [] : [{ ...source, address, part }];
}

/**
 * The address that a link is checked at: a path of this site, or a whole URL. `null` for mail, telephone, anchors and
 * names reserved for examples.
 */
export function addressOf(href: string | null, siteUrl: string): string | null {
  if (href === null || href.startsWith('#') || !URL.canParse(href, siteUrl)) return null;
  const url = new URL(href, siteUrl);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  url.hash = '';
  const isOwn = url.origin === new URL(siteUrl).origin;
  if (!isOwn && RESERVED_NAME.test(url.hostname)) return null;
  return isOwn ? url.pathname + url.search : url.href;
}
