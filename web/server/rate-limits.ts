import { hasErrorObject } from '#cms/endpoints/serve-operation';
import { operations } from '#contract/index';
import type { Operation } from '#contract/operation';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Payload } from 'payload';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { sessionToken } from './call-contract.ts';
import { callerAddress, type TrustProxy } from './caller-address.ts';

/** Sign-ins and registrations of one address; an account's own lock is Payload's (10 failures). */
const SIGN_IN = { points: 30, duration: 10 * 60 };
/** Reviews written, changed and deleted. An account is counted wherever it comes from, an address whoever it is. */
const REVIEWS_OF_ADDRESS = { points: 60, duration: 60 * 60 };
const REVIEWS_OF_ACCOUNT = { points: 20, duration: 60 * 60 };
/** Changes of saved lists. */
const SAVING_OF_ADDRESS = { points: 240, duration: 10 * 60 };
const SAVING_OF_ACCOUNT = { points: 120, duration: 10 * 60 };
/** Searches, suggestions and quizzes of one address together: more than anybody types. Counted by each process for itself. */
const SEARCH = { points: 300, duration: 60 };

/** Proposals and reports of one address: what a person sends in one sitting. */
const SENDING = { points: 10, duration: 10 * 60 };

/** Sign-ups and sign-offs of one address: an office behind one router is many people. */
const NEWSLETTER = { points: 20, duration: 10 * 60 };

const TOO_MANY_SIGN_INS = 'Too many attempts. Please wait ten minutes and try again.';
const TOO_MANY_SEARCHES = 'Too many searches at once. Please wait a minute and try again.';
const TOO_MANY_SENDINGS = 'That is a lot in one go. Please wait ten minutes before you send more.';
const TOO_MANY_SIGN_UPS = 'That is a lot of sign-ups in one go. Please wait ten minutes and try again.';

const TOO_MANY_REVIEWS = 'Too many reviews in a short time. Please wait an hour and try again.';
const TOO_MANY_CHANGES = 'Too many changes in a short time. Please wait ten minutes and try again.';

const SIGN_IN_CALLS: readonly Operation[] = [operations.login, operations.register, operations.adminLogin];
const SEARCH_CALLS: readonly Operation[] = [
  operations.searchRestaurants,
  operations.suggest,
  operations.recommendRestaurants,
];

const REVIEW_CALLS: readonly Operation[] = [
  operations.createReview,
  operations.updateOwnReview,
  operations.deleteOwnReview,
];
const SAVING_CALLS: readonly Operation[] = [
  operations.replaceSaved,
  operations.changeSaved,
  operations.shareSaved,
  operations.unshareSaved,
];
const NEWSLETTER_CALLS: readonly Operation[] = [operations.subscribe, operations.unsubscribe];
const SENDING_CALLS: readonly Operation[] = [operations.submitRestaurant, operations.reportProblem];

export interface Refusal {
  text: string;
  /** Seconds until the next try. */
  waitS: number;
}

export interface RateLimits {
  /** Counts a call, and refuses it when it is one too many. */
  check(operation: Operation, req: IncomingMessage): Promise<Refusal | undefined>;
  /** For calls of the contract, once it is known which. */
  guard: RequestHandler;
  /** For Payload's own sign-in calls: the same attempts, counted together with the contract's. */
  guardRestSignIn: RequestHandler;
}

interface LimitSize {
  readonly points: number;
  readonly duration: number;
}

interface LimitPair {
  readonly byAddress: RateLimiterPostgres;
  readonly byAccount: RateLimiterPostgres;
  readonly text: string;
}

interface Limit {
  limiter: RateLimiterMemory | RateLimiterPostgres;
  text: string;
}

export function buildRateLimits(payload: Payload, trusts: TrustProxy): RateLimits {
  const inDatabase = (name: string, size: LimitSize) => sharedLimiter(payload, name, size);
  const signIns: Limit = { limiter: inDatabase('sign-in', SIGN_IN), text: TOO_MANY_SIGN_INS };
  const reviews: LimitPair = {
    byAddress: inDatabase('review', REVIEWS_OF_ADDRESS),
    byAccount: inDatabase('review-account', REVIEWS_OF_ACCOUNT),
    text: TOO_MANY_REVIEWS,
  };
  const saving: LimitPair = {
    byAddress: inDatabase('saved', SAVING_OF_ADDRESS),
    byAccount: inDatabase('saved-account', SAVING_OF_ACCOUNT),
    text: TOO_MANY_CHANGES,
  };
  const sendings: Limit = { limiter: inDatabase('send', SENDING), text: TOO_MANY_SENDINGS };
  const signUps: Limit = { limiter: inDatabase('newsletter', NEWSLETTER), text: TOO_MANY_SIGN_UPS };
  const searches: Limit = { limiter: new RateLimiterMemory(SEARCH), text: TOO_MANY_SEARCHES };

  const count = (limit: Limit, req: IncomingMessage) => countKey(limit, callerAddress(req, trusts));

  async function check(operation: Operation, req: IncomingMessage): Promise<Refusal | undefined> {
    if (SIGN_IN_CALLS.includes(operation)) return count(signIns, req);
    if (REVIEW_CALLS.includes(operation)) return countBoth(reviews, req);
    if (SAVING_CALLS.includes(operation)) return countBoth(saving, req);
    if (SENDING_CALLS.includes(operation)) return count(sendings, req);
    if (NEWSLETTER_CALLS.includes(operation)) return count(signUps, req);
    return SEARCH_CALLS.includes(operation) ? count(searches, req) : undefined;
  }

  async function countBoth(pair: LimitPair, req: IncomingMessage): Promise<Refusal | undefined> {
    const refusal = await count({ limiter: pair.byAddress, text: pair.text }, req);
    if (refusal) return refusal;
    const account = await findDinerId(payload, req);
    // Nobody's account: the call itself will say so.
    return account === null ? undefined : countKey({ limiter: pair.byAccount, text: pair.text }, account);
  }

  const guard: RequestHandler = async (req, res, next) => {
    const operation: Operation = res.locals.operation;
    const refusal = await check(operation, req);
    if (!refusal) next();
    else if (hasErrorObject(operation, 429)) startRefusal(res, refusal).json({ error: refusal.text });
    else sendRefusal(res, refusal);
  };

  const guardRestSignIn: RequestHandler = async (req, res, next) => {
    const refusal = await count(signIns, req);
    // As Payload says its own failures: the panel shows the message.
    if (refusal) startRefusal(res, refusal).json({ errors: [{ message: refusal.text }] });
    else next();
  };

  return { check, guard, guardRestSignIn };
}

/** Counted in the database, so that several processes behind a balancer count together. */
function sharedLimiter(payload: Payload, name: string, size: LimitSize): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...size,
    storeClient: payload.db.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    // A database that does not answer must not lift the limit.
    insuranceLimiter: new RateLimiterMemory(size),
  });
}

async function countKey({ limiter, text }: Limit, key: string): Promise<Refusal | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { text, waitS: Math.ceil(refusal.msBeforeNext / 1000) };
  }
}

function startRefusal(res: Response, { waitS }: Refusal): Response {
  return res.status(429).set({ 'retry-after': String(waitS), 'cache-control': 'no-store' });
}

export function sendRefusal(res: Response, refusal: Refusal): void {
  startRefusal(res, refusal).type('text/plain').send(refusal.text);
}

/** Whose session a request really carries: a made-up token must not use up another account's turns. */
async function findDinerId(payload: Payload, req: IncomingMessage): Promise<string | null> {
  const token = sessionToken(req.headers.cookie ?? '', 'diner', payload.config.cookiePrefix);
  if (!token) return null;
  const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) });
  return user?.collection === 'users' ? String(user.id) : null;
}
