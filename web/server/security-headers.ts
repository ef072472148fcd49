import type { RequestHandler } from 'express';
import helmet from 'helmet';

interface SecurityHeadersOptions {
  siteUrl: string;
  /** Vite's development server needs inline scripts and a socket. */
  isDevelopment: boolean;
}

/** The site's own policy: nothing inline, nothing from another host, no framing. */
export function securityHeaders({ siteUrl, isDevelopment }: SecurityHeadersOptions): RequestHandler {
  const isHttps = siteUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: isDevelopment
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'"],
            styleSrc: ["'self'"],
            // Positioning by the accessible primitives; style elements stay forbidden.
            styleSrcAttr: ["'unsafe-inline'"],
            imgSrc: ["'self'", 'data:', 'blob:'],
            // The one page that shows a form of another site; which one, the settings say.
            frameSrc: [(req) => (isFramePage(req.url) ? 'https:' : "'none'")],
            objectSrc: ["'none'"],
            baseUri: ["'self'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
          },
        },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
}

/** Browsers find the page under any spelling that the router takes. */
function isFramePage(url = ''): boolean {
  return /^\/win-dinner\/?(?:$|\?)/i.test(url);
}

/** Of answers that are no pages: whatever a browser takes one for, it may do nothing with it. */
export function apiHeaders(siteUrl: string): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** The panel draws itself with inline scripts and may show previews of the site. */
export function panelHeaders(siteUrl: string): RequestHandler {
  return helmet({
    contentSecurityPolicy: false,
    frameguard: { action: 'sameorigin' },
    strictTransportSecurity: siteUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}
