import type { PayloadRequest } from 'payload';

interface PlannedInput {
  readonly type?: string;
  readonly doc: { readonly relationTo: string; readonly value: unknown };
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
    const { type = 'publish', doc } = input as unknown as PlannedInput;
    return type === 'publish' && doc.relationTo === collection && String(doc.value) === String(id);
  });
}
