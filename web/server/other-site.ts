import type { IncomingHttpHeaders } from 'node:http';

export const OTHER_SITE = 'This request came from another site.';

/** Whether a page of another site sent this. Programs, which name no origin, are nobody's page. */
export function isFromOtherSite({ origin, host }: IncomingHttpHeaders, siteUrl: string): boolean {
  return origin !== undefined && origin !== siteUrl && hostOf(origin) !== host;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
