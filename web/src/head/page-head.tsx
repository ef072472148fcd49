import { breadcrumbNode, writeJsonLd, type Breadcrumb, type Node } from '#domain/structured-data/json-ld';
import { pageTitle } from '#domain/words/headings';
import { Helmet } from './helmet.ts';
import { useSite } from '../api/use-call.ts';
import { paths } from '../paths.ts';
import { useApp } from '../boot/app-context.ts';

/** Robots directives of pages for those who know the address: not indexed, links not followed (spec 2 §2). */
export const PRIVATE_PAGE = 'noindex, nofollow';

interface PageHeadProps {
  /** Its title, without the site's name, which follows it. */
  heading?: string;
  /** Instead of a heading, the whole title. */
  title?: string;
  description: string;
  /** Path of the canonical page, without filters and sort order. Absent on pages that are not indexed. */
  canonicalPath?: string;
  type?: 'website' | 'article';
  /** A path on this site: an editor's picture, or the generated one of 1200 x 630. */
  image?: string | undefined;
  keywords?: string | null;
  /** For robots directives beyond "index" and "noindex". */
  robots?: string | undefined;
  /** The pages between the home page and this one, and itself. */
  trail?: readonly Breadcrumb[];
  /** The page's structured data, built from the same objects as its HTML; the trail is added. */
  nodes?: Node | Node[];
}

/** Title, description, canonical link, social tags and structured data; removed on navigation. */
export function PageHead({
  heading = '',
  title: whole,
  description,
  canonicalPath,
  type = 'website',
  image = paths.sharePicture('site'),
  keywords = null,
  robots,
  trail,
  nodes,
}: PageHeadProps) {
  const { siteUrl } = useApp();
  const site = useSite();
  const title = whole ?? pageTitle(heading, site.name);
  const graph = [nodes ?? [], trail ? breadcrumbNode(trail) : []].flat();
  const canonical = canonicalPath === undefined ? undefined : siteUrl + canonicalPath;
  return (
    <>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={description} />
        {keywords !== null && <meta name="keywords" content={keywords} />}
        <meta name="robots" content={robots ?? (canonical ? 'index, follow' : 'noindex')} />
        {canonical && <link rel="canonical" href={canonical} />}
        <meta property="og:site_name" content={site.name} />
        <meta property="og:type" content={type} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {canonical && <meta property="og:url" content={canonical} />}
        <meta property="og:image" content={siteUrl + image} />
        <meta name="twitter:card" content="summary_large_image" />
      </Helmet>
      {graph.length > 0 && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            // A closing tag inside a name must not end the script element.
            __html: writeJsonLd(graph, siteUrl).replaceAll('<', String.raw`\u003c`),
          }}
        />
      )}
    </>
  );
}
