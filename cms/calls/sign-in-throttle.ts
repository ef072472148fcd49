import type { Payload } from 'payload';
import { rateLimits, refusal, sharedLimiter } from './rate-limits.ts';

const MINUTE_S = 60;
/** Allows for typos; after these, each attempt has to wait twice as long as the previous one. */
const FREE_ATTEMPTS = 5;
const FIRST_DELAY_S = 15;
const MAX_DELAY_S = 15 * MINUTE_S;
const UNCOUNTED = 1_000_000;
const TOO_MANY = 'Too many attempts.';

export interface Attempt {
  /** The collection and the name as typed, whether or not it exists. */
  readonly account: string;
  /** The device, if it has signed in with that name before, or else the address. */
  readonly source: string;
  readonly isKnownDevice: boolean;
}

export interface SignInThrottle {
  /** Counts an attempt before it is made; throws 429 if it has to wait. */
  begin(attempt: Attempt): Promise<void>;
  /** Resets the source's count after a successful sign-in. */
  succeed(attempt: Attempt): Promise<void>;
}

const known = new WeakMap<Payload, SignInThrottle>();

/**
 * Slows down guessing without letting strangers lock anyone out (decisions §14): delays grow per name and source. All
 * unknown devices together also share a limit per name and one per address, which do not apply to known devices.
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
  const limits = rateLimits(payload);
  const keyOf = ({ account, source }: Attempt) => `${account} ${source}`;

  return {
    async begin(attempt) {
      const key = keyOf(attempt);
      const delay = await delays.get(key);
      if (delay && delay.consumedPoints > 0 && delay.msBeforeNext > 0) throw refusal(TOO_MANY, delay);
      try {
        if (!attempt.isKnownDevice) {
          await limits.countAddress('sign-in', attempt.source);
          await strangers.consume(attempt.account);
        }
        const { consumedPoints } = await attempts.consume(key);
        const over = consumedPoints - FREE_ATTEMPTS;
        // Of simultaneous attempts, only one gets through.
        if (over >= 0) await delays.consume(key, 1, { customDuration: delayAfter(over) });
      } catch (error) {
        throw refusal(TOO_MANY, error);
      }
    },
    async succeed(attempt) {
      const key = keyOf(attempt);
      await Promise.all([attempts.delete(key), delays.delete(key)]);
      if (attempt.isKnownDevice) return;
      await Promise.all([strangers.reward(attempt.account), limits.forgive('sign-in', attempt.source)]);
    },
  };
}

function delayAfter(attemptsOver: number): number {
  return Math.min(FIRST_DELAY_S * 2 ** Math.min(attemptsOver, 10), MAX_DELAY_S);
}
