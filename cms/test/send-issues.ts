import { readEnv } from '#cms/env';
import { keepSending } from '#cms/newsletter/sending/keep-sending';
import { openBulkMailer } from '#cms/outbound/bulk-mailer';
import { openCms } from '#cms/start/open-cms';
import { quietLog } from './quiet-log.ts';

/** A process that sends issues until it is killed, for tests that kill it. */
const env = readEnv();
const { payload } = await openCms({ env, trustedOrigins: ['http://site.test'], log: quietLog });
keepSending({
  payload,
  mailer: openBulkMailer(env.SMTP_URL ?? ''),
  rate: env.NEWSLETTER_RATE,
  log: quietLog,
  timing: { leaseMs: 2_000, lookMs: 50 },
});
