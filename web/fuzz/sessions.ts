import { ROLES, type Role } from './request-parts.ts';

export const FIRST_ADMIN = { username: 'fuzz-admin', password: 'a-password-for-the-fuzz-run' };
/** Payload accepts a cookie only from the site's own origin. */
export const FUZZ_ORIGIN = 'http://fuzz.test';
const STAFF: readonly Role[] = ['editor', 'ads', 'data'];

/** Cookies of every role. Damage during the run (signing out, too many changes) lasts until the next renewal. */
export interface Sessions {
  cookieOf(role: Role): string | undefined;
  renew(): Promise<void>;
}

export async function openSessions(url: string): Promise<Sessions> {
  const cookies = new Map<Role, string>();
  let count = 0;

  async function post(path: string, body: unknown, cookie = ''): Promise<string> {
    count += 1;
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: FUZZ_ORIGIN,
        'x-forwarded-for': `10.200.${count >> 8}.${count & 255}`,
        cookie,
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.headers
      .getSetCookie()
      .map((one) => one.split(';', 1)[0])
      .join('; ');
  }

  const signIn = (username: string) => post('/api/admin/login', { username, password: FIRST_ADMIN.password });

  async function renew(): Promise<void> {
    cookies.set('admin', await signIn(FIRST_ADMIN.username));
    for (const role of STAFF) cookies.set(role, await signIn(`fuzz-${role}`));
    const diner = { username: `fuzz-diner-${count}`, password: FIRST_ADMIN.password };
    cookies.set('diner', await post('/api/register', diner));
    cookies.set('forged', 'payload-token=eyJhbGciOiJub25lIn0.eyJpZCI6MX0.; cms-token=1');
  }

  const admin = await signIn(FIRST_ADMIN.username);
  for (const role of STAFF) {
    const { password } = FIRST_ADMIN;
    await post(
      '/cms/api/admins',
      { username: `fuzz-${role}`, password, roles: [role], proof: password },
      admin,
    );
  }
  await renew();
  const known = ROLES.filter((role) => cookies.has(role)).length;
  if (known < ROLES.length - 1) throw new Error('Somebody could not be signed in.');
  return { cookieOf: (role) => cookies.get(role), renew };
}
