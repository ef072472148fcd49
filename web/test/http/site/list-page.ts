/** Text of HTML, without its tags. */
export function decodeHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** What the HTML of a list says about its number, in all places where it says it. */
export function parseListPage(html: string) {
  const [, structured = '{}'] =
    html.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? [];
  const graph: { mainEntity?: { numberOfItems: number; itemListElement?: unknown[] } }[] =
    JSON.parse(structured)['@graph'] ?? [];
  const list = graph.find(({ mainEntity }) => mainEntity)?.mainEntity;
  return {
    heading: decodeHtml(html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1] ?? ''),
    title: decodeHtml(html.match(/<title[^>]*>(.*?)<\/title>/s)?.[1] ?? ''),
    cards: html.split('<article').length - 1,
    numberOfItems: list?.numberOfItems,
    items: list?.itemListElement?.length,
  };
}
