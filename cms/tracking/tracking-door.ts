import type { Tracking } from './open-tracking.ts';

// On `globalThis`, because the panel's bundle holds a second copy of this module in the same process.
const holder: { marbleStepTracking?: Tracking | undefined } = globalThis as never;

/** Called by the host; `undefined` when it closes. */
export function provideTracking(tracking: Tracking | undefined): void {
  holder.marbleStepTracking = tracking;
}

export function readTracking(): Tracking {
  if (!holder.marbleStepTracking) throw new Error('Tracking has not been opened.');
  return holder.marbleStepTracking;
}
