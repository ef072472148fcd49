import type { CuisineStat, NeighborhoodStat } from '#contract/aggregates';
import type { GuidesPage } from '#contract/editorial';
import type { Site } from '#contract/pages';
import { AREA_GUIDE_SLUG, SITE_PAGES } from '#domain/addresses/site-pages';
import { SITEMAP_GUIDES, SITEMAP_NAMES } from '#domain/guides/editorial-words';
import { nameGuideSlug } from '#domain/guides/guides';
import { cuisinePlaces } from '#domain/words/listing-headings';
import * as texts from '#texts';
import { paths } from '../../paths.ts';

export interface SitemapLink {
  readonly label: string;
  readonly to: string;
}

export interface SitemapSection {
  readonly title: string;
  readonly links: readonly SitemapLink[];
}

/** The page's data; parts that failed to load are absent. */
export interface SitemapContents {
  readonly site: Pick<Site, 'popularNeighborhoods' | 'popularCuisines' | 'footerPages'>;
  readonly neighborhoods?: readonly NeighborhoodStat[] | undefined;
  readonly cuisines?: readonly CuisineStat[] | undefined;
  readonly guides?: GuidesPage | undefined;
}

/** Labels from spec 2 §2. */
const MAIN_PAGES: SitemapSection = {
  title: texts.sitemap.mainPages(),
  links: [
    { label: texts.pages.home(), to: paths.home },
    { label: texts.sitemap.signIn(), to: paths.auth },
    { label: texts.pages.faq(), to: paths.faq },
    { label: texts.pages.winDinner(), to: paths.winDinner },
    { label: texts.pages.awards(), to: paths.awards },
    { label: texts.words.addRestaurant(), to: paths.submitRestaurant },
    { label: texts.pages.guides(), to: paths.guides },
  ],
};

/** Pages in the spec's route table but not in its sitemap (decisions §2). */
function morePages({ guides, site }: SitemapContents): SitemapSection {
  const hasAreaGuide = guides?.groups.some((group) =>
    group.guides.some(({ slug }) => slug === AREA_GUIDE_SLUG),
  );
  return {
    title: texts.sitemap.moreToRead(),
    links: [
      ...SITE_PAGES.flatMap(([, { path, moreToRead: label }]) =>
        label === undefined || (path === paths.areaGuide && hasAreaGuide === false)
          ? []
          : { label: label(), to: path },
      ),
      ...site.footerPages.map(({ slug, title }) => ({ label: title, to: paths.page(slug) })),
    ],
  };
}

/** The page's sections (spec 2 §2, limits §9); without statistics, static links only. */
export function sitemapSections(contents: SitemapContents): SitemapSection[] {
  return [
    MAIN_PAGES,
    { title: texts.sitemap.blogGuides(), links: guideLinks(contents) },
    {
      title: texts.pages.neighborhoods(),
      links: [
        { label: texts.guide.allNeighborhoods(), to: paths.neighborhoods },
        ...neighborhoodLinks(contents),
      ],
    },
    {
      title: texts.pages.cuisines(),
      links: [{ label: texts.guide.allCuisines(), to: paths.cuisines }, ...cuisineLinks(contents)],
    },
    morePages(contents),
  ];
}

function neighborhoodLinks({ neighborhoods, site }: SitemapContents): SitemapLink[] {
  if (!neighborhoods)
    return site.popularNeighborhoods.map(({ label, slug }) => ({ label, to: paths.neighborhood(slug) }));
  return neighborhoods.slice(0, SITEMAP_NAMES).map(({ neighborhood, count }) => ({
    label: `${neighborhood} (${count})`,
    to: paths.neighborhood(neighborhood),
  }));
}

function cuisineLinks({ cuisines, site }: SitemapContents): SitemapLink[] {
  if (!cuisines) return site.popularCuisines.map(({ label, slug }) => ({ label, to: paths.cuisine(slug) }));
  return cuisines
    .slice(0, SITEMAP_NAMES)
    .map(({ category, count }) => ({ label: `${category} (${count})`, to: paths.cuisine(category) }));
}

/** Links only to guides that exist, at most ten of each kind (decisions §8). */
function guideLinks({ neighborhoods, cuisines, guides }: SitemapContents): SitemapLink[] {
  if (!neighborhoods || !cuisines || !guides) return [{ label: texts.sitemap.allGuides(), to: paths.guides }];
  const bySlug = new Map(guides.groups.flatMap((group) => group.guides.map((guide) => [guide.slug, guide])));
  return [
    ...neighborhoods
      .map(({ neighborhood }) => ({
        label: texts.sitemap.neighborhoodGuide({ neighborhood }),
        slug: nameGuideSlug('neighborhood', neighborhood),
      }))
      .filter(({ slug }) => bySlug.has(slug))
      .slice(0, SITEMAP_GUIDES),
    ...cuisines
      .map(({ category }) => ({ category, slug: nameGuideSlug('cuisine', category) }))
      .filter(({ slug }) => bySlug.has(slug))
      .map(({ category, slug }) => ({
        label: texts.sitemap.cuisineGuide({ places: cuisinePlaces(category, 2, bySlug.get(slug)?.plural) }),
        slug,
      }))
      .slice(0, SITEMAP_GUIDES),
  ].map(({ label, slug }) => ({ label, to: paths.guide(slug) }));
}
