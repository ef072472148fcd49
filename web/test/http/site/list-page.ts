/** Text of HTML, without its tags. */
export function decodeHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

interface ItemList {
  numberOfItems: number;
  itemListElement?: { position: number; url: string }[];
}

/** All mentions of the count in a list page's HTML. */
export function parseListPage(html: string) {
  const [, structured = '{}'] =
    html.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? [];
  const graph: { mainEntity?: ItemList }[] = JSON.parse(structured)['@graph'] ?? [];
  const list = graph.find(({ mainEntity }) => mainEntity)?.mainEntity;
  return {
    heading: decodeHtml(html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1] ?? ''),
    title: decodeHtml(html.match(/<title[^>]*>(.*?)<\/title>/s)?.[1] ?? ''),
    cards: html.split('<article').length - 1,
    numberOfItems: list?.numberOfItems,
    items: list?.itemListElement?.length,
    firstPosition: list?.itemListElement?.[0]?.position,
    /** The paths of its places, in order. */
    places: (list?.itemListElement ?? []).map(({ url }) => new URL(url).pathname),
    canonical: pathOf(html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]),
  };
}

function pathOf(address: string | undefined): string | null {
  if (address === undefined) return null;
  const { pathname, search } = new URL(decodeHtml(address));
  return pathname + search;
}
