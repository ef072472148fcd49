import { Router } from 'express';

/** RFC 9116 asks for less than a year. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt`: where to report a vulnerability of this site; 404 without a contact. */
export function mountSecurityText(contact: string | undefined, siteUrl: string): Router {
  const router = Router();
  const address = '/.well-known/security.txt';
  router.get(address, (_req, res, next) => {
    if (contact === undefined) {
      next();
      return;
    }
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${siteUrl}${address}`,
    ];
    res
      .set('cache-control', 'public, max-age=86400')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  });
  return router;
}
