import { showToast, type ToastMessage } from '../../ui/show-toast.ts';

/** Spec 2 §9: 3 to 5 seconds. */
export const SHORT_TOAST_MS = 3_000;
export const LONG_TOAST_MS = 5_000;

interface Turn extends ToastMessage {
  readonly durationMs: number;
}

let waiting: readonly Turn[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows toasts one after the other, each for its own time: one replaces another as soon as it is shown. */
export function toastInTurn(...turns: readonly Turn[]): void {
  waiting = [...waiting, ...turns];
  if (timer === undefined) showNext();
}

/** Nothing that still waits is worth saying any more. */
export function forgetToasts(): void {
  waiting = [];
}

function showNext(): void {
  const [next, ...rest] = waiting;
  waiting = rest;
  timer = next && setTimeout(showNext, next.durationMs);
  if (next) showToast(next);
}
