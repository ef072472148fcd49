import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';

/** The protocol allows 50,000; this leaves a margin. */
const MAX_ADDRESSES = 45_000;

interface Address {
  readonly path: string;
  readonly lastModified: string | null;
}

export interface SitemapFile {
  readonly path: string;
  readonly addresses: readonly Address[];
}

/** One file per kind of page, or several if one would be too long; none for a kind without pages. */
export function sitemapFiles(
  kinds: Readonly<Record<string, readonly Address[]>>,
  maxAddresses = MAX_ADDRESSES,
): SitemapFile[] {
  return Object.entries(kinds).flatMap(([kind, addresses]) =>
    Array.from({ length: Math.ceil(addresses.length / maxAddresses) }, (_, index) => ({
      // At the root: a sitemap covers only addresses at and below its own folder.
      path: `/sitemap-${kind}${index === 0 ? '' : `-${index + 1}`}.xml`,
      addresses: addresses.slice(index * maxAddresses, (index + 1) * maxAddresses),
    })),
  );
}

export async function sitemapXml({ addresses }: SitemapFile, siteUrl: string): Promise<string> {
  const plain = { news: false, xhtml: false, image: false, video: false };
  const stream = new SitemapStream({ hostname: siteUrl, xmlns: plain });
  for (const { path, lastModified } of addresses) {
    stream.write({ url: path, ...(lastModified !== null && { lastmod: lastModified }) });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}

export async function sitemapIndexXml(files: readonly SitemapFile[], siteUrl: string): Promise<string> {
  const stream = new SitemapIndexStream();
  for (const { path, addresses } of files) {
    const newest = addresses
      .map(({ lastModified }) => lastModified)
      .filter((time) => time !== null)
      .sort()
      .at(-1);
    stream.write({ url: siteUrl + path, ...(newest && { lastmod: newest }) });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
