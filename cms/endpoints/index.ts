import { matchOrder, operations, type OperationId } from '#contract/index';
import type { Operation } from '#contract/operation';
import type { Endpoint, PayloadRequest } from 'payload';
import { answerCall } from '../calls/answer-call.ts';
import { toResponse, type CallAnswer } from '../calls/call-answer.ts';
import type { Handler, Handlers } from '../calls/handler.ts';
import { accountHandlers } from './account.ts';
import { accountsHandlers } from './accounts.ts';
import { adNumbersHandlers } from './ad-numbers.ts';
import { adReportHandlers } from './ad-report.ts';
import { adminSessionHandlers } from './admin-session.ts';
import { adsHandlers } from './ads.ts';
import { aggregatesHandlers } from './aggregates.ts';
import { choicesHandlers } from './desk/choices.ts';
import { linksHandlers } from './desk/links.ts';
import { moderationHandlers } from './desk/moderation.ts';
import { scheduleHandlers } from './desk/schedule.ts';
import { searchDeskHandlers } from './desk/search-desk.ts';
import { secondFactorHandlers } from './desk/second-factor.ts';
import { drawingsHandlers } from './drawings.ts';
import { editorialHandlers } from './editorial.ts';
import { featuredBusinessesHandlers } from './featured-businesses.ts';
import { flightsHandlers } from './flights.ts';
import { importBatchesHandlers } from './imports/import-batches.ts';
import { importFilesHandlers } from './imports/import-files.ts';
import { storedPlacesHandlers } from './imports/stored-places.ts';
import { issuesHandlers } from './desk/newsletter-issues.ts';
import { newsletterHandlers } from './newsletter.ts';
import { newsletterArchiveHandlers } from './newsletter-archive.ts';
import { openapiHandlers } from './openapi.ts';
import { pagesHandlers } from './pages.ts';
import { quizHandlers } from './quiz.ts';
import { restaurantsHandlers } from './restaurants.ts';
import { reviewsHandlers } from './reviews.ts';
import { savedHandlers } from './saved.ts';
import { searchHandlers } from './search.ts';
import { sitemapHandlers } from './sitemap.ts';
import { submissionsHandlers } from './submissions.ts';
import { recordEventsHandlers } from './tracking/record-events.ts';

/** Each call is handled by the handler of the same name. A call without a handler does not compile. */
const handlers = {
  ...accountHandlers,
  ...accountsHandlers,
  ...adNumbersHandlers,
  ...adReportHandlers,
  ...adminSessionHandlers,
  ...adsHandlers,
  ...aggregatesHandlers,
  ...choicesHandlers,
  ...linksHandlers,
  ...moderationHandlers,
  ...scheduleHandlers,
  ...searchDeskHandlers,
  ...secondFactorHandlers,
  ...drawingsHandlers,
  ...editorialHandlers,
  ...featuredBusinessesHandlers,
  ...flightsHandlers,
  ...importBatchesHandlers,
  ...importFilesHandlers,
  ...storedPlacesHandlers,
  ...issuesHandlers,
  ...newsletterHandlers,
  ...newsletterArchiveHandlers,
  ...openapiHandlers,
  ...pagesHandlers,
  ...quizHandlers,
  ...restaurantsHandlers,
  ...reviewsHandlers,
  ...savedHandlers,
  ...searchHandlers,
  ...sitemapHandlers,
  ...submissionsHandlers,
  ...recordEventsHandlers,
  listCampaignStats: adsHandlers.listAdStats,
  createCampaign: adsHandlers.createAd,
  toggleCampaign: adsHandlers.toggleAd,
  changeCampaign: adsHandlers.changeAd,
  deleteCampaign: adsHandlers.deleteAd,
} satisfies Handlers;

/** Handles a call for a Payload request, including all guards. Returns failures too instead of throwing. */
export type AnswerCall = (req: PayloadRequest) => Promise<CallAnswer>;

/** All calls of the contract, for requests from within this process. */
export const calls = Object.fromEntries(
  Object.entries<Operation>(operations).map(([id, operation]) => {
    // `satisfies Handlers` has checked that each handler matches its operation.
    const handler = handlers[id as OperationId] as unknown as Handler<Operation>;
    return [id, (req) => answerCall(operation, handler, req)];
  }),
) as Record<OperationId, AnswerCall>;

/** A private prefix in Payload's REST API, to which the host maps `/api/*`. */
export const CONTRACT_PREFIX = '/contract';

/**
 * The same calls as Payload endpoints, for external requests. Payload compiles one path after the other until one
 * matches: ad events, several for each page view, come first.
 */
export const contractEndpoints: Endpoint[] = matchOrder
  .toSorted(([, one], [, other]) => Number(isTracking(other)) - Number(isTracking(one)))
  .map(([id, { method, path }]) => ({
    method: method.toLowerCase() as Lowercase<typeof method>,
    path: CONTRACT_PREFIX + path.replace(/\{(\w+)\}/g, ':$1'),
    handler: async (req) => toResponse(await calls[id](req)),
  }));

function isTracking({ limit }: Operation): boolean {
  return limit === 'tracking';
}
