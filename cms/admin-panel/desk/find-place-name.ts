import type { Payload, PayloadRequest } from 'payload';

/** Undefined if the place no longer exists. */
export async function findPlaceName(
  payload: Payload,
  id: number,
  req?: PayloadRequest,
): Promise<string | undefined> {
  const place = await payload.findByID({
    collection: 'restaurants',
    id,
    select: { name: true },
    depth: 0,
    disableErrors: true,
    ...(req && { req }),
  });
  return place?.name;
}
