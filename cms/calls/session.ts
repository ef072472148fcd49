import type { Audience, Operation } from '#contract/operation';
import type { Payload, PayloadRequest } from 'payload';
import { parseCookies } from 'payload/shared';
import { hasRole } from '../access/roles.ts';
import { forbidden, unauthorized } from './call-error.ts';

/** Payload has one cookie for all its auth collections; the diner's is a second one of the same make. */
export const DINER_COOKIE_PREFIX = 'diner';

type User = PayloadRequest['user'];
type Diner = Extract<User, { collection: 'users' }>;
type Staff = Extract<User, { collection: 'admins' }>;

/** Who makes a call of an audience. */
export type Caller<Given extends Audience> = Given extends 'diner'
  ? Diner
  : Given extends 'staff'
    ? Staff
    : null;

const COLLECTIONS = { diner: 'users', staff: 'admins' } as const;

/**
 * Who makes the call, by the session of its audience: a staff member who also has a diner account is each of them in
 * the right place. Throws 401 without that session, 403 without the role.
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

/** The user whose session the cookies hold, checked. */
export async function findUser(
  payload: Payload,
  audience: Exclude<Audience, 'public'>,
  cookies: string | null,
): Promise<User> {
  const prefix = audience === 'staff' ? payload.config.cookiePrefix : DINER_COOKIE_PREFIX;
  const token = cookies && parseCookies(new Headers({ cookie: cookies })).get(`${prefix}-token`);
  // Anything else is no token of ours, and may be nothing that a header can hold.
  if (!token || !/^[\w.-]+$/.test(token)) return null;
  const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) });
  // Payload takes a database that is away for a session that is over.
  if (!user) await payload.db.pool.query('select 1');
  return user?.collection === COLLECTIONS[audience] ? user : null;
}
