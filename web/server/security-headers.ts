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
            // The accessible primitives position elements with style attributes; style elements stay forbidden.
            styleSrcAttr: ["'unsafe-inline'"],
            imgSrc: ["'self'", 'data:', 'blob:'],
            // The only page that embeds a form from another site; which one depends on the settings.
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
    // Browsers of today do the same without these; Node checks each header of each answer.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/** Matches every spelling that the router accepts. */
function isFramePage(url = ''): boolean {
  return /^\/win-dinner\/?(?:$|\?)/i.test(url);
}

/** For responses that aren't pages: a browser that renders one anyway can load and run nothing. */
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

/** The panel uses inline scripts and may show previews of the site. */
export function panelHeaders(siteUrl: string): RequestHandler {
  return helmet({
    contentSecurityPolicy: false,
    frameguard: { action: 'sameorigin' },
    strictTransportSecurity: siteUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}
