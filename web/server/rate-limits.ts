import type { Operation } from '#contract/operation';
import { operations } from '#contract/index';
import type { RequestHandler } from 'express';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Sign-ins and registrations of one address; an account's own lock is Payload's (10 failures). */
const SIGN_IN_ATTEMPTS = 30;
/** Proposals and reports of one address: what a person sends in one sitting. */
const SENDINGS = 10;
const WINDOW_S = 10 * 60;

interface Limit {
  readonly name: string;
  readonly points: number;
  readonly operations: readonly Operation[];
  readonly refusal: string;
}

const LIMITS: readonly Limit[] = [
  {
    name: 'sign-in',
    points: SIGN_IN_ATTEMPTS,
    operations: [operations.login, operations.register, operations.adminLogin],
    refusal: 'Too many attempts. Please wait ten minutes and try again.',
  },
  {
    name: 'send',
    points: SENDINGS,
    operations: [operations.submitRestaurant, operations.reportProblem],
    refusal: 'That is a lot in one go. Please wait ten minutes before you send more.',
  },
];

export interface RateLimits {
  guard: RequestHandler;
}

/** Counted in the database, so that several processes behind a balancer count together. */
export function buildRateLimits(pool: Pool): RateLimits {
  const limiters = LIMITS.map((limit) => ({ ...limit, limiter: buildLimiter(pool, limit) }));
  const guard: RequestHandler = async (req, res, next) => {
    const limit = limiters.find(({ operations: limited }) => limited.includes(res.locals.operation));
    if (!limit) {
      next();
      return;
    }
    try {
      await limit.limiter.consume(req.ip ?? 'unknown');
      next();
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      res.status(429).setHeader('retry-after', Math.ceil(refusal.msBeforeNext / 1000));
      if (res.locals.operation === operations.adminLogin) res.json({ error: limit.refusal });
      else res.type('text/plain').send(limit.refusal);
    }
  };
  return { guard };
}

function buildLimiter(pool: Pool, { name, points }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: WINDOW_S,
    // A database that does not answer must not lift the limit.
    insuranceLimiter: new RateLimiterMemory({ points, duration: WINDOW_S }),
  });
}
