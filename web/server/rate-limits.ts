import { hasErrorObject } from '#cms/endpoints/serve-operation';
import { operations } from '#contract/index';
import type { Operation } from '#contract/operation';
import type { Request, RequestHandler } from 'express';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Sign-ins and registrations of one address; an account's own lock is Payload's (10 failures). */
const SIGN_IN = { points: 30, duration: 10 * 60 };
/** Searches and suggestions of one address together: more than anybody types. Counted by each process for itself. */
const SEARCH = { points: 300, duration: 60 };

const TOO_MANY_SIGN_INS = 'Too many attempts. Please wait ten minutes and try again.';
const TOO_MANY_SEARCHES = 'Too many searches at once. Please wait a minute and try again.';

const SIGN_IN_CALLS: readonly Operation[] = [operations.login, operations.register, operations.adminLogin];
const SEARCH_CALLS: readonly Operation[] = [operations.searchRestaurants, operations.suggest];

export interface RateLimits {
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
  const signIns: Limit = { limiter: signInLimiter(pool), text: TOO_MANY_SIGN_INS };
  const searches: Limit = { limiter: new RateLimiterMemory(SEARCH), text: TOO_MANY_SEARCHES };

  const guard: RequestHandler = async (req, res, next) => {
    const operation: Operation = res.locals.operation;
    const limit = limitOf(operation);
    const waitS = limit && (await waitOf(limit, req));
    if (!limit || waitS === undefined) {
      next();
      return;
    }
    res.status(429).set({ 'retry-after': String(waitS), 'cache-control': 'no-store' });
    if (hasErrorObject(operation, 429)) res.json({ error: limit.text });
    else res.type('text/plain').send(limit.text);
  };

  const guardRestSignIn: RequestHandler = async (req, res, next) => {
    const waitS = await waitOf(signIns, req);
    if (waitS === undefined) {
      next();
      return;
    }
    res.status(429).set({ 'retry-after': String(waitS), 'cache-control': 'no-store' });
    // As Payload says its own failures: the panel shows the message.
    res.json({ errors: [{ message: signIns.text }] });
  };

  function limitOf(operation: Operation): Limit | undefined {
    if (SIGN_IN_CALLS.includes(operation)) return signIns;
    return SEARCH_CALLS.includes(operation) ? searches : undefined;
  }

  return { guard, guardRestSignIn };
}

/** Counted in the database, so that several processes behind a balancer count together. */
function signInLimiter(pool: Pool): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...SIGN_IN,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'sign-in',
    // A database that does not answer must not lift the limit.
    insuranceLimiter: new RateLimiterMemory(SIGN_IN),
  });
}

/** Counts the request; the seconds to wait when it was one too many. */
async function waitOf({ limiter }: Limit, req: Request): Promise<number | undefined> {
  try {
    await limiter.consume(req.ip ?? 'unknown');
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.ceil(refusal.msBeforeNext / 1000);
  }
}
