import { SITE_PAGES } from './site-pages.ts';

const LIST_PICTURE = '/share/lists/:token.png';

/** Below these paths is a token that opens something. Its capitals matter, and it is never logged. */
export const SECRET_PATHS = [...SITE_PAGES.map(([, { path }]) => path), LIST_PICTURE].flatMap(beforeToken);

/** The part of a route before its token (`:token` or `{token}`), if it has one. */
export function beforeToken(route: string): string[] {
  const at = route.search(/[:{]token\b/);
  return at < 0 ? [] : [route.slice(0, at)];
}
