import type { AdminRole } from '#domain/people/staff-roles';
import { afterAll, beforeAll } from 'vitest';
import { callRest, staffToken, type RestAnswer, type RestCall } from './call-rest.ts';
import type { TestContent } from './create-test-database.ts';
import { openTestCms, type TestCms } from './open-test-cms.ts';

/** Sends a request to Payload's REST API; the path is below `/cms/api`. */
type Ask = (method: RestCall['method'], path: string, body?: RestCall['body']) => Promise<RestAnswer>;

interface UsedCms extends TestCms {
  /** Asks as a member of staff with that role, the same one each time, or as nobody. */
  as(role?: AdminRole): Ask;
}

/** Opens Payload on a new database before the tests of a file, and closes it after them. */
export function useTestCms(content?: TestContent): UsedCms {
  let opened: TestCms | undefined;
  beforeAll(async () => {
    opened = await openTestCms(content);
  });
  afterAll(() => opened?.close());
  const tokens = new Map<AdminRole, Promise<string>>();
  function tokenOf(role: AdminRole): Promise<string> {
    const token = tokens.get(role) ?? staffToken(cms, role);
    tokens.set(role, token);
    return token;
  }
  const as: UsedCms['as'] = (role) => async (method, path, body) =>
    callRest(cms.config, { method, path, token: role && (await tokenOf(role)), ...(body && { body }) });
  // Tests name it before it is open.
  const cms = new Proxy({ as } as UsedCms, {
    get: (own, part) => (part === 'as' ? own.as : Reflect.get(opened ?? {}, part)),
  });
  return cms;
}
