import type { Operation } from '#contract/operation';
import { operations } from '#contract/index';
import type { Request, RequestHandler } from 'express';
import type { Payload } from 'payload';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { sessionToken } from './call-contract.ts';

interface Limit {
  readonly name: string;
  readonly operations: readonly Operation[];
  readonly points: number;
  readonly windowS: number;
  /** An account is counted wherever it comes from, an address whoever it is. */
  readonly by: 'address' | 'account';
  readonly refusal: string;
}

const TEN_MINUTES_S = 10 * 60;
const HOUR_S = 60 * 60;

const REVIEWING = [operations.createReview, operations.updateOwnReview, operations.deleteOwnReview];
const SAVING = [
  operations.replaceSaved,
  operations.changeSaved,
  operations.shareSaved,
  operations.unshareSaved,
];
const TOO_MANY_REVIEWS = 'Too many reviews in a short time. Please wait an hour and try again.';
const TOO_MANY_CHANGES = 'Too many changes in a short time. Please wait ten minutes and try again.';

const LIMITS: readonly Limit[] = [
  {
    // An account's own lock is Payload's (10 failures).
    name: 'sign-in',
    operations: [operations.login, operations.register, operations.adminLogin],
    points: 30,
    windowS: TEN_MINUTES_S,
    by: 'address',
    refusal: 'Too many attempts. Please wait ten minutes and try again.',
  },
  {
    name: 'review',
    operations: REVIEWING,
    points: 60,
    windowS: HOUR_S,
    by: 'address',
    refusal: TOO_MANY_REVIEWS,
  },
  {
    name: 'review-account',
    operations: REVIEWING,
    points: 20,
    windowS: HOUR_S,
    by: 'account',
    refusal: TOO_MANY_REVIEWS,
  },
  {
    name: 'saved',
    operations: SAVING,
    points: 240,
    windowS: TEN_MINUTES_S,
    by: 'address',
    refusal: TOO_MANY_CHANGES,
  },
  {
    name: 'saved-account',
    operations: SAVING,
    points: 120,
    windowS: TEN_MINUTES_S,
    by: 'account',
    refusal: TOO_MANY_CHANGES,
  },
];

export interface RateLimits {
  guard: RequestHandler;
}

/** Counted in the database, so that several processes behind a balancer count together. */
export function buildRateLimits(payload: Payload): RateLimits {
  const limiters = LIMITS.map((limit) => ({ limit, limiter: buildLimiter(payload, limit) }));
  const guard: RequestHandler = async (req, res, next) => {
    const operation: Operation = res.locals.operation;
    for (const { limit, limiter } of limiters) {
      if (!limit.operations.includes(operation)) continue;
      const key = limit.by === 'address' ? (req.ip ?? 'unknown') : await findDinerId(payload, req);
      // Nobody's account: the call itself will say so.
      if (key === null) continue;
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        res.status(429).setHeader('retry-after', Math.ceil(refusal.msBeforeNext / 1000));
        if (operation === operations.adminLogin) res.json({ error: limit.refusal });
        else res.type('text/plain').send(limit.refusal);
        return;
      }
    }
    next();
  };
  return { guard };
}

function buildLimiter(payload: Payload, { name, points, windowS }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: payload.db.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: windowS,
    // A database that does not answer must not lift the limit.
    insuranceLimiter: new RateLimiterMemory({ points, duration: windowS }),
  });
}

/** Whose session a request really carries: a made-up token must not use up another account's turns. */
async function findDinerId(payload: Payload, req: Request): Promise<string | null> {
  const token = sessionToken(req.headers.cookie ?? '', 'diner', payload.config.cookiePrefix);
  if (!token) return null;
  const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) });
  return user?.collection === 'users' ? String(user.id) : null;
}
