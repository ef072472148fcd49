import { siteOrWebUrl, webUrl } from '#domain/addresses/links';
import { isRecord } from '#domain/is-record';
import type { ClientBase } from 'pg';
import {
  childrenOf,
  linkTarget,
  relatedId,
  topNodes,
  wordsIn,
  type TextNode,
} from '../rich-text/article-text.ts';
import type { Linking, LinkUse } from './link-use.ts';

/** Names for examples (RFC 2606), where there is no site. A link to `localhost` is a mistake. */
const RESERVED_NAME = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test)\.?$/;

/** Rows read at a time. */
const PAGE = 2_000;

/** A link's target, and the words or the field that contain it. */
type Linked = readonly [href: string | null, part: string];

interface Shown {
  readonly collection: Linking;
  /** SQL: what is `stored` of the documents that readers see. */
  readonly what: string;
  readonly linksIn: (stored: unknown) => readonly Linked[];
}

const linkedBy =
  (read: (value: string | null) => string | null): Shown['linksIn'] =>
  (stored) =>
    (stored as Linked[]).map(([href, part]) => [read(href), part]);

const valuesSql = (...all: readonly (readonly [value: string, part: string])[]) =>
  `jsonb_build_array(${all.map(([value, part]) => `jsonb_build_array(${value}, '${part}')`).join(', ')})`;

/** Until an ad or a featured business has ended. */
const RUNS = `is_active and deleted_at is null and (end_date is null or end_date > now() - interval '1 day')`;

const SHOWN: readonly Shown[] = [
  ...(['stories', 'guides', 'pages'] as const).map((collection) => ({
    collection,
    what: `body as stored from ${collection} where _status = 'published'`,
    linksIn: (body: unknown) => linksInText(body).map(({ href, words }): Linked => [href, words]),
  })),
  {
    // The badge page shows the website, too, and for a closed place nothing else checks it.
    collection: 'awards',
    what: `${valuesSql(
      [`'/cms/collections/restaurants/' || restaurant_id`, 'Place'],
      [
        `(select website from restaurants r
          where r.id = restaurant_id and r._status = 'published' and website not like '/%')`,
        'Website of the place',
      ],
    )} as stored from awards where _status = 'published' and restaurant_id is not null`,
    linksIn: linkedBy(siteOrWebUrl),
  },
  {
    collection: 'home',
    what: `coalesce((select jsonb_agg(jsonb_build_array(link_to, link_label) order by _order) from home_blocks_notice
        where _parent_id = home.id and link_to <> '' and link_label <> ''), '[]') as stored
      from home where true`,
    linksIn: linkedBy(siteOrWebUrl),
  },
  {
    collection: 'ads',
    what: `${valuesSql(['click_url', 'Click address'], ['image_url', 'Picture'])} || coalesce((
        select jsonb_agg(jsonb_build_array(c.click_url, 'Click address')) from ads_creatives c
        where c._parent_id = ads.id and c.click_url <> '' and not coalesce(c.is_paused, false)), '[]') as stored
      from ads where ${RUNS}`,
    linksIn: linkedBy(siteOrWebUrl),
  },
  {
    collection: 'featured-businesses',
    what: `${valuesSql(['website_url', 'Website'])} as stored from featured_businesses where ${RUNS}`,
    linksIn: linkedBy(webUrl),
  },
  {
    collection: 'restaurants',
    what: `${valuesSql(['website', 'Website'], ['menu_url', 'Menu'], ['reservation_url', 'Reservations'])} as stored
      from restaurants where _status = 'published' and status <> 'closed'
        and coalesce(website, menu_url, reservation_url) is not null`,
    linksIn: linkedBy(webUrl),
  },
];

/** All links shown to readers, in batches. */
export async function* collectLinks(client: ClientBase, siteUrl: string): AsyncGenerator<LinkUse[]> {
  for (const { collection, what, linksIn } of SHOWN) {
    for (let last = 0, count = PAGE; count === PAGE;) {
      const { rows } = await client.query<{ id: number; stored: unknown }>(
        `select id, ${what} and id > $1 order by id limit ${PAGE}`,
        [last],
      );
      const links = rows.flatMap(({ id, stored }) => linksIn(stored).map((link) => [id, ...link] as const));
      yield links.flatMap(([docId, href, part]) => {
        const address = addressOf(href, siteUrl);
        return address === null ? [] : { collection, docId, address, part };
      });
      last = rows.at(-1)?.id ?? last;
      count = rows.length;
    }
  }
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

interface LinkInText {
  readonly href: string;
  /** The linked words. */
  readonly words: string;
  /** Its writer keeps it, even if it leads nowhere. */
  readonly isKept?: true;
}

/** Longer ones were not typed by anybody. */
const LONGEST = 2_000;

/** All links of a stored text in order; a link to a document is given as the document's path in the panel. */
export function linksInText(text: unknown): LinkInText[] {
  const links: LinkInText[] = [];
  const visit = (node: TextNode) => {
    const href = hrefOf(node);
    if (href !== null && href.length <= LONGEST)
      links.push({ href, words: labelOf(node), ...(isKept(node) && { isKept: true }) });
    childrenOf(node).forEach(visit);
  };
  topNodes(text).forEach(visit);
  return links;
}

function hrefOf({ type, fields }: TextNode): string | null {
  if (!isRecord(fields)) return null;
  if (type === 'block') return wordsIn(fields.url);
  if (type !== 'link' && type !== 'autolink') return null;
  if (fields.linkType !== 'internal') return linkTarget(fields)?.href ?? null;
  const id = isRecord(fields.doc) ? relatedId(fields.doc.value) : null;
  return id === null || !isRecord(fields.doc)
    ? null
    : `/cms/collections/${String(fields.doc.relationTo)}/${id}`;
}

const isKept = ({ fields }: TextNode) => isRecord(fields) && fields.isKept === true;

function labelOf(node: TextNode): string {
  const title = isRecord(node.fields) ? wordsIn(node.fields.title) : null;
  return (title ?? textOf(node)).trim().slice(0, 200);
}

function textOf(node: TextNode): string {
  return (typeof node.text === 'string' ? node.text : '') + childrenOf(node).map(textOf).join('');
}
