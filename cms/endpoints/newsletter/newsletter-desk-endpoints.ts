import { LAST_RECORD_ID } from '#domain/addresses/record-id';
import type { AdminRole } from '#domain/people/staff-roles';
import { hasRole } from '#cms/access/roles';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { retryDeliveries } from '../../newsletter/delivery-queue.ts';
import { service } from '../../services.ts';
import { findNewsletterDesk } from '../../queries/newsletter-desk.ts';
import { exportSubscribers } from './export-subscribers.ts';

const retrySchema = z.object({ id: z.int().positive().max(LAST_RECORD_ID).nullable() });

/** What the page "Newsletter" of the panel asks: below `/cms/api`, for editors to read, for admins to act. */
export const newsletterDeskEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/newsletter',
    handler: forStaff('editor', async ({ payload }) =>
      Response.json(await findNewsletterDesk(payload, new Date()), {
        headers: { 'cache-control': 'no-store' },
      }),
    ),
  },
  {
    method: 'get',
    path: '/newsletter/export.csv',
    handler: forStaff('editor', async (req) => exportSubscribers(req)),
  },
  { method: 'post', path: '/newsletter/retry', handler: forStaff('admin', retry) },
];

/** One failed delivery by its subscriber, or all of them. */
async function retry(req: PayloadRequest): Promise<Response> {
  const body = retrySchema.safeParse(await req.json?.().catch(() => null));
  if (!body.success) {
    throw new APIError('Say which one: {"id": 7}, or all: {"id": null}.', 400, undefined, true);
  }
  const newsletter = service('newsletter');
  if (!newsletter.hasProvider) {
    throw new APIError('No mailing service is set up: LISTMONK_URL is empty.', 409, undefined, true);
  }
  const retried = await retryDeliveries(req.payload.db.pool, body.data.id);
  newsletter.wake();
  return Response.json({ retried }, { status: 202 });
}

type Work = (req: PayloadRequest) => Promise<Response>;

function forStaff(role: AdminRole, work: Work): Endpoint['handler'] {
  return async (req) => {
    if (!req.user) throw new APIError('Sign in first.', 401, undefined, true);
    if (!hasRole(req.user, role)) {
      throw new APIError(`This is for staff with the role “${role}”.`, 403, undefined, true);
    }
    return work(req);
  };
}
