import type { LimitClass } from '#contract/operation';
import type { Payload, TypedUser } from 'payload';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './call-error.ts';
import { THE_SITE_ITSELF } from './caller-address.ts';
import TABLE from './rate-limits.json' with { type: 'json' };

interface Limit {
  /** Calls per address: an office behind one router is many people. */
  readonly address: Size;
  /** Calls per account, from any address. */
  readonly account?: Size;
  /** Counted per process, for calls too frequent for a database query each. */
  readonly isCountedInMemory?: boolean;
  readonly text: string;
}

interface Size {
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
}

/** Counted elsewhere: discarded events by reason (cms/tracking/event-filter.ts), failed sign-ins (sign-in-throttle.ts). */
type CountedLimit = Exclude<LimitClass, 'tracking' | 'password'>;

const LIMITS: Record<CountedLimit, Limit> = TABLE;

/** A page with search results costs as much as this many API searches. */
export const PAGE_POINTS = 4;

export interface RateLimits {
  /** Counts a call and throws 429 if it exceeds the limit. */
  countAddress(limit: LimitClass | undefined, address: string, points?: number): Promise<void>;
  countAccount(limit: LimitClass | undefined, user: TypedUser): Promise<void>;
  /** Takes back one counted call of an address. */
  forgive(limit: CountedLimit, address: string): Promise<void>;
}

const known = new WeakMap<Payload, RateLimits>();

export function rateLimits(payload: Payload): RateLimits {
  let limits = known.get(payload);
  if (!limits) known.set(payload, (limits = buildRateLimits(payload)));
  return limits;
}

function buildRateLimits(payload: Payload): RateLimits {
  const limiters = new Map<string, RateLimiterMemory | RateLimiterPostgres>();

  function limiterOf(name: CountedLimit, kind: 'address' | 'account') {
    const { [kind]: size, isCountedInMemory } = LIMITS[name];
    const keyPrefix = kind === 'address' ? name : `${name}-account`;
    let limiter = limiters.get(keyPrefix);
    if (!limiter && size) {
      limiter = isCountedInMemory ? new RateLimiterMemory(size) : sharedLimiter(payload, keyPrefix, size);
      limiters.set(keyPrefix, limiter);
    }
    return limiter;
  }

  async function count(
    name: LimitClass | undefined,
    kind: 'address' | 'account',
    key: string,
    points = 1,
  ): Promise<void> {
    if (!name || name === 'tracking' || name === 'password') return;
    await limiterOf(name, kind)
      ?.consume(key, points)
      .catch((error: unknown) => {
        throw refusal(LIMITS[name].text, error);
      });
  }

  return {
    async countAddress(limit, address, points) {
      if (address !== THE_SITE_ITSELF) await count(limit, 'address', address, points);
    },
    countAccount: (limit, { collection, id }) => count(limit, 'account', `${collection} ${id}`),
    async forgive(limit, address) {
      await limiterOf(limit, 'address')?.reward(address);
    },
  };
}

/** The refusal of a limiter as a call's; any other error as it is. */
export function refusal(text: string, error: unknown): unknown {
  if (!(error instanceof RateLimiterRes)) return error;
  return tooManyRequests(text, Math.ceil(error.msBeforeNext / 1000));
}

/** Counts in the database, so that several processes behind a load balancer share the limit. */
export function sharedLimiter(payload: Payload, keyPrefix: string, size: Size): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...size,
    storeClient: payload.db.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    // An unreachable database must not lift the limit.
    insuranceLimiter: new RateLimiterMemory(size),
  });
}
