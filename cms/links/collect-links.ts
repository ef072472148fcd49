import { webUrl } from '#domain/addresses/links';
import type { Pool } from 'pg';
import type { Linking, LinkUse } from './link-use.ts';
import { linksInText } from './links-in-text.ts';

/** Rows read at a time. */
const PAGE = 2_000;

interface TextRow {
  id: number;
  body: unknown;
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

/** Every link that readers are shown, in batches; with `only`, those of one document. */
export async function* collectLinks(
  pool: Pool,
  { siteUrl, only }: { readonly siteUrl: string; readonly only?: LinkSource },
): AsyncGenerator<LinkUse[]> {
  for (const collection of ['stories', 'guides', 'pages'] as const) {
    if (only && only.collection !== collection) continue;
    for await (const rows of pagesOf<TextRow>(
      pool,
      `id, body from ${collection} where _status = 'published'`,
      only,
    )) {
      yield rows.flatMap(({ id, body }) =>
        linksInText(body).flatMap(({ href, words }) =>
          useOf({ collection, docId: id }, href, words, siteUrl),
        ),
      );
    }
  }
  if (only && only.collection !== 'restaurants') return;
  const places = `id, website, menu_url as menu, reservation_url as reservation from restaurants
    where _status = 'published' and status <> 'closed'
      and coalesce(website, menu_url, reservation_url) is not null`;
  for await (const rows of pagesOf<PlaceRow>(pool, places, only)) {
    yield rows.flatMap(({ id, website, menu, reservation }) => {
      const source = { collection: 'restaurants', docId: id } as const;
      return [
        ...useOf(source, webUrl(website), 'Website', siteUrl),
        ...useOf(source, webUrl(menu), 'Menu', siteUrl),
        ...useOf(source, webUrl(reservation), 'Reservations', siteUrl),
      ];
    });
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

/** Mail and telephone are not asked; a place on the page is the page. */
function useOf(source: LinkSource, href: string | null, part: string, siteUrl: string): LinkUse[] {
  if (href === null || href.startsWith('#') || !URL.canParse(href, siteUrl)) return [];
  const url = new URL(href, siteUrl);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return [];
  url.hash = '';
  const address = url.origin === new URL(siteUrl).origin ? url.pathname + url.search : url.href;
  return [{ ...source, address, part }];
}
