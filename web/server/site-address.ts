/** Resolves a request URL on this site, however it begins: `//host/path` is a path here, not another host. */
export function siteAddress(originalUrl: string, siteUrl: string): URL {
  const url = new URL(siteUrl);
  const [path = '', ...query] = originalUrl.split('?');
  url.pathname = path;
  url.search = query.join('?');
  return url;
}
