import { callRest, staffToken } from '#cms/test/call-rest';
import { createDiner, dinerToken } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { operations } from '#contract/index';
import type { Operation } from '#contract/operation';
import { ADMIN_ROLES, type AdminRole } from '#domain/people/staff-roles';
import { beforeAll, expect, it } from 'vitest';
import { CONTRACT_PREFIX } from './index.ts';

/** Who works where, besides admins (decisions §3). The first match counts. */
const WORKS: readonly [where: RegExp, roles: readonly AdminRole[]][] = [
  [/^\/api\/admin\/(me|logout)$|^\/api\/desk\/second-factor/, ADMIN_ROLES],
  [/^\/api\/admin\//, ['ads']],
  [/^\/api\/desk\/staff\//, []],
  [/^\/api\/desk\/newsletter\/subscribers/, []],
  [/^\/api\/desk\/(newsletter|schedule)/, ['editor']],
  [/^\/api\/desk\/links/, ['editor', 'data', 'ads']],
  [/^\/api\/desk\/(queue|choices)/, ['editor', 'data']],
  [/^\/api\/desk\//, ['data']],
];

const cms = useTestCms();
const tokens = new Map<AdminRole, string>();
let diner: string;

beforeAll(async () => {
  for (const role of ADMIN_ROLES) {
    tokens.set(role, await staffToken(cms, role));
  }
  diner = await dinerToken(cms.payload, (await createDiner(cms.payload)).username);
});

const guarded = Object.entries<Operation>(operations)
  .filter(([, { audience, isSessionOptional }]) => audience !== 'public' && !isSessionOptional)
  .map(([id, operation]) => ({ id, ...operation }));

it.each(guarded)('$id lets in only those whose work it is', async ({ audience, method, path }) => {
  const statusFor = async (headers: Record<string, string>) => {
    // Guards come before the body is read, and what they let in changes nothing: there is no record 0.
    const at = CONTRACT_PREFIX + path.replaceAll(/\{\w+\}/g, '0');
    const body = method === 'GET' ? {} : { body: {} };
    return (await callRest(cms.config, { method: method as 'POST', path: at, headers, ...body })).status;
  };
  expect(await statusFor({})).toBe(401);
  if (audience === 'diner') {
    expect(await statusFor({ cookie: `diner-token=${tokens.get('admin')}` })).toBe(401);
    return;
  }
  // A diner's session is no staff session, in either cookie.
  for (const cookie of ['cms-token', 'diner-token'])
    expect(await statusFor({ cookie: `${cookie}=${diner}` })).toBe(401);
  const [, roles = []] = WORKS.find(([where]) => where.test(path)) ?? [];
  for (const [role, token] of tokens) {
    const isRefused = (await statusFor({ cookie: `cms-token=${token}` })) === 403;
    expect(isRefused, role).toBe(role !== 'admin' && !roles.includes(role));
  }
});
