import { useSuspenseQuery } from '@tanstack/react-query';
import type { GuidePage } from '#contract/editorial';
import { pageTitle } from '#domain/words/headings';
import { articleData, restaurantListData } from '#domain/structured-data/structured-data';
import { callQuery } from '../api/call-query.ts';
import { useApp } from '../app-context.ts';
import { PageHead } from '../head/page-head.tsx';
import { paths } from '../paths.ts';
import { PRIVATE_PAGE } from '../private-page.ts';

/** Head and structured data of a guide: an article plus its item list (decisions §12). */
export function GuideHead({ guide }: { readonly guide: GuidePage }) {
  const { fetchApi, siteUrl } = useApp();
  const { data: site } = useSuspenseQuery(callQuery(fetchApi, 'getSite'));
  const path = paths.guide(guide.slug);
  const image = guide.image?.url ?? paths.sharePictureOf('guides', guide.slug);
  const breadcrumbs = [
    { name: 'Home', url: paths.home },
    { name: 'Guides', url: paths.guides },
    { name: guide.title, url: path },
  ];
  const article = articleData({
    headline: guide.title,
    description: guide.description,
    url: path,
    imageUrl: image,
    picture: guide.image,
    publishedAt: guide.publishDate,
    updatedAt: guide.updatedAt,
    authors: guide.authors.map((author) => ({ name: author.name, path: paths.author(author.slug) })),
    publication: site.publication,
    siteUrl,
    breadcrumbs,
  });
  const list = restaurantListData({
    name: guide.title,
    url: path,
    siteUrl,
    restaurants: guide.restaurants
      .filter(({ hasCuisinePage }) => hasCuisinePage)
      .map((place) => ({ ...place, url: paths.restaurant(place.id) })),
    breadcrumbs: [],
  });
  return (
    <PageHead
      title={pageTitle(guide.metaTitle ?? guide.title, site.name)}
      description={guide.description}
      canonicalPath={paths.guide(guide.canonicalSlug)}
      type="article"
      robots={guide.isPreview ? PRIVATE_PAGE : undefined}
      image={guide.shareImageUrl ?? image}
      data={{ ...article, '@graph': [...article['@graph'], ...list['@graph']] }}
    />
  );
}
