import type { Payload } from 'payload';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './call-error.ts';
import { sharedLimiter } from './rate-limits.ts';

const MINUTE_S = 60;
/** A person's slips; from then on each attempt has to wait, twice as long each time. */
const FREE_ATTEMPTS = 5;
const FIRST_DELAY_S = 15;
const LONGEST_DELAY_S = 15 * MINUTE_S;
const UNCOUNTED = 1_000_000;

export interface Attempt {
  /** The collection and the name as it was typed: whether it exists plays no part. */
  readonly account: string;
  /** The device that has signed in with that name before, else the address. */
  readonly source: string;
  readonly isKnownDevice: boolean;
}

export interface SignInThrottle {
  /** Counts an attempt before it is made; 429 where it has to wait. */
  begin(attempt: Attempt): Promise<void>;
  /** Forgets what was counted against the source: it was somebody who may come in. */
  succeed(attempt: Attempt): Promise<void>;
}

const known = new WeakMap<Payload, SignInThrottle>();

/**
 * Slows down guessing without letting a stranger lock anyone out (decisions §14): delays grow for a name from one source;
 * all strangers together have a limit for a name as well, which devices that know the name do not share.
 */
export function signInThrottle(payload: Payload): SignInThrottle {
  let throttle = known.get(payload);
  if (!throttle) known.set(payload, (throttle = buildThrottle(payload)));
  return throttle;
}

function buildThrottle(payload: Payload): SignInThrottle {
  const attempts = sharedLimiter(payload, 'sign-in-attempts', {
    points: UNCOUNTED,
    duration: 24 * 60 * MINUTE_S,
  });
  const delays = sharedLimiter(payload, 'sign-in-delay', { points: 1, duration: FIRST_DELAY_S });
  const strangers = sharedLimiter(payload, 'sign-in-strangers', { points: 100, duration: 60 * MINUTE_S });
  const keyOf = ({ account, source }: Attempt) => `${account} ${source}`;

  return {
    async begin(attempt) {
      const key = keyOf(attempt);
      const delay = await delays.get(key);
      if (delay && delay.consumedPoints > 0 && delay.msBeforeNext > 0) throw refusal(delay);
      try {
        if (!attempt.isKnownDevice) await strangers.consume(attempt.account);
        const { consumedPoints } = await attempts.consume(key);
        const over = consumedPoints - FREE_ATTEMPTS;
        // Of attempts at the same moment one gets through.
        if (over >= 0) await delays.consume(key, 1, { customDuration: delayAfter(over) });
      } catch (error) {
        throw error instanceof RateLimiterRes ? refusal(error) : error;
      }
    },
    async succeed(attempt) {
      const key = keyOf(attempt);
      await Promise.all([attempts.delete(key), delays.delete(key)]);
      if (!attempt.isKnownDevice) await strangers.reward(attempt.account);
    },
  };
}

function delayAfter(attemptsOver: number): number {
  return Math.min(FIRST_DELAY_S * 2 ** Math.min(attemptsOver, 10), LONGEST_DELAY_S);
}

function refusal({ msBeforeNext }: RateLimiterRes) {
  const seconds = Math.ceil(msBeforeNext / 1000);
  const wait = seconds < 100 ? `${seconds} seconds` : `${Math.ceil(seconds / MINUTE_S)} minutes`;
  return tooManyRequests(`Too many attempts. Please wait ${wait} and try again.`, seconds);
}
