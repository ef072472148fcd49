import { readStorage, writeStorage } from './browser-storage.ts';

/** How the visitor answered the popup: closed it, or signed up (here or elsewhere on the site). */
export type PopupAnswer = 'dismissed' | 'subscribed';

/** Spec 2 §9: the marker lasts 7 days. Subscribers are never asked again (decisions §10). */
const MARKER_LASTS_MS = 7 * 24 * 60 * 60 * 1000;
/** Name of the cookie and the local storage key. */
export const MARKER = 'newsletter';
/** Session storage key: shown once per visit, closed or not. */
const ASKED = 'newsletter-asked';

interface Markers {
  readonly cookies: string;
  /** Value in local storage. */
  readonly stored: string | null;
  readonly now: number;
}

/** Whether the visitor has already closed the popup or signed up. */
export function hasAnswered({ cookies, stored, now }: Markers): boolean {
  if (cookies.split(/;\s*/).some((cookie) => cookie.startsWith(`${MARKER}=`))) return true;
  const [answer, at] = (stored ?? '').split(' ');
  if (answer === 'subscribed') return true;
  const age = now - Number(at);
  return answer === 'dismissed' && age >= 0 && age < MARKER_LASTS_MS;
}

export function mayAsk(): boolean {
  const stored = readStorage('localStorage', MARKER);
  const isAnswered = hasAnswered({ cookies: document.cookie, stored, now: Date.now() });
  return !isAnswered && readStorage('sessionStorage', ASKED) === null;
}

export function rememberAsking(): void {
  writeStorage('sessionStorage', ASKED, '1');
}

/** Sets both markers, because either may be cleared or blocked. */
export function rememberAnswer(answer: PopupAnswer): void {
  document.cookie = `${MARKER}=${answer}; path=/; max-age=${MARKER_LASTS_MS / 1000}; samesite=lax`;
  writeStorage('localStorage', MARKER, `${answer} ${Date.now()}`);
}

export function forgetAnswer(): void {
  document.cookie = `${MARKER}=; path=/; max-age=0`;
  writeStorage('localStorage', MARKER, null);
  writeStorage('sessionStorage', ASKED, null);
}
