import { region } from '#city';
import { zoneName } from '#domain/calendar/date-texts';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig } from 'payload';
import { STAFF_COOKIE_PREFIX } from './access/session-cookies.ts';
import { staffOnlyRest } from './access/staff-only-rest.ts';
import { sayOutOfOrder } from './calls/say-out-of-order.ts';
import { adjustPayload, formatLengthErrors, stripControlCharacters } from './collections/adjust-payload.ts';
import { addFieldTexts } from './collections/field-texts.ts';
import { adImages } from './collections/ad-images/ad-images.ts';
import { admins } from './collections/admins/admins.ts';
import { ads } from './collections/ads/ads.ts';
import { advertisers } from './collections/advertisers/advertisers.ts';
import { awards } from './collections/awards/awards.ts';
import { campaigns } from './collections/campaigns/campaigns.ts';
import { brokenLinks } from './collections/broken-links/broken-links.ts';
import { drawings } from './collections/drawings/drawings.ts';
import { featuredBusinesses } from './collections/featured-businesses/featured-businesses.ts';
import { guides } from './collections/guides/guides.ts';
import { importBatches } from './collections/import-batches/import-batches.ts';
import { importSources } from './collections/import-sources/import-sources.ts';
import { media } from './collections/media/media.ts';
import { problemReports } from './collections/problem-reports/problem-reports.ts';
import { refuseOlderForms } from './collections/refuse-older-form.ts';
import { redirects } from './collections/redirects/redirects.ts';
import { placePhotos } from './collections/place-photos/place-photos.ts';
import { refuseWithoutPage } from './commands/refuse-without-page.ts';
import PANEL_WORDS from './admin-panel/panel-words.json' with { type: 'json' };
import { restaurants } from './collections/restaurants/restaurants.ts';
import { cuisines, neighborhoods } from './collections/place-names/place-names.ts';
import { reviews } from './collections/reviews/reviews.ts';
import { savedLists } from './collections/saved-lists/saved-lists.ts';
import { searchGaps } from './collections/search-gaps/search-gaps.ts';
import { newsletterIssues } from './collections/newsletter-issues/newsletter-issues.ts';
import { subscribers } from './collections/subscribers/subscribers.ts';
import { authors } from './collections/authors/authors.ts';
import { pages } from './collections/pages/pages.ts';
import { stories } from './collections/stories/stories.ts';
import { users } from './collections/users/users.ts';
import { closablePg, PLANNING } from './database/closable-pool.ts';
import { buildEmailAdapter } from './outbound/email-adapter.ts';
import { DESKS } from './admin-panel/desk/desks.ts';
import { addListCsv } from './endpoints/desk/list-csv.ts';
import { contractEndpoints } from './endpoints/index.ts';
import { serializeError } from './start/serialize-error.ts';
import { home } from './globals/home.ts';
import { listingRules } from './globals/listing-rules.ts';
import { newsletterTexts } from './globals/newsletter-texts.ts';
import { quizSettings } from './globals/quiz-settings.ts';
import { siteSettings } from './globals/site-settings.ts';
import { service } from './start/services.ts';
import { frugalSharp } from './uploads/frugal-sharp.ts';
import { answerMissingFiles } from './uploads/answer-missing-files.ts';

const cmsFolder = path.dirname(fileURLToPath(import.meta.url));
const runtime = service('runtime');

const config = buildConfig({
  secret: runtime.payloadSecret,
  // The panel and Payload's REST live under /cms: a collection slug would hide contract calls of the same name.
  routes: { admin: '/cms', api: '/cms/api' },
  cookiePrefix: STAFF_COOKIE_PREFIX,
  csrf: runtime.trustedOrigins,
  hooks: { afterError: [sayOutOfOrder] },
  graphQL: { disable: true },
  telemetry: false,
  logger: { options: { name: 'payload', level: runtime.logLevel, serializers: { err: serializeError } } },
  sharp: frugalSharp,
  email: buildEmailAdapter(runtime),
  editor: lexicalEditor(),
  db: postgresAdapter({
    pg: closablePg,
    pool: {
      connectionString: runtime.databaseUrl,
      max: 20,
      options: PLANNING,
    },
    migrationDir: path.join(cmsFolder, 'database', 'migrations'),
    push: false,
    allowIDOnCreate: true,
  }),
  collections: [
    restaurants,
    cuisines,
    neighborhoods,
    placePhotos,
    reviews,
    problemReports,
    searchGaps,
    importBatches,
    importSources,
    brokenLinks,
    stories,
    // Its page is made by queries, which storage doesn’t import.
    {
      ...guides,
      hooks: { ...guides.hooks, beforeChange: [refuseWithoutPage, ...(guides.hooks?.beforeChange ?? [])] },
    },
    awards,
    pages,
    authors,
    redirects,
    media,
    advertisers,
    campaigns,
    ads,
    featuredBusinesses,
    adImages,
    admins,
    users,
    savedLists,
    newsletterIssues,
    subscribers,
    drawings,
  ],
  globals: [home, newsletterTexts, listingRules, quizSettings, siteSettings],
  // A copy, because Payload adds its own endpoints to it.
  endpoints: [...contractEndpoints],
  admin: {
    user: 'admins',
    // A refusal of two sentences is read before it goes.
    toast: { duration: 8_000 },
    // The time zone that scheduling shows and uses.
    timezones: {
      supportedTimezones: [{ label: `${region.name} (${zoneName()})`, value: region.timeZone }],
      defaultTimezone: region.timeZone,
    },
    importMap: {
      baseDir: cmsFolder,
      importMapFile: path.join(cmsFolder, 'admin-panel', 'app', 'cms', 'import-map.js'),
    },
    dateFormat: region.hours === 24 ? 'd MMMM yyyy, HH:mm' : 'MMMM d, yyyy, h:mm a',
    // Payload's other avatars are loaded from another host.
    avatar: 'default',
    components: {
      graphics: {
        Logo: '/admin-panel/brand/logo.tsx#Logo',
        Icon: '/admin-panel/brand/mark.tsx#Mark',
      },
      views: {
        login: {
          path: '/login',
          Component: '/admin-panel/sign-in/sign-in-view.tsx#SignInView',
          meta: { title: 'Sign in' },
        },
        ...Object.fromEntries(
          Object.entries(DESKS).map(([desk, { title, path: address }]) => [
            desk,
            {
              path: address.replace('/cms', '') as `/${string}`,
              exact: true,
              Component: { path: '/admin-panel/desk/desk-view.tsx#DeskView', serverProps: { desk } },
              meta: { title },
            },
          ]),
        ),
      },
      providers: [
        '/admin-panel/desk/desk-menu.tsx#DeskMenu',
        '/admin-panel/barriers/name-widgets.tsx#NameWidgets',
        '/admin-panel/writing/answer-drawers.tsx#AnswerDrawers',
      ],
      beforeDashboard: ['/admin-panel/front-page/work-desk.tsx#WorkDesk'],
      beforeNavLinks: ['/admin-panel/desk/desk-links.tsx#DeskLinks'],
    },
    meta: {
      titleSuffix: ' · Marble Step desk',
      icons: [
        { rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' },
        { rel: 'apple-touch-icon', url: '/apple-touch-icon.png' },
      ],
      // No Payload advertisement in previews of shared links to the panel.
      defaultOGImageType: 'off',
    },
  },
  i18n: {
    translations: {
      en: PANEL_WORDS,
    },
  },
  upload: { limits: { fileSize: 10 * 1024 * 1024 } },
  plugins: [answerMissingFiles, addFieldTexts, stripControlCharacters, formatLengthErrors],
  typescript: {
    outputFile: path.join(cmsFolder, 'payload-types.ts'),
    autoGenerate: false,
    // The zone is the city's, and the types are the same for every city.
    postProcess: [({ compiledTypes }) => compiledTypes.replace(/(SupportedTimezones =) .*;/, '$1 string;')],
  },
});

export default config.then((built) =>
  staffOnlyRest(addListCsv(refuseOlderForms(adjustPayload(built))), contractEndpoints),
);
