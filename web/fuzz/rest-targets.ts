import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { HOSTILE_TEXTS, hostileBody, hostileSegment } from './hostile-values.ts';
import {
  flat,
  METHODS,
  oddHeaders,
  ROLES,
  ROOT,
  toForm,
  type,
  type Role,
  type RoleRequest,
  type Target,
} from './request-parts.ts';
import cases from './rest-targets.json' with { type: 'json' };

/** Payload's REST API, with every kind of path it has. */
export function restTargets(): Target[] {
  const types = readFileSync(path.join(ROOT, 'cms/payload-types.ts'), 'utf8');
  const slugsOf = (block: string) =>
    [
      ...(new RegExp(`^  ${block}: \\{\n([^}]*)`, 'm').exec(types)?.[1] ?? '').matchAll(
        /^ {4}'?([\w-]+)'?:/gm,
      ),
    ].map(([, slug = '']) => slug);
  const inCollection = cases.inCollection;
  const inGlobal = ['', '/access', '/versions', '/versions/{}'];
  const others = cases.others;
  const addresses = [
    ...slugsOf('collections').flatMap((slug) =>
      inCollection.map((rest) => ({ name: slug, address: `/${slug}${rest}` })),
    ),
    ...slugsOf('globals').flatMap((slug) =>
      inGlobal.map((rest) => ({ name: `globals/${slug}`, address: `/globals/${slug}${rest}` })),
    ),
    ...others.map((rest) => ({ name: 'others', address: rest })),
  ];
  const names = [...new Set(addresses.map(({ name }) => name))];
  if (names.length < 20) throw new Error('cms/payload-types.ts does not name its collections as it used to.');
  return names.map((name) => ({
    group: 'cms/api',
    name,
    requests: fc
      .record({
        role: fc.constantFrom<Role>('admin', 'admin', 'editor', 'ads', ...ROLES),
        method: fc.constantFrom(...METHODS, 'GET', 'GET', 'POST', 'PATCH'),
        path: fc
          .tuple(fc.constantFrom(...addresses.filter((one) => one.name === name)), restId, restQuery)
          .map(([{ address }, id, query]) => `/cms/api${address.replaceAll('{}', () => id)}${query}`),
        sent: restBody,
        odd: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, oddHeaders),
      })
      .map(flat)
      .map(withoutHarmToStaff),
  }));
}

const restId = fc.oneof(fc.integer({ min: 1, max: 700 }).map(String), hostileSegment);
const QUERY_NAMES = cases.parameters;
const restQuery = fc.oneof(
  fc.constant(''),
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...QUERY_NAMES),
        fc.oneof(
          fc.constantFrom('0', '1', '-1', 'true', 'id', '-createdAt', 'null', '{}', '1,2'),
          hostileSegment,
        ),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
  fc.constant(`?${'where[and][0]'.repeat(1)}${'[or][0]'.repeat(60)}[id][equals]=1`),
  fc.constant(`?${'a[]=1&'.repeat(2_000)}`),
);
const FIELDS = cases.fields;
const restDocument = fc.dictionary(
  fc.constantFrom(...FIELDS),
  fc.oneof(fc.constantFrom<unknown>(...HOSTILE_TEXTS), fc.jsonValue({ maxDepth: 2 })),
);
const restBody = fc.oneof(
  restDocument.map((one) => ({ body: JSON.stringify(one), headers: { 'content-type': 'application/json' } })),
  restDocument.map(toForm),
  restDocument.map((one) => toForm({ _payload: JSON.stringify(one), file: 'no picture' })),
  fc
    .record({ body: hostileBody, type })
    .map((one) => ({ body: one.body, headers: { 'content-type': one.type } })),
  fc.constant({}),
);

/** Admins can change any account: this run's own accounts must survive it. */
function withoutHarmToStaff(sent: RoleRequest): RoleRequest {
  const isHarm =
    sent.role === 'admin' && /^\/cms\/api\/(admins|users)/.test(sent.path) && sent.method !== 'GET';
  return isHarm ? { ...sent, role: 'forged' } : sent;
}
