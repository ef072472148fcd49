import type { QuizRecommendations } from '#contract/quiz';
import { NOTICES } from '#domain/quiz/quiz-texts';
import { showToast, type ToastMessage } from '../../ui/show-toast.ts';

/** Spec 2 §9: 3 to 5 seconds. */
const SHORT_TOAST_MS = 3_000;
const LONG_TOAST_MS = 5_000;

/** Outcome of an accepted subscription. */
type Subscribed = 'stored' | 'stored-with-warning' | 'unreadable';

// Exact texts of spec 2 §8.
const SUBSCRIBED: Readonly<Record<Subscribed, string>> = {
  stored: "You're all signed up. Enjoy your restaurant recommendations!",
  'stored-with-warning': 'Your email was received. Enjoy your restaurant recommendations!',
  unreadable: 'You can now see your restaurant recommendations!',
};

export function toastInvalidEmail(): void {
  toastInSequence({
    title: 'Invalid Email',
    description: 'Please enter a valid email address',
    variant: 'destructive',
    durationMs: LONG_TOAST_MS,
  });
}

export function toastSubscribed(how: Subscribed): void {
  toastInSequence({ title: 'Thank you!', description: SUBSCRIBED[how], durationMs: LONG_TOAST_MS });
}

/** A failure never blocks the diner; it only shows a note. */
export function toastNotSubscribed(): void {
  toastInSequence({
    title: 'Note',
    description: 'You can now view your recommendations.',
    durationMs: LONG_TOAST_MS,
  });
}

export function toastResults({ notices }: QuizRecommendations, isSurprise: boolean): void {
  toastInSequence(
    { title: isSurprise ? NOTICES.surprise : NOTICES.finding, durationMs: SHORT_TOAST_MS },
    ...notices.map((title) => ({
      title,
      durationMs: title === NOTICES.limited ? LONG_TOAST_MS : SHORT_TOAST_MS,
    })),
  );
}

export function toastRefining(): void {
  forgetToasts();
  toastInSequence({
    title: NOTICES.refining,
    description: 'We cleared your answers. Back to question one.',
    durationMs: SHORT_TOAST_MS,
  });
}

interface Turn extends ToastMessage {
  readonly durationMs: number;
}

let waiting: readonly Turn[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows toasts one after the other, each for its full time: a new toast replaces the visible one immediately. */
function toastInSequence(...turns: readonly Turn[]): void {
  waiting = [...waiting, ...turns];
  if (timer === undefined) showNext();
}

/** Drops the waiting toasts, which are outdated. */
function forgetToasts(): void {
  waiting = [];
}

function showNext(): void {
  const [next, ...rest] = waiting;
  waiting = rest;
  timer = next && setTimeout(showNext, next.durationMs);
  if (next) showToast(next);
}
