import path from 'node:path';
import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import { randomBytes } from 'node:crypto';
import { closePool } from '../database/closable-pool.ts';
import { migrate } from '../database/migrate.ts';
import type { Log } from '../database/log.ts';
import { migrations } from '../database/migrations/index.ts';
import { openDatabase } from '../database/postgres-server.ts';
import { payloadSecret, type Env } from '../env.ts';
import { openSiteSearch } from '../indexing/open-site-search.ts';
import type { Indexing } from '../indexing/sync-index.ts';
import { provideServices } from './services.ts';

export interface Cms {
  payload: Payload;
  config: SanitizedConfig;
  databaseUrl: string;
  indexing: Indexing;
  close(): Promise<void>;
}

interface OpenCmsOptions {
  env: Env;
  /** Origins whose pages may use the staff cookie; the first is the site's own. Command-line tools have none. */
  trustedOrigins?: string[];
  log: Log;
}

/** Opens the database, schema and Payload, for the site and every command-line tool. Throws `DatabaseFault`. */
export async function openCms({ env, trustedOrigins = [], log }: OpenCmsOptions): Promise<Cms> {
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  try {
    await migrate(database.url, migrations, log);
    const runtime = {
      databaseUrl: database.url,
      payloadSecret: payloadSecret(env),
      trustedOrigins,
      secureCookies: trustedOrigins[0]?.startsWith('https:') ?? false,
      logLevel: env.LOG_LEVEL,
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      mediaFolder: path.join(env.DATA_DIR, 'media'),
      importFolder: path.join(env.DATA_DIR, 'imports'),
      undoDays: env.IMPORT_UNDO_DAYS,
    };
    provideServices({ runtime });
    // Imported only now: Payload's configuration reads the runtime on import.
    const { default: configPromise } = await import('../payload.config.ts');
    const config = await configPromise;
    // Outside production, Payload would open a socket to the service on PORT, and a tool would never exit.
    process.env.DISABLE_PAYLOAD_HMR = 'true';
    const payload = await getPayload({ config });
    await ensureFirstRun({ payload, env, log });
    const { pool } = payload.db;
    const search = openSiteSearch({ pool, env, log });
    provideServices({ search });
    const close = async () => {
      provideServices({ search: undefined });
      search.close();
      await payload.destroy();
      // Payload drops its pool without closing it.
      await closePool(pool);
      await database.close();
    };
    return { payload, config, databaseUrl: database.url, indexing: { payload, pool, search }, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

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
