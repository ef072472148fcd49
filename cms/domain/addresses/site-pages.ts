import * as texts from '#texts';
import { slugPath } from './slugs.ts';

interface SitePage {
  readonly path: string;
  /** A list that the page refetches itself if only the query changes. */
  readonly isList?: true;
  /** Its link in the footer. */
  readonly footer?: () => string;
  /** Its link under "More to Read" on the sitemap page. */
  readonly moreToRead?: () => string;
  /** Included in `sitemap.xml` with the last change of these; `nothing` if no change is known. */
  readonly changesWith?: 'places' | 'home' | 'stories' | 'guides' | 'issues' | 'nothing';
}

/** The guide to a whole area has its own path (spec 2 §2, Timonium). */
export const AREA_GUIDE_SLUG = texts.area.slug();

const SINGLE_PAGES = {
  cuisines: { path: '/cuisines', changesWith: 'places' },
  neighborhoods: { path: '/neighborhoods', changesWith: 'places' },
  stories: { path: '/local-businesses', moreToRead: texts.sitemap.stories, changesWith: 'stories' },
  quiz: { path: '/quiz', moreToRead: texts.pages.quiz, changesWith: 'places' },
  areaGuide: { path: `/${AREA_GUIDE_SLUG}`, moreToRead: texts.area.heading },
  about: { path: '/about', footer: texts.pages.about, moreToRead: texts.pages.about, changesWith: 'nothing' },
  faq: { path: '/faq', footer: texts.pages.faq, changesWith: 'home' },
  submitRestaurant: { path: '/submit-restaurant', changesWith: 'nothing' },
  guides: { path: '/blog', changesWith: 'guides' },
  // Excludes the badge pages below it, which are only for people who know the URL (spec 2 §6).
  awards: { path: '/awards', changesWith: 'nothing' },
  winDinner: { path: '/win-dinner', changesWith: 'nothing' },
  newsletter: {
    path: '/newsletter',
    footer: texts.pages.newsletter,
    moreToRead: texts.archive.heading,
    changesWith: 'issues',
  },
  sitemap: { path: '/sitemap', changesWith: 'guides' },
  auth: { path: '/auth' },
  /** Replaces a forgotten password; the emailed link has a token after `#`. */
  newPassword: { path: '/auth/password' },
  account: { path: '/account' },
  confirmEmail: { path: '/account/email' },
  saved: { path: '/saved' },
  /** Shown by the service worker for a page that it hasn't cached. */
  offline: { path: '/offline' },
  unsubscribe: { path: '/unsubscribe' },
  /** The target of a link in a mail, with a token. */
  confirmSubscription: { path: '/newsletter/confirm' },
  adminLogin: { path: '/admin/login' },
  admin: { path: '/admin' },
} as const satisfies Record<string, SitePage>;

const RECORD_PAGES = {
  cuisine: { path: '/cuisines/:slug', isList: true },
  neighborhood: { path: '/neighborhoods/:slug', isList: true },
  restaurant: { path: '/restaurants/:id' },
  story: { path: '/local-businesses/:slug' },
  guide: { path: '/blog/:slug' },
  award: { path: '/awards/:slug' },
  issue: { path: '/newsletter/:slug' },
  sharedList: { path: '/saved/:token' },
  /** An advertiser's numbers. */
  report: { path: '/reports/:token' },
  author: { path: '/authors/:slug' },
  /** Added by editors. */
  page: { path: '/:slug' },
} as const satisfies Record<string, SitePage>;

/**
 * The pages of spec 1 §2 and spec 2 §2, except the home page, by the name of their folder in `web/src/pages`:
 * `winDinner` is in `win-dinner`. Routes, `paths`, footer, sitemap page, `sitemap.xml` and the reserved slugs are
 * derived from this. Links keep this order; the router prefers the more specific path.
 */
export const SITE_PAGES: readonly (readonly [name: string, page: SitePage])[] = Object.entries<SitePage>({
  ...SINGLE_PAGES,
  ...RECORD_PAGES,
});

/** The paths of the pages with a fixed path. */
export const PAGE_PATHS = {
  home: '/',
  ...(Object.fromEntries(Object.entries(SINGLE_PAGES).map(([name, { path }]) => [name, path])) as {
    readonly [Name in keyof typeof SINGLE_PAGES]: (typeof SINGLE_PAGES)[Name]['path'];
  }),
};

/** What is in the path of a record's page: its number, or the slug of a name. */
type KeyOf<Path extends string> = Path extends `${string}:id` ? number : string;

const recordPaths = Object.fromEntries(
  Object.entries(RECORD_PAGES).map(([name, { path }]) => [
    name,
    (key: string | number) => path.replace(/:.*/, slugPath(String(key))),
  ]),
) as {
  readonly [Name in keyof typeof RECORD_PAGES]: (key: KeyOf<(typeof RECORD_PAGES)[Name]['path']>) => string;
};

/** The path of the page of a record, for links, texts, redirects and feeds: `pathOf.cuisine('Crab House')`. */
export const pathOf = {
  ...recordPaths,
  sharedList: (token: string) => `/saved/${token}`,
  guide: (slug: string) => (slug === AREA_GUIDE_SLUG ? PAGE_PATHS.areaGuide : recordPaths.guide(slug)),
};
