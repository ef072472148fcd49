import { region } from '#city';
import { sql } from '@payloadcms/db-postgres';
import {
  APIError,
  initTransaction,
  killTransaction,
  ValidationError,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { DRAFTED_GLOBALS, type DraftedGlobal } from '#domain/guides/editorial-words';
import type { NewScheduled } from '#contract/schedule-desk';
import { badRequest, conflict } from '../calls/call-error.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { listMailedIssues } from '../newsletter/sending/mailings.ts';
import { runSql } from '../queries/run-sql.ts';

/**
 * Schedules a document to go live or come down, at a time of the city.
 * @throws CallError 400 if that has passed, or if the document could not be published as it is now; 409 for an issue of
 * the newsletter that has a time already
 */
export async function scheduleChange(
  req: PayloadRequest,
  { collection, id, action, day, time }: NewScheduled,
): Promise<void> {
  const at = await cityInstant(req.payload, { day, time });
  const global = DRAFTED_GLOBALS.find((slug) => slug === collection);
  if (global && action === 'unpublish') throw badRequest('It’s always on the site, so it can’t come down.');
  if (collection === 'newsletter-issues' && action === 'unpublish')
    throw badRequest('Mail can’t be taken back.');
  if (action === 'publish') await tryPublishing(req, { collection, id });
  const user = req.user && { relationTo: req.user.collection, value: req.user.id };
  const queue = () =>
    req.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: action,
        ...(global ? { global } : { doc: { relationTo: collection, value: String(id) } }),
        user,
      } as never,
      waitUntil: at,
    });
  await (collection === 'newsletter-issues' ? planOnce(req.payload, id, queue) : queue());
}

/** Mail goes out once: of two windows that schedule the same issue, the second is told. */
async function planOnce({ db }: Payload, id: number, queue: () => Promise<unknown>): Promise<void> {
  await inTransaction(db.pool, async (client) => {
    await client.query('select from newsletter_issues where id = $1 for update', [id]);
    if ((await listMailedIssues(client)).includes(id))
      throw conflict('It’s scheduled or sent already, maybe in another window. Look again.');
    await queue();
  });
}

async function cityInstant(
  payload: Payload,
  { day, time }: { readonly day: string; readonly time: string },
): Promise<Date> {
  const [due] = await runSql<{ at: string }>(
    payload,
    sql`select ((${day}::date + ${time}::time) at time zone ${region.timeZone})::text as at`,
  );
  const at = new Date(due?.at ?? '');
  if (!(at.getTime() > Date.now())) throw badRequest('That time has passed. Choose a later one.');
  return at;
}

/** Publishes and takes it back: whatever would be refused then is said now, while somebody is there to mend it. */
async function tryPublishing(
  req: PayloadRequest,
  { collection, id }: Pick<NewScheduled, 'collection' | 'id'>,
): Promise<void> {
  const isOurs = await initTransaction(req);
  try {
    const change = { data: { _status: 'published' }, depth: 0, req } as const;
    const global = DRAFTED_GLOBALS.find((slug) => slug === collection);
    await (global
      ? req.payload.updateGlobal({ slug: global, ...change })
      : req.payload.update({
          collection: collection as Exclude<typeof collection, DraftedGlobal>,
          id,
          ...change,
        }));
  } catch (error) {
    refuseFaulty(error);
  } finally {
    if (isOurs) await killTransaction(req);
  }
}

/** Throws what the document's rules refuse as a sentence, CallError 400, and every other error as it is. */
function refuseFaulty(error: unknown): never {
  if (!(error instanceof APIError) || error.status !== 400) throw error;
  const [fault] = error instanceof ValidationError ? error.data.errors : [];
  const reason = fault ? `${String(fault.label ?? fault.path)}: ${fault.message}` : error.message;
  throw badRequest(`It couldn’t go live like this. ${reason}`);
}

/** @throws CallError 409 once the change has happened */
export async function cancelScheduled(payload: Payload, id: number): Promise<void> {
  const canceled = await runSql(
    payload,
    sql`delete from payload_jobs
        where id = ${id} and task_slug = 'schedulePublish' and completed_at is null and not processing returning id`,
  );
  if (canceled.length === 0) throw conflict('It has happened already, or somebody took it off the schedule.');
}
