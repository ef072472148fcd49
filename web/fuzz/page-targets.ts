import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { hostileBody, hostileSegment, hostileText } from './hostile-values.ts';
import { flat, hostileQuery, METHODS, oddHeaders, role, ROOT, type, type Target } from './request-parts.ts';
import cases from './page-targets.json' with { type: 'json' };

/** The forms that work without scripts. */
export function formTargets(): Target[] {
  const fields = fc.dictionary(
    fc.constantFrom('email', 'leaveEmpty', 'token', 'List-Unsubscribe', 'username', 'password', 'q', 'a[b]'),
    fc.oneof(fc.emailAddress(), hostileText),
  );
  const encoded = fields.map((one) => ({
    body: Object.entries(one)
      .map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`)
      .join('&'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }));
  const raw = fc
    .record({ body: hostileBody, type })
    .map((one) => ({ body: one.body, headers: { 'content-type': one.type } }));
  return [
    '/win-dinner',
    '/unsubscribe',
    '/newsletter/confirm',
    '/submit-restaurant',
    '/auth',
    '/quiz',
    '/admin/login',
    '/cms/login',
  ].map((address) => ({
    group: 'form',
    name: address,
    requests: fc
      .record({
        role,
        method: fc.constant('POST'),
        path: hostileQuery.map((query) => address + query),
        sent: fc.oneof(encoded, raw),
        odd: oddHeaders,
      })
      .map(flat),
  }));
}

/** Every route of the site, and the other addresses it serves. */
export function pageTargets(): Target[] {
  const source = readFileSync(path.join(ROOT, 'web/src/routes.tsx'), 'utf8');
  const routes = [...source.matchAll(/path: '([^']+)'/g)].map(([, one = '']) => one);
  const beside = cases.beside;
  const segment = fc.oneof(
    hostileSegment,
    fc.constantFrom('pizza', 'canton', '12304', 'american', 'restaurants', 'ads'),
    fc.integer({ min: 1, max: 20_000 }).map(String),
  );
  return [...routes, ...beside].map((route) => ({
    group: 'page',
    name: route,
    requests: fc
      .record({
        role,
        method: fc.constantFrom('GET', 'GET', 'GET', 'GET', ...METHODS),
        path: fc
          .tuple(segment, hostileQuery)
          .map(([one, query]) => route.replace('*', ':rest').replace(/:\w+/g, () => one) + query),
        sent: fc.constant({}),
        odd: oddHeaders,
      })
      .map(flat),
  }));
}
