import type { AdminRole } from '#domain/people/staff-roles';
import { createAdmin, TEST_PASSWORD } from '#cms/test/factories';
import { expect } from 'vitest';
import type { TestSite } from './start-test-site.ts';
import type { Visitor } from './visitor.ts';

/** Signs in a new staff member with these roles. */
export async function signInStaff(site: TestSite, roles: AdminRole[]): Promise<Visitor> {
  const { username } = await createAdmin(site.cms.payload, roles);
  const visitor = site.visitor();
  const answer = await visitor.call('POST', '/api/admin/login', { username, password: TEST_PASSWORD });
  expect(answer.status, answer.text).toBe(200);
  return visitor;
}
