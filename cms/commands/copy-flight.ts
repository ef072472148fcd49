import type { PayloadRequest } from 'payload';

/** Copies an ad or a featured business as a draft (see `flight-fields.ts`); its numbers stay with the original. */
export async function duplicateFlight(
  { payload, user }: PayloadRequest,
  subject: 'ad' | 'featured',
  id: number,
): Promise<number> {
  const collection = subject === 'ad' ? 'ads' : 'featured-businesses';
  const copy = await payload.duplicate({ collection, id, depth: 0, overrideAccess: false, user });
  return copy.id;
}
