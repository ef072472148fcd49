import type { QuizRecommendations } from '#contract/quiz';
import * as texts from '#texts';
import { showToast, type ToastMessage } from '../../ui/show-toast.ts';

/** Spec 2 §9: 3 to 5 seconds. */
const SHORT_TOAST_MS = 3_000;
const LONG_TOAST_MS = 5_000;

/** Outcome of an accepted subscription; `asked`: its owner confirms it by mail first. */
type Subscribed = 'stored' | 'stored-with-warning' | 'asked' | 'unreadable';

export function toastInvalidEmail(): void {
  toastInSequence({
    title: texts.quizToasts.invalidEmail(),
    description: texts.newsletter.invalidEmail(),
    variant: 'destructive',
    durationMs: LONG_TOAST_MS,
  });
}

export function toastSubscribed(how: Subscribed): void {
  toastInSequence({
    title: texts.quizToasts.thanks(),
    description: texts.quizToasts[how](),
    durationMs: LONG_TOAST_MS,
  });
}

/** A failure never blocks the diner; it only shows a note. */
export function toastNotSubscribed(): void {
  toastInSequence({
    title: texts.quizToasts.note(),
    description: texts.quizToasts.notSubscribed(),
    durationMs: LONG_TOAST_MS,
  });
}

export function toastResults({ notices }: QuizRecommendations, isSurprise: boolean): void {
  toastInSequence(
    {
      title: isSurprise ? texts.quizNotices.surprise() : texts.quizNotices.finding(),
      durationMs: SHORT_TOAST_MS,
    },
    ...notices.map((title) => ({
      title,
      durationMs: title === texts.quizNotices.limited() ? LONG_TOAST_MS : SHORT_TOAST_MS,
    })),
  );
}

export function toastRefining(): void {
  forgetToasts();
  toastInSequence({
    title: texts.quizNotices.refining(),
    description: texts.quizToasts.cleared(),
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
