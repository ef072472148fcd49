/**
 * Scripts cannot read the session cookie, so a second cookie tells whether there is a session to ask for.
 * Without it no session request is made: pages are cached for everyone, and most visitors have no account.
 */
const HINT = /(?:^|;\s*)signed-in=1(?:;|$)/;

export function hasSessionHint(): boolean {
  return HINT.test(document.cookie);
}

/** Called when the session turns out to have expired. */
export function dropSessionHint(): void {
  document.cookie = 'signed-in=; Path=/; Max-Age=0; SameSite=Lax';
}
