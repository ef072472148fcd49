/**
 * The complete API: every call below `/api`. A call is an `Operation` exported by one of these files and has the same
 * name everywhere. The later groups add calls for the pages and the desk to those of the specification.
 */
import * as account from './account.ts';
import * as accounts from './accounts.ts';
import * as adNumbers from './ad-numbers.ts';
import * as adReport from './ad-report.ts';
import * as adminSession from './admin-session.ts';
import * as ads from './ads.ts';
import * as aggregates from './aggregates.ts';
import * as campaigns from './campaigns.ts';
import * as choicesDesk from './choices-desk.ts';
import * as drawings from './drawings.ts';
import * as editorial from './editorial.ts';
import * as featuredBusinesses from './featured-businesses.ts';
import * as flights from './flights.ts';
import * as formGuard from './form-guard.ts';
import * as imports from './imports.ts';
import * as importsDesk from './imports-desk.ts';
import * as linksDesk from './links-desk.ts';
import * as moderation from './moderation.ts';
import * as newsletterArchive from './newsletter-archive.ts';
import * as newsletterIssues from './newsletter-issues.ts';
import * as openapi from './openapi.ts';
import * as pages from './pages.ts';
import * as quiz from './quiz.ts';
import * as restaurants from './restaurants.ts';
import * as reviews from './reviews.ts';
import * as saved from './saved.ts';
import * as scheduleDesk from './schedule-desk.ts';
import * as search from './search.ts';
import * as searchDesk from './search-desk.ts';
import * as secondFactor from './second-factor.ts';
import * as sitemap from './sitemap.ts';
import * as submissions from './submissions.ts';
import * as newsletter from './subscribe.ts';
import type { Operation } from './operation.ts';

/** Whatever these files export: calls, schemas and values. */
export const contract = {
  // Diners: places and accounts (spec 1 §7)
  ...accounts,
  ...account,
  ...restaurants,
  ...aggregates,
  // Saved places and reviews (decisions §5)
  ...saved,
  ...reviews,
  // Ads and featured businesses (spec 1 §7)
  ...ads,
  ...campaigns,
  ...adNumbers,
  ...adReport,
  ...flights,
  ...featuredBusinesses,
  // Newsletter and staff (spec 2 §7)
  ...newsletter,
  ...drawings,
  ...adminSession,
  ...secondFactor,
  // The desks of the panel (decisions §3, §6, §10, §11)
  ...scheduleDesk,
  ...linksDesk,
  ...choicesDesk,
  ...moderation,
  ...newsletterIssues,
  ...searchDesk,
  ...importsDesk,
  // Data for the pages
  ...pages,
  ...search,
  ...quiz,
  ...submissions,
  ...sitemap,
  ...editorial,
  ...newsletterArchive,
  ...openapi,
  // Only schemas
  ...formGuard,
  ...imports,
};

export const operations = operationsOf(contract) satisfies Record<string, Operation>;

/**
 * All calls in matching order: literal segments before variable ones, so that `by-ids` in
 * `/api/restaurants/by-ids` is not read as a restaurant's id.
 */
export const matchOrder: readonly (readonly [OperationId, Operation])[] = Object.entries<Operation>(
  operations,
)
  .map(([id, operation]) => [id as OperationId, operation] as const)
  .sort(([, a], [, b]) => (literalFirst(a) < literalFirst(b) ? -1 : 1));

function literalFirst({ path }: Operation): string {
  // "~" sorts after every character used in our paths.
  return path.replaceAll(/\{\w+\}/g, '~');
}

/** The calls among a file's exports; the rest are shared schemas, types and values. */
function operationsOf<Exports extends object>(exports: Exports): OperationsOf<Exports> {
  const calls = Object.entries(exports).filter(([, value]) => isOperation(value));
  return Object.fromEntries(calls) as OperationsOf<Exports>;
}

type OperationsOf<Exports> = {
  [Name in keyof Exports as Exports[Name] extends Operation ? Name : never]: Exports[Name];
};

function isOperation(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

export type Operations = typeof operations;
export type OperationId = keyof Operations;
/** Called by other programs, by the server, or by a URL from a response, so the browser bundle leaves them out. */
const MADE_ELSEWHERE = [
  'changeAd',
  'confirmSubscription',
  'createAd',
  'deleteAd',
  'findRedirect',
  'getOpenApi',
  'getOwnReviewPhoto',
  'getDrawingEntries',
  'getSitemap',
  'getSubscriberRecord',
  'listAdStats',
  'listRestaurants',
  'toggleAd',
  'unsubscribe',
] as const satisfies readonly OperationId[];

/** Calls made by the site. */
export type SiteOperationId = {
  [Id in OperationId]: Operations[Id]['path'] extends `/api/desk/${string}`
    ? never
    : Exclude<Id, (typeof MADE_ELSEWHERE)[number]>;
}[OperationId];

/** Desk calls are made by the panel's pages. */
export function isMadeBySite(id: string, { path }: Operation): boolean {
  return !path.startsWith('/api/desk/') && !MADE_ELSEWHERE.some((one) => one === id);
}
