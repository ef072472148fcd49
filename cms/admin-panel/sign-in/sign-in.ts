'use client';

import { adminLogin, type AdminLoginInput, type AdminLoginRefusal } from '#contract/admin-session';

interface SignedIn {
  readonly recoveryCodes?: readonly string[] | undefined;
}

/** Signs staff in, or returns why not and what is missing; throws if the site does not respond. */
export async function signIn({ code, ...pair }: AdminLoginInput): Promise<SignedIn | AdminLoginRefusal> {
  const response = await fetch(adminLogin.path, {
    method: adminLogin.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...pair, ...(code && { code }) }),
  }).catch(() => {
    throw new Error('The site isn’t answering. Try again in a moment.');
  });
  const answer: unknown = await response.json().catch(() => null);
  const schema = response.ok ? adminLogin.responses[200] : adminLogin.responses[401];
  const { data } = schema.safeParse(answer);
  if (!data) throw new Error(`The site answered ${response.status}.`);
  return data;
}
