import { showToast, type ToastMessage } from '../../ui/show-toast.ts';

/** Spec 2 §9: 3 to 5 seconds. */
export const SHORT_TOAST_MS = 3_000;
export const LONG_TOAST_MS = 5_000;

interface Turn extends ToastMessage {
  readonly durationMs: number;
}

let waiting: readonly Turn[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows toasts one after the other, each for its full time: a new toast replaces the visible one immediately. */
export function toastInSequence(...turns: readonly Turn[]): void {
  waiting = [...waiting, ...turns];
  if (timer === undefined) showNext();
}

/** Drops the waiting toasts, which are outdated. */
export function forgetToasts(): void {
  waiting = [];
}

function showNext(): void {
  const [next, ...rest] = waiting;
  waiting = rest;
  timer = next && setTimeout(showNext, next.durationMs);
  if (next) showToast(next);
}
