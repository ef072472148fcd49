'use client';

import { adminLogin } from '#contract/admin-session';
import type { LoginInput } from '#contract/accounts';

/** Signs staff in; a refusal is the message of the error. */
export async function signIn(pair: LoginInput): Promise<void> {
  const response = await fetch(adminLogin.path, {
    method: adminLogin.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(pair),
  }).catch(() => {
    throw new Error('The site does not answer. Try again in a moment.');
  });
  if (response.ok) return;
  const refusal = adminLogin.responses[401].safeParse(await response.json().catch(() => null));
  throw new Error(refusal.data?.error ?? `The site answered ${response.status}.`);
}
