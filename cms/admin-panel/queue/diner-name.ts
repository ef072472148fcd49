import { relatedId } from '#cms/rich-text/article-text';
import type { Payload } from 'payload';

/** A diner's public name, for staff without access to diners' records. */
export async function dinerName(payload: Payload, diner: unknown): Promise<string | null> {
  const id = relatedId(diner);
  if (id === null) return null;
  const found = await payload.findByID({
    collection: 'users',
    id,
    select: { username: true },
    depth: 0,
    disableErrors: true,
  });
  return found?.username ?? null;
}
