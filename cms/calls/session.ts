import type { Audience, Operation } from '#contract/operation';
import { executeAuthStrategies, type Payload, type PayloadRequest } from 'payload';
import { parseCookies } from 'payload/shared';
import { hasRole } from '../access/roles.ts';
import { DINER_COOKIE_PREFIX } from '../access/session-cookies.ts';
import { forbidden, unauthorized } from './call-error.ts';

type User = PayloadRequest['user'];
type Diner = Extract<User, { collection: 'users' }>;
type Staff = Extract<User, { collection: 'admins' }>;

export type Caller<Given extends Audience> = Given extends 'diner'
  ? Diner
  : Given extends 'staff'
    ? Staff
    : null;

const COLLECTIONS = { diner: 'users', staff: 'admins' } as const;

/**
 * The caller, by the session of the call's audience, so that a staff member can also be signed in as a diner. Throws
 * 401 without that session, 403 without the role.
 */
export async function findCaller(
  { audience, roles, isSessionOptional }: Operation,
  { payload, headers }: PayloadRequest,
): Promise<User> {
  if (audience === 'public') return null;
  const user = await findUser(payload, audience, headers.get('cookie'));
  if (!user && !isSessionOptional) throw unauthorized('Not signed in');
  if (roles && !hasRole(user, ...roles))
    throw forbidden(`This is for staff with the role “${roles.join('” or “')}”.`);
  return user;
}

/** The user of the cookies' session, verified. */
export async function findUser(
  payload: Payload,
  audience: Exclude<Audience, 'public'>,
  cookies: string | null,
): Promise<User> {
  const prefix = audience === 'staff' ? payload.config.cookiePrefix : DINER_COOKIE_PREFIX;
  const token = cookies && parseCookies(new Headers({ cookie: cookies })).get(`${prefix}-token`);
  // Anything else is not one of our tokens, and may be invalid in a header.
  if (!token || !/^[\w.-]+$/.test(token)) return null;
  // Without what the caller may do with each collection, for which `payload.auth` asks all of their access rules.
  const headers = new Headers({ authorization: `JWT ${token}` });
  const { user } = await executeAuthStrategies({ headers, payload });
  // Payload reports an unreachable database as an expired session; this query throws instead.
  if (!user) await payload.db.pool.query('select 1');
  return user?.collection === COLLECTIONS[audience] ? user : null;
}
