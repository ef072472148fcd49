import { createDiner, TEST_PASSWORD } from '#cms/test/factories';
import { expect } from 'vitest';
import type { TestSite } from './start-test-site.ts';
import type { Visitor } from './visitor.ts';

export interface SignedInDiner {
  visitor: Visitor;
  id: number;
  username: string;
}

/** Registers a new diner; `visitor` may have other sessions already. */
export async function signInDiner(site: TestSite, visitor = site.visitor()): Promise<SignedInDiner> {
  const { id, username } = await createDiner(site.cms.payload);
  await signIn(visitor, username);
  return { visitor, id, username };
}

/** Signs the diner in on another device. */
export async function signIn(visitor: Visitor, username: string): Promise<void> {
  const answer = await visitor.call('POST', '/api/login', { username, password: TEST_PASSWORD });
  expect(answer.status, answer.text).toBe(200);
}
