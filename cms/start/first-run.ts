import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import type { Log } from '../database/log.ts';
import type { Env } from '../env.ts';

interface FirstRun {
  payload: Payload;
  env: Pick<Env, 'ADMIN_USERNAME' | 'ADMIN_PASSWORD'>;
  log: Log;
}

/** Fills an empty database: default settings and one admin. */
export async function ensureFirstRun({ payload, env, log }: FirstRun): Promise<void> {
  await storeDefaultSettings(payload);
  const { totalDocs } = await payload.count({ collection: 'admins' });
  if (totalDocs > 0) return;
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  await payload.create({
    collection: 'admins',
    data: { username: env.ADMIN_USERNAME, password, roles: ['admin'] },
  });
  // Shown only once; only its hash is stored.
  const how = env.ADMIN_PASSWORD ? 'the password of ADMIN_PASSWORD' : `the password ${password}`;
  log.info(`First admin created: sign in at /cms as ${env.ADMIN_USERNAME} with ${how}`);
}

/** Rules that SQL reads must be stored rows, not defaults known only to Payload. */
async function storeDefaultSettings(payload: Payload): Promise<void> {
  for (const slug of ['listing-rules', 'site-settings', 'home', 'quiz-settings'] as const) {
    const stored = await payload.db.findGlobal({ slug });
    if (stored && 'id' in stored) continue;
    const defaults = await payload.findGlobal({ slug });
    await payload.updateGlobal({
      slug,
      data: { ...defaults, ...(slug === 'home' && { _status: 'published' }) },
    });
  }
}
