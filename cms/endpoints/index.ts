import { matchOrder, operations, type OperationId, type Operations } from '#contract/index';
import type { Operation } from '#contract/operation';
import type { Endpoint, PayloadRequest } from 'payload';
import { answerCall } from '../calls/answer-call.ts';
import { toResponse, type CallAnswer } from '../calls/call-answer.ts';
import type { Handler } from '../calls/handler.ts';
import * as account from './account.ts';
import * as accounts from './accounts.ts';
import * as adNumbers from './ad-numbers.ts';
import * as adReport from './ad-report.ts';
import * as adminSession from './admin-session.ts';
import * as ads from './ads.ts';
import * as aggregates from './aggregates.ts';
import * as choices from './desk/choices.ts';
import * as links from './desk/links.ts';
import * as moderation from './desk/moderation.ts';
import * as schedule from './desk/schedule.ts';
import * as searchDesk from './desk/search-desk.ts';
import * as secondFactor from './desk/second-factor.ts';
import * as editorial from './editorial.ts';
import * as featuredBusinesses from './featured-businesses.ts';
import * as importBatches from './imports/import-batches.ts';
import * as importFiles from './imports/import-files.ts';
import * as storedPlaces from './imports/stored-places.ts';
import * as newsletter from './newsletter.ts';
import * as openapi from './openapi.ts';
import * as pages from './pages.ts';
import * as quiz from './quiz.ts';
import * as restaurants from './restaurants.ts';
import * as reviews from './reviews.ts';
import * as saved from './saved.ts';
import * as search from './search.ts';
import * as sitemap from './sitemap.ts';
import * as submissions from './submissions.ts';
import * as events from './tracking/record-events.ts';

type Handlers = { [Id in OperationId]: Handler<Operations[Id]> };

/** Each call is handled by the export of the same name. A call without a handler does not compile. */
const handlers = {
  ...account,
  ...accounts,
  ...adNumbers,
  ...adReport,
  ...adminSession,
  ...ads,
  ...aggregates,
  ...choices,
  ...links,
  ...moderation,
  ...schedule,
  ...searchDesk,
  ...secondFactor,
  ...editorial,
  ...featuredBusinesses,
  ...importBatches,
  ...importFiles,
  ...storedPlaces,
  ...newsletter,
  ...openapi,
  ...pages,
  ...quiz,
  ...restaurants,
  ...reviews,
  ...saved,
  ...search,
  ...sitemap,
  ...submissions,
  ...events,
  listCampaignStats: ads.listAdStats,
  createCampaign: ads.createAd,
  toggleCampaign: ads.toggleAd,
  changeCampaign: ads.changeAd,
  deleteCampaign: ads.deleteAd,
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
