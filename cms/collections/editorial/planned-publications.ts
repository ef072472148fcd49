import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { runInRequest } from '../run-in-request.ts';

interface PlannedInput {
  readonly type?: string;
  readonly doc?: { readonly relationTo: string; readonly value: unknown } | null;
  /** Instead of a document. */
  readonly global?: string | null;
}

/** The scheduled publications of a document that have not happened, and the one that is happening. */
export async function findPlannedPublications(
  req: PayloadRequest,
  { collection, id }: { readonly collection: string; readonly id: unknown },
): Promise<{ id: number | string; processing?: boolean | null }[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false } },
    pagination: false,
    req,
  });
  return docs.filter(({ input }) => {
    const { type = 'publish', doc, global } = input as unknown as PlannedInput;
    const isOfIt = doc
      ? doc.relationTo === collection && String(doc.value) === String(id)
      : global === collection;
    return type === 'publish' && isOfIt;
  });
}

/**
 * Publishing by hand cancels a scheduled publication of the same document, which would otherwise publish whatever draft
 * exists by then. If the schedule itself publishes, later entries stay.
 */
export async function cancelPlannedPublications(
  req: PayloadRequest,
  document: { readonly collection: string; readonly id: unknown },
): Promise<void> {
  const jobs = await findPlannedPublications(req, document);
  if (jobs.some(({ processing }) => processing)) return;
  if (jobs.length === 0) return;
  // One may have begun since.
  const ids = jobs.map(({ id }) => id);
  await runInRequest(req, sql`delete from payload_jobs where id in ${ids} and not processing`);
}
