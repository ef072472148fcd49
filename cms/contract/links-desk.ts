import { z } from 'zod';
import { linkStaff, refusals } from './operation.ts';
import { recordIdSchema } from './record-id.ts';

export const checkLink = linkStaff.write('POST', '/api/desk/links/{id}/check', {
  summary: 'Check a broken link again, now, in the documents as they are now.',
  params: z.object({ id: recordIdSchema }),
  responses: { 200: z.object({ isBroken: z.boolean() }), ...refusals(400, 401, 403, 404) },
});

export const checkLinks = linkStaff.write('POST', '/api/desk/links/check', {
  summary: 'Begin the weekly check of all links now.',
  responses: { 204: 'empty', ...refusals(401, 403) },
});
