/**
 * The session's cookie is out of reach of scripts; a second one says that there is a session to ask for. A visitor
 * without it is signed out, and asks nothing: pages are cached for everybody, and most visitors have no account.
 */
const HINT = /(?:^|;\s*)signed-in=1(?:;|$)/;

export function hasSessionHint(): boolean {
  return HINT.test(document.cookie);
}

/** The session turned out to be over. */
export function dropSessionHint(): void {
  document.cookie = 'signed-in=; Path=/; Max-Age=0; SameSite=Lax';
}
