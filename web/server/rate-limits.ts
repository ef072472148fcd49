import { hasErrorObject } from '#cms/endpoints/serve-operation';
import { operations } from '#contract/index';
import type { Operation } from '#contract/operation';
import type { Request, RequestHandler, Response } from 'express';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Sign-ins and registrations of one address; an account's own lock is Payload's (10 failures). */
const SIGN_IN = { points: 30, duration: 10 * 60 };
/** Searches and suggestions of one address together: more than anybody types. Counted by each process for itself. */
const SEARCH = { points: 300, duration: 60 };

/** Proposals and reports of one address: what a person sends in one sitting. */
const SENDING = { points: 10, duration: 10 * 60 };

const TOO_MANY_SIGN_INS = 'Too many attempts. Please wait ten minutes and try again.';
const TOO_MANY_SEARCHES = 'Too many searches at once. Please wait a minute and try again.';
const TOO_MANY_SENDINGS = 'That is a lot in one go. Please wait ten minutes before you send more.';

const SIGN_IN_CALLS: readonly Operation[] = [operations.login, operations.register, operations.adminLogin];
const SEARCH_CALLS: readonly Operation[] = [operations.searchRestaurants, operations.suggest];

const SENDING_CALLS: readonly Operation[] = [operations.submitRestaurant, operations.reportProblem];

export interface Refusal {
  text: string;
  /** Seconds until the next try. */
  waitS: number;
}

export interface RateLimits {
  /** Counts a call, and refuses it when it is one too many. */
  check(operation: Operation, req: Request): Promise<Refusal | undefined>;
  /** For calls of the contract, once it is known which. */
  guard: RequestHandler;
  /** For Payload's own sign-in calls: the same attempts, counted together with the contract's. */
  guardRestSignIn: RequestHandler;
}

interface Limit {
  limiter: RateLimiterMemory | RateLimiterPostgres;
  text: string;
}

export function buildRateLimits(pool: Pool): RateLimits {
  const signIns: Limit = { limiter: sharedLimiter(pool, 'sign-in', SIGN_IN), text: TOO_MANY_SIGN_INS };
  const sendings: Limit = { limiter: sharedLimiter(pool, 'send', SENDING), text: TOO_MANY_SENDINGS };
  const searches: Limit = { limiter: new RateLimiterMemory(SEARCH), text: TOO_MANY_SEARCHES };

  async function check(operation: Operation, req: Request): Promise<Refusal | undefined> {
    if (SIGN_IN_CALLS.includes(operation)) return count(signIns, req);
    if (SENDING_CALLS.includes(operation)) return count(sendings, req);
    return SEARCH_CALLS.includes(operation) ? count(searches, req) : undefined;
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
function sharedLimiter(pool: Pool, keyPrefix: string, limit: typeof SIGN_IN): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...limit,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    // A database that does not answer must not lift the limit.
    insuranceLimiter: new RateLimiterMemory(limit),
  });
}

async function count({ limiter, text }: Limit, req: Request): Promise<Refusal | undefined> {
  try {
    await limiter.consume(req.ip ?? 'unknown');
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
