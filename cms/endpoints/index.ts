import { matchOrder, operations, type OperationId } from '#contract/index';
import type { Operation } from '#contract/operation';
import type { Endpoint, PayloadRequest } from 'payload';
import { answerCall } from '../calls/answer-call.ts';
import { toResponse, type CallAnswer } from '../calls/call-answer.ts';
import type { Handler, Handlers } from '../calls/handler.ts';
import * as files from './handlers.ts';

type AllOf<One> = (One extends unknown ? (one: One) => void : never) extends (all: infer All) => void
  ? All
  : never;

const named = Object.assign({}, ...Object.values(files)) as AllOf<(typeof files)[keyof typeof files]>;

/** Each call is handled by the handler of the same name. A call without a handler does not compile. */
const handlers = {
  ...named,
  listCampaignStats: named.listAdStats,
  createCampaign: named.createAd,
  toggleCampaign: named.toggleAd,
  changeCampaign: named.changeAd,
  deleteCampaign: named.deleteAd,
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
