import type { Operation } from '#contract/operation';
import { operations } from '#contract/index';
import type { RequestHandler } from 'express';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Sign-ins and registrations of one address; an account's own lock is Payload's (10 failures). */
const SIGN_IN_ATTEMPTS = 30;
const WINDOW_S = 10 * 60;

const LIMITED: readonly Operation[] = [operations.login, operations.register, operations.adminLogin];

export interface RateLimits {
  guard: RequestHandler;
}

/** Counted in the database, so that several processes behind a balancer count together. */
export function buildRateLimits(pool: Pool): RateLimits {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'sign-in',
    points: SIGN_IN_ATTEMPTS,
    duration: WINDOW_S,
    // A database that does not answer must not lift the limit.
    insuranceLimiter: new RateLimiterMemory({
      points: SIGN_IN_ATTEMPTS,
      duration: WINDOW_S,
    }),
  });
  const guard: RequestHandler = async (req, res, next) => {
    if (!LIMITED.includes(res.locals.operation)) {
      next();
      return;
    }
    try {
      await limiter.consume(req.ip ?? 'unknown');
      next();
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const text = 'Too many attempts. Please wait ten minutes and try again.';
      res.status(429).setHeader('retry-after', Math.ceil(refusal.msBeforeNext / 1000));
      if (res.locals.operation === operations.adminLogin) res.json({ error: text });
      else res.type('text/plain').send(text);
    }
  };
  return { guard };
}
